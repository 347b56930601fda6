import Foundation
import PandoDependencies
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoUI

/// Tests of long presses, and of the state of one while it lasts.
@MainActor
struct LongPressTests {
  private struct Page: View {
    let log: Log
    let seconds: Double
    @GestureState private var isPressed = false

    var body: some View {
      Text(verbatim: isPressed ? "pressed" : "free")
        .gesture(
          LongPressGesture(minimumDuration: seconds, maximumDistance: 20)
            .updating($isPressed) { value, state, _ in state = value }
            .onEnded { _ in log.note("held") }
        )
    }
  }

  private func press(_ drawn: Drawn, at x: Double, ended: Bool = false) throws {
    let value = DragGesture.Value(
      time: Date(timeIntervalSince1970: 0),
      location: CGPoint(x: x, y: 0),
      startLocation: .zero
    )
    try drawn.send(.drag(value, ended: ended), to: .text)
  }

  @Test func press_thatIsFollowed_reportsItsBeginning_andTakesItsTime() async throws {
    let (log, clock) = (Log(), TestClock())
    let drawn = withDependencies {
      $0.continuousClock = clock
    } operation: {
      Drawn(Page(log: log, seconds: 2))
    }
    try press(drawn, at: 0)
    #expect(drawn.texts == ["pressed"])
    // The browser reports a press after its own time, and not after the 2 seconds of the gesture.
    try drawn.send(.longPress, to: .text)
    await clock.advance(by: .seconds(1))
    #expect(log.take() == [])
    await clock.advance(by: .seconds(1))
    #expect(log.take() == ["held"])
    drawn.graph.flush()
    #expect(drawn.texts == ["free"])
    try press(drawn, at: 0, ended: true)
    #expect(log.take() == [])
  }

  @Test func press_thatEndsTooEarly_orMoves_isGivenUp() async throws {
    let (log, clock) = (Log(), TestClock())
    let drawn = withDependencies {
      $0.continuousClock = clock
    } operation: {
      Drawn(Page(log: log, seconds: 2))
    }
    try press(drawn, at: 0)
    try press(drawn, at: 0, ended: true)
    #expect(drawn.texts == ["free"])
    try press(drawn, at: 0)
    try press(drawn, at: 19)
    #expect(drawn.texts == ["pressed"])
    try press(drawn, at: 21)
    #expect(drawn.texts == ["free"])
    await clock.advance(by: .seconds(5))
    #expect(log.take() == [])
  }

  @Test func press_withoutAnEnd_isReportedWhileItLasts() throws {
    let log = Log()
    let drawn = Drawn(
      Text(verbatim: "a")
        .onLongPressGesture(minimumDuration: .infinity, pressing: { log.note("\($0)") }) {
          log.note("held")
        }
    )
    let value = DragGesture.Value(
      time: Date(timeIntervalSince1970: 0),
      location: .zero,
      startLocation: .zero
    )
    try drawn.send(.drag(value, ended: false), to: .text)
    #expect(log.take() == ["true"])
    try drawn.send(.drag(value, ended: true), to: .text)
    #expect(log.take() == ["false"])
    // The keyboard sends the event.
    try drawn.send(.longPress, to: .text)
    #expect(log.take() == ["true", "held", "false"])
  }

  @Test func highPriorityGesture_takesTheTapOfTheView() throws {
    let log = Log()
    let drawn = Drawn(
      Text(verbatim: "target")
        .onTapGesture { log.note("own") }
        .onLongPressGesture { log.note("long") }
        .highPriorityGesture(TapGesture().onEnded { log.note("high") })
    )
    try drawn.send(.tap, to: .text)
    try drawn.send(.longPress, to: .text)
    #expect(log.take() == ["high", "long"])
    let button = Drawn(
      PressButton("press") { log.note("pressed") }
        .highPriorityGesture(TapGesture().onEnded { log.note("high") })
    )
    try button.tap("press")
    #expect(log.take() == ["high"])
    let both = Drawn(
      PressButton("press") { log.note("pressed") }
        .simultaneousGesture(TapGesture().onEnded { log.note("simultaneous") })
    )
    try both.tap("press")
    #expect(Set(log.take()) == ["pressed", "simultaneous"])
  }
}
