public import Foundation

/// One column or row of a lazy grid.
public struct GridItem: Hashable, Sendable {
  /// The width of a column or the height of a row, in points.
  public enum Size: Hashable, Sendable {
    /// Exactly this length.
    case fixed(CGFloat)
    /// A share of the available space, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows of at least this length as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of the column or the height of the row.
  public var size: Size
  /// The distance to the next column or row, in points; nil for the default.
  public var spacing: CGFloat?
  /// The alignment of the content; nil for the alignment of the grid.
  public var alignment: Alignment?

  /// Makes a column or row.
  ///
  /// - Parameters:
  ///   - size: The width of a column or the height of a row.
  ///   - spacing: The distance to the next one, in points; nil for the default. That of the first
  ///     item counts for the whole grid.
  ///   - alignment: The alignment of the content; nil for that of the grid. That of the first item
  ///     counts for the whole grid.
  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
