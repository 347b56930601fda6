import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI

/// Tests of lists that make rows as they come into sight.
@MainActor
@Suite struct LongListTests {
  private static var rule: RowWindowRule {
    var rule = RowWindowRule()
    rule.wholeUpTo = 100
    rule.first = 10
    return rule
  }

  private func screen(_ view: some View) -> ControlScreen {
    ControlScreen(view.environment(\.rowWindows, Self.rule))
  }

  private func window(_ screen: ControlScreen) -> [String]? {
    screen.all(.rowGap).first?.attributes.list(.rowWindow)
  }

  private func ask(_ screen: ControlScreen, _ first: Int, _ count: Int) throws {
    try screen.send(.rows(RowRange(first: first, count: count, rowHeight: 40)), to: .rowGap)
  }

  private func texts(_ range: Range<Int>) -> [String] { range.map { "Row \($0)" } }

  // MARK: What is made

  @Test func list_thatIsShort_isWhole() {
    let screen = screen(List(0..<100) { Text(verbatim: "Row \($0)") })
    #expect(screen.words(.row) == texts(0..<100))
    #expect(screen.all(.rowGap).isEmpty)
  }

  @Test func list_withoutRequestsForRows_isWhole() {
    let screen = ControlScreen(List(0..<2_000) { Text(verbatim: "Row \($0)") })
    #expect(screen.all(.row).count == 2_000)
  }

  @Test func list_thatIsLong_makesTheFirstRows_andGapsStandForTheOthers() throws {
    let screen = screen(List(0..<100_000) { Text(verbatim: "Row \($0)") })
    #expect(screen.words(.row) == texts(0..<10))
    #expect(screen.all(.rowGap).map { $0.attributes.number(.rowCount) } == [0, 99_990])
    #expect(window(screen) == ["0", "10", "100000"])
    #expect(screen.graph.nodeCount < 200)
  }

  @Test func list_makesTheRequestedRows_andKeepsThoseThatStay() throws {
    let screen = screen(List(0..<100_000) { Text(verbatim: "Row \($0)") })
    try ask(screen, 5, 10)
    #expect(screen.words(.row) == texts(5..<15))
    let seventh = screen.all(.row)[2].id
    try ask(screen, 7, 10)
    #expect(screen.all(.row)[0].id == seventh)
    try ask(screen, 50_000, 20)
    #expect(screen.words(.row) == texts(50_000..<50_020))
    #expect(screen.all(.rowGap).map { $0.attributes.number(.rowCount) } == [50_000, 49_980])
    #expect(screen.all(.rowGap)[0].attributes.number(.rowHeight) == 40)
    try ask(screen, 99_999, 20)
    #expect(screen.words(.row) == texts(99_980..<100_000))
  }

  @Test func list_withTwoRequestsInOneTurn_makesTheLastRowsOnly() throws {
    var made: Set<Int> = []
    let screen = screen(
      List(0..<1_000) { number in
        made.insert(number)
        return Text(verbatim: "Row \(number)")
      }
    )
    let gap = try screen.first(.rowGap).id
    for first in stride(from: 100, to: 900, by: 10) {
      try screen.graph.send(.rows(RowRange(first: first, count: 5)), to: gap)
    }
    screen.graph.flush()
    #expect(made == Set(0..<10).union(890..<895))
  }

