/// One side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  case top, leading, bottom, trailing

  /// A set of sides of a rectangle.
  public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// One bit for each side.
    public let rawValue: Int8

    /// Makes a set from its bits.
    ///
    /// - Parameter rawValue: One bit for each side.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one side.
    ///
    /// - Parameter edge: The side.
    public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }

    /// The upper side.
    public static let top = Set(.top)
    /// The leading side.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The trailing side.
    public static let trailing = Set(.trailing)
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]

    /// Whether one side is in the set.
    package func contains(_ edge: Edge) -> Bool {
      contains(Set(edge))
    }
  }

  /// The name of the side in attributes.
  package var name: String { String(describing: self) }
}

/// The leading or the trailing side.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable, Codable {
  case leading, trailing

  /// A set of the leading and the trailing side.
  public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// One bit for each side.
    public let rawValue: Int8

    /// Makes a set from its bits.
    ///
    /// - Parameter rawValue: One bit for each side.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one side.
    ///
    /// - Parameter edge: The side.
    public init(_ edge: HorizontalEdge) {
      rawValue = 1 << edge.rawValue
    }

    /// The leading side.
    public static let leading = Set(.leading)
    /// The trailing side.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The upper or the lower side.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable, Codable {
  case top, bottom

  /// A set of the upper and the lower side.
  public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// One bit for each side.
    public let rawValue: Int8

    /// Makes a set from its bits.
    ///
    /// - Parameter rawValue: One bit for each side.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one side.
    ///
    /// - Parameter edge: The side.
    public init(_ edge: VerticalEdge) {
      rawValue = 1 << edge.rawValue
    }

    /// The upper side.
    public static let top = Set(.top)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}
