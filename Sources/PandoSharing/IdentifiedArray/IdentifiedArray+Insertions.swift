public import OrderedCollections

extension IdentifiedArray {
  /// Appends an element, unless there is one with its id.
  ///
  /// - Parameter element: The element to append.
  /// - Returns: Whether it was appended, and the position of the element that has the id now.
  /// - Complexity: Expected amortized O(1), if `ID` hashes well.
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: endIndex)
  }

  /// Appends those elements of a sequence whose ids are not in the array.
  ///
  /// - Parameter newElements: The elements to append.
  /// - Complexity: Expected amortized O(*n*), where *n* is the length of the sequence.
  @inlinable
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    for element in newElements { append(element) }
  }

  /// Inserts an element, unless there is one with its id.
  ///
  /// - Parameters:
  ///   - element: The element to insert.
  ///   - index: Where to insert it: a position in the array, or its end.
  /// - Returns: Whether it was inserted, and the position of the element that has the id now.
  /// - Complexity: Expected O(`count`), if `ID` hashes well.
  @inlinable
  @discardableResult
  public mutating func insert(
    _ element: Element,
    at index: Int
  ) -> (inserted: Bool, index: Int) {
    let id = identify(element)
    if let existing = storage.index(forKey: id) { return (false, existing) }
    storage.updateValue(element, forKey: id, insertingAt: index)
    return (true, index)
  }

  /// Replaces the element that has the id of `element`, or appends.
  ///
  /// - Parameter element: The element to put in.
  /// - Returns: The element that was replaced, or `nil` if the new one was appended.
  /// - Complexity: Expected amortized O(1), if `ID` hashes well.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    storage.updateValue(element, forKey: identify(element))
  }

  /// Replaces the element that has the id of `element`, or inserts.
  ///
  /// - Parameters:
  ///   - element: The element to put in.
  ///   - index: Where to insert it if its id is new; otherwise the position does not change.
  /// - Returns: The element that was replaced, if there was one, and the position of the new one.
  /// - Complexity: Expected O(1) to replace and O(`count`) to insert, if `ID` hashes well.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(
    _ element: Element,
    at index: Int
  ) -> (originalMember: Element?, index: Int) {
    storage.updateValue(element, forKey: identify(element), insertingAt: index)
  }

  /// Replaces the element at a position with one that has the same id.
  ///
  /// An element with another id is reported and ignored.
  ///
  /// - Parameters:
  ///   - element: The element to put in.
  ///   - index: A position in the array.
  /// - Returns: The element that was at the position before.
  /// - Complexity: O(1)
  @inlinable
  @discardableResult
  public mutating func update(_ element: Element, at index: Int) -> Element {
    let original = self[index]
    self[index] = element
    return original
  }
}
