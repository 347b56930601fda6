extension Shared where Value: _IdentifiedCollection {
  /// The element with an id, as a shared optional: nil if there is none. Assigning nil removes it.
  ///
  /// - Parameter id: The id.
  /// - Complexity: O(1), without reading the value.
  public subscript(id id: Value.ID) -> Shared<Value.Element?> {
    Shared<Value.Element?>(handle: IDSlice(handle.target, id: id))
  }

  /// The current elements, each shared on its own.
  ///
  /// Listing them under `withObservationTracking`, as the body of a view does, observes which elements there are
  /// and their order. A change inside an element wakes only the readers of that element.
  ///
  /// Each shared element follows its id, also when the collection is reordered. Once the element is removed, reads
  /// give the last value that was read, and writes are dropped and reported.
  ///
  /// - Complexity: O(*n*). The collection is not copied.
  public var elements: [Shared<Value.Element>] { Array(self) }
}

extension Shared
where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {
  /// The element at an index. If the collection becomes too short, reads give the last value that
  /// was read, and writes are dropped and reported.
  ///
  /// - Parameter index: A valid index of the collection.
  /// - Complexity: O(1) for a random-access collection.
  public subscript(index: Value.Index) -> Shared<Value.Element> {
    let base = handle.target
    return Shared<Value.Element>(
      handle: IndexSlice(base, index: index, initial: base.peek()[index])
    )
  }

  /// The current elements, each shared on its own, by position.
  ///
  /// - Complexity: O(*n*). The collection is not copied.
  @_disfavoredOverload
  public var elements: [Shared<Value.Element>] { Array(self) }
}

extension Shared {
  /// The value of a dictionary for a key, as a shared optional: nil if there is none. Assigning nil
  /// removes it.
  ///
  /// - Parameter key: The key.
  /// - Complexity: O(1), without reading the value.
  public subscript<Key, Element>(key: Key) -> Shared<Element?> where Value == [Key: Element] {
    Shared<Element?>(handle: KeySlice(handle.target, key: key))
  }
}

extension Shared {
  /// The value of a dictionary for a key, or a default if there is none. An in-place change stores the default
  /// first.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The value used in place of a missing one; computed on each access that needs it.
  /// - Complexity: O(1), without reading the value.
  public subscript<Key, Element>(
    key: Key,
    default defaultValue: @autoclosure @escaping @Sendable () -> Element
  ) -> Shared<Element> where Value == [Key: Element] {
    Shared<Element>(handle: DefaultedKeySlice(handle.target, key: key, default: defaultValue))
  }
}

extension SharedReader where Value: _IdentifiedCollection {
  /// The element with an id: nil if there is none.
  ///
  /// - Parameter id: The id.
  /// - Complexity: O(1), without reading the value.
  public subscript(id id: Value.ID) -> SharedReader<Value.Element?> {
    SharedReader<Value.Element?>(handle: IDSlice(handle.target, id: id))
  }

  /// A reader for each of the current elements.
  ///
  /// - Complexity: O(*n*). The collection is not copied.
  public var elements: [SharedReader<Value.Element>] { Array(self) }
}

extension SharedReader
where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {
  /// The element at an index. If the collection becomes too short, reads give the last value that
  /// was read.
  ///
  /// - Parameter index: A valid index of the collection.
  public subscript(index: Value.Index) -> SharedReader<Value.Element> {
    let base = handle.target
    return SharedReader<Value.Element>(
      handle: IndexSlice(base, index: index, initial: base.peek()[index])
    )
  }

  /// A reader for each of the current elements, by position.
  ///
  /// - Complexity: O(*n*). The collection is not copied.
  @_disfavoredOverload
  public var elements: [SharedReader<Value.Element>] { Array(self) }
}

extension SharedReader {
  /// The value of a dictionary for a key: nil if there is none.
  ///
  /// - Parameter key: The key.
  public subscript<Key, Element>(key: Key) -> SharedReader<Element?>
  where Value == [Key: Element] {
    SharedReader<Element?>(handle: KeySlice(handle.target, key: key))
  }
}
