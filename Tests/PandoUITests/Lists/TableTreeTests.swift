import Foundation
import PandoTesting
import Testing

@testable import PandoUI

private struct Account: Identifiable, Sendable {
  let id: String
  var parts: [Account] = []
}

private let accounts = [
  Account(id: "Income", parts: [Account(id: "Sales"), Account(id: "Rent")]), Account(id: "Taxes"),
]

private struct Accounts: View {
  @State private var isOpen = false
  @State private var selection: Set<String> = []

  var body: some View {
    Table(of: Account.self, selection: $selection) {
      TableColumn("Name", value: \.id)
      TableColumnForEach(2025...2026, id: \.self) { year in
        TableColumn(String(year)) { account in Text(verbatim: "\(account.id.count + year)") }
      }
    } rows: {
      DisclosureTableRow(accounts[0], isExpanded: $isOpen) {
        ForEach(accounts[0].parts) { part in
          DisclosureTableRow(part) { TableRow(Account(id: part.id + " abroad")) }
        }
      }
      TableRow(accounts[1])
    }
    Text(verbatim: isOpen ? "open" : "closed")
  }
}

@MainActor
struct TableTreeTests {
  private func names(_ screen: ControlScreen) -> [String] {
    screen.words(.tableRow).map { $0.components(separatedBy: " 2")[0] }
  }

  @Test func columns_ofACollection_standBesideOthers() throws {
    let screen = ControlScreen(Accounts())
    #expect(screen.words(.tableColumn) == ["Name", "2025", "2026"])
    #expect(screen.words(.tableRow) == ["Income 2031 2032", "Taxes 2030 2031"])
  }

  @Test func tableOfATree_opensItsRows() throws {
    struct Folder: Identifiable {
      let id: String
      var files: [Folder]?
    }
    let folders = [
      Folder(id: "Income", files: [Folder(id: "Sales", files: [Folder(id: "Abroad")])]),
      Folder(id: "Taxes"),
    ]
    let screen = ControlScreen(
      Table(folders, children: \.files) { TableColumn("Name", value: \.id) }
    )
    #expect(screen.words(.tableRow) == ["Income", "Taxes"])
    #expect(screen.all(.tableRow).map { $0.attributes[.isExpanded] } == [.flag(false), nil])
    try screen.send(.change(.flag(true)), to: .tableCell)
    #expect(screen.words(.tableRow) == ["Income", "Sales", "Taxes"])
    try screen.send(.change(.flag(true)), to: .tableCell, at: 1)
    #expect(screen.words(.tableRow) == ["Income", "Sales", "Abroad", "Taxes"])
    #expect(screen.all(.tableRow).map { $0.attributes.number(.level) } == [1, 2, 3, 1])
  }

  @Test func columns_ofACollection_canBeSorted() throws {
    struct Sorted: View {
      @State private var order = [KeyPathComparator(\Account.id)]

      var body: some View {
        Table(accounts, sortOrder: $order) {
          TableColumn("Name", value: \.id)
          TableColumnForEach(["a", "b"], id: \.self) { name in
            TableColumn(name, value: \.id)
            TableColumn(name.uppercased()) { _ in Text("x") }
          }
          TableColumnForEach(0..<2) { number in
            TableColumn(String(number)) { _ in Text("y") }
          }
          Group {
            TableColumn("First", value: \.id)
            TableColumn("Second") { account in Text(account.id) }
          }
        }
      }
    }
    let screen = ControlScreen(Sorted())
    #expect(
      screen.words(.tableColumn) == ["Name", "a", "A", "b", "B", "0", "1", "First", "Second"]
    )
  }

  @Test func aRow_whenOpened_showsTheRowsInIt() throws {
    let screen = ControlScreen(Accounts())
    #expect(screen.all(.table).map { $0.attributes.number(.level) } == [1])
    let rows = screen.all(.tableRow)
    #expect(rows.map { $0.attributes[.isExpanded] } == [.flag(false), nil])
    try screen.send(.change(.flag(true)), to: .tableCell, at: 0)
    #expect(names(screen) == ["Income", "Sales", "Rent", "Taxes"])
    #expect(screen.all(.text).last?.attributes.text(.text) == "open")
    #expect(screen.all(.tableRow).map { $0.attributes.number(.level) } == [1, 2, 2, 1])
    // The view is the first cell of the second row, which has a state of its own for whether it is
    // open.
    try screen.send(.change(.flag(true)), to: .tableCell, at: 3)
    #expect(names(screen) == ["Income", "Sales", "Sales abroad", "Rent", "Taxes"])
    #expect(screen.all(.tableRow).map { $0.attributes.number(.level) } == [1, 2, 3, 2, 1])
    try screen.send(.change(.flag(false)), to: .tableCell, at: 0)
    #expect(names(screen) == ["Income", "Taxes"])
  }

  // The button that opens a row is in its first cell. A test names the row by the words in that cell.
  @Test func aRow_isExpandedByTheDriver() async throws {
    let app = await Driver.open(Accounts())
    #expect(!app.has(text: "Sales"))
    try await app.text("Income").expand()
    // A row that is open stays open.
    try await app.text("Income").expand()
    #expect(app.has(text: "Sales"))
    try await app.text("Income").collapse()
    #expect(!app.has(text: "Sales"))
  }

  @Test func rows_inRows_areSelected() throws {
    let screen = ControlScreen(Accounts())
    try screen.send(.change(.flag(true)), to: .tableCell, at: 0)
    try screen.send(.tap, to: .tableRow, at: 1)
    #expect(
      screen.all(.tableRow).map { $0.attributes.flag(.isSelected) } == [false, true, false, false]
    )
  }

  @Test func aTable_withoutRowsInRows_isNoTree() throws {
    let screen = ControlScreen(Table(accounts) { TableColumn("Name", value: \.id) })
    #expect(screen.all(.table)[0].attributes[.level] == nil)
    #expect(screen.all(.tableCell)[0].attributes[.level] == nil)
  }
}
