import Pando

struct ListsPage: View {
  private struct Folder: Identifiable {
    let id: String
    var icon = "folder"
    var children: [Folder]?
  }
  @State private var trees = ["Aspen", "Birch", "Cedar"]
  @State private var selection: String? = "Inbox"
  @State private var isOpen = true
  private let folders = [
    Folder(
      id: "Projects",
      children: [
        Folder(id: "Garden", children: [Folder(id: "Plan.txt", icon: "doc.text")]),
        Folder(id: "House", children: []),
      ]
    ),
    Folder(id: "Readme.txt", icon: "doc.text"),
  ]

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        Section("Selection and badges") {
          Label("Inbox", systemImage: "tray").badge(12).tag("Inbox")
          Label("Sent", systemImage: "paperplane").tag("Sent")
          Label("Archive", systemImage: "archivebox").badge("new").tag("Archive")
        }
        Section {
          ForEach(trees, id: \.self) { tree in Text(tree) }
            .onDelete { trees.remove(atOffsets: $0) }
            .onMove { trees.move(fromOffsets: $0, toOffset: $1) }
        } header: {
          Text("Delete and move")
        } footer: {
          Text("Rows can be deleted and moved by pointer, finger and keyboard.")
        }
        Section("Swipe actions") {
          VStack(alignment: .leading, spacing: 2) {
            Text("Weekly plan").font(.headline)
            Text("Three tasks are open").font(.subheadline).foregroundStyle(.secondary)
          }
          .swipeActions {
            Button("Delete", role: .destructive) {}
            Button("Flag") {}.tint(.orange)
          }
          .swipeActions(edge: .leading) { Button("Read") {}.tint(.blue) }
        }
        Section("Links and buttons") {
          NavigationLink("Show details") { ListDetails(title: "Details") }
          NavigationLink {
            ListDetails(title: "With an icon")
          } label: {
            Label("With an icon", systemImage: "gear")
          }
          Button("A button", systemImage: "plus") {}
          Toggle("A switch", isOn: $isOpen)
          Link("A link", destination: URL(string: "https://example.com")!)
        }
        Section("Folding", isExpanded: $isOpen) {
          Text("Shown while the section is open")
        }
        Section("Outline") {
          OutlineGroup(folders, children: \.children) { folder in
            Label(folder.id, systemImage: folder.icon)
          }
        }
        Section("Rows of their own") {
          Text("No line below").listRowSeparator(.hidden)
          Text("A red line below").listRowSeparatorTint(.red)
          Text("A background").listRowBackground(Color.yellow.opacity(0.25))
          Text("Insets").listRowInsets(EdgeInsets(top: 0, leading: 48, bottom: 0, trailing: 0))
          Label("Item tint", systemImage: "leaf").listItemTint(.green)
        }
      }
      .refreshable { await MainActor.run { trees = ["Aspen", "Birch", "Cedar"] } }
      .navigationTitle("Lists")
    }
  }
}

/// The screen that the links open.
private struct ListDetails: View {
  let title: String

  var body: some View {
    List {
      LabeledContent("Begun", value: "In May")
      LabeledContent("Done", value: "Three of five")
    }
    .navigationTitle(title)
  }
}
