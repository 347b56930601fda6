import Foundation
import Testing

@testable import PandoUI

@MainActor
struct ChartProxyTests {
  private func proxy(_ marks: [ChartMark], _ traits: ChartTraits = ChartTraits()) throws
    -> (ChartProxy, Geometry)
  {
    let geometry = Geometry()
    return (ChartProxy(ChartDrawing(marks, traits), traits, geometry: geometry), geometry)
  }

  /// Passes `use` the proxy that an overlay gets once the chart was measured.
  private func measured<V: View>(_ chart: V, _ use: (ChartProxy) -> Void) throws {
    let seen = Reference<ChartProxy?>(nil)
    let tree = ElementTree()
    let graph = ViewGraph(
      chart.chartOverlay { proxy in
        let _ = seen.value = proxy
        Text("\(Int(proxy.plotSize.width))")
      },
      renderer: tree
    )
    let chart = tree.children(of: ElementTree.rootID)[0].id
    let layer = try #require(
      tree.children(of: chart).first { $0.attributes.text(.part) == "chartOverlay" }
    )
    #expect(layer.attributes[.measure] != nil)
    let size = CGSize(width: 200, height: 100)
    try graph.send(.measure(ElementMeasure(size: size)), to: layer.id)
    graph.flush()
    #expect(tree.children(of: layer.id).first?.attributes.text(.text) == "200")
    use(try #require(seen.value))
    graph.close()
  }

  private final class Reference<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  @Test func places_ofNumbers_andBack() throws {
    try measured(
      Chart {
        LineMark(x: .value("x", 0), y: .value("y", 0))
        LineMark(x: .value("x", 10), y: .value("y", 4))
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...4)
    ) { proxy in
      #expect(proxy.plotSize == CGSize(width: 200, height: 100))
      #expect(proxy.position(forX: 5) == 100)
      #expect(proxy.position(forY: 1) == 75)
      #expect(proxy.position(forX: "five") == nil)
      #expect(proxy.position(for: (x: 5, y: 4)) == CGPoint(x: 100, y: 0))
      #expect(proxy.value(atX: 50, as: Double.self) == 2.5)
      #expect(proxy.value(atY: 25) == 3)
      #expect(proxy.value(atX: 50, as: String.self) == nil)
      let values = proxy.value(at: CGPoint(x: 20, y: 50), as: (Double, Double).self)
      #expect(values?.0 == 1 && values?.1 == 2)
      #expect(proxy.positionRange(forX: 5) == 100...100)
    }
  }

