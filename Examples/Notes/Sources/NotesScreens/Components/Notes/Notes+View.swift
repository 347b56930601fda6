import Pando
import PandoReducers

extension NotesComponent: View {
  var body: some View {
    NotesStack(model: model, importing: importing, recorder: recorder)
  }
}

/// The notes, and the screens pushed over them.
private struct NotesStack: View {
  let model: NotesModel
  let importing: StoreOf<ImportNotes>
  let recorder: ImportRecorder
  @State private var path: [Route] = []
  @State private var sheet: NotesSheet?
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    NavigationStack(path: $path) {
      NotesScreen(model: model, sheet: $sheet)
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .note(let id): NoteScreen(id: id)
          case .importing: ImportScreen(store: importing, recorder: recorder)
          case .slices: SlicesScreen()
          }
        }
    }
    // The palette opens over a pushed screen too, where the button of the list is out of sight.
    .background {
      if !path.isEmpty {
        Button("Commands") { sheet = .commands }
          .keyboardShortcut("k", modifiers: .command)
          .hidden()
      }
    }
    .overlay(alignment: .bottom) {
      // The region exists before its bar does, because assistive technology announces only what comes into a region
      // that it knows.
      VStack {
        if !model.deleted.isEmpty { UndoBar(model: model) }
      }
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.updatesFrequently)
      .accessibilityLabel("Deleted notes")
    }
    .sheet(item: $sheet) { sheet in
      switch sheet {
      case .settings: SettingsScreen()
      case .commands: CommandPalette(run: run)
      }
    }
  }

  /// Performs the command that was chosen in the palette, in place of the palette.
  private func run(_ command: Command) {
    sheet = nil
    switch command.action {
    case .open(let route): path = [route]
    case .settings: sheet = .settings
    case .delete(let id): model.delete([id], undoManager: undoManager)
    case .write(let title): _ = model.add(title)
    }
  }
}
