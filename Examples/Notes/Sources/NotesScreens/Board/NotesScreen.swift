import Pando

/// All notes: the first screen.
struct NotesScreen: View {
  let model: NotesModel
  @Binding var sheet: NotesSheet?

  @Shared(.notes) private var notes
  @State private var query = ""
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    Group {
      if let error = $notes.loadError, !error.isOffline {
        List { UnreadableNotes(error: error) }
      } else {
        NotesList(model: model, query: query)
      }
    }
    .navigationTitle("Notes")
    .searchable(text: $query, prompt: "Search notes")
    .toolbar {
      // A phone has room for the title, and for one menu beside it.
      if sizeClass == .compact {
        ToolbarItem {
          Menu("More", systemImage: "ellipsis") {
            commands
            importing
            slices
            settings
          }
        }
      } else {
        ToolbarItem {
          commands.help("Find a note or a command: ⌘K, or Control and K")
        }
        ToolbarItem { importing }
        ToolbarItem { slices }
        ToolbarItem { settings }
      }
    }
  }

  private var commands: some View {
    Button("Commands", systemImage: "command") { sheet = .commands }
      .keyboardShortcut("k", modifiers: .command)
  }

  private var importing: some View {
    NavigationLink(value: Route.importing) {
      Label("Import…", systemImage: "square.and.arrow.down")
    }
  }

  private var slices: some View {
    NavigationLink(value: Route.slices) {
      Label("What is evaluated", systemImage: "square.stack")
    }
  }

  private var settings: some View {
    Button("Settings", systemImage: "gearshape") { sheet = .settings }
  }
}

/// A sheet over the notes.
enum NotesSheet: String, Identifiable {
  case settings, commands

  var id: Self { self }
}
