import Foundation
import PandoUI
import Testing

private struct Item: Identifiable, Equatable, CustomStringConvertible {
  var id: String
  var description: String { id }
}

private func items(_ names: String...) -> [Item] { names.map { Item(id: $0) } }

/// A row that counts how often it was pressed.
private struct CountingRow: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button {
      count += 1
    } label: {
      Text(verbatim: "\(name) \(count)")
    }
  }
}

@MainActor
struct ListTests {
  @Test func list_makesARowOfEachView_throughSections() throws {
    let screen = ControlScreen(
      List {
        Text("a").badge(3)
        Section("Letters") {
          Text("b")
          Text("c")
        }
        Section {
          Text("d")
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
      }
      .listStyle(.insetGrouped)
    )
    #expect(screen.words(.row) == ["a", "b", "c", "d"])
    #expect(screen.all(.row)[0].attributes.text(.badge) == "3")
    #expect(screen.all(.part).map { $0.attributes.text(.part) } == ["header", "header", "footer"])
    #expect(try screen.first(.list).attributes.text(.style) == "insetGrouped")
    #expect(try screen.first(.list).attributes.events == [])
  }

  @Test func badge_inTheLabelOfALinkOrAButton_isThatOfTheRow() throws {
    let screen = ControlScreen(
      Keeping(3) { count in
        List {
          NavigationLink {
            Text("inside")
          } label: {
            Label("Inbox", systemImage: "tray").badge(count.wrappedValue)
          }
          Button {
            count.wrappedValue += 1
          } label: {
            Text("Add").padding().badge("new")
          }
          NavigationLink("Sent", value: 1).badge(5)
          Button("Plain") {}
        }
      }
    )
    func badges() -> [String?] { screen.all(.row).map { $0.attributes.text(.badge) } }
    #expect(badges() == ["3", "new", "5", nil])
    try screen.send(.tap, to: .button)
    #expect(badges() == ["4", "new", "5", nil])
  }

  @Test func list_ofOneSelection_whenARowIsPressed_selectsIt() throws {
    let screen = ControlScreen(
      Keeping(String?.none) { selection in
        List(items("a", "b"), selection: selection) { Text($0.id) }
      }
    )
    try screen.send(.tap, to: .row, at: 1)
    #expect(screen.kept == #"Optional("b")"#)
    #expect(screen.all(.row).map { $0.attributes.flag(.isSelected) } == [false, true])
    try screen.send(.tap, to: .row, at: 0)
    #expect(screen.all(.row).map { $0.attributes.flag(.isSelected) } == [true, false])
    try screen.send(.change(.selection([])), to: .list)
    #expect(screen.kept == "nil")
  }

  @Test func list_ofSeveralSelections_addsAndTakesOut() throws {
    let screen = ControlScreen(
      Keeping(Set<Int>()) { selection in
        List(selection: selection) {
          Text("one").tag(1)
          Text("two").tag(2)
          Text("never").tag(3).selectionDisabled()
          Text("no tag")
        }
      }
    )
    try screen.send(.tap, to: .row, at: 0)
    try screen.send(.tap, to: .row, at: 1)
    #expect(screen.all(.row).map { $0.attributes.flag(.isSelected) } == [true, true, false, false])
    try screen.send(.tap, to: .row, at: 0)
    #expect(screen.kept == "Set([2])" || screen.kept == "[2]")
    #expect(throws: EventError.self) { try screen.send(.tap, to: .row, at: 2) }
    #expect(throws: EventError.self) { try screen.send(.tap, to: .row, at: 3) }
    let rows = screen.all(.row).map(\.id)
    try screen.send(.change(.selection([rows[0], rows[1]])), to: .list)
    #expect(screen.all(.row).map { $0.attributes.flag(.isSelected) } == [true, true, false, false])
  }

  /// A finger chooses among several rows in the edit mode alone, and else follows the link in a row.
  @Test func list_ofSeveralSelections_onAPhone_isPressedInItsEditMode() throws {
    func screen(_ mode: EditMode, _ size: UserInterfaceSizeClass) -> ControlScreen {
      ControlScreen(
        Keeping(Set<Int>()) { selection in
          List(selection: selection) { Text("one").tag(1) }
            .environment(\.editMode, .constant(mode))
            .environment(\.horizontalSizeClass, size)
        }
      )
    }
    #expect(throws: EventError.self) { try screen(.inactive, .compact).send(.tap, to: .row) }
    for (mode, size) in [(EditMode.active, UserInterfaceSizeClass.compact), (.inactive, .regular)] {
      let screen = screen(mode, size)
      try screen.send(.tap, to: .row)
      #expect(screen.all(.row).map { $0.attributes.flag(.isSelected) } == [true])
    }
    let single = ControlScreen(
      Keeping(Int?.none) { selection in
        List(selection: selection) { Text("one").tag(1) }
          .environment(\.horizontalSizeClass, .compact)
      }
    )
    try single.send(.tap, to: .row)
    #expect(single.all(.row).map { $0.attributes.flag(.isSelected) } == [true])
  }

  @Test func list_withoutSelection_doesNotAnswerPresses() throws {
    let screen = ControlScreen(List { Text("a") })
    #expect(throws: EventError.self) { try screen.send(.tap, to: .row) }
  }

  @Test func rows_whenSeveralAreDeletedInOneTurn_areTheOnesMeant() throws {
    let screen = ControlScreen(
      Keeping(items("a", "b", "c", "d")) { data in
        List {
          ForEach(data.wrappedValue) { Text($0.id).deleteDisabled($0.id == "d") }
            .onDelete { data.wrappedValue.remove(atOffsets: $0) }
        }
      }
    )
    let rows = screen.all(.row).map(\.id)
    #expect(try screen.first(.list).attributes.events == .delete)
    try screen.graph.send(.delete(rows[0]), to: rows[0])
    try screen.graph.send(.delete(rows[2]), to: screen.first(.list).id)
    screen.graph.flush()
    #expect(screen.kept == "[b, d]")
    #expect(throws: EventError.self) { try screen.graph.send(.delete(rows[0]), to: rows[0]) }
    #expect(throws: EventError.self) { try screen.graph.send(.delete(rows[3]), to: rows[3]) }
  }

  @Test func row_whenMoved_goesWhereItIsPut_andKeepsItsState() throws {
    let screen = ControlScreen(
      Keeping(items("a", "b", "c")) { data in
        List {
          Text("head")
          ForEach(data.wrappedValue) { CountingRow(name: $0.id) }
            .onMove { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
          Text("foot")
        }
      }
    )
    try screen.send(.tap, to: .button, at: 0)
    let rows = screen.all(.row).map(\.id)
    let list = try screen.first(.list).id
    try screen.graph.send(.move(rows[1], before: rows[3]), to: list)
    screen.graph.flush()
    #expect(screen.words(.row) == ["head", "b 0", "a 1", "c 0", "foot"])
    try screen.graph.send(.move(rows[2], before: rows[4]), to: list)
    screen.graph.flush()
    #expect(screen.words(.row) == ["head", "a 1", "c 0", "b 0", "foot"])
    try screen.graph.send(.move(rows[2], before: nil), to: rows[2])
    screen.graph.flush()
    #expect(screen.kept == "[a, c, b]")
    try screen.graph.send(.move(rows[3], before: rows[0]), to: list)
    screen.graph.flush()
    #expect(screen.words(.row) == ["head", "c 0", "a 1", "b 0", "foot"])
    #expect(screen.all(.row).map(\.id) == [rows[0], rows[3], rows[1], rows[2], rows[4]])
  }

  @Test func rows_ofAnInnerForEach_areDeletedThere() throws {
    let screen = ControlScreen(
      Keeping([["a", "b"], ["c", "d"]]) { data in
        List {
          ForEach(data.wrappedValue.indices, id: \.self) { section in
            Section {
              ForEach(data.wrappedValue[section], id: \.self) { Text($0) }
                .onDelete { data.wrappedValue[section].remove(atOffsets: $0) }
            }
          }
        }
      }
    )
    let row = screen.all(.row)[3].id
    try screen.graph.send(.delete(row), to: row)
    screen.graph.flush()
    #expect(screen.kept == #"[["a", "b"], ["c"]]"#)
  }

  @Test func list_thatEditsItsData_deletesAndMoves() throws {
    let screen = ControlScreen(
      Keeping(items("a", "b", "c")) { data in
        List(data, editActions: .all) { $item in TextField("Name", text: $item.id) }
      }
    )
    let rows = screen.all(.row).map(\.id)
    try screen.graph.send(.move(rows[2], before: rows[0]), to: rows[2])
    screen.graph.flush()
    #expect(screen.kept == "[c, a, b]")
    try screen.graph.send(.delete(rows[0]), to: rows[0])
    screen.graph.flush()
    #expect(screen.kept == "[c, b]")
  }

  @Test func onDelete_whenNil_allowsNothing() throws {
    let screen = ControlScreen(
      Keeping(false) { canDelete in
        Toggle("Edit", isOn: canDelete)
        List {
          ForEach(0..<2) { Text("\($0)") }.onDelete(
            perform: canDelete.wrappedValue ? { _ in } : nil
          )
        }
      }
    )
    #expect(try screen.first(.list).attributes.events == [])
    try screen.send(.change(.flag(true)), to: .toggle)
    #expect(try screen.first(.list).attributes.events == .delete)
    #expect(screen.all(.row).allSatisfy { $0.attributes.events == .delete })
    try screen.send(.change(.flag(false)), to: .toggle)
    #expect(try screen.first(.list).attributes.events == [])
  }

  @Test func row_getsItsBackgroundSeparatorAndInsets() throws {
    let screen = ControlScreen(
      List {
        Text("a").listRowBackground(Color.red).listRowSeparator(.hidden)
          .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Text("b").listRowBackground(Text("behind"))
      }
    )
    let row = screen.all(.row)[0].attributes
    #expect(row[.background] == .paint(.color(.red)))
    #expect(row.text(.separator) == "hidden")
    #expect(row[.padding] == .edges(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    let second = screen.tree.children(of: screen.all(.row)[1].id)
    #expect(second.map(\.kind) == [.text, .part])
    #expect(second.last?.attributes.text(.part) == "background")
  }

  @Test func swipeActions_standInTheRow_besideItsContent() throws {
    let screen = ControlScreen(
      Keeping([String]()) { log in
        List {
          ForEach(["a", "b"], id: \.self) { name in
            Text(name).swipeActions(edge: .leading, allowsFullSwipe: false) {
              Button("Pin \(name)") { log.wrappedValue.append(name) }
            }
          }
        }
        Text("outside").swipeActions { Button("Never") {} }
      }
    )
    for row in screen.all(.row) {
      #expect(screen.tree.children(of: row.id).map(\.kind) == [.text, .swipeActions])
    }
    #expect(
      screen.all(.swipeActions).map { $0.attributes.text(.placement) } == ["leading", "leading"]
    )
    #expect(screen.words(.button) == ["Pin a", "Pin b"])
    try screen.send(.tap, to: .button, at: 1)
    #expect(screen.kept == #"["b"]"#)
  }

  /// The menu is around the view, and the actions are in the row all the same, whichever modifier comes first.
  @Test func swipeActions_inAContextMenu_standInTheRow() throws {
    let screen = ControlScreen(
      Keeping(["a", "b"]) { data in
        List {
          ForEach(data.wrappedValue, id: \.self) { name in
            Text(name)
              .swipeActions(edge: .leading) { Button("Pin \(name)") {} }
              .swipeActions {
                Button("Delete \(name)") { data.wrappedValue.removeAll { $0 == name } }
              }
              .contextMenu { Button("Copy \(name)") {} }
          }
        }
      }
    )
    for row in screen.all(.row) {
      #expect(
        screen.tree.children(of: row.id).map(\.kind) == [.box, .swipeActions, .swipeActions]
      )
    }
    #expect(screen.all(.row).count == 2 && screen.all(.swipeActions).count == 4)
    let delete = try #require(screen.words(.button).firstIndex(of: "Delete a"))
    try screen.send(.tap, to: .button, at: delete)
    #expect(screen.all(.row).count == 1 && screen.all(.swipeActions).count == 2)
    #expect(Set(screen.words(.button)) == ["Pin b", "Delete b", "Copy b"])
  }

