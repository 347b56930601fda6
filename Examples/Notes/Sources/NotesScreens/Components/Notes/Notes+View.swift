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

  var body: some View {
    NavigationStack(path: $path) {
      NotesScreen(model: model)
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .note(let id): NoteScreen(id: id)
          case .importing: ImportScreen(store: importing, recorder: recorder)
          case .slices: SlicesScreen()
          }
        }
    }
    .overlay(alignment: .bottom) {
      if !model.deleted.isEmpty { UndoBar(model: model) }
    }
  }
}
