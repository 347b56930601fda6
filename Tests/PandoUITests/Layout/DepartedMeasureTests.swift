import Foundation
import Testing

@testable import PandoUI

/// Tests of the measures of a view that goes, which are handed on to the view in its place.
@MainActor
@Suite struct DepartedMeasureTests {
  private typealias Log = GeometryTests.Log

  /// A view whose identity changes once it is wide.
  private struct Turning: View {
    let log: Log
    @State private var isWide = false

    var body: some View {
      VStack {
        if isWide { Text("Wide").modifier(tells) } else { Text("Narrow").modifier(tells) }
      }
    }

    private var tells: Telling { Telling(log: log) { isWide = $0 > 100 } }
  }

  /// A modifier that logs the width of its view at each evaluation.
  private struct Telling: ViewModifier {
    let log: Log
    let tell: (CGFloat) -> Void

    func body(content: Content) -> some View {
      content.background(
        GeometryReader { proxy in
          let width = proxy.size.width
          let _ = log.sizes.append(proxy.size)
          Color.clear.onAppear { tell(width) }.onChange(of: width) { tell(width) }
        }
      )
    }
  }

  private func reader(of tree: ElementTree) throws -> ElementID {
    try #require(tree.elements.values.first { $0.kind == .geometry }?.id)
  }

  @Test func reader_inThePlaceOfAnother_beginsWithItsMeasure() throws {
    let log = Log()
    let tree = ElementTree()
    let graph = ViewGraph(Turning(log: log), renderer: tree)
    let narrow = try reader(of: tree)
    let measure = ElementMeasure(size: CGSize(width: 300, height: 20))
    graph.take([ElementMeasurement(id: narrow, measure: measure)], occasion: 1)
    let wide = try reader(of: tree)
    #expect(wide != narrow)
    #expect(log.sizes.map(\.width) == [10, 300, 300])
    #expect(tree.elements.values.contains { $0.attributes.text(.text) == "Wide" })
    // The view's own measure replaces the inherited one.
    let less = ElementMeasure(size: CGSize(width: 50, height: 20))
    graph.take([ElementMeasurement(id: wide, measure: less)], occasion: 2)
    #expect(log.sizes.map(\.width).suffix(2) == [50, 50])
    #expect(tree.elements.values.contains { $0.attributes.text(.text) == "Narrow" })
    graph.close()
  }

  @Test func readers_thatTakeEachOthersPlaces_comeToRest() throws {
    let log = Log()
    let tree = ElementTree()
    let graph = ViewGraph(Turning(log: log), renderer: tree)
    // In this browser, the measure of each of the two views makes the other one.
    var readers: Set<ElementID> = []
    try withKnownIssue {
      for _ in 1...100 {
        let isWide = tree.elements.values.contains { $0.attributes.text(.text) == "Wide" }
        let measure = ElementMeasure(size: CGSize(width: isWide ? 50 : 300, height: 20))
        let reader = try reader(of: tree)
        readers.insert(reader)
        graph.take([ElementMeasurement(id: reader, measure: measure)], occasion: 1)
      }
    } matching: { issue in
      "\(issue)".contains("did not come to rest")
    }
    #expect(readers.count == 21)
    graph.close()
  }
}
