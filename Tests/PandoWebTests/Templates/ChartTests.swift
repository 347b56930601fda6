import Foundation
import FoundationXML
import PandoUI
import PandoWeb
import Testing

@testable import PandoWebTestSupport

@Suite("Charts")
@MainActor
struct ChartTests {
  /// Bars with a category and a length, in two places of each band.
  func bars(hasHorizontalBars: Bool) -> ChartDrawing {
    var marks: [ChartMark] = []
    for (name, values) in [("A", [4.0, 2]), ("B", [1, 3])] {
      for (place, value) in zip(["old", "new"], values) {
        let (base, length) = (ChartDrawing.Value.category(name), ChartDrawing.Value.number(value))
        var mark = ChartMark(
          .bar,
          x: hasHorizontalBars ? length : base,
          y: hasHorizontalBars ? base : length
        )
        mark.series = place
        mark.place = place
        mark.isStacked = false
        marks.append(mark)
      }
    }
    return ChartDrawing(marks: marks)
  }

  func page(_ drawing: ChartDrawing) throws -> Page {
    try Page(Piece(.chart, [.chart: .chart(drawing)]))
  }

  func numbers(_ name: String, of nodes: [XMLElement]) -> [Double] {
    nodes.compactMap {
      $0[name].map { $0.hasSuffix("%") ? $0.dropLast() : $0[...] }.flatMap { Double($0) }
    }
  }

  @Test func axes_areDrawnAsTheyAreWritten() throws {
    var drawing = ChartDrawing(
      marks: [
        ChartMark(.line, x: .number(0), y: .number(0)),
        ChartMark(.line, x: .number(10), y: .number(4)),
      ]
    )
    var tick = ChartDrawing.Tick(.number(5))
    tick.line = ChartDrawing.Tick.Line(stroke: StrokeStyle(lineWidth: 2, dash: [4]))
    tick.label = ChartDrawing.Tick.Label(.words("half"))
    drawing.xAxis.ticks = [tick, ChartDrawing.Tick(.number(900))]
    drawing.yAxis.isAtEnd = true
    let page = try page(drawing)
    let line = try page.one("//figure//*[@class='chart-grid'][@stroke-dasharray]")
    #expect(line["d"] == "M50 0V100" && line["stroke-width"] == "2")
    let labels = try page.all("//*[@class='chart-x']/*[@style]")
    #expect(labels.map(\.words) == ["half"])
    #expect(try page.one("//*[@class='chart-y']")["style"]?.contains("grid-column:3") == true)
  }

  @Test func numbersAlongAnAxis_howeverSmall_differFromEachOther() throws {
    for end in [0.002, 0.00003, 4] {
      var drawing = ChartDrawing(
        marks: [
          ChartMark(.line, x: .number(0), y: .number(0)),
          ChartMark(.line, x: .number(10), y: .number(end)),
        ]
      )
      drawing.locale = Locale(identifier: "en")
      let labels = try page(drawing).all("//*[@class='chart-y']/*[@style]").map(\.words)
      #expect(Set(labels).count == labels.count && labels.count > 2, "\(labels)")
    }
  }

  /// The axis is at the trailing side for numbers and at the leading side for categories, as in
  /// SwiftUI.
  @Test(arguments: [true, false])
  func verticalAxis_whereNothingIsSaid_isAtTheSideOfItsKind(isContinuous: Bool) throws {
    let places: [ChartDrawing.Value] =
      isContinuous ? [.number(0), .number(4)] : [.category("a"), .category("b")]
    var drawing = ChartDrawing(
      marks: places.enumerated()
        .map { ChartMark(isContinuous ? .line : .bar, x: .number(Double($0 * 10)), y: $1) }
    )
    drawing.yAxis.label = "Orders"
    let page = try page(drawing)
    let side = try page.one("//*[@class='chart-y']")["style"] ?? ""
    #expect(side.contains("grid-column:3") == isContinuous)
    let label = try page.one("//*[@class='chart-y-label']")["style"]
    #expect(label == (isContinuous ? "text-align:end" : nil))
    // No words reach beyond the chart: none stand before the first or after the last.
    let words = try page.all("//*[@class='chart-x']/*[@style]").compactMap { $0["style"] }
    #expect(try #require(words.first).contains("translate:0") == isContinuous)
    #expect(try #require(words.last).contains("translate:-100% 0") != isContinuous)
  }

