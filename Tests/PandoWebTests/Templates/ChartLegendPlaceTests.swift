import Foundation
import PandoUI
import PandoWeb
import Testing

@testable import PandoWebTestSupport

/// Tests of the side of a chart at which its own legend is.
@MainActor
struct ChartLegendPlaceTests {
  private func html(_ view: some View) -> String {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    return withExtendedLifetime(graph) {
      HTMLRenderer.fragment(of: ElementTree.rootID, in: tree)
    }
  }

  private var chart: some View {
    Chart(["a", "b"], id: \.self) {
      BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("Series", $0))
    }
  }

  @Test func legend_isAtTheSideThatIsSaid() throws {
    let below = html(chart)
    #expect(try #require(below.range(of: "chart-legend")) > #require(below.range(of: "chart-plot")))
    #expect(!below.contains("justify-content"))
    let above = html(chart.chartLegend(position: .top, alignment: .center))
    #expect(try #require(above.range(of: "chart-legend")) < #require(above.range(of: "chart-plot")))
    #expect(above.contains("justify-content:center"))
    let beside = html(chart.chartLegend(position: .trailing))
    #expect(beside.contains("flex-direction:row"))
    #expect(beside.contains("flex-direction:column") && beside.contains("align-self:center"))
  }
}

/// Tests of the order of a legend, and of the corners of thin bars.
extension ChartLegendPlaceTests {
  @Test func legend_hasTheOrderOfTheScale() throws {
    let scale: KeyValuePairs<String, Color> = ["c": .red, "b": .green, "a": .blue]
    let words = html(chart.chartForegroundStyleScale(scale))
    let legend = try words[#require(words.range(of: "chart-legend")).lowerBound...]
    let first = try #require(legend.range(of: ">b<")).lowerBound
    #expect(try first < #require(legend.range(of: ">a<")).lowerBound)
    #expect(legend.range(of: ">c<") == nil)
  }

  @Test func corners_ofThinBars_areRound() {
    let thin = Chart(["a"], id: \.self) {
      BarMark(x: .value("x", $0), y: .value("y", 1), width: .fixed(6)).clipShape(.capsule)
    }
    #expect(html(thin).contains("rx=\"3\""))
    let small = Chart(["a"], id: \.self) {
      BarMark(x: .value("x", $0), y: .value("y", 1), width: .fixed(6)).cornerRadius(2)
    }
    #expect(html(small).contains("rx=\"2\""))
  }
}

extension Range<String.Index> {
  fileprivate static func > (lhs: Self, rhs: Self) -> Bool { lhs.lowerBound > rhs.lowerBound }
  fileprivate static func < (lhs: Self, rhs: Self) -> Bool { lhs.lowerBound < rhs.lowerBound }
}
