import Foundation
import FoundationXML
import PandoUI
import PandoWeb
import Testing

@Suite("Charts")
@MainActor
struct ChartTests {
  /// Bars with a category and a length, in two places of each band.
  private func bars(isLying: Bool) -> ChartDrawing {
    var marks: [ChartMark] = []
    for (name, values) in [("A", [4.0, 2]), ("B", [1, 3])] {
      for (place, value) in zip(["old", "new"], values) {
        let (base, length) = (ChartDrawing.Value.category(name), ChartDrawing.Value.number(value))
        var mark = ChartMark(.bar, x: isLying ? length : base, y: isLying ? base : length)
        mark.series = place
        mark.place = place
        mark.isStacked = false
        marks.append(mark)
      }
    }
    return ChartDrawing(marks: marks)
  }

  private func page(_ drawing: ChartDrawing) throws -> Page {
    try Page(Piece(.chart, [.chart: .chart(drawing)]))
  }

  private func numbers(_ name: String, of nodes: [XMLElement]) -> [Double] {
    nodes.compactMap { $0[name].flatMap(Double.init) }
  }

  @Test func axes_areDrawnAsTheyAreWritten() throws {
    var drawing = ChartDrawing(
      marks: [
        ChartMark(.line, x: .number(0), y: .number(0)),
        ChartMark(.line, x: .number(10), y: .number(4)),
      ]
    )
    var tick = ChartDrawing.Tick(.number(5))
    tick.line = StrokeStyle(lineWidth: 2, dash: [4])
    tick.label = .words("half")
    drawing.xAxis.ticks = [tick, ChartDrawing.Tick(.number(900))]
    drawing.yAxis.isAtEnd = true
    let page = try page(drawing)
    let line = try page.one("//figure//*[@class='chart-grid'][@stroke-dasharray]")
    #expect(line["d"] == "M50 0V100" && line["stroke-width"] == "2")
    let labels = try page.all("//*[@class='chart-x']/*[@style]")
    #expect(labels.map(\.words) == ["half"])
    #expect(try page.all("//*[contains(@class, 'chart-y-at-end')]").count == 1)
  }

  @Test func aRectangle_withoutAHeight_goesFromTheBottomToTheTop() throws {
    let page = try page(
      ChartDrawing(marks: [
        ChartMark(.bar, x: .category("a"), y: .number(1)),
        ChartMark(.rectangle, x: .category("a")),
      ])
    )
    let path = try page.one("//figure//svg/*[local-name()='path'][not(@class)]")
    #expect(path["d"] == "M0 0H100V100H0Z")
  }

  @Test func bars_whenTheyHaveAPlace_standBesideEachOther() throws {
    let rects = try page(bars(isLying: false)).all("//figure//svg/*[local-name()='rect']")
    #expect(numbers("x", of: rects) == [8, 25, 58, 75])
    #expect(numbers("width", of: rects) == [17, 17, 17, 17])
  }

  @Test func lyingBars_whenTheyHaveAPlace_goFromTopToBottom() throws {
    let rects = try page(bars(isLying: true)).all("//figure//svg/*[local-name()='rect']")
    #expect(numbers("y", of: rects) == [8, 25, 58, 75])
    #expect(numbers("height", of: rects) == [17, 17, 17, 17])
  }

  @Test func theGrid_whenBarsLie_isAcrossThem() throws {
    let path = "//figure//svg/*[local-name()='path'][@class='chart-grid']"
    let lying = try page(bars(isLying: true)).all(path)
    #expect(lying.count > 2 && lying.allSatisfy { $0["d"]?.hasSuffix(" 0V100") == true })
    let standing = try page(bars(isLying: false)).all(path)
    #expect(standing.count > 2 && standing.allSatisfy { $0["d"]?.hasSuffix("H100") == true })
  }

  @Test func theTable_whenOnlyForReaders_isInABoxThatDoesNotWidenThePage() throws {
    let page = try page(bars(isLying: true))
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
}
