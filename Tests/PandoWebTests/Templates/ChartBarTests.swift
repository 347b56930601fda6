import Foundation
import FoundationXML
import PandoUI
import PandoWeb
import Testing

@testable import PandoWebTestSupport

/// Tests of bars and rectangles: their ends, their stacks and their masks.
extension ChartTests {
  @Test func maskedMarks_areDrawnWithinTheirMasks() throws {
    var marks: [ChartMark] = []
    var window = ChartMark(.rectangle, x: .number(2))
    window.xEnd = .number(4)
    for isMasked in [false, true] {
      for x in [0.0, 10] {
        var mark = ChartMark(.line, x: .number(x), y: .number(x))
        if isMasked { mark.mask = [window] }
        marks.append(mark)
      }
    }
    let page = try page(
      ChartDrawing(marks: marks, xAxis: .init(domain: [.number(0), .number(10)]))
    )
    let seen = try page.one("//figure//*[@viewBox = '20 0 20 100']")
    #expect(seen["x"] == "20" && seen["width"] == "20")
    #expect(seen["style"]?.contains("overflow:hidden") == true)
    #expect(try page.all("//figure//*[@viewBox = '20 0 20 100']/*[@d]").count == 1)
    #expect(try page.all("//figure//*[@stroke-width = '2.5']").count == 2)
  }

  @Test func maskedBars_areCut() throws {
    var half = ChartMark(.rectangle, y: .number(0))
    half.yEnd = .number(2)
    var bar = ChartMark(.bar, x: .category("a"), y: .number(4))
    bar.mask = [half]
    var low = ChartMark(.bar, x: .category("b"), y: .number(1))
    low.mask = [half]
    let page = try page(
      ChartDrawing(marks: [bar, low], yAxis: .init(domain: [.number(0), .number(4)]))
    )
    let bars = try page.all("//figure//*[local-name() = 'rect']")
    #expect(numbers("height", of: bars) == [50, 25])
    #expect(numbers("y", of: bars) == [50, 75])
    #expect(bars.map { $0["class"] } == [nil, "bar-up"])
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
    let rects = try page(bars(hasHorizontalBars: false)).all("//figure//svg/*[local-name()='rect']")
    #expect(numbers("x", of: rects) == [8, 25, 58, 75])
    #expect(numbers("width", of: rects) == [17, 17, 17, 17])
  }

  @Test func lyingBars_whenTheyHaveAPlace_goFromTopToBottom() throws {
    let rects = try page(bars(hasHorizontalBars: true)).all("//figure//svg/*[local-name()='rect']")
    #expect(numbers("y", of: rects) == [8, 25, 58, 75])
    #expect(numbers("height", of: rects) == [17, 17, 17, 17])
  }

  @Test func aStack_isRoundWhereItEnds_andNotBetweenItsParts() throws {
    var drawing = bars(hasHorizontalBars: false)
    for index in drawing.marks.indices {
      drawing.marks[index].isStacked = true
      drawing.marks[index].place = nil
    }
    let rects = try page(drawing).all("//figure//svg/*[local-name()='rect']")
    #expect(rects.map { $0["class"] } == [nil, "bar-up", nil, "bar-up"])
  }

  @Test func bars_belowZero_areRoundBelow() throws {
    let marks = [1.0, -1].map { ChartMark(.bar, x: .category("\($0)"), y: .number($0)) }
    let rects = try page(ChartDrawing(marks: marks)).all("//figure//svg/*[local-name()='rect']")
    #expect(rects.map { $0["class"] } == ["bar-up", "bar-down"])
  }

  func words(of dates: [Date]) throws -> [String] {
    var drawing = ChartDrawing(
      marks: dates.map { ChartMark(.bar, x: .date($0), y: .number(1200.5)) }
    )
    drawing.locale = Locale(identifier: "en_US")
    drawing.timeZone = TimeZone(identifier: "UTC")
    let page = try page(drawing)
    #expect(try page.all("//figure//tbody/tr/td[2]").first?.words == "1,200.5")
    return try page.all("//*[@class='chart-x']/*[@style]").map(\.words)
  }
}
