import PandoTestSupport
import PandoUI
import Testing

/// Marks that are made of a collection or of a function.
@MainActor
struct DataPlotTests {
  private struct Sale {
    let month: String
    let count: Int
    let shop: String
  }

  private let sales = [
    Sale(month: "May", count: 3, shop: "North"), Sale(month: "June", count: 5, shop: "South"),
  ]

  @Test func plots_ofACollection_haveAMarkForEachElement() {
    let bars = BarPlot(sales, x: .value("Month", \.month), y: .value("Count", \.count))
    #expect(bars._marks.map(\.kind) == [.bar, .bar])
    #expect(bars._marks.map(\.x) == [.category("May"), .category("June")])
    #expect(bars._marks.map(\.y) == [.number(3), .number(5)])
    let colored = bars.foregroundStyle(by: .value("Shop", \.shop))
    #expect(colored._marks.map(\.series) == ["North", "South"])
    let lines = LinePlot(
      sales,
      x: .value("Month", \.month),
      y: .value("Count", \.count),
      series: .value("Shop", \.shop)
    )
    #expect(lines._marks.map(\.series) == ["North", "South"])
    let points = PointPlot(sales, x: .value("Month", \.month), y: .value("Count", \.count))
    #expect(points.foregroundStyle(.red)._marks.map(\.kind) == [.point, .point])
  }

  @Test func plots_ofAFunction_goFromOneEndOfTheDomainToTheOther() {
    let line = LinePlot(x: "x", y: "y", domain: 0...2) { $0 * $0 }
    #expect(line._marks.first?.x == .number(0) && line._marks.last?.x == .number(2))
    #expect(line._marks.last?.y == .number(4))
    let broken = LinePlot(x: "x", y: "1/x", domain: -1...1) { 1 / $0 }
    #expect(broken._marks.count == line._marks.count - 1)
    let round = LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { (x: $0, y: 1 - $0) }
    #expect(round._marks.last?.x == .number(1) && round._marks.last?.y == .number(0))
    let area = AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 0...1) { (yStart: $0, yEnd: 2) }
    #expect(area._marks.last?.y == .number(1) && area._marks.last?.yEnd == .number(2))
  }
}
