import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI

/// Tests of views that are laid out from measured sizes.
@MainActor
@Suite struct MeasuredLayoutTests {
  private func graph<V: View>(_ view: V) -> (ElementTree, ViewGraph) {
    let tree = ElementTree()
    return (tree, ViewGraph(view, renderer: tree))
  }

  private func element(_ kind: ElementKind, in tree: ElementTree) throws -> ElementTree.Element {
    try #require(tree.elements.values.filter { $0.kind == kind }.min { $0.id < $1.id })
  }

  /// The element around the text that has an attribute, or the text itself.
  private func attribute(_ key: AttributeKey, around text: String, in tree: ElementTree)
    -> AttributeValue?
  {
    var element = tree.elements.values.first { $0.attributes.text(.text) == text }
    while let current = element {
      if let value = current.attributes[key] { return value }
      element = current.parent.flatMap { tree[$0] }
    }
    return nil
  }

  private func measure(_ width: Double, _ height: Double) -> ElementMeasure {
    ElementMeasure(size: CGSize(width: width, height: height))
  }

  @Test func containerRelativeFrame_isMadeFromTheScrollViewAround() throws {
    let (tree, graph) = graph(
      ScrollView(.horizontal) {
        HStack {
          Text("all").containerRelativeFrame(.horizontal)
          Text("share").containerRelativeFrame(.horizontal) { length, axis in
            axis == .horizontal ? length * 0.8 : 0
          }
          Text("third").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
        }
      }
      .frame(width: 400)
    )
    #expect(attribute(.width, around: "all", in: tree) == .number(400))
    let scroll = try element(.scroll, in: tree)
    #expect(scroll.attributes.text(.measure) == "size inside")
    graph.take([ElementMeasurement(id: scroll.id, measure: measure(320, 100))], occasion: 1)
    #expect(attribute(.width, around: "all", in: tree) == .number(320))
    #expect(attribute(.width, around: "share", in: tree) == .number(256))
    #expect(attribute(.width, around: "third", in: tree) == .number(210))
    graph.close()
  }

  @Test func containerRelativeFrame_withoutAContainer_isMadeFromTheWindow() {
    let (tree, graph) = graph(Text("a").containerRelativeFrame([.horizontal, .vertical]))
    #expect(attribute(.width, around: "a", in: tree) == .number(1024))
    #expect(attribute(.height, around: "a", in: tree) == .number(768))
    graph.close()
  }

  @Test func alignmentGuide_movesTheViewByWhatItsGuideDiffers() throws {
    let (tree, graph) = graph(
      VStack(alignment: .leading) {
        Text("fixed").alignmentGuide(.leading) { _ in -20 }
        Text("measured").alignmentGuide(.leading) { $0[.trailing] / 2 }
        Text("other").alignmentGuide(.trailing) { _ in 50 }
        Color.red.overlay(alignment: .topTrailing) {
          Text("badge").alignmentGuide(.top) { $0[.bottom] }
        }
      }
    )
    // An offset that does not depend on the size is there at once.
    #expect(attribute(.offset, around: "fixed", in: tree) == .point(CGPoint(x: 20, y: 0)))
    #expect(attribute(.offset, around: "measured", in: tree) == nil)
    for (text, size) in [("measured", (60.0, 20.0)), ("badge", (30.0, 24.0))] {
      let id = try #require(tree.elements.values.first { $0.attributes.text(.text) == text }?.id)
      graph.take(
        [ElementMeasurement(id: id, measure: measure(size.0, size.1))],
        occasion: 1
      )
    }
    #expect(attribute(.offset, around: "measured", in: tree) == .point(CGPoint(x: -30, y: 0)))
    #expect(attribute(.offset, around: "badge", in: tree) == .point(CGPoint(x: 0, y: -24)))
    // The stack does not align by this guide.
    #expect(attribute(.offset, around: "other", in: tree) == nil)
    graph.close()
  }

