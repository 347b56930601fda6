import Foundation
import PandoUI

/// The drawing of a canvas as SVG.
struct CanvasTemplate {
  private let input: TemplateInput
  private var definitions: [HTMLNode] = []

  /// The drawing, which stretches to the view.
  static func element(_ drawing: CanvasDrawing, _ input: TemplateInput) -> HTMLElement {
    var template = CanvasTemplate(input: input)
    var node = HTMLElement(.svg)
    node.addClass("paint")
    node[.focusable] = "false"
    let (width, height) = (Double(drawing.size.width), Double(drawing.size.height))
    node[.viewBox] = "0 0 \(CSSValue.format(max(width, 1))) \(CSSValue.format(max(height, 1)))"
    node[.preserveAspectRatio] = "none"
    let marks = template.groups(drawing.steps)
    if !template.definitions.isEmpty {
      node.children.append(.make(.defs, [:], template.definitions))
    }
    node.children += marks
    return node
  }

  private init(input: TemplateInput) {
    self.input = input
  }

  /// The marks, where consecutive ones with equal state are in one group.
  private mutating func groups(_ steps: [CanvasDrawing.Step]) -> [HTMLNode] {
    var nodes: [HTMLNode] = []
    var index = steps.startIndex
    while index < steps.endIndex {
      let state = steps[index].state
      var marks: [HTMLNode] = []
      // A translucent group would not show what is below one of its marks.
      repeat {
        marks.append(mark(steps[index]))
        index += 1
      } while index < steps.endIndex && steps[index].state == state && state.isPlain
      nodes +=
        state.isPlain && state.clips.isEmpty && state.masks.isEmpty
        ? marks : [group(state, marks)]
    }
    return nodes
  }

  private mutating func group(_ state: CanvasDrawing.State, _ marks: [HTMLNode]) -> HTMLNode {
    var group = HTMLElement(.g)
    group.children = marks
    if state.opacity < 1 { group.style[.opacity] = .number(max(state.opacity, 0)) }
    if let mode = Stylist.blendMode(state.blendMode.rawValue) { group.style[.mixBlendMode] = mode }
    // Filters apply in reverse order: the last filter acts on the drawing, and each earlier one on the result.
    if !state.filters.isEmpty {
      group.style[.filter] = .list(state.filters.reversed().map(\.css))
    }
    for clip in state.clips {
      var path = HTMLElement(.path)
      path[.d] = Outlines.safe(clip.data)
      if clip.isEvenOdd { path[.clipRule] = "evenodd" }
      var definition = HTMLElement(.clipPath)
      definition.children = [.element(path)]
      var outer = HTMLElement(.g)
      outer.style[.clipPath] = define(definition)
      outer.children = [.element(group)]
      group = outer
    }
    for mask in state.masks {
      var outer = HTMLElement(.g)
      outer.style[.mask] = define(definition(of: mask))
      outer.children = [.element(group)]
      group = outer
    }
    return .element(group)
  }

  /// A mask that is made of a drawing. White shows the canvas, black hides it.
  private mutating func definition(of mask: CanvasDrawing.Mask) -> HTMLElement {
    var drawn = HTMLElement(.g)
    drawn.children = groups(mask.steps)
    drawn.style[.opacity] = .number(min(max(mask.opacity, 0), 1))
    // Only the opacity of the drawing counts, so its colours become white, or black in an inverse
    // mask.
    let light = mask.isInverse ? 0.0 : 1
    drawn.style[.filter] = .colorMatrix([
      0, 0, 0, 0, light, 0, 0, 0, 0, light, 0, 0, 0, 0, light, 0, 0, 0, 1, 0,
    ])
    var definition = HTMLElement(.mask)
    definition[.maskUnits] = "userSpaceOnUse"
    let (low, room) = ("-100000", "200000")
    for name in [HTMLName.x, .y] { definition[name] = low }
    for name in [HTMLName.width, .height] { definition[name] = room }
    if mask.isInverse {
      var all = HTMLElement(.path)
      all[.d] = "M\(low) \(low)h\(room)v\(room)h-\(room)Z"
      all.style[.fill] = .keyword("white")
      definition.children.append(.element(all))
    }
    definition.children.append(.element(drawn))
    return definition
  }

