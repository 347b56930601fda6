import Foundation
import PandoUI
import Testing

/// Tests of the scales of charts, and of marks that stand on each other.
@MainActor
struct ChartScaleTests {
  func drawing<V: View>(_ view: V) throws -> ChartDrawing {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    return try withExtendedLifetime(graph) {
      let chart = tree.children(of: ElementTree.rootID)[0].attributes[.chart]
      guard case .chart(let drawing)? = chart else { throw CocoaError(.featureUnsupported) }
      return drawing
    }
  }

  private func bars(_ values: [Double]) -> some View {
    Chart(values, id: \.self) { BarMark(x: .value("x", "a\($0)"), y: .value("y", $0)) }
  }

  @Test func anAxis_showsZero_asTheApplicationSays() throws {
    let plain = try drawing(bars([140, 180])).scales.y
    #expect(plain.position(.number(0)) == 0)
    let own = try drawing(bars([140, 180]).chartYScale(domain: .automatic(includesZero: false)))
    #expect(own.scales.y.position(.number(140)) == 0)
    // Bars begin where the axis does.
    var stacks: ChartPlaces.Stacks = [:]
    let places = ChartPlaces(own)
    let box = places.bar(own.marks[1], &stacks).box
    #expect(box.y == 0 && box.height == 100)
    let line = Chart([140.0, 180], id: \.self) {
      LineMark(x: .value("x", $0), y: .value("y", $0))
    }
    #expect(try drawing(line).scales.y.position(.number(140)) == 0)
    let whole = try drawing(line.chartYScale(domain: .automatic(includesZero: true)))
    #expect(whole.scales.y.position(.number(0)) == 0)
  }

  @Test func anAxis_thatIsReversed_beginsAtItsOtherEnd() throws {
    let scales = try drawing(
      bars([2, 4]).chartYScale(domain: .automatic(reversed: true))
        .chartXScale(domain: .automatic(reversed: true))
    ).scales
    #expect(scales.y.position(.number(0)) == 100)
    #expect(scales.y.value(at: 100) == .number(0))
    #expect(scales.x.position(.category("a2.0")) == 75)
    #expect(scales.x.value(at: 80) == .category("a2.0"))
  }

  @Test func aLogarithmicAxis_hasEqualDistancesForEqualFactors() throws {
    let chart = try drawing(bars([1, 10, 100]).chartYScale(type: .log))
    let y = chart.scales.y
    #expect([1, 10, 100].map { y.position(.number($0)) } == [0, 50, 100])
    #expect(y.value(at: 50) == .number(10))
    // A value without a logarithm is at the end of the axis.
    #expect([0, -5].map { y.position(.number($0)) } == [0, 0])
    let ends = try drawing(bars([1, 20]).chartYScale(domain: 1...10_000, type: .log)).scales.y
    #expect(ends.position(.number(100)) == 50)
    #expect(ends.ticks() == [1, 10, 100, 1000, 10_000].map { .number($0) })
  }

  @Test(arguments: [
    [Double.leastNonzeroMagnitude, 1.7e308], [1.7e308], [Double.leastNonzeroMagnitude],
  ])
  func aLogarithmicAxis_ofTheLargestAndSmallestNumbers_hasMarks(values: [Double]) throws {
    let y = try drawing(bars(values).chartYScale(type: .log)).scales.y
    #expect(!y.ticks().isEmpty)
    #expect(y.ticks().allSatisfy { ($0.number ?? .nan).isFinite })
  }

  @Test func aDomain_thatFitsTheMarks_canBeChanged() throws {
    let chart = Chart(["b", "c", "a"], id: \.self) {
      BarMark(x: .value("x", $0), y: .value("y", 3))
    }
    let own = try drawing(
      chart
        .chartXScale(
          domain: .automatic(dataType: String.self) { domain in
            domain.sort()
            domain.append("new")
          }
        )
        .chartYScale(domain: .automatic(dataType: Int.self) { $0.append(12) })
    )
    #expect(own.xAxis.domain == ["a", "b", "c", "new"].map { .category($0) })
    #expect(own.scales.x.position(.category("new")) == 87.5)
    #expect(own.scales.y.position(.number(12)) == 100)
  }

  private struct Part: Identifiable {
    let id: Int
    let name: String
    let place: Int
    let size: Double
  }

  private let parts = [
    Part(id: 0, name: "A", place: 0, size: 1), Part(id: 1, name: "A", place: 1, size: 3),
    Part(id: 2, name: "B", place: 0, size: 3), Part(id: 3, name: "B", place: 1, size: 1),
  ]

  private func areas(_ method: MarkStackingMethod) throws -> ChartDrawing {
    try drawing(
      Chart(parts) { part in
        AreaMark(x: .value("x", part.place), y: .value("y", part.size), stacking: method)
          .foregroundStyle(by: .value("Name", part.name))
      }
    )
  }

  @Test func areasOfSeveralSeries_standOnEachOther() throws {
    let drawing = try areas(.standard)
    #expect(drawing.marks.map { $0.stack?.start } == [0, 0, 1, 3])
    #expect(drawing.marks.map { $0.stack?.end } == [1, 3, 4, 4])
    #expect(drawing.scales.y.position(.number(4)) == 100)
    #expect(ChartPlaces(drawing).point(drawing.marks[2]).y == 0)
    // The marks keep their values, for selections by a pointer.
    #expect(drawing.marks[2].y == .number(3))
    #expect(try areas(.unstacked).marks.allSatisfy { $0.stack == nil })
  }

