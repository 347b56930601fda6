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
  @State private var notes = ["Leaves that tremble in the lightest wind."]
  @State private var isEditing = false

  private var found: [String] {
    query.isEmpty ? notes : notes.filter { $0.localizedStandardContains(query) }
  }

  var body: some View {
    List {
      Section("About") {
        LabeledContent("Family", value: name == "Cedar" ? "Pines" : "Willows")
        LabeledContent("Height", value: name == "Cedar" ? "40 m" : "25 m")
        LabeledContent("Found in", value: "North America")
      }
      Section("Notes") {
        ForEach(found, id: \.self) { Text($0) }
          .onDelete { offsets in notes.removeAll { offsets.map { found[$0] }.contains($0) } }
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
        ShareLink("Share", item: notes.joined(separator: "\n"))
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
    notes.append("Note \(notes.count + 1), from today.")
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
