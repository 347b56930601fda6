/// The number of an element: unique in its graph, and never reused.
public struct ElementID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number itself.
  public let number: Int

  /// Makes an identifier from a number.
  ///
  /// - Parameter number: The number; 0 is the root's.
  public init(_ number: Int) {
    self.number = number
  }

  /// A description for people.
  public var description: String { "#\(number)" }

  /// Whether the first element was made before the second.
  ///
  /// - Parameters:
  ///   - lhs: The identifier that may be smaller.
  ///   - rhs: The other identifier.
  public static func < (lhs: ElementID, rhs: ElementID) -> Bool { lhs.number < rhs.number }
}
