import Pando

struct StackPage: View {
  @State private var path: [String] = ["Aspen"]
  @State private var query = ""

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

  var body: some View {
    List {
      Section("About") {
        LabeledContent("Family", value: "Willows")
        LabeledContent("Height", value: "25 m")
        LabeledContent("Found in", value: "North America")
      }
      Section("Notes") {
        Text("Leaves that tremble in the lightest wind.")
        NavigationLink("Places", value: "Places")
      }
    }
    .navigationTitle(name)
    .searchable(text: $query, prompt: "Search notes")
    .toolbar {
      ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
      ToolbarItem { Button("Edit") {} }
      ToolbarItem(placement: .bottomBar) { Button("Share", systemImage: "square.and.arrow.up") {} }
      ToolbarItem(placement: .bottomBar) { Text("3 notes").font(.footnote) }
      ToolbarItem(placement: .bottomBar) { Button("Compose", systemImage: "square.and.pencil") {} }
    }
  }
}