  private mutating func mark(_ step: CanvasDrawing.Step) -> HTMLNode {
    var node: HTMLElement
    switch step.mark {
    case .fill(let data, let shading, let isEvenOdd):
      node = HTMLElement(.path)
      node[.d] = Outlines.safe(data)
      node.style[.fill] = css(shading)
      if isEvenOdd { node[.fillRule] = "evenodd" }
    case .stroke(let data, let shading, let style):
      node = HTMLElement(.path)
      node[.d] = Outlines.safe(data)
      node.style[.fill] = .keyword("none")
      node.style[.stroke] = css(shading)
      node[.strokeWidth] = CSSValue.format(Double(style.lineWidth))
      node[.strokeLinecap] = style.lineCap.name
      node[.strokeLinejoin] = style.lineJoin.name
      if !style.dash.isEmpty {
        node[.strokeDasharray] = style.dash.map { CSSValue.format(Double($0)) }
          .joined(separator: " ")
        if style.dashPhase != 0 { node.style[.strokeDashoffset] = .px(Double(style.dashPhase)) }
      }
    case .element(let element, let rect, let anchor): node = foreignObject(element, rect, anchor)
    case .layer(let steps):
      // The group needs no transform, because its marks have the transforms of the canvas.
      node = HTMLElement(.g)
      node.children = groups(steps)
      return .element(node)
    }
    if let shading = step.mark.shading, case .conic = shading { node = turned(shading, in: node) }
    let m = step.transform
    if !m.isIdentity {
      let numbers = [m.a, m.b, m.c, m.d, m.tx, m.ty].map { CSSValue.format(Double($0)) }
      node[.transform] = "matrix(\(numbers.joined(separator: " ")))"
    }
    return .element(node)
  }

  /// A gradient around a point, where a path is. SVG has no such gradient: it is a box of HTML, and the
  /// path is its mask.
  private mutating func turned(
    _ shading: CanvasDrawing.Shading,
    in path: HTMLElement
  ) -> HTMLElement {
    guard case .conic(let gradient, let center, let start, let end, let rect) = shading,
      rect.width > 0, rect.height > 0, !rect.isInfinite
    else { return path }
    let place = UnitPoint(
      x: (center.x - rect.minX) / rect.width,
      y: (center.y - rect.minY) / rect.height
    )
    let paint = Paint.angular(gradient, center: place, startAngle: start, endAngle: end)
    var box = HTMLElement(.div)
    box.style[.height] = .percent(100)
    box.style[.background] = Paints.css(paint, for: .fill)
    let frame: [(HTMLName, CGFloat)] = [
      (.x, rect.minX), (.y, rect.minY), (.width, rect.width), (.height, rect.height),
    ]
    var foreignObject = HTMLElement(.foreignObject)
    var mask = HTMLElement(.mask)
    mask[.maskUnits] = "userSpaceOnUse"
    for (name, length) in frame {
      foreignObject[name] = CSSValue.format(Double(length))
      mask[name] = CSSValue.format(Double(length))
    }
    foreignObject.children = [.element(box)]
    mask.children = [.element(path)]
    var node = HTMLElement(.g)
    node.style[.mask] = define(mask)
    node.children = [.element(foreignObject)]
    return node
  }

  /// A text or an image, in HTML inside of the drawing.
  private func foreignObject(
    _ element: ElementDrawing,
    _ rect: CGRect,
    _ anchor: UnitPoint?
  ) -> HTMLElement {
    let own = TemplateInput(
      id: input.id,
      kind: element.kind,
      attributes: element.attributes,
      ancestry: input.ancestry,
      extent: Extent()
    )
    var content = Template.content(own)
    let styles = Stylist(own)
    content.style.merge(styles.text)
    if element.kind != .shape, !styles.layers.isEmpty || !styles.effects.isEmpty {
      var around = HTMLElement(.span)
      around.addClass("box", "z")
      around.children = [.element(content)]
      styles.decorate(&around)
      content = around
    }
    var foreignObject = HTMLElement(.foreignObject)
    foreignObject[.x] = CSSValue.format(Double(rect.minX))
    foreignObject[.y] = CSSValue.format(Double(rect.minY))
    foreignObject[.width] = CSSValue.format(max(Double(rect.width), 1))
    foreignObject[.height] = CSSValue.format(max(Double(rect.height), 1))
    if let anchor {
      foreignObject.style[.overflow] = .keyword("visible")
      content.style[.width] = .keyword("max-content")
      // The foreignObject is a point wide, and words are not to be broken in it.
      content.style[.maxWidth] = .keyword("none")
      content.style[.translate] = .list([
        .percent(-Double(anchor.x) * 100), .percent(-Double(anchor.y) * 100),
      ])
    } else if element.kind == .image {
      content.style[.width] = .percent(100)
      content.style[.height] = .percent(100)
    }
    foreignObject.children = [.element(content)]
    return foreignObject
  }