  @Test func marks_canFillTheChart_orStandAroundItsMiddle() throws {
    let normalized = try areas(.normalized)
    #expect(normalized.marks.map { $0.stack?.end } == [0.25, 0.75, 1, 1])
    #expect(normalized.yAxis.isPercent && normalized.scales.y.position(.number(1)) == 100)
    let centered = try areas(.center)
    #expect(centered.marks.map { $0.stack?.start } == [-2, -2, -1, 1])
    let bars = try drawing(
      Chart(parts) { part in
        BarMark(x: .value("x", "\(part.place)"), y: .value("y", part.size), stacking: .normalized)
          .foregroundStyle(by: .value("Name", part.name))
      }
    )
    var stacks: ChartPlaces.Stacks = [:]
    let boxes = bars.marks.map { ChartPlaces(bars).bar($0, &stacks).box }
    #expect(boxes.map(\.height) == [25, 75, 75, 25])
  }

  @Test func aChartThatScrolls_showsAPart_fromAValueOn() throws {
    let days = Chart(0..<10, id: \.self) {
      BarMark(x: .value("Day", "\($0)"), y: .value("Steps", $0))
    }
    #expect(try drawing(days.chartScrollableAxes(.horizontal)).viewport == nil)
    #expect(try drawing(days.chartXVisibleDomain(length: 4)).viewport == nil)
    let part = days.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 4)
    #expect(try drawing(part).viewport == ChartDrawing.Viewport(share: 0.4, start: 0))
    let viewport = try #require(try drawing(part.chartScrollPosition(initialX: "3")).viewport)
    #expect(abs(viewport.start - 0.5) < 1e-9)
    // The last page ends at the end of the axis.
    let last = try drawing(part.chartScrollPosition(x: .constant("9"))).viewport
    #expect(last?.start == 1)
    let hours = Chart([0.0, 86_400], id: \.self) {
      LineMark(x: .value("x", Date(timeIntervalSince1970: $0)), y: .value("y", $0))
    }
    .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 3600 * 6)
    #expect(try drawing(hours).viewport?.share == 0.25)
  }

  @Test func aChartThatScrollsUpAndDown_beginsAtTheTop_orBelowAValue() throws {
    let names = Chart(0..<10, id: \.self) {
      BarMark(x: .value("Steps", $0), y: .value("Name", "\($0)"))
    }
    .chartScrollableAxes(.vertical)
    #expect(try drawing(names).viewport == nil)
    let part = names.chartYVisibleDomain(length: 4)
    let first = try #require(try drawing(part).viewport)
    #expect(first.isVertical && first.share == 0.4 && first.start == 0)
    let third = try #require(try drawing(part.chartScrollPosition(initialY: "3")).viewport)
    #expect(abs(third.start - 0.5) < 1e-9)
    #expect(try drawing(part.chartScrollPosition(y: .constant("9"))).viewport?.start == 1)
    // Numbers are read from the bottom.
    let levels = Chart([0.0, 100], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
      .chartYScale(domain: 0...100).chartYVisibleDomain(length: 50)
    let rising = levels.chartScrollableAxes(.vertical)
    #expect(try drawing(rising.chartScrollPosition(initialY: 100.0)).viewport?.start == 0)
    #expect(try drawing(rising.chartScrollPosition(initialY: 50.0)).viewport?.start == 1)
    // Of the lengths in both directions, the horizontal one counts.
    let both = levels.chartXVisibleDomain(length: 20)
      .chartScrollableAxes([.horizontal, .vertical])
    #expect(try drawing(both).viewport?.isVertical == false)
  }

  @Test func axes_haveRoomAtTheirEnds() throws {
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }
      .chartXScale(range: .plotDimension(padding: 20))
      .chartYScale(domain: 0...2, range: .plotDimension(startPadding: 4, endPadding: 8))
    let drawing = try drawing(chart)
    #expect(drawing.xAxis.startPadding == 20 && drawing.xAxis.endPadding == 20)
    #expect(drawing.yAxis.startPadding == 4 && drawing.yAxis.endPadding == 8)
    #expect(drawing.yAxis.domain == [.number(0), .number(2)])
  }

  @Test func marks_keepWhatTheyAreDrawnWith() throws {
    let drawing = try drawing(
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1), width: .ratio(0.5))
          .blur(radius: 3).blur(radius: 9).shadow(color: .red, radius: 2, x: 1)
          .alignsMarkStylesWithPlotArea()
        BarMark(x: .value("x", "b"), y: .value("y", 1), width: .inset(4))
        SectorMark(angle: .value("v", 1), outerRadius: .ratio(0.8), angularInset: 2)
      }
      .chartXAxisLabel(position: .top) { Text("Months").font(.headline) }
      .chartXAxis {
        AxisMarks { _ in
          AxisTick(centered: true, length: 12)
          AxisTick(length: .longestLabel(extendPastBy: 4))
          AxisValueLabel(multiLabelAlignment: .center, collisionResolution: .greedy)
          AxisValueLabel("Low", anchor: .topLeading)
          AxisValueLabel(String("Low"), anchor: .top, verticalSpacing: 2)
        }
      }
    )
    #expect(drawing.marks[0].blur == 3 && drawing.marks[0].isPaintedOverPlot)
    #expect(drawing.marks[0].shadow == Shadow(color: .red, radius: 2, x: 1))
    #expect(drawing.marks[0].widthShare == 0.5 && drawing.marks[1].widthInset == 4)
    #expect(drawing.marks[2].outerRadius == 0.8 && drawing.marks[2].angularInset == 2)
    #expect(drawing.xAxis.label == "Months")
  }
}
