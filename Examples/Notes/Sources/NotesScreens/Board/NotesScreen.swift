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
      ToolbarItem {
        // A phone has no key with this sign.
        let icon = sizeClass == .compact ? "doc.text.magnifyingglass" : "command"
        Button("Commands", systemImage: icon) { sheet = .commands }
          .keyboardShortcut("k", modifiers: .command)
          .help("Find a note or a command: ⌘K, or Control and K")
      }
      ToolbarItem {
        NavigationLink(value: Route.importing) {
          Label("Import…", systemImage: "square.and.arrow.down")
        }
      }
      ToolbarItem {
        NavigationLink(value: Route.slices) {
          Label("What is evaluated", systemImage: "square.stack")
        }
      }
      ToolbarItem {
        Button("Settings", systemImage: "gearshape") { sheet = .settings }
      }
    }
  }
}

/// A sheet over the notes.
enum NotesSheet: String, Identifiable {
  case settings, commands

  var id: Self { self }
}