  @Test func horizontalAxis_atTheTop_isInTheRowAboveTheDrawing() throws {
    var drawing = ChartDrawing(
      marks: [0.0, 10].map { ChartMark(.line, x: .number($0), y: .number($0)) }
    )
    func style(_ name: String) throws -> String {
      try page(drawing).one("//*[@class='\(name)']")["style"] ?? ""
    }
    #expect(try !style("chart-x").contains("grid-row"))
    drawing.xAxis.isAtEnd = true
    #expect(try style("chart-x").contains("grid-row:2"))
    drawing.yAxis.isAtEnd = false
    drawing.xAxis.ticks = [0.0, 10].map { value in
      var tick = ChartDrawing.Tick(.number(value))
      tick.label = ChartDrawing.Tick.Label(.value)
      tick.placement = .aligned
      return tick
    }
    let words = try page(drawing).all("//*[@class='chart-x']/span")
    #expect(words.last?["style"]?.contains("translate:-100%") == true)
  }

  @Test func gradients_areDefinitions_whichMarksAreDrawnWith() throws {
    let fade = LinearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom)
    var marks: [ChartMark] = []
    for kind in [ChartMark.Kind.area, .line, .bar] {
      for x in 0...1 {
        var mark = ChartMark(kind, x: .number(Double(x)), y: .number(2))
        mark.paint = kind == .bar ? Color.red.gradient._paint() : fade._paint()
        marks.append(mark)
      }
    }
    let page = try page(ChartDrawing(marks: marks))
    let gradients = try page.all("//figure//linearGradient")
    #expect(gradients.count == 3)
    let names = gradients.compactMap { $0["id"] }
    #expect(Set(names).count == 3)
    let styles = try page.all("//figure//path[@style] | //figure//rect[@style]")
      .compactMap { $0["style"] }
    for name in names { #expect(styles.contains { $0.contains("url(#\(name))") }) }
    // The gradient of a line spans the drawing, because a level line has no bounds.
    #expect(gradients.compactMap { $0["gradientUnits"] } == ["userSpaceOnUse"])
    // A gradient from blue to clear stays blue.
    let stops = try page.all("//figure//linearGradient[1]/stop").compactMap { $0["style"] }
    #expect(stops.count == 2 && stops.allSatisfy { $0.contains("blue") })
  }

  @Test func bars_areAsWideAsTheySay() throws {
    var fixed = ChartMark(.bar, x: .category("a"), y: .number(1))
    fixed.width = 20
    var half = ChartMark(.bar, x: .category("b"), y: .number(1))
    half.widthShare = 0.5
    var inset = ChartMark(.bar, x: .category("c"), y: .number(1))
    inset.widthInset = 4
    var other = ChartMark(.bar, x: .category("d"), y: .number(1))
    other.widthShare = 1
    let bars = try page(ChartDrawing(marks: [fixed, half, inset, other])).all("//figure//rect")
    #expect(bars.map { $0["width"] } == ["20", "12.5%", "25%", "25%"])
    #expect(bars.map { $0["x"] } == ["12.5%", "31.25%", "50%", "75%"])
    #expect(bars[0]["style"]?.contains("translate:-10px 0") == true)
    #expect(bars[2]["style"]?.contains("width:calc(25% - 8px)") == true)
  }

  @Test func blursAndShadows_areFilters_whichTheDrawingDoesNotStretch() throws {
    var bar = ChartMark(.bar, x: .category("a"), y: .number(1))
    bar.blur = 3
    var line = ChartMark(.line, x: .category("a"), y: .number(1))
    line.shadow = Shadow(color: .black, radius: 2, x: 1, y: 4)
    let plain = ChartMark(.line, x: .category("a"), y: .number(1), series: "other")
    let page = try page(ChartDrawing(marks: [bar, line, plain]))
    #expect(try page.one("//figure//rect")["style"]?.contains("filter:blur(3px)") == true)
    // A clipped bar would have no blur beyond its sides.
    #expect(try page.one("//figure//rect")["class"] == nil)
    let filtered = try page.all("//figure//svg[contains(@style, 'drop-shadow(1px 4px 2px')]")
    #expect(filtered.count == 1 && filtered[0]["viewBox"] == "0 0 100 100")
    #expect(try page.all("//figure//svg//path[@stroke-linejoin]").count == 2)
  }

