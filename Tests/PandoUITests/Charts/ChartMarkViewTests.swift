import Foundation
import PandoUI
import Testing

/// Tests of views at the marks of a chart.
extension ChartTests {
  /// The places of the views at marks, and the words in them.
  private func notes<V: View>(_ view: V) -> [(words: String, place: ChartPlace)] {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    return withExtendedLifetime(graph) {
      let chart = tree.children(of: ElementTree.rootID)[0].id
      return tree.children(of: chart).compactMap { part in
        guard case .chartPlace(let place)? = part.attributes[.chartPlace] else { return nil }
        return (tree.children(of: part.id).first?.attributes.text(.text) ?? "", place)
      }
    }
  }

  @Test func views_atRules_standAtTheirEnds_orAlongThem() throws {
    let notes = notes(
      Chart {
        RuleMark(x: .value("x", 5)).annotation(position: .top) { Text("up") }
        RuleMark(y: .value("y", 2)).annotation(position: .top, alignment: .leading, spacing: 9) {
          Text("level").bold()
        }
        RuleMark(y: .value("y", 2)).annotation(
          position: .bottomTrailing,
          overflowResolution: .init(x: .disabled, y: .disabled)
        ) {
          VStack { Text("corner") }
        }
      }
      .chartXScale(domain: 0...10)
      .chartYScale(domain: 0...4)
    )
    #expect(notes.map(\.words) == ["up", "level", ""])
    let places = notes.map(\.place)
    #expect(places.map(\.x) == [50, 0, 100])
    #expect(places.map(\.y) == [0, 50, 50])
    #expect(places.map(\.anchor.x) == [0.5, 0, 0])
    #expect(places.map(\.anchor.y) == [1, 1, 0])
    #expect(places[1].shift == CGPoint(x: 0, y: -9))
    #expect(places.map(\.needsRoomAbove) == [true, false, false])
    #expect(places.map(\.needsRoomOnRight) == [false, false, false])
  }

  /// Views in mirrored charts stood where they stand in others.
  @Test func views_ofAMirroredChart_standOnTheOtherSides() throws {
    let chart = Chart {
      BarMark(x: .value("x", 10), y: .value("y", "a"))
        .annotation(position: .trailing) { Text("behind") }
      BarMark(x: .value("x", 4), y: .value("y", "b")).annotation { Text("automatic") }
      RuleMark(x: .value("x", 5)).annotation(position: .topLeading) { Text("before") }
      RuleMark(y: .value("y", "b")).annotation(position: .top, alignment: .leading) {
        Text("along")
      }
    }
    .chartXScale(domain: 0...10)
    let places = notes(chart.environment(\.layoutDirection, .rightToLeft)).map(\.place)
    #expect(places.map(\.x) == [0, 60, 50, 100])
    #expect(places.map(\.anchor.x) == [1, 1, 0, 1])
    #expect(places.map(\.shift.x) == [-4, -4, 4, 0])
    #expect(places.map(\.needsRoomOnLeft) == [true, false, false, false])
  }

  /// Once the plot is measured, a view is as large as its mark.
  @Test func views_areMadeForTheSizeOfTheirMarks() throws {
    let tree = ElementTree()
    let chart = Chart {
      BarMark(x: .value("x", "a"), y: .value("y", 1), width: .ratio(0.5))
        .annotation(position: .overlay) { context in
          let size = context.targetSize
          Text("bar \(Int(size.width.rounded())) \(Int(size.height.rounded()))")
        }
      PointMark(x: .value("x", "b"), y: .value("y", 2)).symbolSize(144)
        .annotation(spacing: 2, overflowResolution: .init(x: .fit, y: .disabled)) {
          Text("point \(Int($0.targetSize.width)) \(Int($0.targetSize.height))")
        }
      RuleMark(y: .value("y", 3)).annotation { Text("rule") }
    }
    .chartYScale(domain: 0...4)
    let graph = ViewGraph(chart, renderer: tree)
    func words() -> [String] {
      let chart = tree.children(of: ElementTree.rootID)[0].id
      return tree.children(of: chart).compactMap { part in
        tree.children(of: part.id).first?.attributes.text(.text)
      }
    }
    #expect(words().count == 3 && words().last == "rule")
    let chartID = tree.children(of: ElementTree.rootID)[0].id
    let plot = try #require(
      tree.children(of: chartID).first { $0.attributes.text(.part) == "chartBackground" }
    )
    try graph.send(.measure(ElementMeasure(size: CGSize(width: 400, height: 200))), to: plot.id)
    graph.flush()
    #expect(words() == ["bar 100 50", "point 12 12", "rule"])
  }

  @Test func views_atBars_standWhereTheyEnd_alsoInStacks() throws {
    let bars = notes(
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1)).annotation { Text("one") }
        BarMark(x: .value("x", "a"), y: .value("y", 2)).annotation(position: .overlay) {
          Text("two")
        }
      }
      .chartYScale(domain: 0...4)
    )
    #expect(bars.map(\.place.y) == [75, 50])
    #expect(bars.map(\.place.anchor.y) == [1, 0.5])
    let lying = notes(
      Chart { BarMark(x: .value("x", 3), y: .value("y", "a")).annotation { Text("three") } }
        .chartXScale(domain: 0...4)
    )
    #expect(lying.map(\.place.x) == [75])
    #expect(lying.map(\.place.anchor.x) == [0])
  }

  @Test func views_atPointsAndSectors_standAtThem() throws {
    let points = notes(
      Chart {
        PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(100)
          .annotation(position: .trailing) { Text("p") }
        PointMark(x: .value("x", 1), y: .value("y", 1)).symbol { Text("s") }
      }
      .chartXScale(domain: 0...2).chartYScale(domain: 0...4)
    )
    #expect(points.map(\.words) == ["p", "s"])
    #expect(points[0].place.shift.x == 9)
    #expect(points[1].place.anchor == .center)
    let sectors = notes(
      Chart(0..<2, id: \.self) { _ in
        SectorMark(angle: .value("v", 1), innerRadius: .ratio(0.5)).annotation(position: .overlay) {
          Text("half")
        }
      }
    )
    #expect(sectors.count == 2)
    #expect(sectors.allSatisfy { $0.place.isPolar && abs($0.place.y) < 0.001 })
    #expect(sectors.map { $0.place.x.rounded() } == [36, -36])
  }

  @Test func aView_atAMark_changesWithTheState() throws {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Chart {
          RuleMark(y: .value("y", 1)).annotation { Text("\(count)") }
        }
        Button("More") { count += 1 }
      }
    }
    let screen = ControlScreen(Counter())
    #expect(screen.words(.chart) == ["0"])
    try screen.send(.tap, to: .button)
    #expect(screen.words(.chart) == ["1"])
  }
}
