import Foundation
import PandoUI

/// Masks of several views: an SVG document in which CSS lays out the views. Only their opacity
/// counts.
///
/// The document has neither the style sheet nor the custom properties of the page, and loads no
/// file.
extension Masks {
  /// The document that draws views, as large as the view that they mask.
  static func drawing(of whole: ElementDrawing) -> CSSValue {
    var body = node(whole, in: .layers)
    body[.xmlns] = "http://www.w3.org/1999/xhtml"
    body.style[.width] = .percent(100)
    body.style[.height] = .percent(100)
    body.style[.fontFamily] = .keyword("system-ui,sans-serif")
    body.style[.color] = .keyword("#000")
    var foreign = HTMLElement(.foreignObject)
    foreign[.width] = "100%"
    foreign[.height] = "100%"
    foreign.children = [.element(body)]
    return .drawing(document([.element(foreign)]))
  }

  /// The layout of the container of a view.
  private enum Flow {
    case row, column, layers
  }

  private static func node(_ drawing: ElementDrawing, in flow: Flow) -> HTMLElement {
    var node = HTMLElement(.div)
    let attributes = drawing.attributes
    node.style[.boxSizing] = .keyword("border-box")
    place(drawing, in: flow, &node.style)
    size(attributes, &node.style)
    effects(attributes, &node.style)
    if case .font(let font)? = attributes[.font] { apply(font, &node.style) }
    if case .paint(let paint)? = attributes[.foreground], drawing.kind != .shape {
      node.style[.color] = color(paint)
    }
    switch drawing.kind {
    case .hstack: stack(drawing, .row, &node)
    case .vstack: stack(drawing, .column, &node)
    case .zstack, .box, .part: layers(drawing, &node)
    case .text: words(attributes, &node)
    case .image:
      arrange(attributes, &node)
      node.children = [.element(icon(attributes))]
    case .shape: shape(attributes, &node)
    default: break
    }
    return node
  }

  // MARK: Places

  /// The directions in which a view takes all the room that it is offered.
  private static func growth(_ drawing: ElementDrawing) -> Axes {
    let attributes = drawing.attributes
    var axes: Axes
    switch drawing.kind {
    case .shape, .spacer: axes = .both
    case .image: axes = attributes.flag(.isResizable) ? .both : []
    case .text: axes = []
    // Backgrounds and overlays are as large as their view.
    case .box:
      axes = drawing.children.filter { $0.kind != .part }.map(growth).reduce([]) { $0.union($1) }
    case .hstack, .vstack:
      let isRow = drawing.kind == .hstack
      axes = drawing.children.reduce([]) { sum, child in
        guard child.kind == .spacer else { return sum.union(growth(child)) }
        return sum.union(isRow ? .x : .y)
      }
    default: axes = drawing.children.map(growth).reduce([]) { $0.union($1) }
    }
    if attributes.number(.maxWidth) == .infinity { axes.insert(.x) }
    if attributes.number(.maxHeight) == .infinity { axes.insert(.y) }
    if attributes[.width] != nil { axes.remove(.x) }
    if attributes[.height] != nil { axes.remove(.y) }
    for axis in attributes.list(.fixedSize) { axes.remove(axis == "horizontal" ? .x : .y) }
    return axes
  }

  private static func place(
    _ drawing: ElementDrawing,
    in flow: Flow,
    _ style: inout CSSDeclarations
  ) {
    let axes = growth(drawing)
    switch flow {
    case .layers:
      style[.gridColumn] = .number(1)
      style[.gridRow] = .number(1)
      if axes.contains(.x) { style[.justifySelf] = .keyword("stretch") }
      if axes.contains(.y) { style[.alignSelf] = .keyword("stretch") }
    case .row:
      style[.flex] = .keyword(axes.contains(.x) ? "1 1 0" : "none")
      if axes.contains(.y), drawing.kind != .spacer { style[.alignSelf] = .keyword("stretch") }
    case .column:
      style[.flex] = .keyword(axes.contains(.y) ? "1 1 0" : "none")
      if axes.contains(.x), drawing.kind != .spacer { style[.alignSelf] = .keyword("stretch") }
    }
    if axes.contains(.x) { style[.minWidth] = .px(0) }
    if axes.contains(.y) { style[.minHeight] = .px(0) }
  }

