import Foundation
import PandoUI
import Testing

@MainActor
struct GestureTests {
  @Test func taps_whenTheViewIsDisabled_areNotAnswered() throws {
    struct Page: View {
      let log: Log
      @State private var isOff = false
      var body: some View {
        Text(verbatim: "target").onTapGesture { log.note("tapped") }.disabled(isOff)
        LabelledPress("off") { isOff = true }
      }
    }
    let log = Log()
    let drawn = Drawn(Page(log: log))
    let target = try #require(drawn.first(.text))
    try drawn.send(.tap, to: target)
    #expect(log.take() == ["tapped"])
    try drawn.tap("off")
    #expect(throws: EventError.self) { try drawn.send(.tap, to: target) }
    #expect(log.take() == [])
  }

  @Test func doubleTapAndLongPress_areAnsweredBesideATap() throws {
    let log = Log()
    let drawn = Drawn(
      Text(verbatim: "target")
        .onTapGesture(count: 2) { log.note("double") }
        .onTapGesture { log.note("single") }
        .onLongPressGesture { log.note("long") }
        .onHover { log.note("hover \($0)") }
    )
    try drawn.send(.tap, to: .text)
    try drawn.send(.doubleTap, to: .text)
    try drawn.send(.longPress, to: .text)
    try drawn.send(.hover(true), to: .text)
    #expect(log.take() == ["single", "double", "long", "hover true"])
  }

  @Test func drag_updatesItsStateAndGivesItBack() throws {
    struct Page: View {
      let log: Log
      @GestureState private var offset = 0.0
      var body: some View {
        Text(verbatim: "\(offset)")
          .gesture(
            DragGesture()
              .updating($offset) { value, state, _ in state = value.translation.width }
              .onChanged { log.note("changed \($0.translation.width)") }
              .onEnded { log.note("ended \($0.translation.width)") }
          )
      }
    }
    let log = Log()
    let drawn = Drawn(Page(log: log))
    func drag(to x: Double, ended: Bool = false) throws {
      let value = DragGesture.Value(
        time: Date(timeIntervalSince1970: 0),
        location: CGPoint(x: x, y: 0),
        startLocation: .zero
      )
      try drawn.send(.drag(value, ended: ended), to: .text)
    }
    try drag(to: 4)
    #expect(log.take() == [])
    try drag(to: 20)
    #expect(drawn.texts == ["20.0"])
    try drag(to: 30, ended: true)
    #expect(drawn.texts == ["0.0"])
    #expect(log.take() == ["changed 20.0", "ended 30.0"])
  }

  struct Card: Codable, Equatable, Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
    }
  }

  @Test func dragged_whenDropped_isTheSame() throws {
    struct Page: View {
      @State private var dropped = "nothing"
      var body: some View {
        Text(verbatim: "card").draggable(Card(name: "ace"))
        Text(verbatim: dropped).dropDestination(for: Card.self) { cards, _ in
          dropped = cards.map(\.name).joined()
          return true
        }
      }
    }
    let drawn = Drawn(Page())
    let carried = try #require(drawn.visible[0].attributes.text(.draggable))
    try drawn.send(.drop([carried, "{}"], at: .zero), to: drawn.visible[1])
    #expect(drawn.texts == ["card", "ace"])
  }

  @Test func shortcut_pressesTheButton() throws {
    let log = Log()
    let drawn = Drawn(LabelledPress("save") { log.note("saved") }.keyboardShortcut("s"))
    let button = try #require(drawn.button("save"))
    #expect(button.attributes.text(.keyboardShortcut) == "command+s")
    try drawn.send(.shortcut, to: button)
    #expect(log.take() == ["saved"])
  }
}
