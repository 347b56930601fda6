/// The horizontal or the vertical direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case horizontal, vertical

  /// Any of the two directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Along the lines of text.
    public static let horizontal = Set(rawValue: 1 << 0)
    /// Across the lines of text.
    public static let vertical = Set(rawValue: 1 << 1)

    /// The set as attributes spell it; nil if it is empty.
    package var name: String? {
      switch (contains(.horizontal), contains(.vertical)) {
      case (true, true): "both"
      case (true, false): "horizontal"
      case (false, true): "vertical"
      case (false, false): nil
      }
    }
  }

  /// `horizontal` or `vertical`.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}
