import Foundation
import FoundationXML
import PandoUI
import PandoWeb
import Testing

@testable import PandoWebTestSupport

/// Tests of ticks and words at the four sides of a chart.
extension ChartTests {
  private func drawing(_ edit: (inout ChartDrawing.Tick) -> Void) -> ChartDrawing {
    var drawing = ChartDrawing(
      marks: [0.0, 10].map { ChartMark(.line, x: .number($0), y: .number($0)) }
    )
    drawing.xAxis.ticks = [0.0, 5].map { value in
      var tick = ChartDrawing.Tick(.number(value))
      tick.label = ChartDrawing.Tick.Label(.value)
      edit(&tick)
      return tick
    }
    return drawing
  }

  @Test func axes_atTwoSides_haveWordsAtBoth() throws {
    var drawing = drawing { $0.isAtEnd = $0.value == .number(5) }
    drawing.yAxis.ticks = drawing.xAxis.ticks
    let page = try page(drawing)
    let beside = try page.all("//*[@class='chart-y']")
    #expect(beside.count == 2)
    #expect(beside.map { $0["style"]?.contains("grid-column:3") == true } == [false, true])
    let rows = try page.all("//*[@class='chart-x']")
    // The words above come first.
    #expect(rows.map { $0["style"]?.contains("grid-row:2") == true } == [true, false])
    let words = try page.all("//*[@class='chart-x']/span[@style]").map(\.words)
    #expect(words == ["5", "0"])
  }

  @Test func ticks_areBeyondTheSidesOfThePlot() throws {
    var drawing = drawing { tick in
      var mark = ChartDrawing.Tick.Mark(width: 2)
      mark.length = .points(14)
      mark.paint = .color(.red)
      tick.mark = mark
    }
    let marks = "//*[@class='chart-area']/svg[1]/*[local-name()='rect']"
    let below = try page(drawing).all(marks)
    #expect(below.map { $0["x"] } == ["0%", "50%"] && below.map { $0["y"] } == ["100%", "100%"])
    #expect(below[0]["height"] == "14" && below[0]["width"] == "2")
    #expect(below[0]["style"]?.contains("translate:-1px 0") == true)
    // The words make room for them.
    let words = try page(drawing).one("//*[@class='chart-x']")["style"]
    #expect(words?.contains("margin-block:18px 0") == true)
    drawing.xAxis.isAtEnd = true
    let above = try page(drawing).all(marks)
    #expect(above.map { $0["y"] } == ["0", "0"])
    #expect(above[0]["style"]?.contains("translate:-1px -14px") == true)
    drawing.yAxis.isHidden = true
    drawing.viewport = ChartDrawing.Viewport(share: 0.4, start: 0)
    drawing.viewport?.isVertical = true
    // They would be out of sight at most places.
    #expect(try page(drawing).all("//*[@class='chart-area']//*[local-name()='rect']").isEmpty)
  }

  @Test func labels_standWhereTheApplicationSays() throws {
    func styles(_ edit: (inout ChartDrawing.Tick.Label) -> Void) throws -> [String] {
      let drawing = drawing { tick in
        tick.label.map {
          var label = $0; edit(&label); tick.label = label
        }
      }
      return try page(drawing).all("//*[@class='chart-x']/span[@style]").compactMap { $0["style"] }
    }
    #expect(try styles { $0.anchor = .topLeading }[1] == "left:50%;translate:0 0")
    #expect(try styles { $0.orientation = .down }[1].contains("writing-mode:vertical-rl"))
    #expect(try styles { $0.orientation = .up }[1].contains("rotate:180deg"))
    // From 5 to 10.
    #expect(try styles { $0.isCentered = true }[1].contains("left:75%"))
    #expect(
      try styles {
        $0.anchor = .topLeading
        $0.horizontalSpacing = 8
      }[1].contains("left:calc(50% + 8px)")
    )
    let kept = drawing { $0.label?.isKept = true }
    #expect(try page(kept).one("//*[@class='chart-x']")["style"]?.contains("--need") == false)
  }

  @Test func labels_inThePlot_areAboveTheLines_andTakeNoRoom() throws {
    var drawing = drawing { $0.placement = .inset }
    drawing.yAxis.ticks = drawing.xAxis.ticks
    let style = try #require(try page(drawing).one("//*[@class='chart-y']")["style"])
    #expect(style.contains("grid-column:2") && style.contains("justify-self:end"))
    let label = try page(drawing).all("//*[@class='chart-y']/span[@style]")
    #expect(label[1]["style"]?.contains("translate:0 -100%") == true)
    // The words below keep within both ends, since nothing is beside the plot.
    drawing.xAxis.ticks = nil
    let words = try page(drawing).all("//*[@class='chart-x']/span[@style]").compactMap {
      $0["style"]
    }
    #expect(words.last?.contains("translate:-100% 0") == true)
  }

  @Test func marks_areReadAloud_withTheApplicationsLabels() throws {
    var marks = [0.0, 10].map { ChartMark(.line, x: .number($0), y: .number($0)) }
    marks[0].speech.label = "Begin"
    marks[0].speech.value = "nothing"
    marks[1].speech.isHidden = true
    let page = try page(ChartDrawing(marks: marks))
    let cells = try page.all("//figure//td")
    // Pointing at the mark shows the values.
    #expect(cells.map(\.words) == ["0", "0", "10", "10"])
    #expect(cells.map { $0["aria-label"] } == ["Begin", "nothing", nil, nil])
    #expect(try page.all("//figure//tbody/tr").map { $0["aria-hidden"] } == [nil, "true"])
  }
}
