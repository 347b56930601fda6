import FoundationXML
import PandoUI
import PandoWeb
import Testing

@testable import PandoWebTestSupport

/// Tests of charts that scroll up and down, and the padding around marks.
extension ChartTests {
  @Test func aChartThatScrollsUpAndDown_hasAHigherDrawing_withItsVerticalAxis() throws {
    var drawing = bars(hasHorizontalBars: true)
    drawing.viewport = ChartDrawing.Viewport(share: 0.4, start: 0.5)
    drawing.viewport?.isVertical = true
    let page = try page(drawing)
    let scroller = try page.one("//*[@class='chart-area']/..")
    #expect(scroller["style"]?.contains("grid-template-rows:250%") == true)
    #expect(scroller["style"]?.contains("overflow:hidden auto") == true)
    #expect(try page.one("//*[@class='chart-area']")["data-scroll"] == "1 anchor 0 0.5")
    #expect(try page.all("//*[@class='chart-area']/../*[@class='chart-y']").count == 1)
    #expect(try page.all("//*[contains(@class, 'chart-plot')]/*[@class='chart-x']").count == 1)
  }

  @Test func padding_isAtTheEndsOfAnAxis_andLinesReachOverIt() throws {
    var drawing = bars(hasHorizontalBars: false)
    drawing.xAxis.startPadding = 20
    drawing.xAxis.endPadding = 30
    let page = try page(drawing)
    for name in ["chart-area", "chart-x"] {
      let style = try page.one("//*[@class='\(name)']")["style"]
      #expect(style?.contains("margin-inline:20px 30px") == true)
    }
    let grid = try page.one("//*[@class='chart-area']/svg[1]")
    #expect(grid["style"]?.contains("clip-path:inset(0 -30px 0 -20px)") == true)
    #expect(try page.all("//*[@class='chart-area']/svg[1]/path[@class='chart-grid']").count > 2)
  }
}
