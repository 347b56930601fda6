/// The number of an element: unique in its graph, never used again after the element is gone.
public struct ElementID: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let number: Int

  public init(_ number: Int) {
    self.number = number
  }

  public var description: String { "#\(number)" }

  public static func < (lhs: ElementID, rhs: ElementID) -> Bool { lhs.number < rhs.number }
}
