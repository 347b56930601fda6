import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI

/// Tests of an application's own legend, which takes the place of the one that explains the series.
@MainActor
@Suite struct ChartLegendTests {
  private func page(_ position: AnnotationPosition) -> Page {
    Page(
      Chart {
        ForEach(["North", "South"], id: \.self) { shop in
          BarMark(x: .value("Shop", shop), y: .value("Units", 1))
            .foregroundStyle(by: .value("Shop", shop))
        }
      }
      .chartLegend(position: position, spacing: 4) { Text("Key") }
    )
  }

  /// The kinds of the legend and of the chart, in the order in which they are drawn.
  private func kinds(_ page: Page) throws -> [ElementKind] {
    let legend = try #require(page.find(.text, "Key"))
    let parent = try #require(page.tree[legend]?.parent)
    return page.tree.children(of: parent).map(\.kind)
  }

  @Test(arguments: [
    (AnnotationPosition.automatic, [ElementKind.chart, .text]), (.bottom, [.chart, .text]),
    (.top, [.text, .chart]), (.topTrailing, [.text, .chart]), (.leading, [.text, .chart]),
    (.trailing, [.chart, .text]),
  ])
  func legend_standsAtItsSide(position: AnnotationPosition, kinds: [ElementKind]) throws {
    let page = page(position)
    #expect(try self.kinds(page) == kinds)
    let isBeside = position == .leading || position == .trailing
    #expect((page.find(.hstack) != nil) == isBeside)
    #expect((page.find(.vstack) != nil) == !isBeside)
    page.graph.close()
  }

  @Test func chart_withAnOwnLegend_hasNoDefaultLegend() throws {
    let page = page(.bottom)
    let chart = try #require(page.find(.chart))
    guard case .chart(let drawing)? = page.tree[chart]?.attributes[.chart] else {
      Issue.record("the chart has no drawing")
      return
    }
    #expect(!drawing.showsLegend)
    page.graph.close()
  }
}
