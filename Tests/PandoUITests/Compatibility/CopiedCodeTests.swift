import Foundation
import PandoUI
import Testing

/// Tests of code that many applications contain in the same form.
@MainActor
@Suite struct CopiedCodeTests {
  @Test func marksOfAnAxis_takeAFormatAndAListOfValues() {
    let chart = Chart([1, 2], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) }
      .chartXAxis { AxisMarks(format: .number, preset: .aligned, values: Array(0...12)) }
    #expect("\(type(of: chart))".contains("Chart"))
  }

  @Test(
    arguments: [
      (Color(red: 0, green: 0, blue: 0.4), "dark blue"), (.white, "white"),
      (Color(white: 0.5), "gray"), (Color(red: 1, green: 0, blue: 0), "red"),
      (Color(red: 0.9, green: 1, blue: 0.9), "light green"), (.clear, "clear"),
    ] as [(Color, String)]
  )
  func colour_inAText_isItsName(color: Color, name: String) {
    let screen = ControlScreen(Text("in \(accessibilityName: color)"))
    #expect(screen.words(in: ElementTree.rootID) == ["in " + name])
  }

  @Test func directions_ofSymbolEffects_areThere() {
    let turn: RotateSymbolEffect = .rotate.counterClockwise.byLayer
    #expect(turn == .rotate)
    let swing: WiggleSymbolEffect = .wiggle.custom(angle: .degrees(3)).forward
    #expect(swing == .wiggle && ScaleSymbolEffect.scale.down != .scale)
  }

  @Test func symbolEffects_canBeParametersOfFunctions() {
    func bell<Effect: DiscreteSymbolEffect & SymbolEffect>(_ effect: Effect) -> some View {
      Image(systemName: "bell").symbolEffect(effect, options: .repeat(2), value: 1)
    }
    func lamp(_ effect: some IndefiniteSymbolEffect & SymbolEffect) -> some View {
      Image(systemName: "lightbulb").symbolEffect(effect, isActive: true)
    }
    let drawn = Drawn(
      VStack {
        bell(.bounce.up)
        lamp(.scale.down.byLayer)
        Image(systemName: "wifi").contentTransition(
          .symbolEffect(.replace.magic(fallback: .downUp.byLayer), options: .nonRepeating)
        )
        .transition(.symbolEffect(.drawOn.individually))
      }
    )
    let effects = drawn.visible.filter { $0.kind == .image }
      .map { $0.attributes.text(.symbolEffect) }
    #expect(effects == [nil, "shrink", nil])
  }

  @Test func environment_isDescribed_withoutItsValues() {
    var environment = EnvironmentValues()
    environment.lineLimit = 3
    #expect(environment.description == "EnvironmentValues(1 set)")
  }

  @Test func appearances_canBeReplaced() {
    let bars = UITabBarAppearance()
    bars.inlineLayoutAppearance = UITabBarItemAppearance()
    UIScrollView.appearance().backgroundColor = .clear
    #expect(UIScrollView.appearance().backgroundColor == nil)
  }
}
