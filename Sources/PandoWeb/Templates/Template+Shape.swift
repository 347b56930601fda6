import Foundation
import PandoUI

extension Template {
  /// A shape: a box with an edge where CSS can draw it, a drawing elsewhere.
  static func shape(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(input.blockTag)
    node.addClass("shape")
    if input.attributes.text(.accessibilityLabel) == nil { node[.ariaHidden] = "true" }
    if case .shape(let drawing)? = input.attributes[.shape] {
      node.children =
        isBox(drawing)
        ? boxes(drawing, input) : [.element(Drawing(drawing, input).element)]
    } else {
      node.children = boxes(ShapeDrawing(ShapeOutline(.rectangle)), input)
    }
    node.children.append(.slot)
    return node
  }

  private static func isBox(_ drawing: ShapeDrawing) -> Bool {
    guard drawing.outline.trim == nil, drawing.strokeStyle?.dash.isEmpty ?? true else {
      return false
    }
    switch drawing.outline.kind {
    case .rectangle, .rounded, .capsule: return drawing.stroke?.isFlat ?? true
    default: return false
    }
  }

  /// One box for what is filled, one for the line along its edge.
  private static func boxes(_ drawing: ShapeDrawing, _ input: TemplateInput) -> [HTMLNode] {
    let outline = drawing.outline
    var nodes: [HTMLNode] = []
    if drawing.fill != nil || drawing.stroke == nil {
      var fill = HTMLElement(.span)
      fill.addClass("paint")
      fill.style[.background] =
        drawing.fill.map { Paints.css($0, for: .fill) } ?? paint(input)
      fill.style[.borderRadius] = Shapes.radius(outline.kind)
      if outline.inset != 0 { fill.style[.margin] = .px(Double(outline.inset)) }
      Shapes.transform(outline.transforms, &fill.style)
      nodes.append(.element(fill))
    }
    if let stroke = drawing.stroke {
      let width = max(Double(drawing.strokeStyle?.lineWidth ?? 1), 0)
      var line = HTMLElement(.span)
      line.addClass("paint")
      line.style[.border] = .list([
        .px(width), .keyword("solid"), Paints.css(stroke, for: .fill),
      ])
      line.style[.borderRadius] = Shapes.radius(outline.kind, outset: width / 2)
      line.style[.margin] = .px(Double(outline.inset) - width / 2)
      Shapes.transform(outline.transforms, &line.style)
      nodes.append(.element(line))
    }
    return nodes
  }

  private static func paint(_ input: TemplateInput) -> CSSValue {
    guard case .paint(let paint)? = input.attributes[.foreground] else {
      return .keyword("currentColor")
    }
    return Paints.css(paint, for: .fill)
  }
}

/// A shape as SVG.
private struct Drawing {
  var element = HTMLElement(.svg)
  private var definitions: [HTMLNode] = []
  private let name: NodeName

  init(_ drawing: ShapeDrawing, _ input: TemplateInput) {
    name = input.name
    let outline = drawing.outline
    element.addClass("paint")
    element[.focusable] = "false"
    if case .fixedPath = outline.kind {
    } else {
      element[.viewBox] = "0 0 100 100"
      element[.preserveAspectRatio] = outline.kind == .circle ? "xMidYMid meet" : "none"
    }
    if outline.inset != 0 { element.style[.margin] = .px(Double(outline.inset)) }
    Shapes.transform(outline.transforms, &element.style)
    var path = HTMLElement(.path)
    path[.d] = Outlines.data(outline)
    path[.vectorEffect] = "non-scaling-stroke"
    if drawing.fill != nil || drawing.stroke == nil {
      let fill = drawing.fill ?? Self.foreground(input)
      path.style[.fill] = css(fill, part: "fill")
      if drawing.fillStyle.isEOFilled { path[.fillRule] = "evenodd" }
    } else {
      path.style[.fill] = .keyword("none")
    }
    if let stroke = drawing.stroke {
      let style = drawing.strokeStyle ?? StrokeStyle()
      path.style[.stroke] = css(stroke, part: "stroke")
      path[.strokeWidth] = CSSValue.format(Double(style.lineWidth))
      path[.strokeLinecap] = style.lineCap.name
      path[.strokeLinejoin] = style.lineJoin.name
      if !style.dash.isEmpty {
        path[.strokeDasharray] = style.dash.map { CSSValue.format(Double($0)) }.joined(
          separator: " "
        )
      }
    }
    if !definitions.isEmpty { element.children.append(.make(.defs, [:], definitions)) }
    element.children.append(.element(path))
  }

  private static func foreground(_ input: TemplateInput) -> Paint {
    guard case .paint(let paint)? = input.attributes[.foreground] else { return .role(.foreground) }
    return paint
  }

  /// A paint as SVG has it: gradients along a line and around a point are definitions; SVG has no
  /// others, so the first colour stands for them.
  private mutating func css(_ paint: Paint, part: StaticString) -> CSSValue {
    var node: HTMLElement
    let gradient: Gradient
    switch paint {
    case .linear(let colors, let start, let end):
      gradient = colors
      node = HTMLElement(.linearGradient)
      node[.x1] = CSSValue.format(Double(start.x))
      node[.y1] = CSSValue.format(Double(start.y))
      node[.x2] = CSSValue.format(Double(end.x))
      node[.y2] = CSSValue.format(Double(end.y))
    case .radial(let colors, let center, _, _), .elliptical(let colors, let center, _, _):
      gradient = colors
      node = HTMLElement(.radialGradient)
      node[.cx] = CSSValue.format(Double(center.x))
      node[.cy] = CSSValue.format(Double(center.y))
    case .angular(let colors, _, _, _):
      return colors.stops.first.map { Paints.css($0.color, for: .fill) } ?? .keyword("none")
    default: return Paints.css(paint, for: .fill)
    }
    node[.id] = name.part(part)
    node.children = gradient.stops.map { stop in
      var child = HTMLElement(.stop)
      child[.offset] = CSSValue.format(Double(stop.location))
      child.style[.stopColor] = Paints.css(stop.color, for: .fill)
      return .element(child)
    }
    definitions.append(.element(node))
    return .fragment(name, CSSValue.Keyword(part))
  }
}
