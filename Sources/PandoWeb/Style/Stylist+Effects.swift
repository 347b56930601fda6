import Foundation
import PandoUI

extension Stylist {
  static func effects(_ input: TemplateInput) -> CSSDeclarations {
    var style = CSSDeclarations()
    filters(input, &style)
    if case .paint(let paint)? = input.attributes[.separatorPaint] {
      style[.line] = Paints.css(paint, for: .fill)
    }
    transforms(input, &style)
    place(input, &style)
    // The popover itself, which has the attribute too, is placed by its template.
    if input.kind != .popover, let source = input.popoverSource { style[.anchorName] = source }
    if let opacity = input.attributes.number(.opacity) {
      style[.opacity] = .number(min(max(opacity, 0), 1))
    }
    if case .mask(let mask)? = input.attributes[.mask] { Masks.apply(mask, &style) }
    // `destinationOver` draws behind what is there already. A page is opaque, so the view is not
    // visible.
    if input.attributes.text(.blendMode) == "destinationOver" { style[.opacity] = .number(0) }
    style[.mixBlendMode] = input.attributes.text(.blendMode).flatMap { blendMode($0) }
    if input.attributes.flag(.isIsolated) { style[.isolation] = .keyword("isolate") }
    style[.cursor] = input.attributes.text(.pointer).flatMap { cursors[$0] }
    if case .animation(let animation)? = input.attributes[.animation] {
      Motion.apply(animation, &style)
    }
    return style
  }

  /// The blend mode of CSS for the name of SwiftUI's; nil for the normal mode.
  static func blendMode(_ name: String) -> CSSValue? { blendModes[name].map { .keyword($0) } }

  private static let blendModes: [String: CSSValue.Keyword] = [
    "multiply": "multiply", "screen": "screen", "overlay": "overlay", "darken": "darken",
    "lighten": "lighten", "colorDodge": "color-dodge", "colorBurn": "color-burn",
    "softLight": "soft-light", "hardLight": "hard-light", "difference": "difference",
    "exclusion": "exclusion", "hue": "hue", "saturation": "saturation", "color": "color",
    "luminosity": "luminosity", "plusLighter": "plus-lighter", "plusDarker": "plus-darker",
  ]

  /// The cursors of CSS for SwiftUI's pointer styles (CSS Basic User Interface 4, "cursor").
  private static let cursors: [String: CSSValue] = [
    "default": "default", "none": "none", "horizontalText": "text", "verticalText": "vertical-text",
    "rectSelection": "crosshair", "grabIdle": "grab", "grabActive": "grabbing", "link": "pointer",
    "zoomIn": "zoom-in", "zoomOut": "zoom-out",
    "columnResize": "col-resize", "rowResize": "row-resize",
    "columnResize(leading)": "w-resize", "columnResize(trailing)": "e-resize",
    "rowResize(up)": "n-resize", "rowResize(down)": "s-resize",
    "frameResize(top)": "ns-resize", "frameResize(bottom)": "ns-resize",
    "frameResize(leading)": "ew-resize", "frameResize(trailing)": "ew-resize",
    "frameResize(topLeading)": "nwse-resize", "frameResize(bottomTrailing)": "nwse-resize",
    "frameResize(topTrailing)": "nesw-resize", "frameResize(bottomLeading)": "nesw-resize",
  ].mapValues { .keyword($0) }

  private static func filters(_ input: TemplateInput, _ style: inout CSSDeclarations) {
    let attributes = input.attributes
    var filters: [CSSValue] = []
    func add(_ key: AttributeKey, _ name: CSSValue.Keyword, _ value: (Double) -> CSSValue) {
      if let number = attributes.number(key) { filters.append(.call(name, [value(number)])) }
    }
    add(.blur, "blur") { .px(max($0, 0)) }
    if let amount = attributes.number(.brightness) { filters += CSSValue.brightness(amount) }
    add(.contrast, "contrast") { .number(max($0, 0)) }
    add(.saturation, "saturate") { .number(max($0, 0)) }
    add(.grayscale, "grayscale") { .number(min(max($0, 0), 1)) }
    add(.hueRotation, "hue-rotate") { .degrees($0) }
    if attributes.flag(.colorInversion) { filters.append(.call("invert", [.number(1)])) }
    if case .paint(.color(let color))? = attributes[.colorMultiplication] {
      let factors = color.resolved()
      filters.append(
        .multiplication(
          Double(factors.red),
          Double(factors.green),
          Double(factors.blue),
          Double(factors.opacity)
        )
      )
    }
    if attributes.flag(.luminanceToAlpha) { filters.append(.luminanceToAlpha) }
    if !filters.isEmpty { style[.filter] = .list(filters) }
  }