  private static func size(_ attributes: Attributes, _ style: inout CSSDeclarations) {
    let lengths: [(AttributeKey, CSSProperty)] = [
      (.width, .width), (.height, .height), (.minWidth, .minWidth), (.minHeight, .minHeight),
      (.maxWidth, .maxWidth), (.maxHeight, .maxHeight),
    ]
    for (key, property) in lengths {
      guard let length = attributes.number(key), length.isFinite else { continue }
      style[property] = .px(max(length, 0))
    }
    guard case .edges(let edges)? = attributes[.padding] else { return }
    let sides = [edges.top, edges.trailing, edges.bottom, edges.leading].map { side in
      CSSValue.px(side.isNaN ? 16 : side.isFinite ? max(Double(side), 0) : 0)
    }
    style[.padding] = .list(sides)
  }

  private static func stack(_ drawing: ElementDrawing, _ flow: Flow, _ node: inout HTMLElement) {
    let place = Place(drawing.attributes.text(.alignment) ?? "center")
    let frame = Place(drawing.attributes.text(.frameAlignment) ?? "center")
    node.style[.display] = .keyword("flex")
    node.style[.flexDirection] = .keyword(flow == .row ? "row" : "column")
    node.style[.alignItems] = flow == .row ? place.down.css : place.across.css
    node.style[.justifyContent] = flow == .row ? frame.across.css : frame.down.css
    node.style[.gap] = .px(drawing.attributes.number(.spacing) ?? 8)
    node.children = drawing.children.map { .element(self.node($0, in: flow)) }
  }

  /// Draws views in front of each other. Views with the blend mode `destinationOut` become a mask
  /// of this node.
  private static func layers(_ drawing: ElementDrawing, _ node: inout HTMLElement) {
    let attributes = drawing.attributes
    let place = Place(attributes.text(.alignment) ?? attributes.text(.frameAlignment) ?? "center")
    node.style[.display] = .keyword("grid")
    node.style[.justifyItems] = place.across.css
    node.style[.alignItems] = place.down.css
    if attributes[.width] != nil || attributes.number(.maxWidth) == .infinity {
      node.style[.gridTemplateColumns] = .call("minmax", [.px(0), .keyword("1fr")])
    }
    if drawing.kind == .part {
      // A background or an overlay takes no room.
      node.style[.width] = .number(0)
      node.style[.height] = .number(0)
      node.style[.minWidth] = .percent(100)
      node.style[.minHeight] = .percent(100)
    }
    let holes = drawing.children.filter(\.isHole)
    node.children = drawing.children.filter { !$0.isHole }.map {
      .element(self.node($0, in: .layers))
    }
    guard !holes.isEmpty else { return }
    var taken = ElementDrawing(kind: .zstack, attributes: Attributes())
    taken.attributes[.alignment] = attributes[.alignment]
    taken.children = holes.map(\.withoutBlending)
    let whole = CSSValue.call(
      "linear-gradient",
      [.list([.keyword("#000"), .number(0), .number(0)])]
    )
    node.style[.mask] = .commas([
      .list([
        self.drawing(of: taken), .keyword("center"), .keyword("/"), .percent(100), .percent(100),
        .keyword("no-repeat"), .keyword("exclude"),
      ]), whole,
    ])
  }

  // MARK: Looks