  @Test func swipeActions_whenTheirRowGoes_goWithIt() throws {
    let screen = ControlScreen(
      Keeping(items("a", "b")) { data in
        List {
          ForEach(data.wrappedValue) { item in
            Text(item.id).swipeActions {
              Button("Delete") { data.wrappedValue.removeAll { $0 == item } }
            }
          }
        }
      }
    )
    try screen.send(.tap, to: .button, at: 0)
    #expect(screen.words(.row) == ["b Delete"])
    #expect(screen.all(.button).count == 1)
  }

  @Test func list_whenPulled_refreshes() async throws {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let screen = ControlScreen(
      List { Text("a") }.refreshable { continuation.yield(1) }
    )
    #expect(try screen.first(.list).attributes.events == .refresh)
    try screen.send(.refresh, to: .list)
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next() == 1)
  }

  @Test func list_inEditMode_saysSo() throws {
    let screen = ControlScreen(
      Keeping(EditMode.inactive) { mode in
        List { EditButton() }.environment(\.editMode, mode)
      }
    )
    #expect(try !screen.first(.list).attributes.flag(.isEditing))
    try screen.send(.tap, to: .button)
    #expect(try screen.first(.list).attributes.flag(.isEditing))
    #expect(screen.words(.button) == ["Done"])
  }
}