  @Test func aChartThatScrolls_hasAWiderDrawing_beside_itsVerticalAxis() throws {
    var drawing = bars(hasHorizontalBars: false)
    drawing.viewport = ChartDrawing.Viewport(share: 0.4, start: 0.5)
    let page = try page(drawing)
    let scroller = try page.one("//*[@class='chart-area']/..")
    #expect(scroller["style"]?.contains("grid-template-columns:250%") == true)
    #expect(scroller["style"]?.contains("overflow:auto hidden") == true)
    #expect(try page.one("//*[@class='chart-area']")["data-scroll"] == "1 anchor 0.5 0")
    #expect(try page.all("//*[@class='chart-area']/../*[@class='chart-x']").count == 1)
    #expect(try page.all("//*[contains(@class, 'chart-plot')]/*[@class='chart-y']").count == 1)
  }

  @Test func aGradient_canGoOverThePlot() throws {
    var bar = ChartMark(.bar, x: .category("a"), y: .number(1))
    bar.paint = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)._paint()
    bar.isPaintedOverPlot = true
    let gradient = try page(ChartDrawing(marks: [bar])).one("//figure//linearGradient")
    #expect(gradient["gradientUnits"] == "userSpaceOnUse" && gradient["y2"] == "100%")
  }

  @Test func partsOfAWhole_areWrittenInHundredths() throws {
    var bar = ChartMark(.bar, x: .category("a"), y: .number(3))
    bar.stacking = .normalized
    bar.stack = ChartMark.Span(start: 0, end: 1)
    var drawing = ChartDrawing(marks: [bar])
    drawing.yAxis.isPercent = true
    drawing.locale = Locale(identifier: "en_US")
    let words = try page(drawing).all("//*[@class='chart-y']/*[@style]").map(\.words)
    #expect(words.first == "0%" && words.last == "100%")
  }

  @Test func anAreaThatLies_isBetweenItsEnds() throws {
    let marks = [0.0, 4].map { y -> ChartMark in
      var mark = ChartMark(.area, x: .number(2), y: .number(y))
      mark.xEnd = .number(8)
      return mark
    }
    let page = try page(
      ChartDrawing(
        marks: marks,
        xAxis: .init(domain: [.number(0), .number(10)]),
        yAxis: .init(domain: [.number(0), .number(4)])
      )
    )
    let path = try page.one("//figure//*[local-name() = 'path'][@vector-effect][not(@class)]")
    #expect(path["d"] == "M20 100L20 0L80 0L80 100Z")
  }

  @Test func sectors_haveTheirGap_andTheirRadius() throws {
    var sector = ChartMark(.sector, x: .number(1))
    sector.angularInset = 1.5
    sector.outerRadius = 0.5
    let page = try page(ChartDrawing(marks: [sector, ChartMark(.sector, x: .number(1))]))
    let paths = try page.all("//*[contains(@class, 'chart-sector')]")
    #expect(paths[0]["style"]?.contains("stroke-width:3px") == true)
    #expect(paths[0]["d"]?.contains("A24 24") == true && paths[1]["d"]?.contains("A48 48") == true)
  }

  @Test func aRectangle_withFourSides_isBetweenThem_whicheverComesFirst() throws {
    var mark = ChartMark(.rectangle, x: .number(8), y: .number(1))
    mark.xEnd = .number(2)
    mark.yEnd = .number(3)
    let page = try page(
      ChartDrawing(
        marks: [mark],
        xAxis: .init(domain: [.number(0), .number(10)]),
        yAxis: .init(domain: [.number(0), .number(4)])
      )
    )
    let path = try page.one("//figure//*[local-name() = 'path'][@vector-effect][not(@class)]")
    #expect(path["d"] == "M20 25H80V75H20Z")
  }

  /// The format of a date has no more parts than the dates need to differ.
  @Test func dates_areWrittenAsShortlyAsTheTimeBetweenThemAllows() throws {
    let start = Date(timeIntervalSince1970: 1_762_732_800)
    let day = 86_400.0
    #expect(
      try words(of: [start, start + day, start + 2 * day]) == ["Nov 10", "Nov 11", "Nov 12"]
    )
    let hours = try words(of: [start + 3600, start + 2 * 3600])
    #expect(hours.allSatisfy { $0.contains(":00") && !$0.contains("Nov") })
    #expect(try words(of: [start, start + 500 * day]) == ["Nov 2025", "Mar 2027"])
    #expect(try words(of: [start, start + 2000 * day]) == ["2025", "2031"])
    let january = Date(timeIntervalSince1970: 1_767_225_600)
    #expect(try words(of: [january, january + 31 * day]) == ["Jan", "Feb"])
  }

  @Test func rows_ofTheTable_haveTheirPlaceOnTheAxis() throws {
    let rows = try page(bars(hasHorizontalBars: false)).all("//figure//tbody/tr")
    #expect(numbers("data-x", of: rows) == [25, 25, 75, 75])
    let lying = try page(bars(hasHorizontalBars: true)).all("//figure//tbody/tr")
    #expect(numbers("data-y", of: lying) == [25, 25, 75, 75])
    let sectors = try page(
      ChartDrawing(marks: [1.0, 3].map { ChartMark(.sector, x: nil, y: .number($0)) })
    )
    #expect(numbers("data-x", of: try sectors.all("//figure//tbody/tr")) == [12.5, 62.5])
  }

  @Test func theGrid_whenBarsLie_isAcrossThem() throws {
    let path = "//figure//svg/*[local-name()='path'][@class='chart-grid']"
    let lying = try page(bars(hasHorizontalBars: true)).all(path)
    #expect(lying.count > 2 && lying.allSatisfy { $0["d"]?.hasSuffix(" 0V100") == true })
    let standing = try page(bars(hasHorizontalBars: false)).all(path)
    #expect(standing.count > 2 && standing.allSatisfy { $0["d"]?.hasSuffix("H100") == true })
  }

  @Test func theTable_whenOnlyForReaders_isInABoxThatDoesNotWidenThePage() throws {
    let page = try page(bars(hasHorizontalBars: true))
    #expect(try page.one("//figure/*[@class='vh']").name == "div")
    #expect(try page.all("//figure/*[@class='vh']/table/tbody/tr").count == 4)
  }

  @Test func aLabelOfTwoLines_whenNoLineIsTheLongest_doesNotReserveTheSpace() throws {
    let marks = ["12345\n12345", "1234567"].map {
      ChartMark(.bar, x: .number(1), y: .category($0))
    }
    let page = try page(ChartDrawing(marks: marks))
    #expect(try page.one("//*[@class='chart-y']/*[@class='chart-room']").words == "1234567")
  }

  /// Circles and squares are drawn as the round and square ends of lines, and other symbols as
  /// pictures.
  @Test func pointsOfLines_haveTheirSymbols_andSoHasTheLegend() throws {
    var marks: [ChartMark] = []
    for (name, symbol) in [("A", ChartMark.Symbol.square), ("B", .diamond), ("C", .plus)] {
      for x in [0.0, 10] {
        var mark = ChartMark(.line, x: .number(x), y: .number(1), series: name)
        mark.symbol = symbol
        mark.symbolSize = 20
        marks.append(mark)
      }
    }
    marks.append(ChartMark(.line, x: .number(5), y: .number(1), series: "D"))
    let page = try page(
      ChartDrawing(marks: marks, xAxis: .init(domain: [.number(0), .number(10)]))
    )
    let squares = try page.all("//figure//*[@stroke-linecap = 'square']")
    #expect(squares.map { $0["stroke-width"] } == ["20", "20"])
    let pictures = try page.all("//*[@class='chart-area']/*/*[local-name() = 'svg'][@x]")
    #expect(pictures.map { $0["x"] } == ["0%", "100%", "0%", "100%"])
    let forms = try page.all("//*[@class='chart-area']/*/*[local-name() = 'svg'][@x]/*")
    #expect(forms.first?["d"] == "M0 -13L13 0L0 13L-13 0Z")
    #expect(forms.last?["style"]?.contains("fill:none") == true)
    let legend = try page.all("//*[@class='chart-legend']/li/*")
    #expect(legend.map(\.name) == ["svg", "svg", "svg", "span"])
  }

  @Test func symbols_ofSomethingElseThanTheSeries_haveLinesOfTheirOwnInTheLegend() throws {
    var marks: [ChartMark] = []
    for (series, name, symbol) in [
      ("A", "old", ChartMark.Symbol.circle), ("B", "old", .circle), ("A", "new", .cross),
    ] {
      var mark = ChartMark(.point, x: .number(1), y: .number(1), series: series)
      mark.symbolName = name
      mark.symbol = symbol
      marks.append(mark)
    }
    let page = try page(ChartDrawing(marks: marks))
    let lines = try page.all("//*[@class='chart-legend']/li")
    #expect(lines.map(\.words) == ["A", "B", "old", "new"])
    let signs = try page.all("//*[@class='chart-legend']/li/*")
    #expect(signs.map(\.name) == ["span", "span", "svg", "svg"])
  }

  @Test func aPoint_withAViewAsItsSymbol_hasNoOther() throws {
    var mark = ChartMark(.point, x: .number(1), y: .number(1))
    #expect(try page(ChartDrawing(marks: [mark])).all("//figure//*[@stroke-linecap]").count == 1)
    mark.hasViewAsSymbol = true
    #expect(try page(ChartDrawing(marks: [mark])).all("//figure//*[@stroke-linecap]").isEmpty)
  }

  @Test func barsAndRules_withTwoEnds_areBetweenThem() throws {
    var bar = ChartMark(.bar, x: .category("a"), y: .number(1))
    bar.yEnd = .number(3)
    var rule = ChartMark(.rule, x: .category("a"), y: .number(1))
    rule.yEnd = .number(4)
    let page = try page(
      ChartDrawing(marks: [bar, rule], yAxis: .init(domain: [.number(0), .number(4)]))
    )
    let rect = try page.one("//figure//*[local-name() = 'rect']")
    #expect(rect["y"] == "25%" && rect["height"] == "50%")
    #expect(try page.all("//figure//*[@d = 'M50 0V75']").count == 1)
  }

  /// The units of the view's place are shares of the sides of the drawing.
  @Test func aView_atAMark_isInTheDrawing() throws {
    var mark = ChartMark(.rule, x: .number(5))
    mark.annotations = [ChartAnnotation()]
    let drawing = ChartDrawing(marks: [mark], xAxis: .init(domain: [.number(0), .number(10)]))
    let place = try #require(ChartPlaces(drawing).annotations.first?.place)
    let page = try Page(
      Piece(
        .chart,
        [.chart: .chart(drawing)],
        [
          Piece(
            .part,
            [.part: .text("annotation"), .chartPlace: .chartPlace(place)],
            [.text("Here")]
          ),
          Piece(.part, [.part: .text("chartBackground")], [.text("Behind")]),
        ]
      )
    )
    let area = try page.one("//*[@class='chart-area']")
    #expect(area["style"] == "container-type:size")
    let note = try page.one("//*[@class='chart-area']/*[contains(@class, 'part-annotation')]")
    #expect(note.words == "Here")
    let style = try #require(note["style"])
    #expect(style.contains("left:50%;top:0"))
    #expect(
      style.contains(
        "translate:clamp(-50 * 1cqw,calc(-50 * 1% + 0 * 1px),50 * 1cqw - 100%) calc(-100 * 1% + -4 * 1px)"
      )
    )
    let first = try page.all("//*[@class='chart-area']/*").first
    #expect(first?.words == "Behind")
    // There is room for it above.
    #expect(try page.one("//*[@class='chart-y-label']")["style"] == "height:20px")
  }
}
