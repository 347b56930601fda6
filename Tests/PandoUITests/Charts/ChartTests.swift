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

  private let sales = [
    Sale(id: 1, month: "Jan", units: 3, shop: "North"),
    Sale(id: 2, month: "Feb", units: 5, shop: "South"),
  ]

  private func drawing<V: View>(_ view: V) -> ChartDrawing? {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    return withExtendedLifetime(graph) {
      guard case .chart(let drawing)? = tree.children(of: ElementTree.rootID)[0].attributes[.chart]
      else { return nil }
      return drawing
    }
  }

  /// A chart whose selection is written down.
  private func select(_ places: [Double], on chart: (Binding<String?>) -> some View) throws
    -> [String?]
  {
    var chosen: [String?] = []
    let binding = Binding<String?> {
      chosen.last ?? nil
    } set: {
      chosen.append($0)
    }
    let tree = ElementTree()
    let graph = ViewGraph(chart(binding), renderer: tree)
    let id = tree.children(of: ElementTree.rootID)[0].id
    for place in places { try graph.send(.change(.number(place)), to: id) }
    graph.close()
    return chosen
  }

  @Test func selection_isTheValueOfTheBand_andNilWhereNobodyPoints() throws {
    let chosen = try select([20, 80, -1]) { binding in
      Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Units", $0.units)) }
        .chartXSelection(value: binding)
    }
    #expect(chosen == ["Jan", "Feb", nil])
  }

  @Test func selection_onTheVerticalAxis_isTheBandWhereBarsLie() throws {
    let chosen = try select([20, 80, -1]) { binding in
      Chart(sales) { BarMark(x: .value("Units", $0.units), y: .value("Month", $0.month)) }
        .chartYSelection(value: binding)
    }
    // From the top, where the first month is.
    #expect(chosen == ["Jan", "Feb", nil])
  }

  @Test func selection_acrossTheAxis_isTheValueOfTheNearestMark() throws {
    let drawing = ChartDrawing(
      marks: [
        ChartMark(.line, x: .number(0), y: .number(5)),
        ChartMark(.line, x: .number(10), y: .number(7)),
      ]
    )
    #expect(drawing.values(at: 90).y == .number(7))
    #expect(drawing.values(at: 10).y == .number(5))
  }

  @Test func selection_ofAnotherPlace_isRefused() {
    for place in [101, -2, Double.nan, .infinity] {
      #expect(throws: (any Error).self) {
        _ = try select([place]) { binding in
          Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Units", $0.units)) }
            .chartXSelection(value: binding)
        }
      }
    }
  }

  @Test func values_atPlaces_areOfTheirTypes() {
    #expect(Int._value(at: .number(2.4)) == 2)
    #expect(Int._value(at: .number(.infinity)) == nil)
    #expect(Double._value(at: .number(2.5)) == 2.5)
    #expect(Decimal._value(at: .number(2.5)) == 2.5)
    #expect(String._value(at: .category("a")) == "a")
    #expect(String._value(at: .number(1)) == nil)
    let date = Date(timeIntervalSince1970: 7)
    #expect(Date._value(at: .date(date)) == date)
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
    #expect(ticks.map(\.label) == [.words("no. 0"), .words("no. 4"), .words("no. 8")])
    #expect(ticks.map { $0.line?.dash } == [nil, [3], nil])
    #expect(chart.yAxis.isAtEnd)
    #expect(chart.yAxis.ticks?.map(\.value) == [.number(10), .number(20), .number(30)])
    #expect(chart.yAxis.ticks?.allSatisfy { $0.linePaint == .color(.red) } == true)
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
    #expect(chart.xAxis.ticks?.first?.label == .words("1970"))
    // However small the unit, there is an end.
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
}
