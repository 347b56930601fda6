import Foundation
import PandoUI
import PandoWeb
import Testing

@testable import PandoWebTestSupport

/// Tests of depth, offsets and symbols of marks, and of the looks of labels at axes.
@MainActor
@Suite struct ChartPlaceTests {
  private func html(_ view: some View) -> String {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    return withExtendedLifetime(graph) {
      HTMLRenderer.fragment(of: ElementTree.rootID, in: tree)
    }
  }

  /// Where a colour is drawn in a page.
  private func place(of color: String, in page: String) -> String.Index? {
    page.range(of: "fill:var(--\(color))")?.lowerBound
  }

  @Test func aHigherRank_isInFront_whateverTheKind() throws {
    func page(_ rank: Double) -> String {
      html(
        Chart {
          RectangleMark(x: .value("x", 1), y: .value("y", 2)).foregroundStyle(.red).zIndex(rank)
          BarMark(x: .value("x", 1), y: .value("y", 3)).foregroundStyle(.green)
        }
      )
    }
    // Rectangles are behind bars, unless they have a rank.
    let (plain, ranked) = (page(0), page(1))
    #expect(try #require(place(of: "red", in: plain)) < #require(place(of: "green", in: plain)))
    #expect(try #require(place(of: "red", in: ranked)) > #require(place(of: "green", in: ranked)))
  }

  @Test func marks_areMovedByTheirOffset() {
    let page = html(
      Chart {
        LineMark(x: .value("x", 1), y: .value("y", 2)).offset(x: 3, y: -4)
        LineMark(x: .value("x", 2), y: .value("y", 5)).offset(x: 3, y: -4)
        BarMark(x: .value("x", 1), y: .value("y", 3))
      }
    )
    #expect(page.components(separatedBy: "translate:3px -4px").count == 2)
  }

  private struct Kite: ChartSymbolShape {
    var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    nonisolated func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  @Test func symbols_ofTheApplication_areDrawnAsTheyAre() {
    let own = html(Chart { PointMark(x: .value("x", 1), y: .value("y", 2)).symbol(Kite()) })
    #expect(own.contains("M0-50L50 0L-50 50Z") && own.contains("scale(0.09)"))
    let scaled = html(
      Chart {
        PointMark(x: .value("x", 1), y: .value("y", 2)).symbol(by: .value("kind", "a"))
        PointMark(x: .value("x", 2), y: .value("y", 2)).symbol(by: .value("kind", "b"))
      }
      .chartSymbolScale(domain: ["b"], range: [Kite()])
    )
    #expect(scaled.contains("M0-50L50 0L-50 50Z"))
    let round = html(Chart { PointMark(x: .value("x", 1), y: .value("y", 2)).symbol(Circle()) })
    #expect(!round.contains("scale("))
  }

  @Test func labels_haveTheFontAndTheColorThatTheyAreGiven() {
    func page<Mark: AxisMark>(@AxisMarkBuilder _ mark: @escaping () -> Mark) -> String {
      html(
        Chart { BarMark(x: .value("x", "a"), y: .value("y", 2)) }
          .chartXAxis { AxisMarks { _ in mark() } }
      )
    }
    #expect(page { AxisValueLabel().font(.headline) }.contains("font-weight:600"))
    let view = page { AxisValueLabel { Text("b").font(.title.italic()).foregroundStyle(.red) } }
    #expect(view.contains("font-style:italic") && view.contains("color:var(--red-text)"))
    #expect(page { AxisValueLabel().font(.title).foregroundStyle(.red) }.contains("--red-text"))
  }

  @Test func axes_haveTheLabelsAndTheLinesThatTheyAreGiven() {
    let page = html(
      Chart { BarMark(x: .value("x", 1), y: .value("y", 2)) }
        .chartXAxisLabel("Days", alignment: .trailing)
        .chartYAxisLabel(position: .leading) { Text("Steps").font(.title).foregroundStyle(.red) }
        .chartYAxis { AxisMarks(stroke: StrokeStyle(lineWidth: 1, dash: [3, 5])) }
    )
    #expect(page.contains("text-align:end\">Days<"))
    #expect(
      page.contains(/text-align:start;[^"]*font-size:var\(--title\)[^"]*--red-text\)">Steps</)
    )
    #expect(page.contains("stroke-dasharray=\"3 5\""))
  }

  @Test func labels_needAsMuchRoomAsTheNearestOnesAreApart() throws {
    func need(_ values: [Double]) throws -> Int {
      let page = html(
        Chart { PointMark(x: .value("x", 50), y: .value("y", 2)) }
          .chartXScale(domain: 0...100)
          .chartXAxis { AxisMarks(values: values) }
      )
      let text = try #require(page.firstMatch(of: /--need:(\d+)px/)).1
      return try #require(Int(text))
    }
    // The nearest labels of the first axis have the distance of all labels of the second one.
    #expect(try abs(need([20, 40, 44, 80]) - need([20, 24, 28, 32])) <= 1)
    #expect(try need([20, 40, 44, 80]) > 2 * need([20, 40, 60, 80]))
  }
}
