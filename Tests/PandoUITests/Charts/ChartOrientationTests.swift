import Foundation
import PandoUI
import Testing

/// Tests of the direction of bars whose base is no category.
@MainActor
struct ChartOrientationTests {
  private func places(_ view: some View) throws -> [ChartBox] {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    return try withExtendedLifetime(graph) {
      let chart = tree.children(of: ElementTree.rootID)[0].attributes[.chart]
      guard case .chart(let drawing)? = chart else { throw CocoaError(.featureUnsupported) }
      let places = ChartPlaces(drawing)
      var stacks: ChartPlaces.Stacks = [:]
      return drawing.marks.map { places.bar($0, &stacks).box }
    }
  }

  private func rounded(_ box: ChartBox) -> [Double] {
    [box.x, box.y, box.width, box.height].map { $0.rounded() }
  }

  @Test func bars_ofOneDirection_followEachOther_andFillTheOther() throws {
    let lying = try places(
      Chart([40.0, 60], id: \.self) { BarMark(x: .value("Part", $0)) }
    )
    #expect(lying.map(rounded) == [[0, 0, 40, 100], [40, 0, 60, 100]])
    let upright = try places(
      Chart([40.0, 60], id: \.self) { BarMark(y: .value("Part", $0)) }
    )
    #expect(upright.map(rounded) == [[0, 60, 100, 40], [0, 0, 100, 60]])
    let shares = try places(
      Chart([1.0, 3], id: \.self) { BarMark(x: .value("Part", $0), stacking: .normalized) }
    )
    #expect(shares.map(rounded) == [[0, 0, 25, 100], [25, 0, 75, 100]])
  }

  @Test func histograms_lie_whereTheirPartsAreOnTheVerticalAxis() throws {
    let bins = NumberBins(thresholds: [0.0, 10, 20])
    let boxes = try places(
      Chart(Array(bins.enumerated()), id: \.offset) { index, bin in
        BarMark(x: .value("Count", index + 1), y: .value("Part", bin))
      }
    )
    // The first bin is the lower half, less a gap.
    #expect(boxes.map(rounded) == [[0, 52, 50, 47], [0, 2, 100, 47]])
  }

  @Test func bars_betweenTwoValues_lie_atNumbersToo() throws {
    let boxes = try places(
      Chart {
        BarMark(xStart: .value("Start", 2), xEnd: .value("End", 4), y: .value("Row", 1))
        BarMark(xStart: .value("Start", 5), xEnd: .value("End", 10), y: .value("Row", 2))
      }
    )
    #expect(boxes.map(rounded) == [[20, 58, 20, 34], [50, 8, 50, 34]])
  }
}
