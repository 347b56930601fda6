import PandoUI

extension Template {
  /// The request to scroll to the start of a viewport; nil if nobody has to scroll.
  static func request(_ viewport: ChartDrawing.Viewport) -> String? {
    guard viewport.start > 0 || viewport.request > 1 else { return nil }
    let start = CSSValue.format(viewport.start)
    let place = viewport.isVertical ? "0 \(start)" : "\(start) 0"
    return "\(viewport.request) anchor \(place)\(viewport.isSmooth ? " smooth" : "")"
  }

  private static func follow(_ viewport: ChartDrawing.Viewport, _ node: inout HTMLElement) {
    guard viewport.isFollowed else { return }
    node[.dataMeasure] = "scroll"
    node.addClass("measured")
  }

  /// The drawing and the words below or above it, of which a part is seen at once. The vertical axis stays.
  static func scroller(
    _ children: [HTMLElement],
    _ viewport: ChartDrawing.Viewport,
    isAtEnd: Bool,
    isBelowWords: Bool
  ) -> HTMLNode {
    var node = HTMLElement(.div)
    node[.tabindex] = "-1"
    node.style[.gridRow] = .slash(.number(2), .number(4))
    node.style[.gridColumn] = .number(isAtEnd ? 1 : 2)
    node.style[.display] = .keyword("grid")
    node.style[.gridTemplateRows] = .keyword("subgrid")
    node.style[.gridTemplateColumns] = .percent(100 / viewport.share)
    node.style[.overflow] = .list([.keyword("auto"), .keyword("hidden")])
    follow(viewport, &node)
    node.children = children.enumerated().map { index, child in
      var child = child
      child.style[.gridColumn] = .number(1)
      child.style[.gridRow] = .number((index == 0) == isBelowWords ? 2 : 1)
      return .element(child)
    }
    return .element(node)
  }

  /// The drawing and the words beside it, of which a part is seen at once. The horizontal axis stays.
  static func tallScroller(
    _ children: [HTMLElement],
    _ viewport: ChartDrawing.Viewport,
    isAtEnd: Bool,
    isBelowWords: Bool
  ) -> HTMLNode {
    var node = HTMLElement(.div)
    node[.tabindex] = "-1"
    node.style[.gridRow] = .number(isBelowWords ? 3 : 2)
    node.style[.gridColumn] = .slash(.number(1), .number(3))
    node.style[.display] = .keyword("grid")
    node.style[.gridTemplateColumns] = .keyword("subgrid")
    node.style[.gridTemplateRows] = .percent(100 / viewport.share)
    node.style[.overflow] = .list([.keyword("hidden"), .keyword("auto")])
    follow(viewport, &node)
    node.children = children.enumerated().map { index, child in
      var child = child
      // The drawing is the last one.
      let isArea = index == children.count - 1
      child.style[.gridColumn] = .number(isArea == isAtEnd ? 1 : 2)
      child.style[.gridRow] = .number(1)
      return .element(child)
    }
    return .element(node)
  }
}

/// The padding between the marks of a chart and the ends of its plot, in points.
struct PlotPadding {
  private let x: (start: Double, end: Double)
  private let y: (start: Double, end: Double)

  init(_ drawing: ChartDrawing) {
    x = (drawing.xAxis.startPadding, drawing.xAxis.endPadding)
    y = (drawing.yAxis.startPadding, drawing.yAxis.endPadding)
  }

  var isNone: Bool { x == (0, 0) && y == (0, 0) }

  /// The margins at the left side and at the right one; nil for none.
  var inline: CSSValue? { x == (0, 0) ? nil : .list([.px(x.start), .px(x.end)]) }

  /// The margins above and below; nil for none.
  var block: CSSValue? { y == (0, 0) ? nil : .list([.px(y.end), .px(y.start)]) }

  /// Lines that reach over the padding; none if there is no padding.
  func grid(_ lines: [HTMLNode]) -> [HTMLNode] {
    if isNone || lines.isEmpty { return [] }
    var node = HTMLElement(.svg)
    node[.viewBox] = "0 0 100 100"
    node[.preserveAspectRatio] = "none"
    node[.ariaHidden] = "true"
    node[.focusable] = "false"
    let insets = [y.end, x.end, y.start, x.start].map { CSSValue.px(0 - $0) }
    node.style[.clipPath] = .call("inset", [.list(insets)])
    node.children = lines
    return [.element(node)]
  }
}
