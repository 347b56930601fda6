import Foundation
import PandoUI

extension Template {
  /// A shape: a box with a border if CSS can draw it, otherwise SVG.
  static func shape(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(input.blockTag)
    node.addClass("shape")
    if input.attributes.text(.accessibilityLabel) == nil { node[.ariaHidden] = "true" }
    if case .canvas(let drawing)? = input.attributes[.canvas] {
      node.children = [.element(CanvasTemplate.element(drawing, input))]
    } else if case .shape(let drawing)? = input.attributes[.shape] {
      node.children =
        isBox(drawing) || isTiled(drawing, input)
        ? boxes(drawing, input) : [.element(ShapeMarkup(drawing, input).element)]
    } else {
      node.children = boxes(ShapeDrawing(ShapeOutline(.rectangle)), input)
    }
    node.children.append(.slot)
    return node
  }

  private static func isBox(_ drawing: ShapeDrawing) -> Bool {
    switch drawing.outline.kind {
    case .rectangle: return drawing.outline.trim == nil && drawing.hasPlainStroke
    case .rounded(let radii, _) where radii.isEven:
      return drawing.outline.trim == nil && drawing.hasPlainStroke
    // Only a box can have differing corners. CSS draws dashes in its own way, so other dashed edges are SVG.
    case .rounded, .capsule: return true
    default: return false
    }
  }

  /// Whether the shape is filled with a picture, which would stretch with the drawing: it is a box that is cut along the edge.
  private static func isTiled(_ drawing: ShapeDrawing, _ input: TemplateInput) -> Bool {
    guard drawing.stroke == nil, drawing.outline.trim == nil else { return false }
    if let fill = drawing.fill { return fill.isImage }
    guard case .paint(let paint)? = input.attributes[.foreground] else { return false }
    return paint.isImage
  }

  /// One box for the fill, one for the line along its edge.
  private static func boxes(_ drawing: ShapeDrawing, _ input: TemplateInput) -> [HTMLNode] {
    let outline = drawing.outline
    var nodes: [HTMLNode] = []
    if drawing.fill != nil || drawing.stroke == nil {
      var fill = HTMLElement(.span)
      fill.addClass("paint")
      fill.style[.background] =
        drawing.fill.map { Paints.css($0, for: .fill) } ?? paint(input)
      fill.style[.borderRadius] = Shapes.radius(outline.kind)
      if !isBox(drawing) { Shapes.outline(drawing, clips: true, &fill.style) }
      if let shadow = innerShadow(drawing, input) { fill.style[.boxShadow] = Stylist.inset(shadow) }
      if outline.inset != 0 { fill.style[.margin] = .px(Double(outline.inset)) }
      Shapes.transform(outline.transforms, &fill.style)
      nodes.append(.element(fill))
    }
    if let stroke = drawing.stroke {
      let width = max(Double(drawing.strokeStyle?.lineWidth ?? 1), 0)
      var line = HTMLElement(.span)
      line.addClass("paint")
      let isDashed = drawing.strokeStyle.map { !$0.dash.isEmpty } ?? false
      if stroke.isFlat {
        line.style[.border] = .list([
          .px(width), .keyword(isDashed ? "dashed" : "solid"), Paints.css(stroke, for: .fill),
        ])
      } else {
        line.addClass("ring")
        line.style[.padding] = .px(width)
        line.style[.background] = Paints.css(stroke, for: .fill)
      }
      line.style[.borderRadius] = Shapes.radius(outline.kind, outset: width / 2)
      line.style[.margin] = .px(Double(outline.inset) - width / 2)
      Shapes.transform(outline.transforms, &line.style)
      nodes.append(.element(line))
    }
    return nodes
  }

  /// The shadow inside the shape that its fill has.
  private static func innerShadow(_ drawing: ShapeDrawing, _ input: TemplateInput) -> Shadow? {
    var paint = drawing.fill
    if paint == nil, case .paint(let foreground)? = input.attributes[.foreground] {
      paint = foreground
    }
    return paint?.castShadow.flatMap { $0.isInner ? $0 : nil }
  }

  private static func paint(_ input: TemplateInput) -> CSSValue {
    guard case .paint(let paint)? = input.attributes[.foreground] else {
      return .keyword("currentColor")
    }
    return Paints.css(paint, for: .fill)
  }
}

extension ShapeDrawing {
  /// Whether a CSS border can draw the edge.
  fileprivate var hasPlainStroke: Bool { strokeStyle?.dash.isEmpty ?? true }
}

extension RectangleCornerRadii {
  fileprivate var isEven: Bool { self == RectangleCornerRadii(all: topLeading) }
}

/// A shape as SVG.
private struct ShapeMarkup {
  var element = HTMLElement(.svg)
  private var definitions: [HTMLNode] = []
  private let name: NodeName

