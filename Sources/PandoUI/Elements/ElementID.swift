/// The number of an element: unique in its graph, never used again after the element is gone.
public struct ElementID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number itself.
  public let number: Int

  /// Makes one from its parts.
  public init(_ number: Int) {
    self.number = number
  }

  /// What is said about it, for people.
  public var description: String { "#\(number)" }

  /// Whether the first is older.
  public static func < (lhs: ElementID, rhs: ElementID) -> Bool { lhs.number < rhs.number }
}
