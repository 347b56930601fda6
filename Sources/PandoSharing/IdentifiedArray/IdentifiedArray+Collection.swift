public import OrderedCollections

extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  /// A slice keeps the whole array alive. `IdentifiedArray(slice)` makes an array of its own.
  public typealias SubSequence = Slice<Self>

  /// The position of the first element: zero.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position after the last element.
  @inlinable
  public var endIndex: Int { storage.count }

  /// An iterator over the elements.
  @inlinable
  public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }

  /// The element at a position.
  ///
  /// Mutating an element works in place and copies neither the array nor the buffers of the element:
  /// `todos[0].tags.append("home")`.
  ///
  /// Assigning an element with another id is reported and ignored. For an id changed in place, see
  /// ``IdentifiedArray``.
  ///
  /// - Complexity: O(1)
  @inlinable
  public subscript(position: Int) -> Element {
    get { storage.values[position] }
    set {
      let id = storage.keys[position]
      let newID = identify(newValue)
      guard newID == id else { return reportMismatch(of: newID, assignedUnder: id) }
      storage.values[position] = newValue
    }
    _modify {
      defer { restoreIdentity(at: position) }
      yield &storage.values[position]
    }
  }

  /// The elements at a range of positions.
  ///
  /// Assigning a slice may reorder elements and bring in new ones; it is to have the length of the
  /// range. Elements that would repeat an id are reported and left out.
  ///
  /// A slice can be sorted in place: `todos[2...].sort()`. Its `reverse`, `shuffle` and `swapAt` are
  /// the standard library's, which assign one element at a time; that repeats an id for a moment, so
  /// the assignments are reported and ignored. Use those methods of the whole array instead.
  ///
  /// - Complexity: O(1) to read, O(`count`) to assign.
  @inlinable
  public subscript(bounds: Range<Int>) -> Slice<Self> {
    get { Slice(base: self, bounds: bounds) }
    set {
      precondition(bounds.count == newValue.count, "A slice is assigned to a range of its length.")
      withContiguousMutableStorageIfAvailable { buffer in
        for (position, element) in zip(bounds, newValue) { buffer[position] = element }
      }
    }
  }

  /// Exchanges the elements at two positions.
  ///
  /// - Complexity: Expected O(1), if `ID` hashes well.
  @inlinable
  public mutating func swapAt(_ i: Int, _ j: Int) { storage.swapAt(i, j) }

  /// Calls a closure with the elements' contiguous storage, for reading.
  @inlinable
  public func withContiguousStorageIfAvailable<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R? {
    try storage.values.withUnsafeBufferPointer(body)
  }

  /// Calls a closure with the elements' contiguous storage, for mutation.
  ///
  /// The ids are read anew afterwards, so elements may move and their ids may change. Of several
  /// elements with one id, the first is kept, and the others are reported and removed.
  ///
  /// - Complexity: O(`count`), in addition to what the closure does.
  @inlinable
  @discardableResult
  public mutating func withContiguousMutableStorageIfAvailable<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R? {
    defer { restoreIdentities() }
    return try storage.values.withUnsafeMutableBufferPointer(body)
  }
}
