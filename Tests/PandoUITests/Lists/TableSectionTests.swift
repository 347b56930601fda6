import Foundation
import Testing

@testable import PandoUI

private struct Person: Identifiable, Sendable {
  let id: Int
  let name: String
  let age: Int
}

private let people = [
  Person(id: 1, name: "Zoe", age: 20), Person(id: 2, name: "Adam", age: 30),
  Person(id: 3, name: "Bea", age: 40),
]

private struct Team: Identifiable {
  let id: String
  let members: [Person]
}

private let teams = [
  Team(id: "Red", members: [people[0], people[1]]), Team(id: "Blue", members: [people[2]]),
]

private struct Teams: View {
  @State private var order = [KeyPathComparator(\Person.name)]
  @State private var selection: Set<Person.ID> = []

  var body: some View {
    Table(of: Person.self, selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }
    } rows: {
      ForEach(teams) { team in
        Section(team.id) {
          ForEach(team.members.sorted(using: order)) { TableRow($0) }
        }
      }
    }
    Text(verbatim: selection.sorted().map(String.init).joined())
      .accessibilityIdentifierForTests("kept")
  }
}

@MainActor
struct TableSectionTests {
  @Test func sections_areGroupsWithAHeaderAcrossAllColumns() throws {
    let screen = ControlScreen(Teams())
    #expect(screen.words(.section) == ["Red Adam 30 Zoe 20", "Blue Bea 40"])
    #expect(screen.all(.section).map { $0.attributes.number(.span) } == [2, 2])
    #expect(screen.words(.part) == ["Red", "Blue"])
    #expect(screen.words(.tableRow) == ["Adam 30", "Zoe 20", "Bea 40"])
  }

  @Test func rowsOfSections_whenPressed_areSelected_andSortedByTheHeaders() throws {
    let screen = ControlScreen(Teams())
    try screen.send(.tap, to: .tableRow, at: 2)
    try screen.send(.tap, to: .tableRow, at: 0)
    #expect(screen.all(.tableRow).map { $0.attributes.flag(.isSelected) } == [true, false, true])
    try screen.send(.tap, to: .tableColumn, at: 1)
    #expect(screen.words(.tableRow) == ["Zoe 20", "Adam 30", "Bea 40"])
    #expect(screen.all(.tableRow).map { $0.attributes.flag(.isSelected) } == [false, true, true])
  }

  @Test func groupsOfRows_areTheirRows() {
    let screen = ControlScreen(
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        Group {
          TableRow(people[0])
          ForEach(people.dropFirst()) { TableRow($0) }
        }
      }
    )
    #expect(screen.words(.tableRow) == ["Zoe", "Adam", "Bea"])
  }

  @Test func rowsBesideSections_areInGroupsWithoutAHeader() throws {
    let hasMore = true
    let screen = ControlScreen(
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(people[0])
        Section {
          TableRow(people[1])
        } header: {
          Label("Others", systemImage: "person")
        }
        if hasMore { TableRow(people[2]) }
        Section { TableRow(Person(id: 4, name: "Dan", age: 1)) }
      }
    )
    #expect(screen.words(.section) == ["Zoe", "Others Adam", "Bea", "Dan"])
    #expect(screen.all(.section).map { $0.attributes.number(.span) } == [nil, 1, nil, nil])
    #expect(screen.words(.tableRow) == ["Zoe", "Adam", "Bea", "Dan"])
  }

  @Test func section_whenCollapsed_hidesItsRows() throws {
    let screen = ControlScreen(
      Keeping(true) { isExpanded in
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          Section("All", isExpanded: isExpanded) { ForEach(people) { TableRow($0) } }
        }
      }
    )
    #expect(screen.words(.tableRow) == ["Zoe", "Adam", "Bea"])
    try screen.send(.change(.flag(false)), to: .section)
    #expect(screen.words(.tableRow) == [])
    #expect(screen.kept == "false")
  }

  @Test func rows_ofALongSection_areMadeInSight() throws {
    var rule = RowWindowRule()
    rule.wholeUpTo = 100
    rule.first = 10
    let many = (0..<100_000).map { Person(id: $0, name: "Row \($0)", age: $0) }
    let screen = ControlScreen(
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        Section("First") { ForEach(people) { TableRow($0) } }
        Section("Many") { ForEach(many) { TableRow($0).contextMenu { Button("Open") {} } } }
      }
      .environment(\.rowWindows, rule)
    )
    #expect(screen.all(.tableRow).count == 13)
    try screen.send(.rows(RowRange(first: 50_000, count: 2, rowHeight: 40)), to: .rowGap)
    #expect(
      screen.words(.tableRow) == ["Zoe", "Adam", "Bea", "Row 50000 Open", "Row 50001 Open"]
    )
  }

  @Test func menuOfARow_actsOnIt() throws {
    let screen = ControlScreen(
      Keeping("") { pressed in
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach(people) { person in
            TableRow(person)
              .contextMenu { Button("Open") { pressed.wrappedValue = person.name } }
              .draggable(person.name)
              .dropDestination(for: String.self) { pressed.wrappedValue = $0.joined() }
          }
        }
      }
    )
    try screen.send(.tap, to: .button, at: 1)
    #expect(screen.kept == "Adam")
    #expect(
      screen.all(.tableRow).map { $0.attributes.text(.draggable) } == ["Zoe", "Adam", "Bea"]
    )
    try screen.send(.drop(["Bea"], at: .zero), to: .tableRow, at: 0)
    #expect(screen.kept == "Bea")
  }
}
