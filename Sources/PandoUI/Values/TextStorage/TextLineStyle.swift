/// A line under or through a text: `Text.LineStyle`.
public struct TextLineStyle: Hashable, Sendable {
  /// The pattern of the line.
  public struct Pattern: Hashable, Sendable {
    let name: String
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

  let pattern: Pattern
  let color: Color?

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - pattern: The pattern. Renderers draw solid lines.
  ///   - color: The colour; nil for that of the text. Renderers use that of the text.
  public init(pattern: Pattern = .solid, color: Color? = nil) {
    self.pattern = pattern
    self.color = color
  }

  /// One solid line.
  public static let single = TextLineStyle()
}