  private static func effects(_ attributes: Attributes, _ style: inout CSSDeclarations) {
    if case .paint(let paint)? = attributes[.background] {
      style[.background] = Paints.css(paint.opacityAlone, for: .fill)
    }
    if case .shape(let shape)? = attributes[.backgroundShape] {
      style[.borderRadius] = Shapes.radius(shape.outline.kind)
    }
    if let radius = attributes.number(.cornerRadius) {
      style[.borderRadius] = .px(max(radius, 0))
      style[.overflow] = .keyword("hidden")
    }
    if case .shape(let shape)? = attributes[.clip] { Shapes.outline(shape, clips: true, &style) }
    if let opacity = attributes.number(.opacity) {
      style[.opacity] = .number(min(max(opacity, 0), 1))
    }
    if let radius = attributes.number(.blur) {
      style[.filter] = .call("blur", [.px(max(radius, 0))])
    }
    if case .point(let offset)? = attributes[.offset] {
      style[.translate] = .list([.px(Double(offset.x)), .px(Double(offset.y))])
    }
    style[.rotate] = attributes.number(.rotation).map { .degrees($0) }
    if case .point(let factors)? = attributes[.scale] {
      style[.scale] = .list([.number(Double(factors.x)), .number(Double(factors.y))])
    }
    if case .point(let anchor)? = attributes[.transformAnchor] {
      style[.transformOrigin] = .list([
        .percent(Double(anchor.x) * 100), .percent(Double(anchor.y) * 100),
      ])
    }
    if case .mask(let inner)? = attributes[.mask] { apply(inner, &style) }
  }

  /// Places the content of a view in its frame.
  private static func arrange(_ attributes: Attributes, _ node: inout HTMLElement) {
    let place = Place(attributes.text(.frameAlignment) ?? "center")
    node.style[.display] = .keyword("grid")
    node.style[.justifyItems] = place.across.css
    node.style[.alignItems] = place.down.css
  }

  private static func words(_ attributes: Attributes, _ node: inout HTMLElement) {
    arrange(attributes, &node)
    node.style[.whiteSpace] = .keyword("pre-wrap")
    if attributes.flag(.bold) { node.style[.fontWeight] = .number(700) }
    if let weight = attributes.number(.fontWeight) { node.style[.fontWeight] = .number(weight) }
    if attributes.flag(.italic) { node.style[.fontStyle] = .keyword("italic") }
    node.children = [.make(.span, [:], [.text(text(attributes))])]
  }

  private static func icon(_ attributes: Attributes) -> HTMLElement {
    var icon = symbol(attributes.text(.systemName) ?? "", in: "currentColor")
    icon[.xmlns] = "http://www.w3.org/2000/svg"
    let side: CSSValue = attributes.flag(.isResizable) ? .percent(100) : .em(1.2)
    icon.style[.display] = .keyword("block")
    icon.style[.width] = side
    icon.style[.height] = side
    return icon
  }

  private static func shape(_ attributes: Attributes, _ node: inout HTMLElement) {
    guard case .shape(let drawing)? = attributes[.shape] else { return }
    let outline = drawing.outline
    // The room within the padding.
    var room = HTMLElement(.div)
    room.style[.position] = .keyword("relative")
    room.style[.width] = .percent(100)
    room.style[.height] = .percent(100)
    defer { node.children = [.element(room)] }
    func layer() -> HTMLElement {
      var layer = HTMLElement(.div)
      layer.style[.position] = .keyword("absolute")
      layer.style[.left] = .number(0)
      layer.style[.top] = .number(0)
      layer.style[.width] = .percent(100)
      layer.style[.height] = .percent(100)
      Shapes.transform(outline.transforms, &layer.style)
      return layer
    }
    if drawing.fill != nil || drawing.stroke == nil {
      let paint = drawing.fill ?? foreground(attributes) ?? .color(.black)
      var fill = layer()
      if outline.trim == nil {
        fill.style[.background] = Paints.css(paint.opacityAlone, for: .fill)
        Shapes.outline(drawing, clips: true, &fill.style)
      } else {
        fill.children = [.element(line(outline, fill: color(paint)))]
      }
      if outline.inset != 0 { inset(&fill, Double(outline.inset)) }
      room.children.append(.element(fill))
    }
    if let stroke = drawing.stroke {
      var ring = layer()
      ring.children = [.element(line(outline, stroke: drawing.strokeStyle, color(stroke)))]
      if outline.inset != 0 { inset(&ring, Double(outline.inset)) }
      room.children.append(.element(ring))
    }
  }

  private static func inset(_ node: inout HTMLElement, _ inset: Double) {
    node.style[.left] = .px(inset)
    node.style[.top] = .px(inset)
    let length = CSSValue.call(
      "calc",
      [.list([.percent(100), .keyword("-"), .px(inset * 2)])]
    )
    node.style[.width] = length
    node.style[.height] = length
  }

