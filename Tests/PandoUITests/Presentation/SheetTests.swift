import PandoTestSupport
import PandoUI
import Testing

@MainActor
struct SheetTests {
  struct Content: View {
    let log: Log
    var isLocked = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Text(verbatim: "sheet \(isPresented)")
      Counting(name: "count")
      PressButton("close") { dismiss() }
        .logged("sheet", log)
        .interactiveDismissDisabled(isLocked)
        .presentationDetents([.medium, .large])
    }
  }

  struct Page: View {
    let log: Log
    var isLocked = false
    @State private var isShown = false

    var body: some View {
      PressButton("open") { isShown = true }
      PressButton("shut") { isShown = false }
        .sheet(isPresented: $isShown, onDismiss: { log.note("dismissed") }) {
          Content(log: log, isLocked: isLocked)
        }
    }
  }

  @Test func sheet_whenOpenedAndClosedByTheUser_isDismissedOnce() throws {
    let log = Log()
    let drawn = Drawn(Page(log: log))
    #expect(drawn.first(.sheet) == nil)
    try drawn.tap("open")
    #expect(drawn.first(.sheet)?.parent == ElementTree.rootID)
    #expect(drawn.first(.sheet)?.attributes.list(.detents) == ["medium", "large"])
    #expect(drawn.texts.contains("sheet true"))
    try drawn.send(.dismiss, to: .sheet)
    #expect(drawn.first(.sheet) == nil)
    #expect(log.take() == ["+sheet", "-sheet", "dismissed"])
  }

  @Test func sheet_whenOpenedAgain_hasFreshState() throws {
    let drawn = Drawn(Page(log: Log()))
    try drawn.tap("open")
    try drawn.tap("count 0")
    #expect(drawn.button("count 1") != nil)
    try drawn.tap("close")
    #expect(drawn.first(.sheet) == nil)
    try drawn.tap("open")
    #expect(drawn.button("count 0") != nil)
  }

  @Test func sheet_whenClosedByItsOwner_isDismissedOnce() throws {
    let log = Log()
    let drawn = Drawn(Page(log: log))
    try drawn.tap("open")
    try drawn.tap("shut")
    #expect(log.take() == ["+sheet", "-sheet", "dismissed"])
  }

  @Test func sheet_whenLocked_doesNotAnswerTheUser() throws {
    let drawn = Drawn(Page(log: Log(), isLocked: true))
    try drawn.tap("open")
    #expect(throws: EventError.self) { try drawn.send(.dismiss, to: .sheet) }
    try drawn.tap("close")
    #expect(drawn.first(.sheet) == nil)
  }

  @Test func itemSheet_whenTheItemChanges_isAnotherSheet() throws {
    struct Item: Identifiable {
      let id: Int
    }
    struct Page: View {
      @State private var item: Item?
      var body: some View {
        PressButton("one") { item = Item(id: 1) }
        PressButton("two") { item = Item(id: 2) }
          .sheet(item: $item) { item in
            Text(verbatim: "item \(item.id)")
            Counting(name: "count")
          }
        Text(verbatim: item == nil ? "none" : "some")
      }
    }
    let drawn = Drawn(Page())
    try drawn.tap("one")
    try drawn.tap("count 0")
    #expect(drawn.texts.contains("item 1"))
    try drawn.tap("two")
    #expect(drawn.texts.contains("item 2"))
    #expect(drawn.button("count 0") != nil)
    #expect(drawn.count(.sheet) == 1)
    try drawn.send(.dismiss, to: .sheet)
    #expect(drawn.texts.contains("none"))
  }

  @Test func stackInASheet_keepsItsTitleAndItsWayBackToItself() throws {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        NavigationStack {
          Text(verbatim: "below").navigationTitle("Below")
            .sheet(isPresented: $isShown) {
              NavigationStack { Closing().navigationTitle("Sheet") }
            }
        }
      }
    }
    struct Closing: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { PressButton("close") { dismiss() } }
    }
    let drawn = Drawn(Page())
    let titles = drawn.visible.filter { $0.kind == .screen }.map { $0.attributes.text(.title) }
    #expect(titles == ["Below", "Sheet"])
    try drawn.tap("close")
    #expect(drawn.count(.sheet) == 0)
  }

  @Test func contextMenu_standsBesideWhatItIsFor() throws {
    let log = Log()
    let drawn = Drawn(
      Text(verbatim: "row").contextMenu { PressButton("delete") { log.note("deleted") } }
    )
    let menu = try #require(drawn.first(.contextMenu))
    #expect(drawn.tree[try #require(menu.parent)]?.kind == .box)
    try drawn.tap("delete")
    #expect(log.take() == ["deleted"])
  }

  @Test func sheets_alertsAndFileImporters_haveTheTintOfWhereTheyAreDescribed() {
    struct Root: View {
      let tint: Color?
      var body: some View {
        Text("below")
          .sheet(isPresented: .constant(true)) { Button("Go") {} }
          .alert("Stop", isPresented: .constant(true)) { Button("Go") {} }
          .fileImporter(isPresented: .constant(true), allowedContentTypes: [.png]) { _ in }
          .tint(tint)
          .tint(.green)
      }
    }
    for (tint, inherited) in [(Color.red, Color.red), (nil, .green)] {
      let drawn = Drawn(Root(tint: tint))
      for kind in [ElementKind.sheet, .alert, .fileImporter] {
        #expect(drawn.first(kind)?.attributes[.tint] == .paint(.color(inherited)))
      }
    }
  }

  @Test func itemSheet_whenTheItemChanges_isDismissedBeforeTheNextAppears() throws {
    struct Item: Identifiable {
      let id: Int
    }
    struct Page: View {
      let log: Log
      @State private var item: Item?
      var body: some View {
        ForEach(1..<4) { number in PressButton("show \(number)") { item = Item(id: number) } }
        PressButton("none") { item = nil }
          .sheet(item: $item) {
            log.note("dismissed")
          } content: { item in
            Counting(name: "count").logged("\(item.id)", log)
          }
      }
    }
    let log = Log()
    let drawn = Drawn(Page(log: log))
    try drawn.tap("show 1")
    try drawn.tap("count 0")
    try drawn.tap("show 2")
    #expect(drawn.button("count 0") != nil)
    #expect(log.take() == ["+1", "-1", "dismissed", "+2"])
    try drawn.tap("show 3")
    try drawn.tap("none")
    #expect(drawn.first(.sheet) == nil)
    #expect(log.take() == ["-2", "dismissed", "+3", "-3", "dismissed"])
  }

  @Test func itemSheet_whoseOnDismissChangesTheItem_showsThatOne() throws {
    struct Item: Identifiable {
      let id: Int
    }
    struct Page: View {
      let log: Log
      @State private var item: Item?
      var body: some View {
        PressButton("one") { item = Item(id: 1) }
        PressButton("two") { item = Item(id: 2) }
          .sheet(item: $item) {
            log.note("dismissed")
            if item?.id == 2 { item = Item(id: 3) }
          } content: { item in
            Text(verbatim: "sheet").logged("\(item.id)", log)
          }
      }
    }
    let log = Log()
    let drawn = Drawn(Page(log: log))
    try drawn.tap("one")
    try drawn.tap("two")
    #expect(log.take() == ["+1", "-1", "dismissed", "+3"])
  }
}
