import Foundation
import PandoUI

extension Stylist {
  static func layers(_ input: TemplateInput) -> CSSDeclarations {
    var style = CSSDeclarations()
    padding(input, &style)
    frame(input, &style)
    scrollEdges(input, &style)
    background(input, &style)
    border(input, &style)
    return style
  }

  /// Negative padding becomes a negative margin: neighbours come nearer, and a view that fills the
  /// width reaches beyond it.
  private static func padding(_ input: TemplateInput, _ style: inout CSSDeclarations) {
    guard case .edges(let edges)? = input.attributes[.padding] else { return }
    let sides = [edges.top, edges.trailing, edges.bottom, edges.leading].map { side in
      side.isNaN ? 16 : side.isFinite ? Double(side) : 0
    }
    let inner = sides.map { max($0, 0) }
    style[.paddingBlock] = .list([.px(inner[0]), .px(inner[2])])
    style[.paddingInline] = .list([.px(inner[3]), .px(inner[1])])
    // Snapping views come to rest as far inside as the padding places the first view.
    if input.kind == .scroll, input.attributes[.style] != nil {
      style[.scrollPaddingBlock] = style[.paddingBlock]
      style[.scrollPaddingInline] = style[.paddingInline]
    }
    let target = input.attributes.text(.scrollTarget)
    if target == "children" || target == "inside" {
      if inner[0] > 0 { style[.snapY] = .px(inner[0]) }
      if inner[3] > 0 { style[.snapX] = .px(inner[3]) }
    }
    guard sides.contains(where: { $0 < 0 }) else { return }
    var outer = sides.map { min($0, 0) }
    // A view is never narrower than nothing: what comes after it does not move before its leading edge.
    let width = Double(input.extent.fixedWidth) + inner[1] + inner[3]
    let excess = -outer[1] - outer[3] - width
    if input.extent.fixedWidth > 0, excess > 0 {
      let side = outer[1] < outer[3] ? 1 : 3
      outer[side] = min(outer[side] + excess, 0)
    }
    style[.marginBlock] = .list([.px(outer[0]), .px(outer[2])])
    style[.marginInline] = .list([.px(outer[3]), .px(outer[1])])
    if input.extent.frame.contains(.x), outer[1] + outer[3] < 0 {
      style[.width] = .call(
        "calc",
        [.list([.percent(100), .keyword("+"), .px(-outer[1] - outer[3])])]
      )
      let limit = Double(input.extent.widthLimit)
      style[.maxWidth] = limit > 0 ? .px(limit - outer[1] - outer[3]) : .keyword("none")
    }
  }

