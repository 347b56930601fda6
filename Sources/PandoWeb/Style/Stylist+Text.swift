import Foundation
import PandoUI

extension Stylist {
  static func text(_ input: TemplateInput) -> CSSDeclarations {
    var style = CSSDeclarations()
    arrangement(input, &style)
    letters(input.attributes, &style)
    lines(input.attributes, &style)
    paint(input, &style)
    tint(input.attributes, &style)
    return style
  }

  /// The spacing and alignment of elements that place others.
  private static func arrangement(_ input: TemplateInput, _ style: inout CSSDeclarations) {
    let attributes = input.attributes
    if let spacing = attributes.number(.spacing) {
      let isGrid = input.kind == .grid || input.kind == .lazyGrid
      style[isGrid ? .columnGap : .gap] = .px(max(spacing, 0))
      // A gap cannot be negative.
      if input.overlaps { style[.overlap] = .px(spacing) }
    }
    if let spacing = attributes.number(.rowSpacing) { style[.rowGap] = .px(max(spacing, 0)) }
    if input.kind == .grid {
      style[.gridTemplateColumns] = columns(of: input.extent)
    }
    if input.kind == .cell, let span = attributes.number(.span), span > 1 {
      style[.gridColumn] = .list([.keyword("span"), .number(span.rounded())])
    }
    if case .tracks(let tracks)? = attributes[.tracks] {
      GridTracks.apply(
        tracks,
        axis: attributes.text(.axis),
        alignment: attributes.text(.alignment),
        &style
      )
    }
    guard let alignment = attributes.text(.alignment) else { return }
    let place = Place(alignment)
    // The alignment of a row of a grid says where its cells stand from top to bottom, and no more.
    if input.kind == .cell, alignment.hasPrefix("row ") {
      if !input.extent.content.contains(.y) { style[.alignSelf] = place.down.css }
      return
    }
    switch input.kind {
    case .hstack, .label: style[.alignItems] = place.down.css
    case .vstack, .section: style[.alignItems] = place.across.css
    default:
      style[.justifyItems] = place.across.css
      style[.alignItems] = place.down.css
    }
  }

  /// The columns of a grid. Columns with content that fills its room share the room that the other columns leave.
  private static func columns(of extent: Extent) -> CSSValue {
    let count = Int(max(extent.columns, 1))
    let shrinking = CSSValue.call("minmax", [.number(0), .keyword("auto")])
    let plain = extent.content.contains(.x) ? shrinking : .keyword("auto")
    guard extent.growingColumns != 0 else {
      return .call("repeat", [.number(Double(count)), plain])
    }
    let growing = CSSValue.call("minmax", [.number(0), .keyword("1fr")])
    return .list(
      (0..<count).map { $0 < 16 && extent.growingColumns >> $0 & 1 == 1 ? growing : plain }
    )
  }

  private static func letters(_ attributes: Attributes, _ style: inout CSSDeclarations) {
    if let scale = attributes.number(.typeScale) { style[.typeScale] = .number(scale) }
    if case .font(let font)? = attributes[.font] { Fonts.apply(font, to: &style) }
    if let weight = attributes.number(.fontWeight) {
      style[.fontWeight] = .number(min(max(weight, 1), 1000))
    }
    switch attributes.text(.imageScale) {
    case "small": style[.iconScale] = .number(0.8)
    case "large": style[.iconScale] = .number(1.3)
    case "medium": style[.iconScale] = .number(1)
    default: break
    }
    if attributes[.bold] != nil {
      style[.fontWeight] = .number(attributes.flag(.bold) ? 700 : 400)
    }
    if attributes[.italic] != nil {
      style[.fontStyle] = attributes.flag(.italic) ? .keyword("italic") : .keyword("normal")
    }
    if attributes.flag(.monospaced) { style[.fontFamily] = .variable("font-mono") }
    if attributes.flag(.monospacedDigit) { style[.fontVariantNumeric] = .keyword("tabular-nums") }
    let lines = [
      attributes.flag(.underline) ? CSSValue.keyword("underline") : nil,
      attributes.flag(.strikethrough) ? CSSValue.keyword("line-through") : nil,
    ].compactMap { $0 }
    if !lines.isEmpty { style[.textDecorationLine] = .list(lines) }
    style[.textDecorationStyle] = attributes.text(.linePattern).map { linePattern($0) }
    if case .color(let color)? = attributes[.lineColor] {
      style[.textDecorationColor] = Paints.css(color, for: .fill)
    }
    if let kerning = attributes.number(.kerning) { style[.letterSpacing] = .px(kerning) }
    if let baseline = attributes.number(.baselineOffset) {
      style[.position] = .keyword("relative")
      style[.top] = .px(-baseline)
    }
    switch attributes.text(.textCase) {
    case "uppercase": style[.textTransform] = .keyword("uppercase")
    case "lowercase": style[.textTransform] = .keyword("lowercase")
    default: break
    }
  }

