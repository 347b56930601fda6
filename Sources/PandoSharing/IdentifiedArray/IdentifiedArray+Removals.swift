public import OrderedCollections

extension IdentifiedArray {
  /// Removes the element that has the id of `element`. Other properties are not compared.
  ///
  /// - Returns: The removed element, or `nil` if there was none.
  /// - Complexity: O(`count`)
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? { remove(id: identify(element)) }

  /// Removes the element with an id.
  ///
  /// - Returns: The removed element, or `nil` if there was none.
  /// - Complexity: O(`count`)
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? { storage.removeValue(forKey: id) }

  /// Removes the element at a position.
  ///
  /// - Returns: The removed element.
  /// - Complexity: O(`count`)
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element { storage.remove(at: index).value }

  /// Removes the elements that satisfy a predicate, and keeps the order of the others.
  ///
  /// If the predicate throws, nothing has been removed, but the order may have changed.
  ///
  /// - Parameter shouldBeRemoved: Whether to remove an element.
  /// - Throws: What the predicate throws.
  /// - Complexity: O(`count`)
  @inlinable
  public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    try storage.removeAll { try shouldBeRemoved($0.value) }
  }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: Whether to keep the memory for elements that come later.
  /// - Complexity: O(`count`)
  @inlinable
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    storage.removeAll(keepingCapacity: keepCapacity)
  }

  /// Removes the first element. Traps if the array is empty.
  ///
  /// - Returns: The removed element.
  /// - Complexity: O(`count`)
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element { storage.removeFirst().value }

  /// Removes the first `n` elements. Traps if there are fewer.
  ///
  /// - Complexity: O(`count`)
  @inlinable
  public mutating func removeFirst(_ n: Int) { storage.removeFirst(n) }

  /// Removes the last element. Traps if the array is empty.
  ///
  /// - Returns: The removed element.
  /// - Complexity: Expected O(1), if `ID` hashes well.
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element { storage.removeLast().value }

  /// Removes the last `n` elements. Traps if there are fewer.
  ///
  /// - Complexity: Expected O(`n`), if `ID` hashes well.
  @inlinable
  public mutating func removeLast(_ n: Int) { storage.removeLast(n) }

  /// Removes the first element, if there is one.
  ///
  /// - Returns: The removed element.
  /// - Complexity: O(`count`)
  @inlinable
  public mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }

  /// Removes the last element, if there is one.
  ///
  /// - Returns: The removed element.
  /// - Complexity: Expected O(1), if `ID` hashes well.
  @inlinable
  public mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }

  /// Removes the elements at a range of positions.
  ///
  /// - Complexity: O(`count`)
  @inlinable
  public mutating func removeSubrange(_ bounds: Range<Int>) { storage.removeSubrange(bounds) }

  /// Removes the elements at a range of positions, such as `2...`.
  ///
  /// - Complexity: O(`count`)
  @inlinable
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    storage.removeSubrange(bounds.relative(to: self))
  }

  /// The elements that satisfy a predicate, in their order.
  ///
  /// - Parameter isIncluded: Whether to include an element.
  /// - Throws: What the predicate throws.
  /// - Complexity: O(`count`)
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    Self(
      storage: try storage.filter { try isIncluded($0.value) },
      identify: identify,
      makeIDKeyPath: makeIDKeyPath
    )
  }
}
