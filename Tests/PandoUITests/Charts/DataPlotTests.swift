import Foundation
import PandoTestSupport
import PandoUI
import Testing

/// Tests of plots, which make marks of a collection or of a function.
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

  @Test func plots_betweenValues_haveAMarkForEachElement() {
    struct Spell {
      let day: Int
      let low: Double
      let high: Double
    }
    let spells = [Spell(day: 1, low: 4, high: 9), Spell(day: 2, low: 6, high: 7)]
    let bars = BarPlot(
      spells,
      x: .value("Day", \.day),
      yStart: .value("Low", \.low),
      yEnd: .value("High", \.high)
    )
    #expect(bars._marks.map(\.kind) == [.bar, .bar])
    #expect(bars._marks.map(\.y) == [.number(4), .number(6)])
    #expect(bars._marks.map(\.yEnd) == [.number(9), .number(7)])
    let lying = RulePlot(
      spells,
      xStart: .value("Low", \.low),
      xEnd: .value("High", \.high),
      y: .value("Day", \.day)
    )
    #expect(lying._marks.map(\.xEnd) == [.number(9), .number(7)])
    #expect(RulePlot(spells, x: .value("Day", \.day))._marks.map(\.kind) == [.rule, .rule])
    let cells = RectanglePlot(
      spells,
      x: .value("Day", \.day),
      y: .value("Low", \.low),
      width: .ratio(1)
    )
    #expect(cells._marks.map(\.widthShare) == [1, 1])
    let sectors = SectorPlot(spells, angle: .value("High", \.high), innerRadius: .ratio(0.5))
    #expect(sectors._marks.map(\.innerRadius) == [0.5, 0.5])
    #expect(sectors._marks.map(\.x) == [.number(9), .number(7)])
  }

  /// Modifiers with key paths can follow one another.
  @Test func modifiers_withPaths_changeEachMarkByItsElement() {
    struct Place {
      let name: String
      let size: CGFloat
      let strength: Double
      let color: Color
    }
    let places = [
      Place(name: "a", size: 16, strength: 0.5, color: .red),
      Place(name: "b", size: 25, strength: 1, color: .blue),
    ]
    let points = PointPlot(places, x: .value("Name", \.name), y: .value("Strength", \.strength))
      .foregroundStyle(\.color)
      .opacity(\.strength)
      .symbolSize(\.size)
      .symbol(by: .value("Name", \.name))
    #expect(points._marks.map(\.paint) == [.color(.red), .color(.blue)])
    #expect(points._marks.map(\.opacity) == [0.5, 1])
    #expect(points._marks.map(\.width) == [4, 5])
    #expect(points._marks.map(\.symbolName) == ["a", "b"])
    let bars = BarPlot(places, x: .value("Name", \.name), y: .value("Strength", \.strength))
      .position(by: .value("Name", \.name))
      .foregroundStyle(by: .value("Name", \.name))
    #expect(bars._marks.map(\.place) == ["a", "b"])
    #expect(bars._marks.map(\.isStacked) == [false, false])
  }

  @Test func dates_ofAUnit_standAtItsBeginning() throws {
    struct Visit { let time: Date }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let start = Date(timeIntervalSince1970: 86_400 * 3)
    let visits = [Visit(time: start.addingTimeInterval(3000))]
    let points = PointPlot(
      visits,
      x: .value("Day", \.time, unit: .day, calendar: calendar),
      y: .value("Day", \.time)
    )
    #expect(points._marks.first?.x == .date(start))
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

  @Test func plots_ofAFunction_areCutAtTheDomainsOfTheChart() throws {
    let page = Page(
      Chart {
        LinePlot(x: "x", y: "y") { $0 * $0 }
        PointMark(x: .value("x", 5), y: .value("y", 3))
      }
      .chartXScale(domain: 0...1)
      .chartYScale(domain: 0...2)
    )
    defer { page.graph.close() }
    let chart = page.tree.children(of: ElementTree.rootID)[0]
    guard case .chart(let drawing)? = chart.attributes[.chart] else {
      Issue.record("The chart has no drawing.")
      return
    }
    let line = drawing.marks.filter { $0.kind == .line }
    let places = line.compactMap { $0.x?.number }
    // One point is outside at each side, for the line between it and the edge.
    #expect(places.filter { !(0...1).contains($0) }.count == 2)
    #expect(places.filter { (0...1).contains($0) }.count >= 10)
    let area = try #require(line.first?.mask?.first)
    #expect(area.kind == .rectangle && area.x == .number(0) && area.xEnd == .number(1))
    #expect(area.y == .number(0) && area.yEnd == .number(2))
    #expect(drawing.marks.filter { $0.kind == .point }.map(\.mask) == [nil])
  }
}