  init(_ drawing: ShapeDrawing, _ input: TemplateInput) {
    name = input.name
    let outline = drawing.outline
    element.addClass("paint")
    element[.focusable] = "false"
    let edge = Self.edge(outline)
    switch outline.kind {
    case .fixedPath, .rounded: break
    default:
      element[.viewBox] = "0 0 100 100"
      element[.preserveAspectRatio] = outline.kind == .circle ? "xMidYMid meet" : "none"
    }
    if outline.inset != 0 {
      let room = CSSValue.call(
        "calc",
        [.list([.percent(100), .keyword("-"), .px(Double(outline.inset) * 2)])]
      )
      element.style[.margin] = .px(Double(outline.inset))
      element.style[.minWidth] = room
      element.style[.minHeight] = room
    }
    Shapes.transform(outline.transforms, &element.style)
    var path = edge
    if let frames = drawing.frames, edge[.d] != nil { path[.dataFrames] = Outlines.frames(frames) }
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
        path.style[.strokeDashoffset] = .px(Double(style.dashPhase))
      }
      if style.miterLimit != 10 {
        path[.strokeMiterlimit] = CSSValue.format(Double(style.miterLimit))
      }
    }
    if let around = Self.around(drawing, input) {
      draw(around, along: path)
    } else {
      if !definitions.isEmpty { element.children.append(.make(.defs, [:], definitions)) }
      element.children.append(.element(path))
    }
  }

  /// The edge: a path that stretches, or a rectangle whose corners do not stretch.
  private static func edge(_ outline: ShapeOutline) -> HTMLElement {
    guard case .rounded(let radii, _) = outline.kind else {
      var path = HTMLElement(.path)
      path[.d] = Outlines.data(outline)
      path[.vectorEffect] = "non-scaling-stroke"
      return path
    }
    var box = HTMLElement(.rect)
    box[.width] = "100%"
    box[.height] = "100%"
    box[.rx] = CSSValue.format(Double(radii.topLeading))
    if let trim = outline.trim {
      let (low, high) = (Double(trim.lowerBound), Double(trim.upperBound))
      box[.pathLength] = "1"
      box[.strokeDasharray] =
        "0 \(CSSValue.format(low)) \(CSSValue.format(high - low)) \(CSSValue.format(1 - high + 1))"
    }
    return box
  }

  /// The angular gradient or the picture that the shape is drawn with, if any. SVG has no such gradient, and no picture of its
  /// own size.
  private static func around(_ drawing: ShapeDrawing, _ input: TemplateInput) -> Paint? {
    let paint = drawing.stroke ?? drawing.fill ?? foreground(input)
    if case .angular = paint { return paint }
    if paint.isImage { return paint }
    return nil
  }

  /// Draws a box with the gradient, masked along the edge.
  private mutating func draw(_ paint: Paint, along edge: HTMLElement) {
    var edge = edge
    if edge.style[.fill] != .keyword("none") { edge.style[.fill] = .keyword("#fff") }
    if edge.style[.stroke] != nil { edge.style[.stroke] = .keyword("#fff") }
    var mask = HTMLElement(.mask)
    mask[.id] = name.part("mask")
    mask[.maskUnits] = "userSpaceOnUse"
    // Lines extend beyond the edge by half of their width.
    for node in [HTMLName.x, .y] { mask[node] = "-50%" }
    for node in [HTMLName.width, .height] { mask[node] = "200%" }
    mask.children = [.element(edge)]
    var box = HTMLElement(.div)
    box.addClass("paint-around")
    box.style[.background] = Paints.css(Self.centred(paint), for: .fill)
    var foreignObject = HTMLElement(.foreignObject)
    for node in [HTMLName.x, .y] { foreignObject[node] = "-50%" }
    for node in [HTMLName.width, .height] { foreignObject[node] = "200%" }
    foreignObject.children = [.element(box)]
    var group = HTMLElement(.g)
    group.style[.mask] = .fragment(name, "mask")
    group.children = [.element(foreignObject)]
    element.children = [.element(mask), .element(group)]
  }

  /// The gradient for a box that is twice as large on both axes, with the same middle.
  private static func centred(_ paint: Paint) -> Paint {
    guard case .angular(let gradient, let center, let start, let end) = paint else { return paint }
    let moved = UnitPoint(x: center.x / 2 + 0.25, y: center.y / 2 + 0.25)
    return .angular(gradient, center: moved, startAngle: start, endAngle: end)
  }

  private static func foreground(_ input: TemplateInput) -> Paint {
    guard case .paint(let paint)? = input.attributes[.foreground] else { return .role(.foreground) }
    return paint
  }

  /// A paint in SVG: linear and radial gradients become definitions. SVG has no other gradients, so
  /// their first colour is used instead.
  private mutating func css(_ paint: Paint, part: StaticString) -> CSSValue {
    if case .angular(let colors, _, _, _) = paint {
      return colors.stops.first.map { Paints.css($0.color, for: .fill) } ?? .keyword("none")
    }
    guard var node = Paints.definition(of: paint) else { return Paints.css(paint, for: .fill) }
    node[.id] = name.part(part)
    definitions.append(.element(node))
    return .fragment(name, CSSValue.Keyword(part))
  }
}