  @Test func visualEffect_isMadeFromThePlace_inABoxThatItDoesNotMove() throws {
    let (tree, graph) = graph(
      ScrollView {
        Text("row").visualEffect { content, proxy in
          content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
            .offset(y: -proxy.frame(in: .global).minY / 2).scaleEffect(0.5).scaleEffect(0.5)
            .blur(radius: 2)
        }
      }
    )
    let box = try #require(
      tree.elements.values.first { $0.kind == .box && $0.attributes[.measure] != nil }
    )
    #expect(box.attributes[.offset] == nil)
    let scroll = try element(.scroll, in: tree)
    let place = ElementMeasure(size: CGSize(width: 50, height: 20), origin: CGPoint(x: 0, y: 40))
    let around = ElementMeasure(size: CGSize(width: 300, height: 300), origin: CGPoint(x: 0, y: 50))
    graph.take(
      [
        ElementMeasurement(id: box.id, measure: place),
        ElementMeasurement(id: scroll.id, measure: around),
      ],
      occasion: 1
    )
    #expect(attribute(.opacity, around: "row", in: tree) == .number(0.5))
    #expect(attribute(.offset, around: "row", in: tree) == .point(CGPoint(x: 0, y: -20)))
    #expect(attribute(.scale, around: "row", in: tree) == .point(CGPoint(x: 0.25, y: 0.25)))
    #expect(attribute(.blur, around: "row", in: tree) == .number(2))
    graph.close()
  }

  // MARK: Layouts

  /// Views in lines, as long as they fit.
  struct Flow: Layout {
    var spacing: CGFloat = 10

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      places(subviews, in: proposal.width ?? .infinity).size
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      for (subview, place) in zip(subviews, places(subviews, in: bounds.width).points) {
        subview.place(
          at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
          proposal: .unspecified
        )
      }
    }

    private func places(_ subviews: Subviews, in width: CGFloat)
      -> (points: [CGPoint], size: CGSize)
    {
      var (points, place, line, widest): ([CGPoint], CGPoint, CGFloat, CGFloat) = ([], .zero, 0, 0)
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        if place.x + size.width > width, place.x > 0 {
          place = CGPoint(x: 0, y: place.y + line + spacing)
          line = 0
        }
        points.append(place)
        place.x += size.width + spacing
        line = max(line, size.height)
        widest = max(widest, place.x - spacing)
      }
      return (points, CGSize(width: widest, height: place.y + line))
    }
  }

  private struct Rank: LayoutValueKey {
    static var defaultValue: Int { 0 }
  }

  /// A layout of the views by their rank, in all the room that there is.
  struct Ranked: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.midX, y: CGFloat(subview[Rank.self]) * 100),
          anchor: .top,
          proposal: ProposedViewSize(width: 80, height: 30)
        )
      }
    }
  }

  private func ideal(_ width: Double, _ height: Double, growth: Axis.Set = []) -> ElementMeasure {
    let size = CGSize(width: width, height: height)
    return ElementMeasure(size: size, ideal: size, minWidth: width / 2, growth: growth)
  }

  private func cells(_ tree: ElementTree) throws -> [ElementTree.Element] {
    tree.children(of: try element(.layout, in: tree).id)
  }

  @Test func layout_whenItsViewsAreMeasured_placesThem() throws {
    let (tree, graph) = graph(
      Flow() {
        ForEach(0..<3) { Text("tag \($0)") }
      }
    )
    var layout = try element(.layout, in: tree)
    #expect(layout.attributes.text(.measure) == "size")
    #expect(try cells(tree).map(\.kind) == [.cell, .cell, .cell])
    // The layout is a flow at first.
    #expect(try cells(tree).allSatisfy { $0.attributes[.origin] == nil })
    let measures = try cells(tree).map {
      ElementMeasurement(id: $0.id, measure: ideal(60, 20))
    }
    graph.take(
      measures + [ElementMeasurement(id: layout.id, measure: measure(140, 500))],
      occasion: 1
    )
    let origins = [CGPoint(x: 0, y: 0), CGPoint(x: 70, y: 0), CGPoint(x: 0, y: 30)]
    #expect(try cells(tree).map { $0.attributes[.origin] } == origins.map { .point($0) })
    layout = try element(.layout, in: tree)
    #expect(layout.attributes.number(.width) == 130)
    #expect(layout.attributes.number(.height) == 50)
    graph.close()
  }

  /// A layout with its views in the middle of all the room that there is.
  struct Middle: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.midX, y: bounds.midY),
          anchor: .center,
          proposal: .unspecified
        )
      }
    }
  }

  /// Views of one width, one below another.
  struct Column: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let heights = subviews.map {
        $0.dimensions(in: ProposedViewSize(width: 100, height: nil)).height
      }
      return CGSize(width: 100, height: heights.reduce(0, +))
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      var y = bounds.minY
      for subview in subviews {
        let size = subview.dimensions(in: ProposedViewSize(width: 100, height: nil))
        subview.place(
          at: CGPoint(x: bounds.minX, y: y),
          proposal: ProposedViewSize(width: size.width, height: size.height)
        )
        y += size.height
      }
    }
  }

  @Test func layout_ofViewsWithAHeightByWidth_getsTheHeightOnceTheyAreThatWide() throws {
    let (tree, graph) = graph(Column() { ForEach(0..<2) { Text("picture \($0)") } })
    let layout = try element(.layout, in: tree)
    graph.take(
      try cells(tree).map {
        ElementMeasurement(id: $0.id, measure: ideal(40, 60, growth: .horizontal))
      } + [ElementMeasurement(id: layout.id, measure: measure(300, 500))],
      occasion: 1
    )
    #expect(try cells(tree)[1].attributes[.origin] == .point(CGPoint(x: 0, y: 60)))
    // As wide as the layout has them, they are higher.
    graph.take(
      try cells(tree).map {
        let now = CGSize(width: 100, height: 120), ideal = CGSize(width: 40, height: 60)
        return ElementMeasurement(
          id: $0.id,
          measure: ElementMeasure(size: now, ideal: ideal, minWidth: 0, growth: .horizontal)
        )
      },
      occasion: 2
    )
    #expect(try cells(tree)[1].attributes[.origin] == .point(CGPoint(x: 0, y: 120)))
    #expect(try element(.layout, in: tree).attributes.number(.height) == 240)
    graph.close()
  }

  @Test func layout_inAFrame_isOfferedIt_alsoWhereSomethingScrolls() throws {
    let (tree, graph) = graph(
      ScrollView {
        Middle() { Text("a") }.frame(height: 200)
        Text("b")
      }
    )
    let layout = try element(.layout, in: tree)
    graph.take(
      try cells(tree).map { ElementMeasurement(id: $0.id, measure: ideal(60, 20)) }
        + [ElementMeasurement(id: layout.id, measure: measure(300, 200))],
      occasion: 1
    )
    #expect(try cells(tree)[0].attributes[.origin] == .point(CGPoint(x: 120, y: 90)))
    graph.close()
  }

  @Test func layout_whenViewsComeAndGo_placesThoseThatAreThere() throws {
    struct Tags: View {
      @State var count = 2
      var body: some View {
        Button("More") { count += 1 }
        Flow() { ForEach(0..<count, id: \.self) { Text("tag \($0)") } }
      }
    }
    let (tree, graph) = graph(Tags())
    let layout = try element(.layout, in: tree)
    func answer() throws {
      graph.take(
        try cells(tree).map { ElementMeasurement(id: $0.id, measure: ideal(60, 20)) }
          + [ElementMeasurement(id: layout.id, measure: measure(500, 500))],
        occasion: 1
      )
    }
    try answer()
    try graph.send(.tap, to: element(.button, in: tree).id)
    graph.flush()
    try answer()
    #expect(
      try cells(tree).map { $0.attributes[.origin] }
        == [0, 70, 140].map { .point(CGPoint(x: $0, y: 0)) }
    )
    graph.close()
  }

  @Test func layout_thatTakesAllTheRoom_readsTheValuesOfItsViews() throws {
    let (tree, graph) = graph(
      AnyLayout(Ranked()) {
        Text("late").layoutValue(key: Rank.self, value: 2)
        Color.red.layoutValue(key: Rank.self, value: 1)
      }
    )
    let layout = try element(.layout, in: tree)
    let cells = try cells(tree)
    graph.take(
      [
        ElementMeasurement(id: cells[0].id, measure: ideal(60, 20)),
        ElementMeasurement(
          id: cells[1].id,
          measure: ideal(10, 10, growth: [.horizontal, .vertical])
        ),
        ElementMeasurement(id: layout.id, measure: measure(400, 300)),
      ],
      occasion: 1
    )
    let placed = try self.cells(tree)
    #expect(placed[0].attributes[.origin] == .point(CGPoint(x: 170, y: 200)))
    #expect(placed[0].attributes[.width] == nil)
    #expect(placed[1].attributes[.origin] == .point(CGPoint(x: 160, y: 100)))
    #expect(placed[1].attributes.number(.width) == 80)
    #expect(placed[1].attributes.number(.height) == 30)
    // The layout takes all of its room, so it has no width of its own.
    #expect(try element(.layout, in: tree).attributes[.width] == nil)
    graph.take([ElementMeasurement(id: layout.id, measure: measure(200, 300))], occasion: 2)
    #expect(try self.cells(tree)[0].attributes[.origin] == .point(CGPoint(x: 70, y: 200)))
    graph.close()
  }
}
