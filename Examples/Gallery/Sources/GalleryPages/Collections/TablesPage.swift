import Pando

/// The state of the rows, by name: open unless they were closed.
private struct OpenRows {
  private var closed: Set<String> = ["Costs"]

  subscript(name: String) -> Bool {
    get { !closed.contains(name) }
    set { if newValue { closed.remove(name) } else { closed.insert(name) } }
  }
}

struct TablesPage: View {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let city: String
    let age: Int
  }
  private struct Account: Identifiable {
    let name: String
    let count: Int
    var parts: [Account] = []
    var id: String { name }
  }
  private let accounts = [
    Account(
      name: "Income",
      count: 12,
      parts: [.init(name: "Sales", count: 9), .init(name: "Rent", count: 3)]
    ),
    Account(
      name: "Costs",
      count: 7,
      parts: [.init(name: "Wages", count: 5), .init(name: "Travel", count: 2)]
    ),
  ]
  @State private var isExpanded = OpenRows()
  private let people = [
    Person(id: 1, name: "Ada", city: "London", age: 36),
    Person(id: 2, name: "Grace", city: "New York", age: 85),
    Person(id: 3, name: "Alan", city: "Manchester", age: 41),
    Person(id: 4, name: "Katherine", city: "Hampton", age: 101),
  ]
  @State private var selection: Int? = 2
  @State private var order = [KeyPathComparator(\Person.name)]
  @AppStorage("people") private var columns = TableColumnCustomization<Person>()

  var body: some View {
    Specimens("Tables", caption: "Columns with headings that sort; wide tables scroll inside.") {
      Specimen("Sorted, with a selection", "The menu of the headings hides columns.") {
        Table(
          people.sorted(using: order),
          selection: $selection,
          sortOrder: $order,
          columnCustomization: $columns
        ) {
          TableColumn("Name", value: \.name)
          TableColumn("City", value: \.city).customizationID("city")
          TableColumn("Age", value: \.age) { person in Text("\(person.age)") }
            .customizationID("age")
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
      Specimen("Rows with rows in them", "And columns of a collection.") {
        Table(of: Account.self) {
          TableColumn("Account", value: \.name)
          TableColumnForEach(2023...2026, id: \.self) { year in
            TableColumn(String(year)) { account in
              Text("\(account.count * (year - 2020))")
            }
            .alignment(.numeric)
          }
        } rows: {
          ForEach(accounts) { account in
            DisclosureTableRow(account, isExpanded: $isExpanded[account.name]) {
              ForEach(account.parts) { part in
                DisclosureTableRow(part) {
                  TableRow(Account(name: part.name + ", abroad", count: 1))
                }
              }
            }
          }
          TableRow(Account(name: "Taxes", count: 3))
        }
      }
    }
  }
}
