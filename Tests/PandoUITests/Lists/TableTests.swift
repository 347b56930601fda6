import Foundation
import PandoUI
import Testing

private struct Person: Identifiable, Sendable {
  let id: Int
  let name: String
  let age: Int
}

private let people = [
  Person(id: 1, name: "Zoe", age: 20), Person(id: 2, name: "Adam", age: 30),
]

private struct PeopleTable: View {
  @State private var order = [KeyPathComparator(\Person.name)]
  @State private var selection: Set<Person.ID> = []

  var body: some View {
    Table(people.sorted(using: order), selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.name).width(120)
      TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }
      TableColumn("Plain") { Text(verbatim: "#\($0.id)") }
    }
  }
}

@MainActor
struct TableTests {
  @Test func table_drawsColumnsRowsAndCells() throws {
    let screen = ControlScreen(
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text(verbatim: "\($0.age)") }
      }
    )
    #expect(screen.words(.tableColumn) == ["Name", "Age"])
    #expect(screen.words(.tableRow) == ["Zoe 20", "Adam 30"])
    #expect(screen.all(.tableCell).count == 4)
  }

  @Test func columns_ofNumbers_areAlignedAtTheEnd_unlessTheySayOtherwise() {
    func age(_ person: Person) -> Text { Text(person.age, format: .number).bold() }
    let screen = ControlScreen(
      Table(people) {
        TableColumn("Formatted") { age($0) }
        TableColumn("Interpolated") { Text("\($0.age)") }
        TableColumn("Percent") { Text(Double($0.age), format: .percent) }
        TableColumn("Words") { Text("Age \($0.age)") }
        TableColumn("Date") {
          Text(Date(timeIntervalSince1970: Double($0.age)), format: .dateTime.day())
        }
        TableColumn("Leading") { age($0) }.alignment(.leading)
        TableColumn("View") { age($0).padding() }
      }
    )
    let expected = ["trailing", "trailing", "trailing", nil, nil, "leading", nil]
    #expect(screen.all(.tableColumn).map { $0.attributes.text(.textAlignment) } == expected)
    let cells = screen.all(.tableCell).map { $0.attributes.text(.textAlignment) }
    #expect(cells == expected + expected)
  }

  @Test(arguments: [true, false])
  func rows_ofAStyle_alternateIfItSaysSo(alternates: Bool) {
    let table = Table(people) { TableColumn("Name", value: \.name) }
    let inset = ControlScreen(table.tableStyle(.inset(alternatesRowBackgrounds: alternates)))
    let bordered = ControlScreen(table.tableStyle(.bordered(alternatesRowBackgrounds: alternates)))
    #expect(inset.all(.table).map { $0.attributes.flag(.alternatesRows) } == [alternates])
    #expect(bordered.all(.table).map { $0.attributes.flag(.alternatesRows) } == [alternates])
    #expect(bordered.all(.table).map { $0.attributes.text(.style) } == ["bordered"])
  }

  @Test func header_whenPressed_sorts_andTurnsTheOrder() throws {
    let screen = ControlScreen(PeopleTable())
    #expect(screen.words(.tableRow) == ["Adam 30 #2", "Zoe 20 #1"])
    #expect(
      screen.all(.tableColumn).map { $0.attributes.text(.value) } == ["forward", nil, nil]
    )
    try screen.send(.tap, to: .tableColumn, at: 0)
    #expect(screen.words(.tableRow) == ["Zoe 20 #1", "Adam 30 #2"])
    try screen.send(.tap, to: .tableColumn, at: 1)
    #expect(
      screen.all(.tableColumn).map { $0.attributes.text(.value) } == [nil, "forward", nil]
    )
    #expect(throws: EventError.self) { try screen.send(.tap, to: .tableColumn, at: 2) }
  }

  @Test func row_whenPressed_isSelected() throws {
    let screen = ControlScreen(PeopleTable())
    try screen.send(.tap, to: .tableRow, at: 1)
    #expect(screen.all(.tableRow).map { $0.attributes.flag(.isSelected) } == [false, true])
  }

  @Test func table_ofRowsWrittenOut_drawsThem() throws {
    let screen = ControlScreen(
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(people[1])
        ForEach(people.prefix(1)) { TableRow($0) }
      }
    )
    #expect(screen.words(.tableRow) == ["Adam", "Zoe"])
  }
}
