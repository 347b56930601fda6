public import Foundation

/// One column or row of a lazy grid.
public struct GridItem: Hashable, Sendable {
  /// How wide a column, or how high a row, is. Lengths are in points.
  public enum Size: Hashable, Sendable {
    /// Exactly this length.
    case fixed(CGFloat)
    /// A share of the room, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many of this length as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide or high it is.
  public var size: Size
  /// Points to the next one; nil for the default.
  public var spacing: CGFloat?
  /// Where what is in it stands; nil for the grid's own alignment.
  public var alignment: Alignment?

  /// Makes a column or row.
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
