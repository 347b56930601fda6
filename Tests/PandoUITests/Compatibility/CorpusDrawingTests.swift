import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI

/// Draws outside of any view, and so on no actor, as helpers of canvases do.
private struct Brush {
  var radius: CGFloat

  func draw(_ words: Text, in context: GraphicsContext, at place: CGPoint) -> CGSize {
    var context = context
    context.opacity = 0.5
    context.translateBy(x: place.x, y: place.y)
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: radius, height: radius))
    context.fill(circle, with: .color(.red))
    context.drawLayer { $0.stroke(circle, with: .color(.blue)) }
    context.draw(words, at: .zero)
    return context.resolve(words).measure(in: CGSize(width: 100, height: 100))
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  fileprivate static var sample: Self { .fixedLayout(width: 10, height: 10) }
}

#Preview(traits: .sample) { Text("a") }

/// Tests of drawings and charts that applications written for SwiftUI were found to need.
@MainActor
struct CorpusDrawingTests {
  @Test func helper_ofACanvas_drawsWithoutAnActor() {
    var size = CGSize.zero
    let drawing = GraphicsContext.drawing(size: CGSize(width: 40, height: 40)) { context, _ in
      size = Brush(radius: 8).draw(Text("abc"), in: context, at: CGPoint(x: 4, y: 5))
    }
    #expect(drawing.steps.count == 3)
    #expect(drawing.steps.allSatisfy { $0.state.opacity == 0.5 })
    #expect(size.width > 0)
  }

  private struct Tabs: View {
    @AppStorage("tabs") private var tabs: TabViewCustomization
    @SceneStorage("tabs") private var window: TabViewCustomization
    @State private var shown = 0
    var body: some View {
      TabView(selection: $shown) {
        Tab("A", systemImage: "a.circle", value: 0) { Text("a") }.customizationID("a")
      }
      .tabViewCustomization($tabs)
    }
  }

  @Test func arrangementOfTabs_needsNoDefault() {
    let page = Page(Tabs())
    #expect(page.texts.contains("a"))
    page.graph.close()
  }

  @Test func marksOfAnAxis_atValues_needNoValue() throws {
    let tree = ElementTree()
    let graph = ViewGraph(
      Chart {
        PointMark(x: .value("x", 0), y: .value("y", 10))
          .symbol(.circle.strokeBorder(style: StrokeStyle(lineWidth: 3, dash: [2])))
      }
      .chartXAxis {
        AxisMarks(preset: .aligned, values: [0, 4, 8]) { AxisGridLine() }
      },
      renderer: tree
    )
    defer { graph.close() }
    let attributes = tree.children(of: ElementTree.rootID)[0].attributes
    guard case .chart(let chart)? = attributes[.chart] else {
      Issue.record("There is no chart.")
      return
    }
    #expect(chart.xAxis.ticks?.count == 3)
    #expect(chart.marks[0].symbolStroke == 3)
  }
}
