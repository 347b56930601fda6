extension RangeReplaceableCollection {
  /// Makes a collection of shared elements out of a shared collection with ids.
  ///
  /// ```swift
  /// ForEach(Array($todos)) { $todo in
  ///   Toggle(todo.title, isOn: Binding($todo.isDone))
  /// }
  /// ```
  ///
  /// Listing the elements under `withObservationTracking`, as the body of a view does, observes which elements
  /// there are and their order. A change inside an element wakes only the readers of that element.
  ///
  /// - Parameter shared: The shared collection.
  /// - Complexity: O(*n*). The shared collection is not copied.
  public init<Value: _IdentifiedCollection>(_ shared: Shared<Value>)
  where Element == Shared<Value.Element> {
    self.init()
    shared.handle.target.forEachElement { append(Shared<Value.Element>(handle: $0)) }
  }

  /// Makes a collection of shared elements out of a shared collection, by position.
  ///
  /// - Parameter shared: The shared collection.
  /// - Complexity: O(*n*). The shared collection is not copied.
  @_disfavoredOverload
  public init<Value: MutableCollection & RandomAccessCollection>(_ shared: Shared<Value>)
  where Element == Shared<Value.Element>, Value.Index: Hashable {
    self.init()
    shared.handle.target.forEachIndexedElement { append(Shared<Value.Element>(handle: $0)) }
  }

  /// Makes a collection of readers of the elements out of a reader of a collection with ids.
  ///
  /// - Parameter reader: The reader of the collection.
  /// - Complexity: O(*n*). The collection is not copied.
  public init<Value: _IdentifiedCollection>(_ reader: SharedReader<Value>)
  where Element == SharedReader<Value.Element> {
    self.init()
    reader.handle.target.forEachElement { append(SharedReader<Value.Element>(handle: $0)) }
  }

  /// Makes a collection of readers of the elements out of a reader of a collection, by position.
  ///
  /// - Parameter reader: The reader of the collection.
  /// - Complexity: O(*n*). The collection is not copied.
  @_disfavoredOverload
  public init<Value: MutableCollection & RandomAccessCollection>(_ reader: SharedReader<Value>)
  where Element == SharedReader<Value.Element>, Value.Index: Hashable {
    self.init()
    reader.handle.target.forEachIndexedElement { append(SharedReader<Value.Element>(handle: $0)) }
  }
}

extension Reference where Value: _IdentifiedCollection {
  /// Calls `body` with a reference to each element, by id.
  fileprivate func forEachElement(_ body: (Reference<Value.Element>) -> Void) {
    // Observes which elements there are and their order, but not changes inside them.
    _ = slice(\.elementOrder).read()
    // The slices are made after the lock is released, because making one reads from the root.
    var elements: [(Value.ID, Value.Element)] = []
    core.lock()
    withValue { value in
      elements.reserveCapacity(value.pointee.count)
      for pair in zip(value.pointee.ids, value.pointee) { elements.append(pair) }
    }
    core.unlock()
    for (id, element) in elements {
      body(UnwrappedSlice(IDSlice(self, id: id), initial: element))
    }
  }
}

extension Reference where Value: MutableCollection, Value.Index: Hashable {
  /// Calls `body` with a reference to each element, by index.
  fileprivate func forEachIndexedElement(_ body: (Reference<Value.Element>) -> Void) {
    _ = slice(\.count).read()
    var elements: [(Value.Index, Value.Element)] = []
    core.lock()
    withValue { value in
      elements.reserveCapacity(value.pointee.count)
      for index in value.pointee.indices { elements.append((index, value.pointee[index])) }
    }
    core.unlock()
    for (index, element) in elements {
      body(IndexSlice(self, index: index, initial: element))
    }
  }
}