  private static func frame(_ input: TemplateInput, _ style: inout CSSDeclarations) {
    let attributes = input.attributes
    func length(_ key: AttributeKey) -> Double? {
      attributes.number(key).flatMap { $0.isFinite ? max($0, 0) : nil }
    }
    if input.kind == .tableColumn || input.kind == .tableCell { return column(input, &style) }
    // The height of a section is that of each of its rows, which have 11 points of room above and below.
    if input.kind == .section, input.ancestry.container != .none {
      style[.rowHeight] = (length(.height) ?? length(.minHeight)).map { .px($0 + 22) }
      return
    }
    // The style sheet decides where a screen is a column.
    if input.kind == .screen {
      // A column is as wide as content of a fixed width and the line beside it, apart from the last one, which has the rest.
      let isLast = attributes.text(.part) == "detail"
      let fixed = attributes[.part] == nil || isLast ? 0 : Double(input.extent.fixedWidth)
      style[.columnWidth] = (length(.width) ?? (fixed > 0 ? fixed + 1 : nil)).map { .px($0) }
      (style[.leastColumn], style[.mostColumn]) = (
        length(.minWidth).map { .px($0) }, length(.maxWidth).map { .px($0) }
      )
      return
    }
    let isInStack = input.ancestry.parent?.hugsContent == true
    let isExact =
      input.ancestry.isExact || input.ancestry.isInFixedRow || input.kind == .layout
    // A view that grows along its stack still does if only its other side has a fixed length.
    let isHigh = input.ancestry.layout == .column && input.extent.frame.contains(.y)
    let isWide = input.ancestry.layout == .row && input.extent.frame.contains(.x)
    // A view that is moved aside, such as a drawer beside a screen, keeps its exact width.
    var isMoved = false
    if case .point(let offset)? = input.attributes[.offset] { isMoved = offset.x != 0 }
    if let width = length(.width), isExact || isMoved {
      // In a narrower window the view reaches over both edges.
      if !isExact, width > 320 {
        let room = CSSValue.list([.keyword("50vw"), .keyword("-"), .px(width / 2)])
        style[.marginInline] = .call("min", [.keyword("0px"), .call("calc", [room])])
      }
      style[.width] = .px(width)
      style[.minWidth] = .px(width)
      style[.flex] = isHigh ? nil : .keyword("none")
    } else if let width = length(.width) {
      style[.width] = .px(width)
      style[.minWidth] = .px(min(width, 320))
      style[.maxWidth] = .percent(100)
      style[.flex] = isHigh ? nil : .keyword(width > 320 ? "0 1 auto" : "none")
    }
    // A box around a view that does not shrink in a row does not shrink either.
    if input.kind == .box, input.ancestry.layout == .row, !isWide, length(.width) == nil,
      (1...320).contains(input.extent.fixedWidth)
    {
      style[.flexShrink] = .number(0)
    }
    // A box in front of a smaller view or behind it exceeds the view on the sides that the
    // alignment determines, as its content would.
    if input.kind == .box, isExact, input.ancestry.parent == .part, length(.width) == nil,
      length(.minWidth) == nil, input.extent.fixedWidth > 0
    {
      style[.minWidth] = .px(Double(input.extent.fixedWidth))
    }
    if let height = length(.height) {
      style[.height] = .px(height)
      style[.minHeight] = .px(height)
      style[.flexShrink] = length(.width) == nil && !isWide ? .number(0) : nil
    }
    // A shape behind or in front of a view is never larger than the view.
    if input.kind == .shape, input.ancestry.parent == .part, input.ancestry.isExact {
      (style[.minWidth], style[.minHeight]) = (
        style[.minWidth] ?? .px(0), style[.minHeight] ?? .px(0)
      )
    }
    if input.kind == .spacer {
      // The minimum length of a spacer counts along its stack alone.
      let isAcross = input.ancestry.layout == .row
      style[isAcross ? .minWidth : .minHeight] =
        length(isAcross ? .minWidth : .minHeight).map { .px($0) }
      return
    }
    if let width = length(.minWidth) {
      // A sheet is as wide as its content, so a share of its width would count as zero.
      let room: CSSValue =
        input.ancestry.parent == .sheet
        ? .call("calc", [.list([.keyword("100vw"), .keyword("-"), .px(40)])]) : .percent(100)
      // In a room that is as wide as its content a percentage counts as zero. So widths that fit
      // into every window are written without one.
      style[.minWidth] = width <= 320 ? .px(width) : .call("min", [.px(width), room])
    }
    if let width = length(.maxWidth), input.ancestry.isInLabel, style[.width] == nil {
      // The limit is the label's width in the button's `max-content`.
      style[.maxWidth] = .call("min", [.px(width), .percent(100)])
      style[.width] = .px(width)
    } else if let width = length(.maxWidth) {
      style[.maxWidth] = .px(width)
    } else if input.extent.widthLimit > 0, style[.width] == nil {
      style[.maxWidth] =
        input.extent.limitsLabel ? .keyword("max-content") : .px(Double(input.extent.widthLimit))
    }
    if let height = length(.minHeight) { style[.minHeight] = .px(height) }
    // A stack that is as wide as its content has the limit as the width of its child.
    if isInStack, input.extent.frame.contains(.x),
      input.extent.widthLimit > 0, !input.extent.limitsLabel, style[.width] == nil
    {
      let limit = CSSValue.px(Double(input.extent.widthLimit))
      style[.width] = limit
      style[.maxWidth] = .call("min", [limit, .percent(100)])
    }
    let heightLimit = style[.height] == nil ? Double(input.extent.heightLimit) : 0
    if let height = length(.maxHeight) ?? (heightLimit > 0 ? heightLimit : nil) {
      style[.maxHeight] = .px(height)
      // An element that is stretched up to a limit would begin at the edge. With a height of 100 %
      // it stands where the alignment of its container says.
      let layers: [ElementKind?] = [.box, .zstack, .root, .part]
      if isInStack, input.extent.frame.contains(.y), heightLimit > 0, !input.ancestry.scrollsDown {
        style[.height] = style[.height] ?? .px(heightLimit)
        style[.maxHeight] = .call("min", [.px(heightLimit), .percent(100)])
        style[.alignSelf] = .keyword("auto")
      } else if input.extent.frame.contains(.y), layers.contains(input.ancestry.parent) {
        style[.height] = style[.height] ?? .percent(100)
        style[.alignSelf] = .keyword("auto")
      }
    }
    // The height of a row is not known to the views in it, which are as wide as their ratio allows in it.
    if input.extent.holdsRatio {
      style[.high] = (length(.height) ?? length(.maxHeight)).map { .px($0) }
    }
    // A shape without a size is 10 points long, also where its frame allows less: its limit counts.
    if input.kind == .shape {
      let width = length(.maxWidth) ?? (input.ancestry.isThin ? 0 : 10)
      let height = length(.maxHeight) ?? (input.ancestry.isFlat ? 0 : 10)
      if width < 10 { style[.minWidth] = style[.minWidth] ?? .px(width) }
      if height < 10 { style[.minHeight] = style[.minHeight] ?? .px(height) }
    }
    if let ratio = length(.aspectRatio), ratio > 0 {
      style[.aspectRatio] = .number(ratio)
      if input.kind != .image { style[.minHeight] = style[.minHeight] ?? .number(0) }
      // A resizable image has the ratio of the view and not of its picture. An image that fills a fixed height is cropped
      // instead.
      let isFitted = attributes.text(.contentMode) == "fit" || hasRatio(ratio, attributes)
      if input.kind == .image, isFitted {
        style[.objectFit] = .keyword("fill")
        style[.maskSize] = .list([.percent(100), .percent(100)])
      }
    }
    for axis in attributes.list(.fixedSize) {
      if axis == "horizontal" {
        let ideal = length(.idealWidth)
        style[.width] = style[.width] ?? ideal.map { .px($0) } ?? .keyword("max-content")
        // The words of a field scroll in it before it is wider than its room.
        let scrolls = input.kind == .textField
        style[.maxWidth] = scrolls ? .percent(100) : .keyword("none")
        style[.flex] = .keyword(scrolls ? "0 1 auto" : "none")
      } else {
        if let ideal = length(.idealHeight) { style[.height] = style[.height] ?? .px(ideal) }
        // In a row it would keep the width that its words have in one line.
        if input.ancestry.layout != .row { style[.flexShrink] = .number(0) }
      }
    }
    if attributes.list(.fixedSize).isEmpty, !isInStack {
      // An ideal size counts where no size is offered; a stack offers one.
      if let width = length(.idealWidth), !input.extent.frame.contains(.x) {
        style[.width] = style[.width] ?? .px(width)
      }
      if let height = length(.idealHeight), !input.extent.frame.contains(.y) {
        style[.height] = style[.height] ?? .px(height)
      }
    }
  }

