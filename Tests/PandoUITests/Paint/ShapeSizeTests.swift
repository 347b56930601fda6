import Foundation
import Testing

@testable import PandoUI

/// Tests of shapes whose outline depends on their size.
@MainActor
struct ShapeSizeTests {
  /// A shape that cuts a corner of 20 points, at any size.
  private struct Ticket: Shape {
    var cut = 20.0
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: cut, y: 0))
        path.addLine(to: CGPoint(x: rect.maxX, y: 0))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: 0, y: rect.maxY))
        path.addLine(to: CGPoint(x: 0, y: cut))
        path.closeSubpath()
      }
    }
  }

  /// A shape with the same outline at any size.
  private struct Wedge: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addLines([
          CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
          CGPoint(x: rect.minX, y: rect.maxY),
        ])
        path.closeSubpath()
      }
    }
  }

  private func open<V: View>(_ view: V) -> (graph: ViewGraph, tree: ElementTree) {
    let tree = ElementTree()
    return (ViewGraph(view, renderer: tree), tree)
  }

  private func measured(_ tree: ElementTree) -> ElementTree.Element? {
    tree.elements.values.first { $0.attributes.events.contains(.measure) }
  }

  private func outline(_ tree: ElementTree, _ key: AttributeKey) -> ShapeOutline? {
    for element in tree.elements.values {
      if case .shape(let drawing)? = element.attributes[key] { return drawing.outline }
    }
    return nil
  }

  private func data(_ tree: ElementTree, _ key: AttributeKey) -> String? {
    if case .path(let data)? = outline(tree, key)?.kind { data } else { nil }
  }

  private func take(
    _ width: Double,
    _ height: Double,
    _ graph: ViewGraph,
    _ tree: ElementTree
  ) throws {
    let id = try #require(measured(tree)?.id)
    let measure = ElementMeasure(size: CGSize(width: width, height: height))
    graph.take([ElementMeasurement(id: id, measure: measure)], occasion: 1)
  }

  @Test func shape_thatStretches_isNotMeasured() {
    let (graph, tree) = open(
      VStack {
        Wedge()
        Text("a").clipShape(Wedge())
        Text("b").background(.red, in: Wedge())
        Text("c").clipShape(Circle())
        RoundedRectangle(cornerRadius: 20)
      }
    )
    #expect(measured(tree) == nil)
    graph.close()
  }

  @Test func shape_thatDoesNotStretch_isDrawnForItsMeasuredSize() throws {
    let (graph, tree) = open(Ticket().fill(.red))
    try take(200, 50, graph, tree)
    // The path is in a square of 100 that stretches to the size: 20 points are 10 of 100 and 40 of
    // 100.
    #expect(data(tree, .shape) == "M10 0L100 0L100 100L0 100L0 40Z")
    try take(400, 100, graph, tree)
    #expect(data(tree, .shape) == "M5 0L100 0L100 100L0 100L0 20Z")
    graph.close()
  }

  @Test func shape_inAFixedFrame_isRightBeforeItIsMeasured() {
    let (graph, tree) = open(Ticket().frame(width: 200, height: 50))
    #expect(data(tree, .shape) == "M10 0L100 0L100 100L0 100L0 40Z")
    graph.close()
  }

  @Test func shape_whenItChanges_isDrawnForTheSameSize() async throws {
    struct Screen: View {
      @State private var cut = 20.0
      var body: some View {
        VStack {
          Ticket(cut: cut).frame(width: 200, height: 50)
          Button("Cut") { cut = 40 }
        }
      }
    }
    let (graph, tree) = open(Screen())
    let button = try #require(tree.elements.values.first { $0.kind == .button }?.id)
    try graph.send(.tap, to: button)
    graph.flush()
    #expect(data(tree, .shape) == "M20 0L100 0L100 100L0 100L0 80Z")
    graph.close()
  }

  @Test func clipAndBackground_areThoseOfTheBox() throws {
    do {
      let (graph, tree) = open(Text("a").padding().clipShape(Ticket()).shadow(radius: 3))
      try take(200, 50, graph, tree)
      #expect(data(tree, .clip) == "M10 0L100 0L100 100L0 100L0 40Z")
      graph.close()
    }
    do {
      let (graph, tree) = open(Text("a").padding().background(.red, in: Ticket()))
      try take(200, 50, graph, tree)
      #expect(data(tree, .backgroundShape) == "M10 0L100 0L100 100L0 100L0 40Z")
      graph.close()
    }
  }

  @Test func changesOfTheShape_areMadeAtItsSize() throws {
    let half = Ticket().trim(from: 0, to: 0.5).offset(x: 5)
    let (graph, tree) = open(half.stroke(.red, lineWidth: 2))
    try take(220, 100, graph, tree)
    let drawn = try #require(outline(tree, .shape))
    // The number is half of the length of the outline: 200 + 100 + 220 + 80 and the cut.
    let walked = (600 + 20 * 2.0.squareRoot()) / 2
    let end = (220 - (walked - 300)) / 220 * 100
    #expect(data(tree, .shape) == "M9.09 0L100 0L100 100L\(shortNumber(end, digits: 2)) 100")
    #expect(drawn.trim == nil)
    #expect(drawn.transforms == [.offset(CGSize(width: 5, height: 0))])
    graph.close()
  }

  @Test func outlines_areEqual_ifTheyAreForEverySize() {
    #expect(Ticket().outline == Ticket().outline)
    #expect(Ticket(cut: 20).outline != Ticket(cut: 21).outline)
    #expect(Ticket().outline.source != nil)
    #expect(AnyShape(Ticket()).outline.source != nil)
    #expect(Wedge().outline.source == nil)
  }
}
