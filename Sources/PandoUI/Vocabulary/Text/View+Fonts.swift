public import Foundation

extension View {
  /// Sets the font of the text in this view.
  ///
  /// - Parameter font: The font; nil leaves that of the views around.
  public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the font weight of the text in this view.
  ///
  /// - Parameter weight: The weight; nil leaves that of the views around.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    attribute(.fontWeight, weight.map { .number(Double($0.number)) })
      .environment(\.textTraits.weight, weight)
  }

  /// Sets the font width of the text in this view.
  ///
  /// - Parameter width: The width; nil for that of the font.
  public func fontWidth(_ width: Font.Width?) -> some View {
    modifier(FontModifier()).environment(\.textTraits.width, width)
  }

  /// Sets the font design of the text in this view.
  ///
  /// - Parameter design: The design; nil for that of the font.
  public func fontDesign(_ design: Font.Design?) -> some View {
    modifier(FontModifier()).environment(\.textTraits.design, design)
  }

  /// Makes the text in this view bold or regular.
  ///
  /// - Parameter isActive: Whether the text is bold.
  public func bold(_ isActive: Bool = true) -> some View {
    attribute(.bold, .flag(isActive))
      .transformEnvironment(\.textTraits.weight) { $0 = isActive ? .bold : nil }
  }

  /// Makes the text in this view italic or upright.
  ///
  /// - Parameter isActive: Whether the text is italic.
  public func italic(_ isActive: Bool = true) -> some View {
    attribute(.italic, .flag(isActive))
  }

  /// Makes all characters of the text in this view equally wide.
  ///
  /// - Parameter isActive: Whether the characters are equally wide.
  public func monospaced(_ isActive: Bool = true) -> some View {
    attribute(.monospaced, .flag(isActive))
  }

  /// Makes all digits of the text in this view equally wide.
  public func monospacedDigit() -> some View {
    attribute(.monospacedDigit, .flag(true))
  }

  /// Draws a line under the text in this view.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - pattern: The pattern of the line. A text has one pattern for all of its lines.
  ///   - color: The colour of the line; nil for that of the text.
  public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    attributes {
      $0[.underline] = .flag(isActive)
      if isActive { $0.describe(Text.LineStyle(pattern: pattern, color: color)) }
    }
  }

  /// Draws a line through the text in this view.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - pattern: The pattern of the line. A text has one pattern for all of its lines.
  ///   - color: The colour of the line; nil for that of the text.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    attributes {
      $0[.strikethrough] = .flag(isActive)
      if isActive { $0.describe(Text.LineStyle(pattern: pattern, color: color)) }
    }
  }

  /// Adds space between the characters of the text in this view.
  ///
  /// - Parameter kerning: The space, in points; negative values bring characters together.
  public func kerning(_ kerning: CGFloat) -> some View {
    attribute(.kerning, .number(Double(kerning)))
  }

  /// Adds space between the characters of the text in this view.
  ///
  /// - Parameter tracking: The space, in points; negative values bring characters together.
  public func tracking(_ tracking: CGFloat) -> some View {
    attribute(.kerning, .number(Double(tracking)))
  }

  /// Moves the text in this view up.
  ///
  /// - Parameter baselineOffset: The distance, in points; negative values move the text down.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    attribute(.baselineOffset, .number(Double(baselineOffset)))
  }

  /// Sets the text size of this view.
  ///
  /// - Parameter size: The size to which the text styles and `ScaledMetric` values scale. Fonts with a
  ///   fixed size keep it, unless they are relative to a style.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the text size of this view.
  ///
  /// - Parameter range: The allowed sizes; a size outside becomes the nearest one.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    modifier(TypeScaleModifier()).transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = size < first ? first : last
    }
  }
}

/// Sets the scale of the text styles on the elements.
struct TypeScaleModifier: DecorationModifier {
  typealias Body = Never

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    decoration[.typeScale] = .number(environment.dynamicTypeSize.scale)
  }
}

/// Sets the font of the environment on the elements.
struct FontModifier: DecorationModifier {
  typealias Body = Never

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    let traits = environment.textTraits
    guard traits.font != nil || traits.design != nil || traits.width != nil else { return }
    var font = traits.font ?? .body
    if let weight = traits.weight { font = font.weight(weight) }
    if let design = traits.design { font.design = design }
    if let width = traits.width { font = font.width(width) }
    decoration[.font] = .font(font)
  }
}

extension Attributes {
  /// Says how the lines of a text look, where that is not the usual way.
  mutating func describe(_ line: TextLineStyle) {
    if line.pattern != .solid { self[.linePattern] = .text(line.pattern.name) }
    self[.lineColor] = line.color.map { .color($0) }
  }
}
