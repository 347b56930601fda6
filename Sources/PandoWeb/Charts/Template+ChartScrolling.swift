import PandoUI

extension Template {
  /// The request to scroll to the start of a viewport; nil if nothing has to scroll.
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

  /// The plot and the words along the axis that scrolls, of which a part is seen at once.
  ///
  /// - Parameters:
  ///   - parts: The plot, which has no side, and the words at their sides.
  ///   - viewport: The part that is seen.
  static func scroller(
    _ parts: [(side: ChartAxes.Side?, element: HTMLElement)],
    _ viewport: ChartDrawing.Viewport
  ) -> HTMLNode {
    var node = HTMLElement(.div)
    node[.tabindex] = "-1"
    let lines = CSSValue.keyword("subgrid"), length = CSSValue.percent(100 / viewport.share)
    // The scroller covers the plot and the rows or columns of words that move with it.
    if viewport.isVertical {
      node.style[.gridRow] = .number(3)
      node.style[.gridColumn] = .slash(.number(1), .number(4))
      node.style[.gridTemplateColumns] = lines
      node.style[.gridTemplateRows] = length
      node.style[.overflow] = .list([.keyword("hidden"), .keyword("auto")])
    } else {
      node.style[.gridRow] = .slash(.number(2), .number(5))
      node.style[.gridColumn] = .number(2)
      node.style[.gridTemplateRows] = lines
      node.style[.gridTemplateColumns] = length
      node.style[.overflow] = .list([.keyword("auto"), .keyword("hidden")])
    }
    node.style[.display] = .keyword("grid")
    follow(viewport, &node)
    node.children = parts.map { side, element in
      var element = element
      let isInset = element.style[.pointerEvents] != nil
      let side = isInset ? nil : side
      element.style[.gridColumn] = .number(viewport.isVertical ? side?.column ?? 2 : 1)
      element.style[.gridRow] = .number(viewport.isVertical ? 1 : (side?.row ?? 3) - 1)
      return .element(element)
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

  /// The padding at a side.
  func room(at side: ChartAxes.Side) -> Double {
    switch side {
    case .leading: x.start
    case .trailing: x.end
    case .top: y.end
    case .bottom: y.start
    }
  }

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
