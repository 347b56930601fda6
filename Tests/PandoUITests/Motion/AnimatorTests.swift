import Foundation
import PandoDependencies
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of phases and keyframes, on a clock of the test.
@MainActor
struct AnimatorTests {
  struct Phases: View {
    var body: some View {
      Text(verbatim: "x").phaseAnimator(["a", "b", "c"]) { view, phase in
        HStack {
          view
          Text(verbatim: "phase \(phase)")
        }
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }

  @Test func phases_whenEndless_followEachOtherInTheTimeOfTheirAnimations() async {
    let app = await Driver.open(Phases(), clock: TestClock())
    // The first animation begins at once.
    #expect(app.has(text: "phase b"))
    await app.advance(by: .seconds(0.9))
    #expect(app.has(text: "phase b"))
    await app.advance(by: .seconds(0.1))
    #expect(app.has(text: "phase c"))
    await app.advance(by: .seconds(1))
    #expect(app.has(text: "phase a"))
    #expect(app.has(text: "x"))
  }

  struct Triggered: View {
    @State private var count = 0
    var body: some View {
      PhaseAnimator([1, 2, 3], trigger: count) { phase in
        Text(verbatim: "phase \(phase)")
      } animation: { _ in
        .easeIn(duration: 1)
      }
      Button("Go") { count += 1 }
    }
  }

  @Test func phases_whenTriggered_goThroughOnceAndRestAtTheFirst() async throws {
    let app = await Driver.open(Triggered(), clock: TestClock())
    #expect(app.has(text: "phase 1"))
    await app.advance(by: .seconds(5))
    #expect(app.has(text: "phase 1"))
    try await app.button("Go").tap()
    #expect(app.has(text: "phase 2"))
    await app.advance(by: .seconds(1))
    #expect(app.has(text: "phase 3"))
    await app.advance(by: .seconds(1))
    #expect(app.has(text: "phase 1"))
    await app.advance(by: .seconds(5))
    #expect(app.has(text: "phase 1"))
    #expect(app.runningTasks == 0)
  }

  @Test func phases_ofAPageOutOfSight_stay() async {
    let clock = TestClock()
    let page = withDependencies {
      $0.continuousClock = clock
    } operation: {
      Page(Phases())
    }
    page.graph.isPaused = true
    for _ in 0..<20 { await Task.yield() }
    await clock.advance(by: .seconds(60))
    #expect(page.texts.contains("phase a"))
    // One phase waits to be drawn, and none was skipped meanwhile.
    page.graph.isPaused = false
    page.graph.flush()
    #expect(page.texts.contains("phase b"))
  }

  @Test func phases_whenThereAreNone_drawNothing() {
    let page = Page(PhaseAnimator([Int]()) { Text(verbatim: "\($0)") })
    #expect(page.texts == [])
  }

  struct Keys: View {
    struct Look {
      var scale = 1.0
      var angle = Angle.zero
    }
    @State private var count = 0
    var body: some View {
      Text(verbatim: "bell").keyframeAnimator(initialValue: Look(), trigger: count) { view, look in
        Text(verbatim: "scale \(look.scale), angle \(Int(look.angle.degrees.rounded()))")
        view
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(2, duration: 1)
          LinearKeyframe(1, duration: 1)
        }
        KeyframeTrack(\.angle) {
          MoveKeyframe(.degrees(90))
          LinearKeyframe(.zero, duration: 2)
        }
      }
      Button("Ring") { count += 1 }
    }
  }

  @Test func keyframes_whenTriggered_goFromOneToTheNext() async throws {
    let app = await Driver.open(Keys(), clock: TestClock())
    #expect(app.has(text: "scale 1.0, angle 0"))
    try await app.button("Ring").tap()
    #expect(app.has(text: "scale 2.0, angle 45"))
    await app.advance(by: .seconds(1))
    #expect(app.has(text: "scale 1.0, angle 0"))
    await app.advance(by: .seconds(5))
    #expect(app.has(text: "scale 1.0, angle 0"))
    #expect(app.runningTasks == 0)
  }

  /// An animator with a literal, whose keyframes and view have another type of number.
  struct Slide: View {
    let end: CGFloat
    @State private var count = 0
    var body: some View {
      Text(verbatim: "bell").keyframeAnimator(initialValue: 0.0, trigger: count) { view, way in
        let place: CGFloat = way
        return HStack {
          view.offset(x: place)
          Text(verbatim: "at \(place)")
        }
      } keyframes: { _ in
        LinearKeyframe(end, duration: 1)
        LinearKeyframe(end, duration: 1)
      }
      Button("Ring") { count += 1 }
    }
  }

  @Test func keyframes_ofTheOtherKindOfNumber_areConverted() async throws {
    let app = await Driver.open(Slide(end: 8), clock: TestClock())
    #expect(app.has(text: "at 0.0"))
    try await app.button("Ring").tap()
    #expect(app.has(text: "at 8.0"))
  }

  @Test func timeline_ofSeveralTracks_hasTheValueAtAnyTime() {
    let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(100)
        LinearKeyframe(0, duration: 1, timingCurve: .easeIn)
      }
      KeyframeTrack(\.y) {
        CubicKeyframe(10, duration: 0.5)
        SpringKeyframe(0, duration: 1, spring: .bouncy)
      }
    }
    #expect(timeline.duration == 2)
    #expect(abs(timeline.value(time: 0.5).x - 5) < 1e-9)
    #expect(abs(timeline.value(time: 0.5).y - 10) < 1e-9)
    #expect(timeline.value(time: 1).x == 100)
    #expect(timeline.value(time: 1.5).x > 50)
    #expect(timeline.value(time: 2).x == 0)
    #expect(timeline.value(progress: 0) == .zero)
    let end = timeline.value(time: 99).y
    #expect(abs(end) < 2)
  }

  @Test func keyframes_whenTheirTimesAreNoNumbers_takeNoTime() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: .nan)
      LinearKeyframe(2, duration: -.infinity)
    }
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 1) == 2)
  }
}
