/// The attributes of one element, in the order of their keys.
///
/// They are kept in an array, because most elements have two or three.
public struct Attributes: Hashable, Sendable {
  @usableFromInline
  var entries: [Entry]

  @usableFromInline
  struct Entry: Hashable, Sendable {
    // In this order an entry takes 24 bytes; with the key first it would take 32.
    @usableFromInline var value: AttributeValue
    @usableFromInline let key: AttributeKey

    @usableFromInline
    init(key: AttributeKey, value: AttributeValue) {
      self.key = key
      self.value = value
    }
  }

  /// No attributes.
  public init() {
    entries = []
  }

  /// The value of an attribute; nil if it is absent.
  ///
  /// - Parameter key: The key of the attribute.
  /// - Complexity: O(*n*) in the number of attributes, which is small.
  public subscript(key: AttributeKey) -> AttributeValue? {
    get {
      let (index, found) = place(of: key)
      return found ? entries[index].value : nil
    }
    set {
      let (index, found) = place(of: key)
      switch (newValue, found) {
      case (let value?, true): entries[index].value = value
      case (let value?, false): entries.insert(Entry(key: key, value: value), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Where the entry of a key is, or has to be inserted, and whether it is there.
  ///
  /// It looks at the keys through a pointer, so that earlier entries are not copied for the comparison: a debug build
  /// spends a fifth of its time here otherwise.
  @inline(__always)
  private func place(of key: AttributeKey) -> (index: Int, found: Bool) {
    let wanted = key.rawValue
    return entries.withUnsafeBufferPointer { entries in
      guard let first = entries.baseAddress else { return (0, false) }
      var index = 0
      while index < entries.count {
        let key = first[index].key.rawValue
        if key >= wanted { return (index, key == wanted) }
        index += 1
      }
      return (entries.count, false)
    }
  }

  /// Visits the keys of the flags that are set between two keys, both included.
  @inline(__always)
  func forEachFlag(
    from first: AttributeKey,
    through last: AttributeKey,
    _ body: (AttributeKey) -> Void
  ) {
    entries.withUnsafeBufferPointer { entries in
      for index in entries.indices {
        let key = entries[index].key
        if key.rawValue > last.rawValue { return }
        if key.rawValue >= first.rawValue, case .flag(true) = entries[index].value { body(key) }
      }
    }
  }

  /// Whether there are no attributes.
  public var isEmpty: Bool { entries.isEmpty }

  /// Whether both are equal, apart from the value of one key.
  package func isEqual(to other: Attributes, butFor key: AttributeKey?) -> Bool {
    guard let key else { return self == other }
    var (index, otherIndex) = (entries.startIndex, other.entries.startIndex)
    while true {
      if index < entries.endIndex, entries[index].key == key { index += 1 }
      if otherIndex < other.entries.endIndex, other.entries[otherIndex].key == key {
        otherIndex += 1
      }
      guard index < entries.endIndex, otherIndex < other.entries.endIndex else { break }
      guard entries[index] == other.entries[otherIndex] else { return false }
      index += 1
      otherIndex += 1
    }
    return index == entries.endIndex && otherIndex == other.entries.endIndex
  }
}

extension Attributes: Sequence {
  /// Visits the attributes in the order of their keys.
  public func makeIterator() -> Iterator { Iterator(entries: entries.makeIterator()) }

  /// Iterates over the attributes in the order of their keys.
  public struct Iterator: IteratorProtocol {
    fileprivate var entries: IndexingIterator<[Entry]>

    /// The next attribute; nil after the last.
    public mutating func next() -> (key: AttributeKey, value: AttributeValue)? {
      entries.next().map { ($0.key, $0.value) }
    }
  }
}

// The most frequent accesses of renderers and the driver.
extension Attributes {
  /// The value of a `.text` attribute; nil if it is absent or of another case.
  ///
  /// - Parameter key: The key of the attribute.
  public func text(_ key: AttributeKey) -> String? {
    guard case .text(let text)? = self[key] else { return nil }
    return text
  }

  /// The value of a `.number` attribute; nil if it is absent or of another case.
  ///
  /// - Parameter key: The key of the attribute.
  public func number(_ key: AttributeKey) -> Double? {
    guard case .number(let number)? = self[key] else { return nil }
    return number
  }

  /// The value of a `.flag` attribute; false if it is absent or of another case.
  ///
  /// - Parameter key: The key of the attribute.
  public func flag(_ key: AttributeKey) -> Bool {
    guard case .flag(let flag)? = self[key] else { return false }
    return flag
  }

  /// The value of a `.list` attribute; empty if it is absent or of another case.
  ///
  /// - Parameter key: The key of the attribute.
  public func list(_ key: AttributeKey) -> [String] {
    guard case .list(let list)? = self[key] else { return [] }
    return list
  }

  /// The kinds of event that the element handles.
  public var events: EventKinds {
    guard case .events(let events)? = self[.events] else { return [] }
    return events
  }
}
