/// The attributes of one element, in the order of their keys.
///
/// An array, not a dictionary: most elements have two or three.
public struct Attributes: Hashable, Sendable {
  @usableFromInline
  var entries: [(key: AttributeKey, value: AttributeValue)]

  /// No attributes.
  public init() {
    entries = []
  }

  /// The value of `key`; nil if the element does not say.
  ///
  /// - Complexity: O(*n*) in the number of attributes, which is small.
  public subscript(key: AttributeKey) -> AttributeValue? {
    get {
      for entry in entries where entry.key == key { return entry.value }
      return nil
    }
    set {
      var index = entries.startIndex
      while index < entries.endIndex, entries[index].key.rawValue < key.rawValue { index += 1 }
      let found = index < entries.endIndex && entries[index].key == key
      switch (newValue, found) {
      case (let value?, true): entries[index].value = value
      case (let value?, false): entries.insert((key, value), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Whether the element says nothing.
  public var isEmpty: Bool { entries.isEmpty }

  /// Whether both say the same.
  public static func == (lhs: Attributes, rhs: Attributes) -> Bool {
    lhs.entries.elementsEqual(rhs.entries) { $0.key == $1.key && $0.value == $1.value }
  }

  /// Feeds what is compared into a hasher.
  public func hash(into hasher: inout Hasher) {
    for entry in entries {
      hasher.combine(entry.key)
      hasher.combine(entry.value)
    }
  }
}

extension Attributes: Sequence {
  /// Visits the attributes in the order of their keys.
  public func makeIterator() -> IndexingIterator<[(key: AttributeKey, value: AttributeValue)]> {
    entries.makeIterator()
  }
}

// What renderers and the driver read most.
extension Attributes {
  /// The value of a `.text` attribute.
  public func text(_ key: AttributeKey) -> String? {
    guard case .text(let text)? = self[key] else { return nil }
    return text
  }

  /// The value of a `.number` attribute.
  public func number(_ key: AttributeKey) -> Double? {
    guard case .number(let number)? = self[key] else { return nil }
    return number
  }

  /// The value of a `.flag` attribute; false if it is absent.
  public func flag(_ key: AttributeKey) -> Bool {
    guard case .flag(let flag)? = self[key] else { return false }
    return flag
  }

  /// The value of a `.list` attribute; empty if it is absent.
  public func list(_ key: AttributeKey) -> [String] {
    guard case .list(let list)? = self[key] else { return [] }
    return list
  }

  /// The events the element answers.
  public var events: EventKinds {
    guard case .events(let events)? = self[.events] else { return [] }
    return events
  }
}
