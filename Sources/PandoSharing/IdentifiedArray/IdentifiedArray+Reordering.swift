public import OrderedCollections

extension IdentifiedArray {
  /// Moves the elements that satisfy a predicate behind all others. The order within the two parts
  /// is not kept.
  ///
  /// - Parameter belongsInSecondPartition: Whether an element belongs behind.
  /// - Returns: The position of the first element that satisfies the predicate, or `endIndex`.
  /// - Throws: What the predicate throws; the order may have changed then.
  /// - Complexity: Expected O(`count`), if `ID` hashes well.
  @inlinable
  public mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Int {
    try storage.partition { try belongsInSecondPartition($0.value) }
  }

  /// Reverses the order of the elements.
  ///
  /// - Complexity: Expected O(`count`), if `ID` hashes well.
  @inlinable
  public mutating func reverse() { storage.reverse() }

  /// Shuffles the elements with the system's random number generator.
  ///
  /// - Complexity: Expected O(`count`), if `ID` hashes well.
  @inlinable
  public mutating func shuffle() { storage.shuffle() }

  /// Shuffles the elements.
  ///
  /// - Parameter generator: The source of randomness; the same source gives the same order.
  /// - Complexity: Expected O(`count`), if `ID` hashes well.
  @inlinable
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    storage.shuffle(using: &generator)
  }

  /// Sorts the elements. The order of equal elements is kept.
  ///
  /// - Parameter areInIncreasingOrder: Whether its first argument goes before its second: a strict
  ///   weak ordering.
  /// - Throws: What the closure throws. The array is unchanged then.
  /// - Complexity: O(*n* log *n*), where *n* is `count`.
  @inlinable
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    try storage.sort { try areInIncreasingOrder($0.value, $1.value) }
  }

  /// Keeps the elements at some positions, in the order of these.
  ///
  /// - Precondition: `positions` are in the array, and none is repeated.
  /// - Complexity: Expected O(*n*), where *n* is the number of positions.
  @inlinable
  mutating func select(_ positions: some Collection<Int>) {
    let (keys, values) = (storage.keys, storage.values)
    storage = OrderedDictionary(
      uncheckedUniqueKeys: positions.map { keys[$0] },
      values: positions.map { values[$0] }
    )
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements in ascending order. The order of equal elements is kept.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is `count`.
  @inlinable
  public mutating func sort() { sort(by: <) }
}
