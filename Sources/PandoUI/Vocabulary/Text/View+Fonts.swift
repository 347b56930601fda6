public import Foundation

extension View {
  /// Sets the letters of the text in this view; nil leaves them as they are around it.
  public func font(_ font: Font?) -> some View {
    modifier(FontModifier()).environment(\.textTraits.font, font)
  }

  /// Sets how heavy the letters of the text in this view are.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    attribute(.fontWeight, weight.map { .number(Double($0.number)) })
      .environment(\.textTraits.weight, weight)
  }

  /// Sets how wide the letters of the text in this view are.
  public func fontWidth(_ width: Font.Width?) -> some View {
    modifier(FontModifier()).environment(\.textTraits.width, width)
  }

  /// Sets the character of the letters of the text in this view.
  public func fontDesign(_ design: Font.Design?) -> some View {
    modifier(FontModifier()).environment(\.textTraits.design, design)
  }

  /// Makes the letters of the text in this view heavy, or not.
  public func bold(_ isActive: Bool = true) -> some View {
    attribute(.bold, .flag(isActive))
      .transformEnvironment(\.textTraits.weight) { $0 = isActive ? .bold : nil }
  }

  /// Makes the letters of the text in this view slanted, or not.
  public func italic(_ isActive: Bool = true) -> some View {
    attribute(.italic, .flag(isActive))
  }

  /// Makes all letters of the text in this view equally wide, or not.
  public func monospaced(_ isActive: Bool = true) -> some View {
    attribute(.monospaced, .flag(isActive))
  }

  /// Makes all digits of the text in this view equally wide.
  public func monospacedDigit() -> some View {
    attribute(.monospacedDigit, .flag(true))
  }

  /// Draws a line under the text in this view. Renderers draw it whole, in the colour of the text.
  public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    attribute(.underline, .flag(isActive))
  }

  /// Draws a line through the text in this view. Renderers draw it whole, in the colour of the
  /// text.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    attribute(.strikethrough, .flag(isActive))
  }

  /// Adds points between the letters of the text in this view.
  public func kerning(_ kerning: CGFloat) -> some View {
    attribute(.kerning, .number(Double(kerning)))
  }

  /// Adds points between the letters of the text in this view.
  public func tracking(_ tracking: CGFloat) -> some View {
    attribute(.kerning, .number(Double(tracking)))
  }

  /// Moves the words of the text in this view up, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    attribute(.baselineOffset, .number(Double(baselineOffset)))
  }

  /// Sets the size of text that the reader is taken to have chosen.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text that the reader chose within bounds.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = size < first ? first : last
    }
  }
}

/// Says to the elements which letters the environment asks for.
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