  private static func transforms(_ input: TemplateInput, _ style: inout CSSDeclarations) {
    let attributes = input.attributes
    let rotation = attributes.number(.rotation).map { CSSValue.degrees($0) }
    var scale: [CSSValue]?
    if case .point(let factors)? = attributes[.scale] {
      scale = [.number(Double(factors.x)), .number(Double(factors.y))]
    }
    if case .point(let anchor)? = attributes[.transformAnchor] {
      style[.transformOrigin] = .list([
        .percent(Double(anchor.x) * 100), .percent(Double(anchor.y) * 100),
      ])
    }
    guard case .transform(let transform)? = attributes[.transform] else {
      style[.rotate] = rotation
      style[.scale] = scale.map { .list($0) }
      return
    }
    // The properties `rotate` and `scale` would apply around `transform`, so they become functions
    // of it.
    let size = [AttributeKey.width, .height].compactMap { attributes.number($0) }.max()
    var list = Transforms.css(transform, size: size)
    if let rotation { list.append(.call("rotate", [rotation])) }
    if let scale { list.append(.call("scale", scale)) }
    style[.transform] = .list(list)
  }

  private static func place(_ input: TemplateInput, _ style: inout CSSDeclarations) {
    let attributes = input.attributes
    if case .point(let offset)? = attributes[.offset] {
      style[.translate] = .list([.px(Double(offset.x)), .px(Double(offset.y))])
    }
    if case .point(let origin)? = attributes[.origin] {
      style[.position] = .keyword("absolute")
      style[.left] = .px(Double(origin.x))
      style[.top] = .px(Double(origin.y))
      if attributes[.width] == nil { style[.width] = .keyword("max-content") }
    }
    if case .point(let position)? = attributes[.position] {
      style[.position] = .keyword("absolute")
      style[.left] = .px(Double(position.x))
      style[.top] = .px(Double(position.y))
      style[.translate] = .list([.percent(-50), .percent(-50)])
      if case .point(let offset)? = attributes[.offset] {
        style[.translate] = .list(
          [offset.x, offset.y].map { shift in
            .call("calc", [.list([.percent(-50), .keyword("+"), .px(Double(shift))])])
          }
        )
      }
      positioned(input, &style)
    }
    if case .chartPlace(let place)? = attributes[.chartPlace] { inChart(place, &style) }
    if let index = attributes.number(.zIndex) {
      style[.zIndex] = .number(index.rounded())
      style[.position] = style[.position] ?? .keyword("relative")
    }
    if attributes.flag(.ignoresPointer) || attributes.number(.opacity).map({ $0 <= 0 }) == true {
      style[.pointerEvents] = .keyword("none")
      style[.events] = .keyword("none")
    } else if attributes.flag(.holdsPositioned) {
      style[.pointerEvents] = .keyword("none")
    }
    if let priority = attributes.number(.layoutPriority) {
      // A view with a higher priority shrinks later.
      style[.flexShrink] = .number(priority > 0 ? 0 : priority < 0 ? 100 : 1)
      // Of the views that fill the room, a view with a higher priority takes all of it.
      let along: Axes =
        input.ancestry.layout == .row ? .x : input.ancestry.layout == .column ? .y : []
      if priority != 0, !input.extent.frame.isDisjoint(with: along) {
        style[.flexGrow] = .number(priority > 0 ? 99_999_999 : 1)
      }
      if input.ancestry.parent == .zstack { rank(priority, input.extent.frame, &style) }
    }
    inLittleRoom(input, &style)
    if attributes.flag(.ignoresSafeArea) { style[.padX] = .px(0) }
  }

