/// The horizontal or the vertical direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case horizontal, vertical

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// One bit for each direction.
    public let rawValue: Int8

    /// Makes a set from its bits.
    ///
    /// - Parameter rawValue: One bit for each direction.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The horizontal direction.
    public static let horizontal = Set(rawValue: 1 << 0)
    /// The vertical direction.
    public static let vertical = Set(rawValue: 1 << 1)

    /// The name of the set in attributes; nil if the set is empty.
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