  /// Whether a view that fills its room has the ratio: both lengths are given in it, or the height
  /// follows from the width.
  private static func hasRatio(_ ratio: Double, _ attributes: Attributes) -> Bool {
    guard let height = attributes.number(.height) else {
      return attributes[.minHeight] == nil && attributes[.maxHeight] == nil
    }
    return attributes.number(.width).map { abs($0 - height * ratio) < 0.5 } ?? false
  }

  /// The heading has the width of its column. By the rules of CSS, a table gives a column its
  /// `width` before it gives other columns more than their longest word. It shrinks the column down
  /// to `min-width` before it scrolls (CSS Table 3, "Computing column widths").
  private static func column(_ input: TemplateInput, _ style: inout CSSDeclarations) {
    guard input.kind == .tableColumn else { return }
    func length(_ key: AttributeKey) -> CSSValue? {
      input.attributes.number(key).flatMap { $0.isFinite ? .px(max($0, 0)) : nil }
    }
    let width = length(.width)
    style[.width] = width ?? length(.idealWidth)
    style[.minWidth] = width ?? length(.minWidth)
    style[.maxWidth] = width ?? length(.maxWidth)
  }

  /// Whether the background of an element is that of its screen: the style sheet draws it behind the bar too.
  private static func coversScreen(_ input: TemplateInput) -> Bool {
    guard input.ancestry.isScreenContent, input.extent.frame.isSuperset(of: .both) else {
      return false
    }
    let edges: [AttributeKey] = [
      .cornerRadius, .backgroundShape, .clip, .shadow, .opacity, .width, .height, .maxWidth,
      .maxHeight, .offset, .position, .scale, .rotation,
    ]
    return edges.allSatisfy { key in
      switch input.attributes[key] {
      case nil: true
      case .number(let length)?: length == .infinity
      default: false
      }
    }
  }