  /// Lets what scrolls become less high than its content, and long words give way to short ones.
  private static func inLittleRoom(_ input: TemplateInput, _ style: inout CSSDeclarations) {
    let (extent, ancestry) = (input.extent, input.ancestry)
    if extent.isLong, ancestry.parent == .hstack, style[.flexShrink] == nil {
      // The factor is so large that the short words lose less than a browser's smallest length.
      style[.flexShrink] = .number(999_999)
    }
    let isAround = input.kind.hugsContent || input.kind == .box
    if extent.scrolls, isAround, ancestry.layout == .column, !ancestry.scrollsDown,
      input.attributes[.minHeight] == nil
    {
      style[.minHeight] = .px(0)
    }
  }

  /// Places a layer in a stack whose layers have priorities.
  ///
  /// The element of such a stack says whether there is a layer of a higher priority.
  private static func rank(_ priority: Double, _ axes: Axes, _ style: inout CSSDeclarations) {
    guard style[.position] == nil, priority != 0 else { return }
    guard priority < 0 else { return style[.position] = .keyword("relative") }
    style[.position] = .call("var", [.keyword("--lower"), .keyword("relative")])
    // An absolute position does not stretch what fills the height.
    if axes.contains(.y) { style[.height] = style[.height] ?? .percent(100) }
  }

  /// Sizes a view with a `position` as if it had the whole room for itself. Its box has the size of
  /// that room.
  private static func positioned(_ input: TemplateInput, _ style: inout CSSDeclarations) {
    let axes = input.extent.frame
    if input.attributes[.width] == nil {
      style[.width] = axes.contains(.x) ? .percent(100) : .keyword("max-content")
    }
    if input.attributes[.height] == nil, axes.contains(.y) { style[.height] = .percent(100) }
    style[.pointerEvents] = .call("var", [.keyword("--events"), .keyword("auto")])
  }

  /// Places a view in the drawing of a chart. Lengths are in units of the container, which is the
  /// drawing.
  private static func inChart(_ place: ChartPlace, _ style: inout CSSDeclarations) {
    /// A length as a product, because `calc` cannot add a zero without a unit to a length.
    func share(_ place: Double, _ unit: CSSValue.Keyword) -> [CSSValue] {
      [.number(place), .keyword("*"), .keyword(unit)]
    }
    /// The shift of the view from its place; for `fits` it ends at the edges of the drawing.
    func moved(
      _ place: Double,
      _ anchor: Double,
      _ shift: Double,
      _ overflow: ChartAnnotation.Overflow,
      _ unit: CSSValue.Keyword
    ) -> CSSValue {
      let own = CSSValue.call(
        "calc",
        [.list(share(-100 * anchor, "1%") + [.keyword("+")] + share(shift, "1px"))]
      )
      guard overflow == .fits else { return own }
      let end = share(100 - place, unit) + [.keyword("-"), .percent(100)]
      return .call("clamp", [.list(share(-place, unit)), own, .list(end)])
    }
    style[.position] = .keyword("absolute")
    style[.width] = .keyword("max-content")
    style[.fontSize] = .variable("body")
    style[.color] = .variable("label")
    if place.isPolar {
      func fromMiddle(_ place: Double) -> CSSValue {
        .call("calc", [.list([.percent(50), .keyword("+")] + share(place, "1cqmin"))])
      }
      style[.left] = fromMiddle(place.x)
      style[.top] = fromMiddle(place.y)
      style[.translate] = .list([.percent(-50), .percent(-50)])
      return
    }
    style[.left] = .percent(place.x)
    style[.top] = .percent(place.y)
    style[.translate] = .list([
      moved(place.x, Double(place.anchor.x), Double(place.shift.x), place.across, "1cqw"),
      moved(place.y, Double(place.anchor.y), Double(place.shift.y), place.down, "1cqh"),
    ])
  }
}
