import PandoUI

/// Masks of views, as CSS writes them.
enum Masks {
  static func apply(_ mask: ElementDrawing, _ style: inout CSSDeclarations) {
    let attributes = mask.attributes
    let size = size(attributes)
    switch mask.kind {
    case .shape:
      guard case .shape(let drawing)? = attributes[.shape] else { return }
      if let paint = drawing.fill ?? foreground(attributes), !paint.isOpaque {
        style[.mask] = image(Paints.css(paint, for: .fill), size)
      } else if size == nil {
        Shapes.outline(drawing, clips: true, &style)
      } else {
        style[.mask] = image(.drawing(document([.element(edge(drawing.outline))])), size)
      }
    case .text: style[.mask] = image(.drawing(document([.element(words(attributes))])), size)
    case .image:
      if let name = attributes.text(.systemName) {
        style[.mask] = image(.drawing(symbol(name)), size ?? iconSize(attributes))
      } else if let url = attributes.text(.source).flatMap({ SafeURL($0, for: .image) }) {
        let natural = CSSValue.keyword("auto")
        style[.mask] = image(
          .address(url),
          size ?? (attributes.flag(.isResizable) ? nil : natural)
        )
      }
    default: style[.mask] = image(drawing(of: mask), nil)
    }
  }

  /// An image in the middle, as large as the view unless a size is given.
  static func image(_ image: CSSValue, _ size: CSSValue?) -> CSSValue {
    .list([
      image, .keyword("center"), .keyword("/"), size ?? .list([.percent(100), .percent(100)]),
      .keyword("no-repeat"),
    ])
  }

  /// The size of a fixed frame; nil for that of the view.
  private static func size(_ attributes: Attributes) -> CSSValue? {
    let (width, height) = (attributes.number(.width), attributes.number(.height))
    guard width != nil || height != nil else { return nil }
    return .list([
      width.map { .px(max($0, 0)) } ?? .percent(100),
      height.map { .px(max($0, 0)) } ?? .percent(100),
    ])
  }

  private static func iconSize(_ attributes: Attributes) -> CSSValue? {
    if attributes.flag(.isResizable) { return .keyword("contain") }
    guard case .font(let font)? = attributes[.font] else { return .list([.rem(1.25), .rem(1.25)]) }
    let side = Double(font.pointSize) / 16 * 1.2
    return .list([.rem(side), .rem(side)])
  }

  static func foreground(_ attributes: Attributes) -> Paint? {
    guard case .paint(let paint)? = attributes[.foreground] else { return nil }
    return paint
  }

  static func document(_ children: [HTMLNode]) -> HTMLElement {
    var node = HTMLElement(.svg)
    node[.width] = "100%"
    node[.height] = "100%"
    node.children = children
    return node
  }

  static func edge(_ outline: ShapeOutline) -> HTMLElement {
    guard case .rounded(let radii, _) = outline.kind else {
      var square = HTMLElement(.svg)
      square[.viewBox] = "0 0 100 100"
      square[.preserveAspectRatio] = outline.kind == .circle ? "xMidYMid meet" : "none"
      var path = HTMLElement(.path)
      path[.d] = Outlines.data(outline)
      square.children = [.element(path)]
      return square
    }
    var box = HTMLElement(.rect)
    box[.width] = "100%"
    box[.height] = "100%"
    box[.rx] = CSSValue.format(Double(radii.topLeading))
    return box
  }

  private static func words(_ attributes: Attributes) -> HTMLElement {
    var node = HTMLElement(.svgText)
    node[.x] = "50%"
    node[.y] = "50%"
    node[.textAnchor] = "middle"
    node[.dominantBaseline] = "central"
    node.style[.fontFamily] = .keyword("system-ui,sans-serif")
    if case .font(let font)? = attributes[.font] {
      Fonts.apply(font, to: &node.style)
      standAlone(font, &node.style)
    }
    if attributes.flag(.bold) { node.style[.fontWeight] = .number(700) }
    if let weight = attributes.number(.fontWeight) { node.style[.fontWeight] = .number(weight) }
    if attributes.flag(.italic) { node.style[.fontStyle] = .keyword("italic") }
    node.children = [.text(text(attributes))]
    return node
  }

  static func text(_ attributes: Attributes) -> String {
    if case .runs(let runs)? = attributes[.runs] { return runs.map(\.text).joined() }
    return attributes.text(.text) ?? ""
  }

  /// - Parameter color: The colour of the symbol, because a separate document inherits none.
  static func symbol(_ name: String, in color: CSSValue.Keyword = "#000") -> HTMLElement {
    var node = HTMLElement(.svg)
    node[.viewBox] = SystemIcon.viewBox
    node[.strokeWidth] = "1.8"
    node[.strokeLinecap] = "round"
    node[.strokeLinejoin] = "round"
    node.children = SystemIcon(named: name).paths.map { path in
      var child = HTMLElement(.path)
      child[.d] = path.data
      child.style[.fill] = .keyword(path.kind == .line ? "none" : color)
      if path.kind != .inside { child.style[.stroke] = .keyword(color) }
      return .element(child)
    }
    return node
  }
}

extension Paint {
  /// Whether it is one opaque colour.
  fileprivate var isOpaque: Bool {
    guard case .color(let color) = self else { return false }
    return color.resolved().opacity >= 1
  }
}