  private mutating func css(_ shading: CanvasDrawing.Shading) -> CSSValue {
    switch shading {
    case .paint(.linear(let gradient, let start, let end)):
      return gradientLine(gradient, start.x, start.y, end.x, end.y, isAbsolute: false)
    case .paint(.radial(let gradient, let center, _, _)),
      .paint(.elliptical(let gradient, let center, _, _)):
      return ring(gradient, center.x, center.y, 0, 0.5, isAbsolute: false)
    case .paint(.angular), .conic: return .keyword("white")
    case .paint(let paint): return Paints.css(paint, for: .fill)
    case .linear(let gradient, let start, let end):
      return gradientLine(gradient, start.x, start.y, end.x, end.y, isAbsolute: true)
    case .radial(let gradient, let center, let start, let end):
      return ring(gradient, center.x, center.y, start, end, isAbsolute: true)
    }
  }

  private mutating func gradientLine(
    _ gradient: Gradient,
    _ x1: CGFloat,
    _ y1: CGFloat,
    _ x2: CGFloat,
    _ y2: CGFloat,
    isAbsolute: Bool
  ) -> CSSValue {
    var node = HTMLElement(.linearGradient)
    if isAbsolute { node[.gradientUnits] = "userSpaceOnUse" }
    for (name, value) in [(HTMLName.x1, x1), (.y1, y1), (.x2, x2), (.y2, y2)] {
      node[name] = CSSValue.format(Double(value))
    }
    node.children = stops(gradient, from: 0)
    return define(node)
  }

  private mutating func ring(
    _ gradient: Gradient,
    _ x: CGFloat,
    _ y: CGFloat,
    _ start: CGFloat,
    _ end: CGFloat,
    isAbsolute: Bool
  ) -> CSSValue {
    var node = HTMLElement(.radialGradient)
    if isAbsolute { node[.gradientUnits] = "userSpaceOnUse" }
    for (name, value) in [(HTMLName.cx, x), (.cy, y), (.r, max(end, 0.001))] {
      node[name] = CSSValue.format(Double(value))
    }
    node.children = stops(gradient, from: end > 0 ? Double(start / end) : 0)
    return define(node)
  }

  private func stops(_ gradient: Gradient, from low: Double) -> [HTMLNode] {
    gradient.stops.map { stop in
      var node = HTMLElement(.stop)
      node[.offset] = CSSValue.format(low + Double(stop.location) * (1 - low))
      node.style[.stopColor] = Paints.css(stop.color, for: .fill)
      return .element(node)
    }
  }

  /// Adds a definition, and names it.
  private mutating func define(_ node: HTMLElement) -> CSSValue {
    var node = node
    let number = definitions.count
    node[.id] = input.name.part("drawing", number)
    definitions.append(.element(node))
    return .numbered(input.name, "drawing", number)
  }
}

extension CanvasDrawing.Mark {
  /// The colours of an area or a line.
  fileprivate var shading: CanvasDrawing.Shading? {
    switch self {
    case .fill(_, let shading, _), .stroke(_, let shading, _): shading
    case .element, .layer: nil
    }
  }
}

extension CanvasDrawing.State {
  /// Whether marks of the state can be drawn one by one.
  fileprivate var isPlain: Bool { opacity >= 1 && blendMode == .normal && filters.isEmpty }
}

extension CanvasDrawing.Filter {
  fileprivate var css: CSSValue {
    switch self {
    case .blur(let radius): .call("blur", [.px(max(Double(radius), 0))])
    case .shadow(let shadow):
      .call(
        "drop-shadow",
        [
          .list([
            .px(Double(shadow.x)), .px(Double(shadow.y)), .px(max(Double(shadow.radius), 0)),
            Paints.css(shadow.color, for: .fill),
          ])
        ]
      )
    case .brightness(let amount): .list(CSSValue.brightness(amount))
    case .contrast(let amount): .call("contrast", [.number(max(amount, 0))])
    case .saturation(let amount): .call("saturate", [.number(max(amount, 0))])
    case .grayscale(let amount): .call("grayscale", [.number(min(max(amount, 0), 1))])
    case .hueRotation(let angle): .call("hue-rotate", [.degrees(angle.degrees)])
    case .alphaThreshold(let bound, let color): .alphaThreshold(bound, color)
    case .luminanceToAlpha: .luminanceToAlpha
    case .inversion(let amount): .call("invert", [.number(min(max(amount, 0), 1))])
    case .multiplication(let color):
      {
        let factors = color.resolved()
        return .multiplication(
          Double(factors.red),
          Double(factors.green),
          Double(factors.blue),
          Double(factors.opacity)
        )
      }()
    }
  }
}