  /// The outline of a shape as SVG, filled or stroked.
  private static func line(
    _ outline: ShapeOutline,
    fill: CSSValue? = nil,
    stroke: StrokeStyle? = nil,
    _ color: CSSValue? = nil
  ) -> HTMLElement {
    func paint(_ node: inout HTMLElement) {
      node.style[.fill] = fill ?? .keyword("none")
      guard let color else { return }
      let style = stroke ?? StrokeStyle()
      node.style[.stroke] = color
      node[.strokeWidth] = CSSValue.format(Double(style.lineWidth))
      node[.strokeLinecap] = style.lineCap.name
      node[.vectorEffect] = "non-scaling-stroke"
      guard !style.dash.isEmpty else { return }
      node[.strokeDasharray] =
        style.dash.map { CSSValue.format(Double($0)) }.joined(separator: " ")
    }
    var picture = edge(outline)
    if picture.tag == .svg, case .element(var path)? = picture.children.first {
      paint(&path)
      picture.children = [.element(path)]
    } else {
      paint(&picture)
      picture = document([.element(picture)])
    }
    picture[.xmlns] = "http://www.w3.org/2000/svg"
    picture.style[.display] = .keyword("block")
    picture.style[.width] = .percent(100)
    picture.style[.height] = .percent(100)
    picture.style[.overflow] = .keyword("visible")
    return picture
  }

  /// Black with the opacity of a paint; that of its first colour for gradients.
  private static func color(_ paint: Paint) -> CSSValue {
    let first = paint.opacityAlone.solidColor ?? .black
    return .color(0, 0, 0, Double(first.resolved().opacity))
  }

  private static func apply(_ font: Font, _ style: inout CSSDeclarations) {
    Fonts.apply(font, to: &style)
    standAlone(font, &style)
  }

  /// Replaces sizes and families of fonts that are variables of the page's style sheet.
  static func standAlone(_ font: Font, _ style: inout CSSDeclarations) {
    style[.fontSize] = .px(Double(font.pointSize))
    guard case .variable? = style[.fontFamily] else { return }
    style[.fontFamily] = .keyword(
      font.isMonospaced || font.design == .monospaced
        ? "ui-monospace,monospace"
        : font.design == .serif ? "ui-serif,serif" : "ui-rounded,system-ui,sans-serif"
    )
  }
}

extension ElementDrawing {
  /// Whether the view erases what is below it.
  fileprivate var isHole: Bool {
    if attributes.text(.blendMode) == "destinationOut" { return true }
    // A background or an overlay of one such view erases too.
    return kind == .part && children.count == 1 && children[0].isHole
  }

  fileprivate var withoutBlending: ElementDrawing {
    var copy = self
    copy.attributes[.blendMode] = nil
    copy.children = children.map(\.withoutBlending)
    return copy
  }
}

extension Paint {
  /// The paint in black, with its opacities.
  fileprivate var opacityAlone: Paint {
    func black(_ color: Color) -> Color {
      Color(white: 0, opacity: Double(color.resolved().opacity))
    }
    func black(_ gradient: Gradient) -> Gradient {
      Gradient(stops: gradient.stops.map { .init(color: black($0.color), location: $0.location) })
    }
    switch self {
    case .color(let color): return .color(black(color))
    case .linear(let colors, let start, let end):
      return .linear(black(colors), startPoint: start, endPoint: end)
    case .radial(let colors, let center, let start, let end):
      return .radial(black(colors), center: center, startRadius: start, endRadius: end)
    case .angular(let colors, let center, let start, let end):
      return .angular(black(colors), center: center, startAngle: start, endAngle: end)
    case .elliptical(let colors, let center, let start, let end):
      return .elliptical(black(colors), center: center, startRadius: start, endRadius: end)
    case .opacity(let paint, let factor):
      guard case .color(let color) = paint.opacityAlone else {
        return .opacity(paint.opacityAlone, factor)
      }
      return .color(color.opacity(factor))
    case .shadow(let paint, _), .blend(let paint, _): return paint.opacityAlone
    default: return .color(Color(white: 0, opacity: 1))
    }
  }
}
