import Pando

/// All notes: the first screen.
struct NotesScreen: View {
  let model: NotesModel

  @Shared(.notes) private var notes
  @State private var query = ""
  @State private var showsSettings = false

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
        Button("Settings", systemImage: "gearshape") { showsSettings = true }
      }
    }
    .sheet(isPresented: $showsSettings) { SettingsScreen() }
  }
}