  private static func lines(_ attributes: Attributes, _ style: inout CSSDeclarations) {
    if let spacing = attributes.number(.lineSpacing) {
      style[.lineHeight] = .call("calc", [.list([.em(1.35), .keyword("+"), .px(spacing)])])
    }
    if let limit = attributes.number(.lineLimit), limit > 1 {
      style[.lineClamp] = .number(limit.rounded())
    }
    if let minimum = attributes.number(.minLines), minimum > 1 {
      style[.minLines] = .number(minimum.rounded())
    }
    switch attributes.text(.textAlignment) {
    case "leading": style[.textAlign] = .keyword("start")
    case "center": style[.textAlign] = .keyword("center")
    case "trailing": style[.textAlign] = .keyword("end")
    default: break
    }
    if let factor = attributes.number(.minimumScaleFactor), factor < 1 {
      style[.minWidth] = .number(0)
      style[.smallest] = .number(max(factor, 0.01))
    }
  }

  /// Whether a text with padding is cut after some lines. It is in a box of its own then, which ends where its lines do.
  static func isClampedInBox(_ attributes: Attributes) -> Bool {
    attributes.number(.lineLimit) ?? 1 > 1 && attributes[.padding] != nil
  }

  /// Whether a text is cut after some lines that end at the edge of their room, or near it.
  static func endsAtEdge(_ attributes: Attributes) -> Bool {
    attributes.number(.lineLimit) ?? 1 > 1
      && ["center", "trailing"].contains(attributes.text(.textAlignment))
  }

  /// The nearest of the patterns that CSS has.
  static func linePattern(_ name: String) -> CSSValue {
    name == "dot" ? .keyword("dotted") : .keyword("dashed")
  }

  private static func paint(_ input: TemplateInput, _ style: inout CSSDeclarations) {
    if case .paint(let second)? = input.attributes[.secondForeground] {
      let paint = second.ofColorAround
      style[.secondInk] = Paints.firstColor(of: paint) ?? Paints.css(paint, for: .fill)
    }
    guard case .paint(let paint)? = input.attributes[.foreground] else { return }
    // A picture shows a hue itself. Words have a shade of it that can be read.
    let isPicture = input.kind == .shape || input.kind == .image
    guard paint.isFlat || isPicture else {
      style[.background] = Paints.css(paint, for: .fill)
      style[.backgroundClip] = .keyword("text")
      style[.color] = .keyword("transparent")
      // Icons in the text are not drawn as text.
      style[.ink] = Paints.firstColor(of: paint)
      return
    }
    if paint.isFlat {
      style[.color] = Paints.css(paint, for: isPicture ? .fill : .words)
      let hasPictures = !isPicture && (input.kind != .text || input.attributes[.runs] != nil)
      if hasPictures { style[.ink] = Paints.css(paint, for: .fill) }
    }
  }

  /// The colour of controls: as a fill, as text, and of text on the fill.
  private static func tint(_ attributes: Attributes, _ style: inout CSSDeclarations) {
    guard case .paint(let paint)? = attributes[.tint], let color = paint.solidColor else { return }
    // A variable of CSS that is made of itself has no value. The tint of the accent colour is
    // inherited.
    if Paints.css(color, for: .fill).text.contains("var(--tint)") { return }
    tint(color, &style)
  }

  /// The colour of controls in an element and those inside.
  static func tint(_ color: Color, _ style: inout CSSDeclarations) {
    style[.tint] = Paints.css(color, for: .fill)
    style[.tintText] = Paints.css(color, for: .words)
    if case .named(let name) = color.storage, let hue = Theme.hue(name) {
      style[.onTint] = .variable(CSSValue.Keyword(hue.name, "-on"))
      return
    }
    style[.onTint] = Paints.words(on: color)
  }
}
