public import Foundation

extension Text {
  /// One style of a text.
  enum Style: Hashable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case width(Font.Width?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case underline(TextLineStyle?)
    case strikethrough(TextLineStyle?)
    case foreground(Paint?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case scale(CGFloat)
    case label(String)
    case heading(AccessibilityHeadingLevel)
  }

  /// The paint that was set on the whole text; nil for that of the views around.
  var ownPaint: Paint? {
    styles.reduce(nil) { if case .foreground(let paint) = $1 { paint ?? $0 } else { $0 } }
  }

  private func with(_ style: Style) -> Text {
    var copy = self
    copy.styles.append(style)
    return copy
  }

  /// Sets the font of the text.
  ///
  /// - Parameter font: The font; nil leaves that of the views around.
  public func font(_ font: Font?) -> Text { with(.font(font)) }

  /// Sets the font weight of the text.
  ///
  /// - Parameter weight: The weight; nil leaves that of the views around.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }

  /// Sets the font width of the text.
  ///
  /// - Parameter width: The width; nil leaves that of the views around.
  public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }

  /// Sets the font design of the text.
  ///
  /// - Parameter design: The design; nil leaves that of the views around.
  public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }

  /// Makes the text bold.
  public func bold() -> Text { with(.bold(true)) }

  /// Makes the text bold or regular.
  ///
  /// - Parameter isActive: Whether the text is bold.
  public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }

  /// Makes the text italic.
  public func italic() -> Text { with(.italic(true)) }

  /// Makes the text italic or upright.
  ///
  /// - Parameter isActive: Whether the text is italic.
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }

  /// Makes all characters equally wide.
  ///
  /// - Parameter isActive: Whether the characters are equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }

  /// Makes all digits equally wide.
  public func monospacedDigit() -> Text { with(.monospacedDigit) }

  /// Draws a line under the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - color: The colour of the line; nil for that of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Draws a line under the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - pattern: The pattern of the line. A text has one pattern for all of its lines.
  ///   - color: The colour of the line; nil for that of the text.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a line through the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - color: The colour of the line; nil for that of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Draws a line through the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - pattern: The pattern of the line. A text has one pattern for all of its lines.
  ///   - color: The colour of the line; nil for that of the text.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Sets the colour of the text.
  ///
  /// - Parameter color: The colour; nil leaves that of the views around.
  public func foregroundColor(_ color: Color?) -> Text {
    with(.foreground(color.map { .color($0) }))
  }

  /// Sets the paint of the text.
  ///
  /// - Parameter style: The paint.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(.foreground(style._paint()))
  }

  /// Adds space between characters.
  ///
  /// - Parameter tracking: The space, in points; negative values bring characters together.
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }

  /// Adds space between characters.
  ///
  /// - Parameter kerning: The space, in points; negative values bring characters together.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }

  /// Moves the text up.
  ///
  /// - Parameter baselineOffset: The distance, in points; negative values move the text down.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(.baselineOffset(baselineOffset))
  }

  /// Scales the font of the text.
  ///
  /// - Parameters:
  ///   - scale: The scale.
  ///   - isEnabled: Whether the text is scaled.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with(.scale(scale.factor)) : self
  }

  /// Sets the text that assistive technologies read instead.
  ///
  /// - Parameter label: The text that is read, without its styles and in the locale of the process.
  public func accessibilityLabel(_ label: Text) -> Text { with(.label(label.words)) }

  /// Sets the text that assistive technologies read instead.
  ///
  /// - Parameter labelKey: The text that is read, in the locale of the process.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    with(.label(labelKey.text()))
  }

  /// Sets the text that assistive technologies read instead.
  ///
  /// - Parameter label: The text that is read, as it is.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    with(.label(String(label)))
  }

  /// Makes the text a heading.
  ///
  /// - Parameter level: The level of the heading; `.unspecified` leaves it to the renderer.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    with(.heading(level))
  }
}

/// The combined styles of a text or of a part of it.
struct TextStyles: Hashable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var bold: Bool?
  var italic: Bool?
  var monospaced: Bool?
  var monospacedDigit: Bool?
  /// A line, or an inner nil for no line; nil if the style leaves lines as they are.
  var underline: TextLineStyle??
  var strikethrough: TextLineStyle??
  var foreground: Paint?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var scale: CGFloat?
  var label: String?
  var heading: AccessibilityHeadingLevel?

  /// Combines styles. The first of `styles`, nearest to the text, wins; `outer` fills what is
  /// missing.
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
      case .underline(let value): underline = underline ?? .some(value)
      case .strikethrough(let value): strikethrough = strikethrough ?? .some(value)
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

  /// The font for these styles, based on `base` if they name none; nil if none of them needs a
  /// font.
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
