import Foundation
import PandoDependencies
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoUI

/// Tests of views and modifiers with animatable data, which are evaluated on the way of an
/// animation.
@MainActor
struct AnimatableTests {
  struct Counter: View, Animatable {
    var number: Double
    var name = "count"

    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }

    var body: some View { Text(verbatim: "\(name) \(Int(number.rounded()))") }
  }

  /// Lets tasks run up to where they wait for a clock.
  private func giveTurns() async {
    for _ in 0..<20 {
      await Task.yield()
      await Task.detached { await Task.yield() }.value
    }
  }

  struct Screen: View {
    @State private var number = 0.0
    @State private var name = "count"

    var body: some View {
      Counter(number: number, name: name)
      Button("Go") { withAnimation(.linear(duration: 1)) { number += 100 } }
      Button("Jump") { number = 7 }
      Button("Name") { name = "sum" }
      Button("For ever") { withAnimation(.linear(duration: 1).repeatForever()) { number = 100 } }
    }
  }

  @Test func viewWithNumbers_isEvaluatedOnTheWay() async throws {
    let app = await Driver.open(Screen(), clock: TestClock())
    #expect(app.has(text: "count 0"))
    try await app.button("Go").tap()
    #expect(app.has(text: "count 0"))
    await app.advance(by: .seconds(0.05))
    #expect(app.has(text: "count 5"))
    await app.advance(by: .seconds(0.45))
    #expect(app.has(text: "count 50"))
    // A value without an animation is new at once.
    try await app.button("Name").tap()
    #expect(app.has(text: "sum 50"))
    await app.advance(by: .seconds(0.5))
    #expect(app.has(text: "sum 100"))
    await app.advance(by: .seconds(5))
    #expect(app.has(text: "sum 100"))
  }

  @Test func way_whenInterrupted_goesOnFromWhereItIs() async throws {
    let app = await Driver.open(Screen(), clock: TestClock())
    try await app.button("Go").tap()
    await app.advance(by: .seconds(0.5))
    try await app.button("Go").tap()
    #expect(app.has(text: "count 50"))
    await app.advance(by: .seconds(0.5))
    #expect(app.has(text: "count 125"))
    // A change without an animation is drawn at once, and ends the running one.
    try await app.button("Jump").tap()
    #expect(app.has(text: "count 7"))
    await app.advance(by: .seconds(1))
    #expect(app.has(text: "count 7"))
  }

  @Test func way_whenItRepeats_goesToAndFro() async throws {
    let app = await Driver.open(Screen(), clock: TestClock())
    try await app.button("For ever").tap()
    await app.advance(by: .seconds(0.8))
    #expect(app.has(text: "count 80"))
    await app.advance(by: .seconds(0.6))
    #expect(app.has(text: "count 60"))
    await app.advance(by: .seconds(1))
    #expect(app.has(text: "count 40"))
  }

  @Test func numbers_whenLessMotionIsWanted_areTheLastAtOnce() async throws {
    let app = await Driver.open(
      Screen().environment(\.accessibilityReduceMotion, true),
      clock: TestClock()
    )
    try await app.button("Go").tap()
    #expect(app.has(text: "count 100"))
  }

  @Test func animation_outOfSight_isNotEvaluated() async throws {
    let clock = TestClock()
    let page = withDependencies {
      $0.continuousClock = clock
    } operation: {
      Page(Screen())
    }
    try page.graph.send(.tap, to: #require(page.find(.button, containing: "Go")))
    page.graph.flush()
    page.graph.isPaused = true
    let before = page.evaluations["Counter"]
    await giveTurns()
    await clock.advance(by: .seconds(0.5))
    await giveTurns()
    #expect(page.evaluations["Counter"] == before)
    page.graph.isPaused = false
    page.graph.flush()
    #expect(page.texts.contains("count 50"))
  }

  struct Meter: AnimatableModifier {
    var amount: Double

    nonisolated var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }

    func body(content: Content) -> some View {
      HStack {
        content
        Text(verbatim: "at \(Int(amount.rounded()))")
      }
    }
  }

  struct Metered: View {
    @State private var amount = 0.0

    var body: some View {
      Text("Meter").modifier(Meter(amount: amount)).animation(.linear(duration: 2), value: amount)
      Button("Go") { amount = 10 }
    }
  }

  @Test func modifierWithNumbers_isEvaluatedOnTheWay() async throws {
    let app = await Driver.open(Metered(), clock: TestClock())
    try await app.button("Go").tap()
    #expect(app.has(text: "at 0"))
    await app.advance(by: .seconds(1))
    #expect(app.has(text: "at 5"))
    await app.advance(by: .seconds(1))
    #expect(app.has(text: "at 10"))
    #expect(app.has(text: "Meter"))
  }

  private struct Shake: GeometryEffect {
    var animatableData: Double

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: 8 * sin(animatableData * .pi), y: 0))
    }
  }

  private struct Shaken: View {
    @State private var attempts = 0.0

    var body: some View {
      Text("Shaken").modifier(Shake(animatableData: attempts))
      Button("Go") { withAnimation(.linear(duration: 1)) { attempts += 2 } }
    }
  }

  @Test func effect_thatEndsWhereItBegan_movesBetween() async throws {
    let clock = TestClock()
    let page = withDependencies {
      $0.continuousClock = clock
    } operation: {
      Page(Shaken())
    }
    func place(in id: ElementID = ElementTree.rootID) -> Double? {
      for child in page.tree.children(of: id) {
        if case .transform(.projection(let found))? = child.attributes[.transform] {
          return found.m31.rounded()
        }
        if let found = place(in: child.id) { return found }
      }
      return nil
    }
    try page.graph.send(.tap, to: #require(page.find(.button, containing: "Go")))
    page.graph.flush()
    var places: [Double?] = []
    for _ in 0..<4 {
      await giveTurns()
      await clock.advance(by: .seconds(0.25))
      await giveTurns()
      places.append(place())
    }
    #expect(places == [8, 0, -8, 0])
  }

  @Test func progress_followsDelayCurveAndRepetitions() {
    /// In hundredths.
    func progress(_ animation: Animation, _ times: Double...) -> [Double?] {
      times.map { time in animation.progress(after: time).map { ($0 * 100).rounded() } }
    }
    #expect(progress(.linear(duration: 2).delay(1), 0, 1, 2, 2.5, 3) == [0, 0, 50, 75, nil])
    #expect(progress(.linear(duration: 1).repeatCount(2), 0.25, 1.25, 2) == [25, 75, nil])
    let again = Animation.linear(duration: 1).repeatForever(autoreverses: false).speed(2)
    #expect(progress(again, 0.25, 100.125) == [50, 25])
    #expect(progress(.easeIn(duration: 1), 0.5) != [50])
    let spring = Animation.spring(duration: 0.5, bounce: 0.5)
    #expect((0..<100).contains { (spring.progress(after: Double($0) / 100) ?? 0) > 1.01 })
    for duration in [0, -1, .nan] {
      #expect(progress(.linear(duration: duration), 0.1) == [nil])
    }
  }
}
