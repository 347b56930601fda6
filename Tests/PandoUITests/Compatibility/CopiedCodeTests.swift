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

  @Test func appearances_canBeReplaced() {
    let bars = UITabBarAppearance()
    bars.inlineLayoutAppearance = UITabBarItemAppearance()
    UIScrollView.appearance().backgroundColor = .clear
    #expect(UIScrollView.appearance().backgroundColor == nil)
  }
}
