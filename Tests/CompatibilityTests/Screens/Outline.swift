import Pando

struct FileItem: Hashable, Identifiable, CustomStringConvertible {
  var id: Self { self }
  var name: String
  var children: [FileItem]? = nil
  var description: String { children == nil ? "📄 \(name)" : "📁 \(name)" }
}

struct Person: Identifiable {
  let id: Int
  let given: String
  let family: String
  var age: Int
}

struct OutlineScreen: View {
  let files: [FileItem]
  let people: [Person]
  @State private var isExpanded = true
  @State private var selection: Set<Person.ID> = []
  @State private var sortOrder = [KeyPathComparator(\Person.given)]
  @State private var multi = Set<FileItem>()
  @State private var single: Int?

  var body: some View {
    HSplit {
      List(files, children: \.children) { file in
        Text(file.description)
      }
      List(files, id: \.self, children: \.children, selection: $multi) { Text($0.name) }
      List {
        OutlineGroup(files, children: \.children) { Text($0.name) }
        DisclosureGroup("More", isExpanded: $isExpanded) {
          Text("Inside")
        }
        DisclosureGroup {
          Text("Hidden")
        } label: {
          Label("Less", systemImage: "folder")
        }
        Section("Collapsible", isExpanded: $isExpanded) { Text("Row") }
      }
      List(people, selection: $single) { Text($0.given) }
      Table(people.sorted(using: sortOrder), selection: $selection, sortOrder: $sortOrder) {
        TableColumn("Given", value: \.given)
        TableColumn("Family", value: \.family) { person in
          Text(person.family).bold()
        }
        .width(min: 50, ideal: 100)
        TableColumn("Age") { Text("\($0.age)") }
          .width(50)
      }
      Text("Selected: \(selection.count)")
    }
  }
}

struct HSplit<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { HStack { content } }
}
