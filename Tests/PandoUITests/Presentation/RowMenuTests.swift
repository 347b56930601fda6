import PandoTesting
import PandoUI
import Testing

/// Tests of `contextMenu(forSelectionType:menu:primaryAction:)`.
@MainActor
@Suite struct RowMenuTests {
  struct Note: Identifiable, Hashable {
    let id: Int
    var title: String { "Note \(id)" }
  }

  static let notes = (1...3).map { Note(id: $0) }

  struct Notes: View {
    @State private var selection: Set<Int> = []
    @State private var log = ""

    var body: some View {
      List(RowMenuTests.notes, selection: $selection) { Text($0.title) }
        .contextMenu(forSelectionType: Int.self) { ids in
          if ids.isEmpty {
            Button("New") { log = "new" }
          } else {
            Button("Delete \(ids.count)") { log = "deleted \(ids.sorted())" }
          }
        } primaryAction: { ids in
          log = "opened \(ids.sorted())"
        }
      Text(log)
    }
  }

  struct People: View {
    @State private var log = ""

    var body: some View {
      Table(of: Note.self) {
        TableColumn("Title") { Text($0.title) }
      } rows: {
        ForEach(RowMenuTests.notes) { TableRow($0) }
      }
      .contextMenu(forSelectionType: Int.self) { ids in
        Button("Show") { log = "showed \(ids.sorted())" }
      } primaryAction: { ids in
        log = "opened \(ids.sorted())"
      }
      Text(log)
    }
  }

  @Test func menu_ofARowThatIsNotSelected_isForThatRow() async throws {
    let app = await Driver.open(Notes())
    try await app.row("Note 1").tap()
    try await app.row("Note 2").contextMenu("Delete 1")
    #expect(app.has(text: "deleted [2]"))
  }

  @Test func menu_ofASelectedRow_isForAllThatAreSelected() async throws {
    let app = await Driver.open(Notes())
    try await app.row("Note 1").tap()
    try await app.row("Note 3").tap()
    try await app.row("Note 3").contextMenu("Delete 2")
    #expect(app.has(text: "deleted [1, 3]"))
  }

  @Test func menu_betweenTheRows_isForNone() async throws {
    let app = await Driver.open(Notes())
    try await app.list().contextMenu("New")
    #expect(app.has(text: "new"))
  }

  @Test func pressingARowTwice_doesThePrimaryAction() async throws {
    let app = await Driver.open(Notes())
    try await app.row("Note 2").doubleTap()
    #expect(app.has(text: "opened [2]"))
  }

  @Test func rowsOfATable_haveTheMenu_alsoWithoutASelection() async throws {
    let app = await Driver.open(People())
    try await app.row(containing: "Note 3").contextMenu("Show")
    #expect(app.has(text: "showed [3]"))
    try await app.row(containing: "Note 1").doubleTap()
    #expect(app.has(text: "opened [1]"))
  }

  @Test func rowsWithValuesOfAnotherType_haveNone() {
    let tree = ElementTree()
    let graph = ViewGraph(
      List(Self.notes, selection: .constant(Set<Int>())) { Text($0.title) }
        .contextMenu(forSelectionType: String.self) { _ in Button("Show") {} },
      renderer: tree
    )
    let rows = tree.elements.values.filter { $0.kind == .row }
    #expect(rows.count == 3)
    #expect(rows.allSatisfy { !$0.attributes.events.contains(.menu) })
    graph.close()
  }
}