  /// Whether the scrolling content of a list or form has a background, which covers the background
  /// of the element.
  static func hasOwnBackground(_ input: TemplateInput) -> Bool {
    guard input.kind == .list || input.kind == .form, !input.attributes.flag(.isPlain),
      input.ancestry.container == .none, input.attributes[.padding] == nil
    else { return false }
    // The others are transparent.
    if input.style == "sidebar" || input.style == "columns" { return false }
    return input.style != "automatic" || !input.ancestry.isInSidebar
  }

  private static func background(_ input: TemplateInput, _ style: inout CSSDeclarations) {
    // What dims the page behind a sheet has none of its looks.
    guard input.kind != .sheet else { return }
    let attributes = input.attributes
    let isCovered = hasOwnBackground(input)
    if input.kind == .list || input.kind == .form, attributes.flag(.isPlain) {
      style[.background] = .keyword("none")
    }
    if case .paint(let paint)? = attributes[.background], !isCovered {
      style[coversScreen(input) ? .ground : .background] = Paints.css(paint, for: .fill)
    }
    if let radius = attributes.number(.cornerRadius) {
      style[.borderRadius] = .px(max(radius, 0))
      let placesViews: [ElementKind] = [.box, .hstack, .vstack, .zstack, .grid, .lazyGrid]
      if attributes[.background] == nil || attributes.flag(.isResizable) {
        style[.overflow] = .keyword("hidden")
      } else if placesViews.contains(input.kind) {
        style[.overflow] = .keyword("clip")
      }
    }
    if case .shape(let shape)? = attributes[.backgroundShape], !isCovered {
      Shapes.outline(shape, clips: false, &style)
    }
    if case .shape(let shape)? = attributes[.clip] {
      Shapes.outline(shape, clips: true, &style)
    }
    if case .shadow(let shadow)? = attributes[.shadow] {
      self.shadow(shadow, input, &style)
    } else if case .paint(let paint)? = attributes[.background], let shadow = paint.castShadow {
      self.shadow(shadow, input, &style)
    } else if let shadow = castShadow(input), !shadow.isInner {
      self.shadow(shadow, input, &style)
    }
  }

  /// The shadow of the paint that a text or a shape is drawn with.
  private static func castShadow(_ input: TemplateInput) -> Shadow? {
    if case .shape(let drawing)? = input.attributes[.shape] {
      return (drawing.fill ?? drawing.stroke)?.castShadow
    }
    guard case .paint(let paint)? = input.attributes[.foreground] else { return nil }
    return paint.castShadow
  }

  private static func shadow(
    _ shadow: Shadow,
    _ input: TemplateInput,
    _ style: inout CSSDeclarations
  ) {
    let lengths: [CSSValue] = [
      .px(Double(shadow.x)), .px(Double(shadow.y)), .px(max(Double(shadow.radius), 0) * 2),
    ]
    let color = Paints.css(shadow.color, for: .fill)
    // A view without a background casts the shadow of its content.
    if input.attributes[.background] == nil, !shadow.isInner {
      let lengths = lengths.dropLast() + [.px(max(Double(shadow.radius), 0))]
      style[.filter] = .call("drop-shadow", [.list(lengths + [color])])
    } else {
      style[.boxShadow] = .list((shadow.isInner ? [.keyword("inset")] : []) + lengths + [color])
    }
  }

  /// A shadow inside the edge of a box.
  static func inset(_ shadow: Shadow) -> CSSValue {
    .list([
      .keyword("inset"), .px(Double(shadow.x)), .px(Double(shadow.y)),
      .px(max(Double(shadow.radius), 0) * 2), Paints.css(shadow.color, for: .fill),
    ])
  }

  /// A border is drawn inside the frame and takes no room, as in SwiftUI.
  private static func border(_ input: TemplateInput, _ style: inout CSSDeclarations) {
    guard case .paint(let paint)? = input.attributes[.borderPaint], !paint.isImage else { return }
    let width = max(input.attributes.number(.borderWidth) ?? 1, 0)
    guard paint.isFlat else {
      style[.border] = .list([.px(width), .keyword("solid"), .keyword("transparent")])
      style[.borderImage] = .list([Paints.css(paint, for: .fill), .number(1)])
      return
    }
    style[.outline] = .list([.px(width), .keyword("solid"), Paints.css(paint, for: .fill)])
    style[.outlineOffset] = .px(-width)
  }
}
