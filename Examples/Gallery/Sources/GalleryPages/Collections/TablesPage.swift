import Pando

struct TablesPage: View {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let city: String
    let age: Int
  }
  private let people = [
    Person(id: 1, name: "Ada", city: "London", age: 36),
    Person(id: 2, name: "Grace", city: "New York", age: 85),
    Person(id: 3, name: "Alan", city: "Manchester", age: 41),
    Person(id: 4, name: "Katherine", city: "Hampton", age: 101),
  ]
  @State private var selection: Int? = 2
  @State private var order = [KeyPathComparator(\Person.name)]

  var body: some View {
    Specimens("Tables", caption: "Columns with headings that sort; wide tables scroll inside.") {
      Specimen("Sorted, with a selection") {
        Table(people.sorted(using: order), selection: $selection, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("City", value: \.city)
          TableColumn("Age", value: \.age) { person in Text("\(person.age)") }
        }
      }
      Specimen("With views in cells") {
        Table(people) {
          TableColumn("Person") { person in
            Label(person.name, systemImage: "person.circle")
          }
          TableColumn("City", value: \.city)
          TableColumn("Progress") { person in
            ProgressView(value: Double(person.age) / 110).accessibilityLabel(
              "Progress of \(person.name)"
            )
          }
          TableColumn("") { _ in Button("Edit") {}.buttonStyle(.borderless) }
        }
        .tableStyle(.inset)
      }
    }
  }
}