  @Test func request_thatIsForged_isRefused() throws {
    let screen = screen(List(0..<1_000) { Text(verbatim: "Row \($0)") })
    for range in [RowRange(first: -5, count: 10), RowRange(first: 0, count: 100_000)] {
      #expect(throws: EventError.self) { try screen.send(.rows(range), to: .rowGap) }
    }
    #expect(throws: EventError.self) {
      try screen.send(.rows(RowRange(first: 0, count: 1)), to: .list)
    }
    #expect(screen.words(.row) == texts(0..<10))
  }

  @Test func containers_thatScroll_makeRowsInSight_andOthersMakeAll() {
    let rows = ForEach(0..<1_000) { Text(verbatim: "Row \($0)") }
    #expect(screen(List { rows }).all(.text).count == 10)
    #expect(screen(List { Section("All") { rows } }).all(.row).count == 10)
    #expect(screen(ScrollView { LazyVStack { rows } }).all(.text).count == 10)
    #expect(screen(ScrollView { LazyVStack { Group { rows.padding() } } }).all(.text).count == 10)
    #expect(screen(LazyVGrid(columns: [GridItem(), GridItem()]) { rows }).all(.text).count == 10)
    #expect(screen(VStack { rows }).all(.text).count == 1_000)
    #expect(screen(LazyVStack { VStack { rows } }).all(.text).count == 1_000)
    #expect(screen(LazyVGrid(columns: [GridItem()]) { HStack { rows } }).all(.text).count == 1_000)
  }

  @Test func gap_isNotDecorated_asTheRowsAre() throws {
    let screen = screen(
      List { ForEach(0..<1_000) { Text(verbatim: "Row \($0)") }.padding(7).opacity(0.5) }
    )
    let list = try screen.first(.list)
    let kinds = screen.tree.children(of: list.id).map(\.kind)
    #expect(kinds.first == .rowGap && kinds.last == .rowGap)
    #expect(screen.all(.rowGap)[0].attributes[.padding] == nil)
  }

  @Test func table_thatIsLong_makesTheFirstRows() throws {
    struct Person: Identifiable {
      let id: Int
    }
    let screen = screen(
      Table((0..<100_000).map { Person(id: $0) }) {
        TableColumn("Number") { Text(verbatim: "\($0.id)") }
      }
    )
    #expect(screen.words(.tableRow) == (0..<10).map(String.init))
    try ask(screen, 70_000, 3)
    #expect(screen.words(.tableRow) == ["70000", "70001", "70002"])
    #expect(screen.words(.tableColumn) == ["Number"])
  }

  // MARK: Changes of the collection

  private struct Board: View {
    @State var rows = Array(0..<1_000)
    var body: some View {
      Button("Insert") { rows.insert(contentsOf: [-3, -2, -1], at: 0) }
      Button("Remove") { rows.removeFirst(5) }
      Button("Shorten") { rows.removeSubrange(20...) }
      Button("Lengthen") { rows = Array(0..<1_000) }
      Button("Reverse") { rows.reverse() }
      List {
        ForEach(rows, id: \.self) { Text(verbatim: "Row \($0)") }
      }
    }
  }

  @Test func window_whenRowsComeBefore_showsTheSameRows() throws {
    let screen = screen(Board())
    try ask(screen, 500, 10)
    let ids = screen.all(.row).map(\.id)
    try screen.send(.tap, to: .button, at: 0)
    #expect(screen.words(.row) == texts(500..<510))
    #expect(screen.all(.row).map(\.id) == ids)
    #expect(window(screen) == ["503", "10", "1003"])
    try screen.send(.tap, to: .button, at: 1)
    #expect(screen.words(.row) == texts(500..<510))
    #expect(window(screen) == ["498", "10", "998"])
  }

  @Test func window_atTheTop_showsRowsThatCome() throws {
    let screen = screen(Board())
    try screen.send(.tap, to: .button, at: 0)
    #expect(screen.words(.row) == ["Row -3", "Row -2", "Row -1"] + texts(0..<10))
  }

  @Test func list_thatBecomesShort_isWhole_andLongAgainKeepsWhatWasMade() throws {
    let screen = screen(Board())
    try ask(screen, 500, 10)
    try screen.send(.tap, to: .button, at: 2)
    #expect(screen.words(.row) == texts(0..<20))
    #expect(screen.all(.rowGap).isEmpty)
    let ids = screen.all(.row).map(\.id)
    try screen.send(.tap, to: .button, at: 3)
    #expect(screen.words(.row) == texts(0..<20))
    #expect(screen.all(.row).map(\.id) == ids)
    #expect(window(screen) == ["0", "20", "1000"])
  }

  @Test func window_whenTheOrderIsAnother_staysWhereItIs() throws {
    let screen = screen(Board())
    try ask(screen, 10, 10)
    try screen.send(.tap, to: .button, at: 4)
    #expect(screen.words(.row) == (980..<990).reversed().map { "Row \($0)" })
    #expect(window(screen) == ["10", "10", "1000"])
  }

  // MARK: Rows that go and come back

  private struct Row: View {
    let number: Int
    let log: (String) -> Void
    @State private var count = 0
    var body: some View {
      Button {
        count += 1
      } label: {
        Text(verbatim: "Row \(number): \(count)")
      }
      .onAppear { log("+\(number)") }
      .onDisappear { log("-\(number)") }
    }
  }

  @Test func row_appearsWhenItComesIntoTheWindow_andDisappearsWhenItLeaves() throws {
    var log: [String] = []
    let screen = screen(List(0..<1_000) { number in Row(number: number) { log.append($0) } })
    #expect(log == (0..<10).map { "+\($0)" })
    log = []
    try ask(screen, 8, 4)
    #expect(Set(log) == Set((0..<8).map { "-\($0)" } + ["+10", "+11"]))
    log = []
    screen.graph.close()
    #expect(Set(log) == Set((8..<12).map { "-\($0)" }))
  }

  @Test func row_whoseStateWasChanged_comesBackWithIt_andOthersAreMadeAnew() throws {
    var log: [String] = []
    let screen = screen(List(0..<1_000) { number in Row(number: number) { log.append($0) } })
    try screen.send(.tap, to: .button, at: 2)
    let nodes = screen.graph.nodeCount
    try ask(screen, 500, 10)
    #expect(screen.all(.button).count == 10)
    // One row more than before is kept.
    #expect(screen.graph.nodeCount < nodes + 20)
    log = []
    try ask(screen, 0, 10)
    #expect(screen.words(.row)[1..<4] == ["Row 1: 0", "Row 2: 1", "Row 3: 0"])
    #expect(log.contains("+2"))
    try screen.send(.tap, to: .button, at: 2)
    #expect(screen.words(.row)[2] == "Row 2: 2")
    #expect(screen.graph.departedRowCount == 0 && screen.graph.hiderCount == 0)
  }

  @Test func row_whileItIsAway_isNotEvaluated_andTakesNoEvents() throws {
    struct Watching: View {
      let number: Int
      @Binding var clock: Int
      @State private var count = 0
      var body: some View { Button("\(number): \(count) at \(clock)") { count += 1 } }
    }
    struct Clock: View {
      @State private var clock = 0
      var body: some View {
        Toggle(
          "Tick",
          isOn: Binding {
            false
          } set: { _ in
            clock += 1
          }
        )
        List(0..<1_000) { Watching(number: $0, clock: $clock) }
      }
    }
    let screen = screen(Clock())
    let button = screen.all(.button)[0].id
    try screen.send(.tap, to: .button, at: 0)
    try ask(screen, 500, 10)
    try screen.send(.change(.flag(true)), to: .toggle)
    #expect(throws: EventError(code: .hidden, element: button, kind: .button)) {
      try screen.graph.send(.tap, to: button)
    }
    #expect(screen.words(.row)[0] == "500: 0 at 1")
    try ask(screen, 0, 10)
    #expect(screen.words(.row)[0...1] == ["0: 1 at 1", "1: 0 at 1"])
  }

  @Test func row_thatIsAwayAndRemoved_losesItsState() throws {
    struct Removing: View {
      @State private var rows = Array(0..<1_000)
      var body: some View {
        Toggle(
          "Less",
          isOn: Binding {
            true
          } set: {
            rows = Array($0 ? 0..<1_000 : 1..<1_000)
          }
        )
        List { ForEach(rows, id: \.self) { number in Row(number: number) { _ in } } }
      }
    }
    let screen = screen(Removing())
    try screen.send(.tap, to: .button, at: 0)
    try screen.send(.tap, to: .button, at: 1)
    try ask(screen, 500, 10)
    #expect(screen.graph.departedRowCount == 2)
    try screen.send(.change(.flag(false)), to: .toggle)
    #expect(screen.graph.departedRowCount == 1)
    try screen.send(.change(.flag(true)), to: .toggle)
    try ask(screen, 0, 10)
    #expect(screen.words(.row)[0...1] == ["Row 0: 0", "Row 1: 1"])
  }

  @Test func rows_thatAreAway_areKeptUpToALimit_andEndWithTheList() throws {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        Toggle("Shown", isOn: $isShown)
        if isShown { List(0..<10_000) { number in Row(number: number) { _ in } } }
      }
    }
    let screen = screen(Page())
    for first in 0..<600 {
      try ask(screen, first * 3, 1)
      try screen.send(.tap, to: .button, at: 0)
    }
    #expect(screen.graph.departedRowCount == 500)
    try ask(screen, 0, 1)
    #expect(screen.words(.row) == ["Row 0: 0"])
    try ask(screen, 1_500, 1)
    #expect(screen.words(.row) == ["Row 1500: 1"])
    try screen.send(.change(.flag(false)), to: .toggle)
    #expect(screen.graph.departedRowCount == 0 && screen.graph.hiderCount == 0)
    #expect(screen.graph.nodeCount < 60)
  }

  @Test func row_whoseSheetIsOpen_isKept() throws {
    struct Opening: View {
      let number: Int
      @State private var isOpen = false
      var body: some View {
        Button("Open \(number)") { isOpen = true }.sheet(isPresented: $isOpen) {
          Text("Sheet \(number)")
        }
      }
    }
    let screen = screen(List(0..<1_000) { Opening(number: $0) })
    try screen.send(.tap, to: .button, at: 3)
    #expect(screen.words(.sheet) == ["Sheet 3"])
    try ask(screen, 700, 10)
    #expect(screen.words(.sheet) == ["Sheet 3"])
    try screen.send(.dismiss, to: .sheet)
    #expect(screen.all(.sheet).isEmpty)
  }

  @Test func rows_ofAnEditableList_areDeletedAndMoved_byTheirPlaceInTheCollection() throws {
    struct Editing: View {
      @State private var rows = Array(0..<1_000)
      var body: some View {
        List {
          ForEach(rows, id: \.self) { Text(verbatim: "Row \($0)") }
            .onDelete { rows.remove(atOffsets: $0) }
            .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let screen = screen(Editing())
    try ask(screen, 500, 5)
    let ids = screen.all(.row).map(\.id)
    try screen.send(.delete(ids[1]), to: .row, at: 1)
    #expect(screen.words(.row).first == "Row 500")
    #expect(!screen.words(.row).contains("Row 501"))
    try screen.send(.move(ids[3], before: ids[0]), to: .list)
    #expect(screen.words(.row).prefix(2) == ["Row 503", "Row 500"])
    try screen.send(.move(screen.all(.row)[1].id, before: nil), to: .list)
    #expect(screen.words(.row) == ["Row 503", "Row 502", "Row 504", "Row 505", "Row 500"])
  }

  @Test func bindings_ofALongList_writeTheirElements() throws {
    struct Fields: View {
      @State private var names = (0..<1_000).map { "Name \($0)" }
      var body: some View {
        List { ForEach(Array(names.indices), id: \.self) { TextField("Name", text: $names[$0]) } }
        Text(verbatim: names[600])
      }
    }
    let screen = screen(Fields())
    try ask(screen, 600, 5)
    try screen.send(.change(.text("New")), to: .textField, at: 0)
    #expect(screen.all(.text).contains { $0.attributes.text(.text) == "New" })
  }
}
