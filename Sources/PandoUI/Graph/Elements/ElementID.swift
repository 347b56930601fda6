/// The number of an element: unique in its graph, and never reused.
public struct ElementID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number itself.
  public let number: Int

  /// Makes an identifier from a number.
  public init(_ number: Int) {
    self.number = number
  }

  /// A description for people.
  public var description: String { "#\(number)" }

  /// Whether the first element is older.
  public static func < (lhs: ElementID, rhs: ElementID) -> Bool { lhs.number < rhs.number }
}
