import Foundation
import PandoUI
import Testing

@MainActor
struct ChartTests {
  struct Sale: Identifiable {
    let id: Int
    let month: String
    let units: Int
    let shop: String
  }

  let sales = [
    Sale(id: 1, month: "Jan", units: 3, shop: "North"),
    Sale(id: 2, month: "Feb", units: 5, shop: "South"),
  ]

  func drawing<V: View>(_ view: V) -> ChartDrawing? {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    return withExtendedLifetime(graph) {
      guard case .chart(let drawing)? = tree.children(of: ElementTree.rootID)[0].attributes[.chart]
      else { return nil }
      return drawing
    }
  }

  @Test func gradientScale_ofNumbers_givesEachItsPlaceBetweenTheEnds() throws {
    let drawing = try #require(
      self.drawing(
        Chart(0..<3, id: \.self) { index in
          RectangleMark(x: .value("x", "\(index)"), y: .value("y", "a"))
            .foregroundStyle(by: .value("Heat", Double(index)))
        }
        .chartForegroundStyleScale(range: Gradient(colors: [.black, .white]))
      )
    )
    #expect(!drawing.showsLegend)
    let colors = [0, 0.5, 1].map { Color.black.mix(with: .white, by: $0) }
    #expect(drawing.marks[1].paint == .color(colors[1]))
    #expect(Set(drawing.marks.map(\.paint)).count == 3)
  }

  @Test func numberBins_coverTheirRange() {
    let bins = NumberBins(range: 0...10.0, count: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect(bins.map(\.lowerBound) == [0, 2, 4, 6, 8])
    #expect(bins.index(for: 3) == 1)
    #expect(bins.index(for: 99) == 4)
    #expect(bins.index(for: -1) == 0)
    #expect(NumberBins(size: 5, range: 2...12.0).thresholds == [0, 5, 10, 15])
    #expect(NumberBins(size: 0, range: 0...1.0).count == 1)
  }

  @Test func descriptor_namesTheChart() {
    struct Described: View, AXChartDescriptorRepresentable {
      var body: some View {
        Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }.accessibilityChartDescriptor(self)
      }

      func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
          title: "Sales",
          summary: "They rise.",
          xAxis: AXCategoricalDataAxisDescriptor(title: "x", categoryOrder: ["a"]),
          yAxis: AXNumericDataAxisDescriptor(title: "y", range: 0...1, gridlinePositions: []) {
            "\($0)"
          },
          series: [
            AXDataSeriesDescriptor(
              name: "s",
              isContinuous: false,
              dataPoints: [AXDataPoint(x: "a", y: 1)]
            )
          ]
        )
      }
    }
    let tree = ElementTree()
    let graph = ViewGraph(Described(), renderer: tree)
    let chart = tree.children(of: ElementTree.rootID)[0]
    #expect(chart.attributes.text(.accessibilityLabel) == "Sales")
    #expect(chart.attributes.text(.accessibilityHint) == "They rise.")
    graph.close()
  }

  @Test func chart_whenOfBars_hasAMarkForEach() throws {
    let chart = try #require(
      drawing(
        Chart(sales) { sale in
          BarMark(x: .value("Month", sale.month), y: .value("Units", sale.units))
            .foregroundStyle(by: .value("Shop", sale.shop))
            .annotation(position: .top) { Text("\(sale.units)") }
        }
        .chartForegroundStyleScale(["North": Color.red, "South": Color.blue])
        .chartXAxisLabel("Month").chartYAxis(.hidden).chartLegend(.hidden)
        .chartYScale(domain: 0...10)
      )
    )
    #expect(chart.marks.map(\.kind) == [.bar, .bar])
    #expect(chart.marks.map(\.x) == [.category("Jan"), .category("Feb")])
    #expect(chart.marks.map(\.y) == [.number(3), .number(5)])
    #expect(chart.marks.map(\.series) == ["North", "South"])
    #expect(chart.marks.map(\.paint) == [.color(.red), .color(.blue)])
    #expect(chart.marks.map(\.label) == ["3", "5"])
    #expect(chart.marks[0].xLabel == "Month")
    #expect(chart.xAxis.label == "Month")
    #expect(chart.yAxis.isHidden)
    #expect(chart.yAxis.domain == [.number(0), .number(10)])
    #expect(!chart.showsLegend)
  }

  @Test func chart_whenOfSeveralMarks_keepsTheirOrder() throws {
    let isHigh = true
    let chart = try #require(
      drawing(
        Chart {
          ForEach(sales) { sale in
            LineMark(x: .value("Month", sale.month), y: .value("Units", sale.units))
              .interpolationMethod(.catmullRom).symbol(.circle)
          }
          if isHigh {
            RuleMark(y: .value("Goal", 4)).lineStyle(StrokeStyle(lineWidth: 1, dash: [2]))
          } else {
            PointMark(x: .value("Month", "Jan"), y: .value("Units", 1))
          }
          AreaMark(
            x: .value("Month", "Jan"),
            yStart: .value("Low", 1),
            yEnd: .value("High", 2.5)
          ).opacity(0.2)
        }
      )
    )
    #expect(chart.marks.map(\.kind) == [.line, .line, .rule, .area])
    #expect(chart.marks[0].interpolation == .catmullRom)
    #expect(chart.marks[2].dash == [2])
    #expect(chart.marks[3].yEnd == .number(2.5))
    #expect(chart.marks[3].opacity == 0.2)
  }

  @Test func chart_whenBarsStandSideBySide_doesNotStackThem() throws {
    let chart = try #require(
      drawing(
        Chart(sales, id: \.id) {
          BarMark(x: .value("Month", $0.month), y: .value("Units", $0.units))
            .position(by: .value("Shop", $0.shop)).cornerRadius(4)
        }
      )
    )
    #expect(chart.marks.allSatisfy { !$0.isStacked && $0.series != nil && $0.cornerRadius == 4 })
    #expect(chart.marks.map(\.place) == ["North", "South"])
  }

  @Test func chart_whenOfSectors_isARing() throws {
    let chart = try #require(
      drawing(
        Chart(sales) { sale in
          SectorMark(
            angle: .value("Units", sale.units),
            innerRadius: .ratio(0.6),
            angularInset: 1
          )
          .foregroundStyle(by: .value("Shop", sale.shop))
        }
        .chartXAxis {
          AxisMarks(values: .automatic) { _ in
            AxisGridLine(); AxisValueLabel()
          }
        }
        .frame(height: 200)
      )
    )
    #expect(chart.marks[0].kind == .sector)
    #expect(chart.marks[0].innerRadius == 0.6)
    #expect(chart.marks[0].x == .number(3))
  }

  @Test func axis_isDrawnAsItIsWritten() throws {
    let chart = try #require(
      drawing(
        Chart {
          LineMark(x: .value("x", 0), y: .value("y", 10))
          LineMark(x: .value("x", 8), y: .value("y", 30))
        }
        .chartXAxis {
          AxisMarks(values: [0, 4, 8]) { value in
            if value.index == 1 { AxisGridLine(stroke: StrokeStyle(lineWidth: 2, dash: [3])) }
            AxisValueLabel { if let number = value.as(Int.self) { Text("no. \(number)") } }
          }
        }
        .chartYAxis {
          AxisMarks(position: .trailing, values: .automatic(desiredCount: 2)) { _ in
            AxisGridLine().foregroundStyle(.red)
            AxisValueLabel()
          }
        }
        .frame(height: 200)
      )
    )
    let ticks = try #require(chart.xAxis.ticks)
    #expect(ticks.map(\.value) == [.number(0), .number(4), .number(8)])
    #expect(ticks.map(\.label?.words) == [.words("no. 0"), .words("no. 4"), .words("no. 8")])
    #expect(ticks.map { $0.line.map(\.stroke.dash) } == [nil, [3], nil])
    #expect(chart.yAxis.isAtEnd == true)
    #expect(chart.yAxis.ticks?.map(\.value) == [.number(10), .number(20), .number(30)])
    #expect(chart.yAxis.ticks?.allSatisfy { $0.line?.paint == .color(.red) } == true)
  }

  @Test func axis_ofDates_isMarkedWhereUnitsBegin() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let start = Date(timeIntervalSince1970: 3600)
    let chart = try #require(
      drawing(
        Chart {
          LineMark(x: .value("x", start), y: .value("y", 1))
          LineMark(x: .value("x", start.addingTimeInterval(5 * 86_400)), y: .value("y", 2))
        }
        .chartXAxis {
          AxisMarks(values: .stride(by: .day, count: 2, calendar: calendar)) { value in
            AxisValueLabel(format: .dateTime.year())
          }
        }
        .frame(height: 200)
      )
    )
    let days = chart.xAxis.ticks?.compactMap { $0.value.number.map { $0 / 86_400 } }
    #expect(days == [2, 4])
    #expect(chart.xAxis.ticks?.first?.label?.words == .words("1970"))
    // The number of ticks is limited, however small the unit is.
    #expect(chart.scales.x.ticks(by: .second, count: 1, in: calendar).count == 200)
  }

  @Test func series_takeTheColoursOfARange() throws {
    let chart = try #require(
      drawing(
        Chart {
          Plot {
            BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(by: .value("s", "one"))
            BarMark(x: .value("x", "b"), y: .value("y", 1)).foregroundStyle(by: .value("s", "two"))
          }
          RectangleMark(x: .value("x", "a"))
        }
        .chartForegroundStyleScale(range: Gradient(colors: [.yellow, .blue]))
        .frame(height: 200)
      )
    )
    #expect(chart.marks.map(\.paint) == [.color(.yellow), .color(.blue), nil])
    #expect(chart.marks[2].y == nil)
  }

  @Test func symbols_ofAValue_areInTheirOrder_orThoseOfTheScale() throws {
    func chart(_ name: String) -> some ChartContent {
      LineMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("Shop", name))
    }
    let plain = try #require(
      drawing(
        Chart {
          chart("a")
          chart("b")
          chart("a")
        }
      )
    )
    #expect(plain.marks.map(\.symbol) == [.circle, .square, .circle])
    #expect(plain.marks.map(\.series) == ["a", "b", "a"])
    let scaled = try #require(
      drawing(
        Chart {
          chart("a")
          chart("b")
        }
        .chartSymbolScale(["b": .diamond.strokeBorder(lineWidth: 3)])
      )
    )
    #expect(scaled.marks.map(\.symbol) == [.circle, .diamond])
    #expect(scaled.marks.map(\.symbolStroke) == [nil, 3])
  }

  @Test func linesOfSeries_haveTheStrokesOfTheScale_orDashesInTheirOrder() throws {
    func chart(_ name: String) -> some ChartContent {
      LineMark(x: .value("x", 1), y: .value("y", 1)).lineStyle(by: .value("Kind", name))
    }
    func marks(_ view: some View) throws -> [ChartMark] { try #require(drawing(view)).marks }
    let plain = try marks(
      Chart {
        chart("a")
        chart("b")
        chart("a")
      }
    )
    #expect(plain.map(\.series) == ["a", "b", "a"])
    #expect(plain.map(\.dash) == [[], [8, 5], []])
    let scaled = try marks(
      Chart {
        chart("a")
        chart("b")
      }
      .chartLineStyleScale(["a": StrokeStyle(lineWidth: 4, dash: [1, 2])])
    )
    #expect(scaled.map(\.dash) == [[1, 2], [8, 5]])
    #expect(scaled.map(\.width) == [4, nil])
    let listed = try marks(
      Chart { chart("b") }
        .chartLineStyleScale(domain: ["a", "b"], range: [StrokeStyle(), StrokeStyle(dash: [3])])
    )
    #expect(listed[0].dash == [3])
  }

  @Test func axis_atTheTop_saysSo() throws {
    func axis(_ marks: @escaping () -> AxisMarks) throws -> ChartDrawing.Axis {
      try #require(
        drawing(
          Chart { LineMark(x: .value("x", 1), y: .value("y", 1)) }
            .chartXAxis { marks() }
        )
      ).xAxis
    }
    #expect(try axis { AxisMarks(position: .top) }.isAtEnd == true)
    #expect(try axis { AxisMarks(position: .bottom) }.isAtEnd == false)
    #expect(try axis { AxisMarks() }.isAtEnd == nil)
    #expect(try axis { AxisMarks(preset: .aligned) }.ticks?.first?.placement == .aligned)
    #expect(try axis { AxisMarks(preset: .extended) }.ticks?.first?.placement == .beside)
    #expect(try axis { AxisMarks(preset: .inset) }.ticks?.first?.placement == .inset)
  }

  @Test func sizesOfSymbols_areByValue_onTheScale() throws {
    func widths(_ view: some View) throws -> [CGFloat?] {
      try #require(drawing(view)).marks.map(\.width)
    }
    func point(_ size: Double) -> some ChartContent {
      PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(by: .value("Size", size))
    }
    let chart = Chart {
      point(0)
      point(30)
      point(40)
    }
    #expect(try widths(chart.chartSymbolSizeScale(range: 0...400)) == [0, 300.squareRoot(), 20])
    #expect(
      try widths(chart.chartSymbolSizeScale(domain: 0.0...20.0, range: 0...100))
        == [0, 10, 10]
    )
    #expect(
      try widths(chart.chartSymbolSizeScale(domain: [0.0, 30], range: [16, 64]))
        == [4, 8, 20]
    )
    #expect(try widths(Chart { point(7) }) == [20])
    #expect(try widths(Chart { point(.nan) }) == [20.squareRoot()])
    let words = Chart(["b", "a", "b"], id: \.self) { name in
      PointMark(x: .value("x", name), y: .value("y", 1)).symbolSize(by: .value("Shop", name))
    }
    #expect(try widths(words.chartSymbolSizeScale(range: 25...100)) == [5, 10, 5])
  }

  @Test func rangesOfDates_doNotBeginAtZero() {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    var mark = ChartMark(.bar, x: .date(start), y: .category("a"))
    mark.xEnd = .date(start.addingTimeInterval(60))
    let places = ChartPlaces(ChartDrawing(marks: [mark]))
    var stacks: ChartPlaces.Stacks = [:]
    let bar = places.bar(mark, &stacks)
    #expect(bar.box.x == 0 && bar.box.width == 100)
    #expect(stacks.isEmpty)
  }
}
