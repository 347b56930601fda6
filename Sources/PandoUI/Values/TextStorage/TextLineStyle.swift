/// A line under or through a text: `Text.LineStyle`.
public struct TextLineStyle: Hashable, Sendable {
  /// The pattern of the line.
  public struct Pattern: Hashable, Sendable {
    package let name: String
    /// A solid line.
    public static let solid = Pattern(name: "solid")
    /// Dots.
    public static let dot = Pattern(name: "dot")
    /// Dashes.
    public static let dash = Pattern(name: "dash")
    /// Alternating dashes and dots.
    public static let dashDot = Pattern(name: "dashDot")
    /// Alternating dashes and pairs of dots.
    public static let dashDotDot = Pattern(name: "dashDotDot")
  }

  /// The pattern of the line.
  package let pattern: Pattern
  /// The colour of the line; nil for that of the text.
  package let color: Color?

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - pattern: The pattern. Browsers have no lines of dashes and dots, and draw dashes.
  ///   - color: The colour; nil for that of the text.
  public init(pattern: Pattern = .solid, color: Color? = nil) {
    self.pattern = pattern
    self.color = color
  }

  /// One solid line.
  public static let single = TextLineStyle()
}

extension TextLineStyle {
  /// The style; nil for a solid line in the colour of the text.
  package var ifSpecial: TextLineStyle? { self == .single ? nil : self }
}