  @Test func places_ofCategories_areTheMiddlesOfBands() throws {
    try measured(
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1))
        BarMark(x: .value("x", "b"), y: .value("y", 2))
      }
    ) { proxy in
      #expect(proxy.position(forX: "b") == 150)
      #expect(proxy.position(forX: "c") == nil)
      #expect(proxy.positionRange(forX: "a") == 0...100)
      #expect(proxy.value(atX: 120, as: String.self) == "b")
      #expect(proxy.value(atX: 900, as: String.self) == "b")
    }
  }

  @Test func angles_areClockwiseFromTheTop() throws {
    try measured(
      Chart {
        SectorMark(angle: .value("v", 1))
        SectorMark(angle: .value("v", 3))
      }
    ) { proxy in
      #expect(proxy.angle(at: CGPoint(x: 200, y: 50)).degrees == 90)
      #expect(proxy.value(atAngle: .degrees(90), as: Double.self) == 1)
    }
  }

  @Test func theStyleOfAPlot_isDrawnBehindTheMarks() throws {
    let tree = ElementTree()
    let graph = ViewGraph(
      Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
        .chartPlotStyle { $0.background(.blue).cornerRadius(8) },
      renderer: tree
    )
    let layer = tree.children(of: tree.children(of: ElementTree.rootID)[0].id)[0]
    #expect(layer.attributes.text(.part) == "chartBackground")
    let plot = tree.children(of: layer.id)[0]
    #expect(plot.attributes[.background] == .paint(.color(.blue)))
    graph.close()
  }

  @Test func aChart_inAnOverlay_hasNoOverlayOfItsOwn() throws {
    let tree = ElementTree()
    let graph = ViewGraph(
      Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
        .chartXAxis(.hidden)
        .chartBackground(alignment: .topLeading) { _ in
          Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
        },
      renderer: tree
    )
    let outer = tree.children(of: ElementTree.rootID)[0]
    let layer = tree.children(of: outer.id)[0]
    #expect(layer.attributes.text(.part) == "chartBackground")
    #expect(layer.attributes.text(.alignment) == "topLeading")
    let inner = tree.children(of: layer.id)[0]
    #expect(inner.kind == .chart && tree.children(of: inner.id).isEmpty)
    guard case .chart(let drawing)? = inner.attributes[.chart] else { return }
    #expect(!drawing.xAxis.isHidden)
    graph.close()
  }

  @Test func selection_ofSectors_isTheSumUpToThere() throws {
    var chosen: Double?
    let tree = ElementTree()
    let graph = ViewGraph(
      Chart {
        SectorMark(angle: .value("v", 1))
        SectorMark(angle: .value("v", 3))
      }
      .chartAngleSelection(
        value: Binding {
          chosen
        } set: {
          chosen = $0
        }
      ),
      renderer: tree
    )
    let id = tree.children(of: ElementTree.rootID)[0].id
    try graph.send(.change(.number(62.5)), to: id)
    #expect(chosen == 2.5)
    try graph.send(.change(.number(-1)), to: id)
    #expect(chosen == nil)
    graph.close()
  }

  @Test func selection_ofARange_isWhatSomebodyDragsOver() throws {
    var chosen: ClosedRange<Int>?
    let tree = ElementTree()
    let graph = ViewGraph(
      Chart {
        LineMark(x: .value("x", 0), y: .value("y", 0))
        LineMark(x: .value("x", 10), y: .value("y", 4))
      }
      .chartXScale(domain: 0...10)
      .chartXSelection(
        range: Binding {
          chosen
        } set: {
          chosen = $0
        }
      ),
      renderer: tree
    )
    let chart = tree.children(of: ElementTree.rootID)[0].id
    let layer = tree.children(of: chart)[0].id
    try graph.send(.measure(ElementMeasure(size: CGSize(width: 200, height: 100))), to: layer)
    graph.flush()
    let field = tree.children(of: layer)[0].id
    func drag(from start: CGFloat, to end: CGFloat) throws {
      let value = DragGesture.Value(
        time: Date(),
        location: CGPoint(x: end, y: 5),
        startLocation: CGPoint(x: start, y: 5)
      )
      try graph.send(.drag(value, ended: false), to: field)
    }
    try drag(from: 160, to: 40)
    #expect(chosen == 2...8)
    try drag(from: 40, to: 40)
    #expect(chosen == nil)
    graph.close()
  }

  @Test func aGestureOfOnesOwn_selectsRangesAndSectors() throws {
    var (columns, rows, sum): (ClosedRange<Int>?, ClosedRange<Int>?, Double?)
    func binding<V>(_ get: @escaping () -> V, _ set: @escaping (V) -> Void) -> Binding<V> {
      Binding(get: get, set: set)
    }
    try measured(
      Chart {
        LineMark(x: .value("x", 0), y: .value("y", 0))
        LineMark(x: .value("x", 10), y: .value("y", 4))
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...4)
      .chartXSelection(range: binding({ columns }, { columns = $0 }))
      .chartYSelection(range: binding({ rows }, { rows = $0 }))
    ) { proxy in
      proxy.selectXRange(from: 160, to: 40)
      #expect(columns == 2...8)
      #expect(rows == nil)
      proxy.selectYRange(from: 25, to: 75)
      #expect(rows == 1...3)
      proxy.selectYRange(from: 25, to: 25)
      #expect(columns == 2...8)
      #expect(rows == nil)
    }
    try measured(
      Chart {
        SectorMark(angle: .value("v", 1))
        SectorMark(angle: .value("v", 3))
      }
      .chartAngleSelection(value: binding({ sum }, { sum = $0 }))
    ) { proxy in
      proxy.selectAngleValue(at: .degrees(180))
      #expect(sum == 2)
    }
  }
}
