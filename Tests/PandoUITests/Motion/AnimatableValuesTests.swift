import Foundation
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of `@Animatable` and the values that it makes.
@MainActor
struct AnimatableValuesTests {
  @Animatable
  struct Wedge: Shape {
    var start: Angle
    var end = Angle.degrees(90)
    var inset = 0.5, size: CGSize = .zero
    @AnimatableIgnored var isClockwise: Bool
    let name = "wedge"
    static let count = 0.0
    var width: Double { size.width }

    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  @Animatable
  struct Gauge: View {
    var amount: Double
    @State private var isLarge = false

    var body: some View { Text(verbatim: "\(Int(amount.rounded())) \(isLarge)") }
  }

  struct Screen: View {
    @State private var amount = 0.0

    var body: some View {
      Gauge(amount: amount)
      Button("Go") { withAnimation(.linear(duration: 1)) { amount = 10 } }
    }
  }

  @Test func animatable_takesTheStoredVariables() {
    var wedge = Wedge(start: .zero, isClockwise: true)
    let other = Wedge(
      start: .degrees(90),
      end: .degrees(180),
      inset: 1,
      size: CGSize(width: 8, height: 4),
      isClockwise: false
    )
    wedge.animatableData.interpolate(towards: other.animatableData, amount: 0.5)
    #expect(wedge.start.degrees.rounded() == 45 && wedge.end.degrees.rounded() == 135)
    #expect(wedge.inset == 0.75 && wedge.width == 4 && wedge.isClockwise)
  }

  @Test func animatableView_isEvaluatedOnTheWay() async throws {
    let app = await Driver.open(Screen(), clock: TestClock())
    try await app.button("Go").tap()
    await app.advance(by: .seconds(0.5))
    #expect(app.has(text: "5 false"))
    await app.advance(by: .seconds(0.5))
    #expect(app.has(text: "10 false"))
  }

  @Test func values_areAVector() {
    var values = AnimatableValues(3.0, AnimatablePair(1.0, 2.0), Float(4))
    #expect(values.magnitudeSquared == 30)
    #expect(values - values == .zero && values != .zero)
    values.scale(by: 2)
    #expect(values == AnimatableValues(6.0, AnimatablePair(2.0, 4.0), Float(8)))
    #expect((values + values).value.0 == 12)
  }
}
