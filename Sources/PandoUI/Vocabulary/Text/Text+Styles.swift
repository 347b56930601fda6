public import Foundation

extension Text {
  /// One style of words.
  enum Style: Hashable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case width(Font.Width?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case underline(Bool)
    case strikethrough(Bool)
    case foreground(Paint?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case scale(CGFloat)
    case label(String)
    case heading(AccessibilityHeadingLevel)
  }

  private func with(_ style: Style) -> Text {
    var copy = self
    copy.styles.append(style)
    return copy
  }

  /// Sets the letters; nil leaves them as they are around the text.
  public func font(_ font: Font?) -> Text { with(.font(font)) }

  /// Sets how heavy the letters are.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }

  /// Sets how wide the letters are.
  public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }

  /// Sets the character of the letters.
  public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }

  /// Makes letters heavy.
  public func bold() -> Text { with(.bold(true)) }

  /// Makes letters heavy, or not.
  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }

  /// Makes letters slanted.
  public func italic() -> Text { with(.italic(true)) }

  /// Makes letters slanted, or not.
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }

  /// Makes all letters equally wide, or not.
  public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }

  /// Makes all digits equally wide.
  public func monospacedDigit() -> Text { with(.monospacedDigit) }

  /// Draws a line under the words.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(isActive))
  }

  /// Draws a line under the words. Renderers draw it whole.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    with(.underline(isActive))
  }

  /// Draws a line through the words.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(isActive))
  }

  /// Draws a line through the words. Renderers draw it whole.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    with(.strikethrough(isActive))
  }

  /// Sets the colour; nil leaves it as it is around the text.
  public func foregroundColor(_ color: Color?) -> Text {
    with(.foreground(color.map { .color($0) }))
  }

  /// Sets what the words are drawn with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(.foreground(style._paint()))
  }

  /// Adds points between letters; the space after the last one is kept.
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }

  /// Adds points between letters.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }

  /// Moves words up, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(.baselineOffset(baselineOffset))
  }

  /// Sets how large the words are beside the usual.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with(.scale(scale.factor)) : self
  }

  /// Sets the words that are read aloud in place of these.
  public func accessibilityLabel(_ label: Text) -> Text { with(.label(label.words)) }

  /// Sets the words that are read aloud in place of these.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    with(.label(labelKey.text()))
  }

  /// Sets the words that are read aloud in place of these.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    with(.label(String(label)))
  }

  /// Makes the text a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    with(.heading(level))
  }
}

/// The styles of a text or of a part of it, put together.
struct TextStyles: Hashable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var bold: Bool?
  var italic: Bool?
  var monospaced: Bool?
  var monospacedDigit: Bool?
  var underline: Bool?
  var strikethrough: Bool?
  var foreground: Paint?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var scale: CGFloat?
  var label: String?
  var heading: AccessibilityHeadingLevel?

  /// What was said nearer to the words, `styles`, wins over what was said further out.
  init(_ styles: [Text.Style], inside outer: TextStyles? = nil) {
    for style in styles {
      switch style {
      case .font(let value): font = font ?? value
      case .weight(let value): if bold == nil { weight = weight ?? value }
      case .design(let value): design = design ?? value
      case .width(let value): width = width ?? value
      case .bold(let value): if weight == nil { bold = bold ?? value }
      case .italic(let value): italic = italic ?? value
      case .monospaced(let value): monospaced = monospaced ?? value
      case .monospacedDigit: monospacedDigit = true
      case .underline(let value): underline = underline ?? value
      case .strikethrough(let value): strikethrough = strikethrough ?? value
      case .foreground(let value): foreground = foreground ?? value
      case .kerning(let value), .tracking(let value): kerning = kerning ?? value
      case .baselineOffset(let value): baselineOffset = baselineOffset ?? value
      case .scale(let value): scale = scale ?? value
      case .label(let value): label = label ?? value
      case .heading(let value): heading = heading ?? value
      }
    }
    guard let outer else { return }
    font = font ?? outer.font
    if bold == nil, weight == nil { (bold, weight) = (outer.bold, outer.weight) }
    design = design ?? outer.design
    width = width ?? outer.width
    italic = italic ?? outer.italic
    monospaced = monospaced ?? outer.monospaced
    monospacedDigit = monospacedDigit ?? outer.monospacedDigit
    underline = underline ?? outer.underline
    strikethrough = strikethrough ?? outer.strikethrough
    foreground = foreground ?? outer.foreground
    kerning = kerning ?? outer.kerning
    baselineOffset = baselineOffset ?? outer.baselineOffset
    scale = scale ?? outer.scale
  }

  /// The letters these styles ask for, starting from `base` where they name no font; nil if they
  /// ask for nothing that only a font can say.
  func resolvedFont(around base: Font?, keepsWeight: Bool) -> Font? {
    let needsFont = design != nil || width != nil || scale != nil || (keepsWeight && weight != nil)
    guard font != nil || needsFont else { return nil }
    var result = font ?? base ?? .body
    if let weight { result = result.weight(weight) }
    if let design { result.design = design }
    if let width { result = result.width(width) }
    if let scale, scale != 1 { result = result.scaled(by: scale) }
    return result
  }
}
