public import OrderedCollections

extension IdentifiedArray: Equatable where Element: Equatable {
  /// Whether two arrays have equal elements in the same order.
  ///
  /// - Complexity: O(`count`); O(1) if both share a buffer.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage.values == rhs.storage.values
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Hashes the elements in their order.
  ///
  /// - Complexity: O(`count`)
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.values)
  }
}

// The two closures read a property through a conformance or a key path, and a key path captures nothing
// but the hashable arguments of its subscripts. (Demanding `KeyPath & Sendable` in the initializers would
// let the compiler check this, and break callers that pass a key path on.)
// Sendable because the elements and ids are, and the two closures are immutable and stateless.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}
