import Foundation
import PandoDependencies
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoUI

@MainActor
struct GestureTests {
  @Test func taps_whenTheViewIsDisabled_areNotAnswered() throws {
    struct Page: View {
      let log: Log
      @State private var isOff = false
      var body: some View {
        Text(verbatim: "target").onTapGesture { log.note("tapped") }.disabled(isOff)
        PressButton("off") { isOff = true }
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

  @Test func spatialTap_reportsItsPlace_atEachMultipleOfItsCount() throws {
    let log = Log()
    let drawn = Drawn(
      Text(verbatim: "a")
        .onTapGesture { place in log.note("\(place.x) \(place.y)") }
        .gesture(SpatialTapGesture(count: 2).onEnded { log.note("twice \($0.location.x)") })
    )
    try drawn.send(.spatialTap(at: CGPoint(x: 3, y: 4), count: 1), to: .text)
    #expect(log.take() == ["3.0 4.0"])
    try drawn.send(.spatialTap(at: CGPoint(x: 5, y: 4), count: 2), to: .text)
    #expect(log.take() == ["5.0 4.0", "twice 5.0"])
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

  @Test func drop_hasItsPlaceInASession_whileTheViewTakesDrops() throws {
    struct Page: View {
      let isEnabled: Bool
      @State private var dropped = "nothing"
      var body: some View {
        Text(verbatim: dropped).dropDestination(for: String.self, isEnabled: isEnabled) {
          texts,
          session in
          dropped = "\(texts[0]) at \(session.location.x)"
        }
      }
    }
    for (isEnabled, text) in [(true, "a at 3.0"), (false, "nothing")] {
      let drawn = Drawn(Page(isEnabled: isEnabled))
      try? drawn.send(.drop(["a"], at: CGPoint(x: 3, y: 4)), to: drawn.visible[0])
      #expect(drawn.texts == [text])
    }
  }

  struct Leaf: Equatable, Transferable {
    var bytes: Data
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(
        contentType: .png,
        exporting: { $0.bytes },
        importing: { Leaf(bytes: $0) }
      )
    }
  }

  struct Verse: Equatable, Transferable {
    var words: String
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(
        contentType: .plainText,
        exporting: { Data($0.words.utf8) },
        importing: { Verse(words: String(decoding: $0, as: UTF8.self)) }
      )
    }
  }

  @Test func bytes_areCarried_asTextIfTheyAreOne() {
    let leaf = Leaf(bytes: Data([0, 200, 7]))
    #expect(carried(leaf) == "AMgH")
    #expect(dropped("AMgH", as: Leaf.self) == leaf)
    #expect(dropped("no bytes!", as: Leaf.self) == nil)
    #expect(carried(Verse(words: "a b")) == "a b")
    #expect(dropped("a b", as: Verse.self) == Verse(words: "a b"))
  }

  /// A dropped image is one of the web, one of the application, or bytes. It is no address of a
  /// file, and no script.
  @Test func image_isCarried_andMadeOnlyOfAnImage() throws {
    let picture = try #require(UIImage(data: Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10])))
    let images = [
      Image(systemName: "star"), Image("https://example.com/a.png"), Image(uiImage: picture),
    ]
    for image in images {
      #expect(carried(image).flatMap { dropped($0, as: Image.self) }?.source == image.source)
    }
    let turtle = dropped("pando-image:turtle", as: Image.self)
    #expect(turtle?.source == Image("turtle").source)
    for text in [
      "words", "/etc/passwd", "pando-image:/etc/passwd", "pando-image:https://example.com/a.png",
      "pando-bytes:AMgH", "javascript:alert(1)", "data:text/html,a", "file:///etc/passwd",
    ] {
      #expect(dropped(text, as: Image.self) == nil)
    }
  }

  /// The payload of a view that is dragged.
  private func carried<T: Transferable>(_ value: T) -> String? {
    Drawn(Text(verbatim: "a").draggable(value)).visible[0].attributes.text(.draggable)
  }

  /// The value that a view gets of a dropped text.
  private func dropped<T: Transferable>(_ text: String, as type: T.Type) -> T? {
    var items: [T] = []
    let drawn = Drawn(
      Text(verbatim: "a").dropDestination(for: type) { dropped, _ in
        items += dropped
        return true
      }
    )
    try? drawn.send(.drop([text], at: .zero), to: drawn.visible[0])
    return items.first
  }

  @Test func shortcut_pressesTheButton() throws {
    let log = Log()
    let drawn = Drawn(PressButton("save") { log.note("saved") }.keyboardShortcut("s"))
    let button = try #require(drawn.button("save"))
    #expect(button.attributes.text(.keyboardShortcut) == "command+s")
    try drawn.send(.shortcut, to: button)
    #expect(log.take() == ["saved"])
  }

  @Test func hiddenButton_isPressedByItsShortcutAlone() throws {
    let log = Log()
    let drawn = Drawn(
      VStack {
        PressButton("inside") { log.note("inside") }.keyboardShortcut("i")
        PressButton("off") { log.note("off") }.keyboardShortcut("o").disabled(true)
      }
      .hidden()
    )
    let button = try #require(drawn.button("inside"))
    try drawn.send(.shortcut, to: button)
    #expect(log.take() == ["inside"])
    #expect(throws: EventError.self) { try drawn.send(.tap, to: button) }
    let off = try #require(drawn.button("off"))
    #expect(throws: EventError.self) { try drawn.send(.shortcut, to: off) }
    #expect(log.take() == [])
  }

  struct Movable: View {
    let log: Log
    @GestureState private var state = "idle"
    var body: some View {
      Text(verbatim: state)
        .gesture(
          LongPressGesture().sequenced(before: DragGesture())
            .updating($state) { value, state, _ in
              switch value {
              case .first: state = "pressing"
              case .second(_, nil): state = "held"
              case .second(_, let drag?): state = "dragged \(drag.translation.width)"
              }
            }
            .onEnded { value in
              if case .second(true, let drag?) = value { log.note("\(drag.translation.width)") }
            }
        )
    }
  }

  @Test func sequence_whenTheFirstGestureHasEnded_goesOnWithTheSecond() throws {
    let log = Log()
    // The press is over before its time, so that the clock does not move.
    let drawn = withDependencies {
      $0.continuousClock = TestClock()
    } operation: {
      Drawn(Movable(log: log))
    }
    func drag(to x: Double, ended: Bool = false) throws {
      let value = DragGesture.Value(
        time: Date(timeIntervalSince1970: 0),
        location: CGPoint(x: x, y: 0),
        startLocation: .zero
      )
      try drawn.send(.drag(value, ended: ended), to: .text)
    }
    try drag(to: 0)
    #expect(drawn.texts == ["pressing"])
    try drag(to: 0, ended: true)
    #expect(drawn.texts == ["idle"])
    // A drag without a long press before it counts for nothing.
    try drag(to: 20)
    #expect(drawn.texts == ["idle"])
    try drag(to: 20, ended: true)
    #expect(log.take() == [])
    try drawn.send(.longPress, to: .text)
    #expect(drawn.texts == ["held"])
    try drag(to: 30)
    #expect(drawn.texts == ["dragged 30.0"])
    try drag(to: 40, ended: true)
    #expect(drawn.texts == ["idle"])
    #expect(log.take() == ["40.0"])
    // Each gesture begins anew, and a cancelled one is over.
    try drag(to: 50)
    #expect(drawn.texts == ["idle"])
    try drag(to: 0, ended: true)
    try drawn.send(.longPress, to: .text)
    try drag(to: 1, ended: true)
    #expect(drawn.texts == ["idle"])
    #expect(log.take() == [])
  }

  @Test func twoFingers_magnifyAndTurn() throws {
    struct Picture: View {
      let log: Log
      @State private var scale = 1.0
      @GestureState private var angle = Angle.zero
      var body: some View {
        Text(verbatim: "\(scale) \(Int(angle.degrees.rounded()))")
          .gesture(
            MagnifyGesture().onChanged { scale = $0.magnification }
              .onEnded { log.note("\($0.startAnchor.x)") }
              .simultaneously(
                with: RotationGesture().updating($angle) { value, state, _ in state = value }
              )
          )
      }
    }
    let log = Log()
    let drawn = Drawn(Picture(log: log))
    func pinch(_ scale: Double, _ degrees: Double, ended: Bool = false) throws {
      let value = PinchValue(
        magnification: scale,
        rotation: .degrees(degrees),
        startAnchor: .leading,
        time: Date(timeIntervalSince1970: 0)
      )
      try drawn.send(.pinch(value, ended: ended), to: .text)
    }
    try pinch(1.001, 0.5)
    #expect(drawn.texts == ["1.0 0"])
    try pinch(2, 30)
    #expect(drawn.texts == ["2.0 30"])
    try pinch(2.5, 30, ended: true)
    #expect(drawn.texts == ["2.0 0"])
    #expect(log.take() == ["0.0"])
    #expect(throws: EventError.self) { try pinch(.infinity, 0) }
    #expect(throws: EventError.self) { try pinch(1, .nan) }
    #expect(throws: EventError.self) { try pinch(0, 0) }
  }
}
