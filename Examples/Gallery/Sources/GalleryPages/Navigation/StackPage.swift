import Pando

struct StackPage: View {
  @State private var path: [String] = ["Aspen"]

  var body: some View {
    NavigationStack(path: $path) {
      List(["Aspen", "Birch", "Cedar"], id: \.self) { tree in NavigationLink(tree, value: tree) }
        .navigationTitle("Trees")
        .navigationDestination(for: String.self) { tree in
          TreePage(name: tree)
        }
    }
  }
}

private struct TreePage: View {
  let name: String
  @State private var query = ""
  @State private var notes = [Note(id: 1, words: "Leaves that tremble in the lightest wind.")]
  @State private var last = 1
  @State private var isEditing = false

  struct Note: Identifiable {
    let id: Int
    let words: String
  }

  private var found: [Note] {
    query.isEmpty ? notes : notes.filter { $0.words.localizedStandardContains(query) }
  }

  var body: some View {
    List {
      Section("About") {
        LabeledContent("Family", value: name == "Cedar" ? "Pines" : "Willows")
        LabeledContent("Height", value: name == "Cedar" ? "40 m" : "25 m")
        LabeledContent("Found in", value: "North America")
      }
      Section("Notes") {
        ForEach(found) { Text($0.words) }
          .onDelete(perform: delete)
        NavigationLink("Places") { PlacesPage(tree: name) }
      }
    }
    .navigationTitle(name)
    .searchable(text: $query, prompt: "Search notes")
    .environment(\.editMode, .constant(isEditing ? .active : .inactive))
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Add", systemImage: "plus", action: add)
      }
      ToolbarItem { Button(isEditing ? "Done" : "Edit") { isEditing.toggle() } }
      ToolbarItem(placement: .bottomBar) {
        ShareLink("Share", item: notes.map(\.words).joined(separator: "\n"))
      }
      ToolbarItem(placement: .bottomBar) {
        Text(notes.count == 1 ? "1 note" : "\(notes.count) notes").font(.footnote)
      }
      ToolbarItem(placement: .bottomBar) {
        Button("Compose", systemImage: "square.and.pencil", action: add)
      }
    }
  }

  private func add() {
    last += 1
    notes.append(Note(id: last, words: "Note \(last), from today."))
  }

  private func delete(_ offsets: IndexSet) {
    let ids = offsets.filter { found.indices.contains($0) }.map { found[$0].id }
    notes.removeAll { ids.contains($0.id) }
  }
}

private struct PlacesPage: View {
  let tree: String

  var body: some View {
    List {
      Text("Along the river")
      Text("Above the lake")
    }
    .navigationTitle("Places")
    .navigationSubtitle("Where there is \(tree.lowercased())")
  }
}
