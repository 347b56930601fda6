/// The facts about the stored form of a value that its types define and JSON does not contain:
/// which arrays have elements with ids, which are dictionaries or sets, and which objects are cases
/// of an enumeration.
struct MergeShape {
  enum Kind {
    /// An array whose elements have these ids, in this order.
    case identified([AnyHashable])
    /// An array of keys and values in turn: a dictionary whose keys are no names of members.
    case dictionary
    /// An array without an order.
    case set
    /// A case of an enumeration: whole, unless the case stays.
    case enumeration
  }

  /// The kinds, by place. A value at any other place is merged by member if it is an object, and
  /// replaced as a whole otherwise.
  private(set) var kinds: [[String]: Kind] = [:]

  /// The shape of a value.
  ///
  /// - Throws: What the value's `encode(to:)` throws.
  init(of value: some Encodable) throws {
    let notes = Notes()
    try ShapeEncoder(notes: notes, codingPath: []).note(value)
    kinds = notes.kinds
  }

  final class Notes {
    var kinds: [[String]: Kind] = [:]
  }
}

/// A collection whose elements have ids.
protocol MergesByID {
  var mergeIDs: [AnyHashable] { get }
}

extension IdentifiedArray: MergesByID {
  var mergeIDs: [AnyHashable] { ids.map { AnyHashable($0) } }
}

/// A dictionary, which is encoded as an object if its keys can be names of members, and as an array
/// otherwise.
private protocol EncodesKeys {
  static var keysAreNames: Bool { get }
}

extension Dictionary: EncodesKeys {
  static var keysAreNames: Bool {
    Key.self == String.self || Key.self == Int.self || Key.self is any CodingKeyRepresentable.Type
  }
}

private protocol UnorderedCollection {}
extension Set: UnorderedCollection {}

/// Has no output: visits the parts of a value as an encoder does, and notes their types.
private struct ShapeEncoder: Encoder {
  let notes: MergeShape.Notes
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func note(_ value: some Encodable) throws {
    // These values encode themselves as single values.
    if value is String || value is Bool || value is any BinaryInteger
      || value is any BinaryFloatingPoint
    {
      return
    }
    let kind: MergeShape.Kind? =
      switch value {
      case let value as any MergesByID: .identified(value.mergeIDs)
      case let value as any EncodesKeys where !type(of: value).keysAreNames: .dictionary
      case is any UnorderedCollection: .set
      default: Mirror(reflecting: value).displayStyle == .enum ? .enumeration : nil
      }
    if let kind { notes.kinds[codingPath.map(\.stringValue)] = kind }
    try value.encode(to: self)
  }

  func at(_ key: any CodingKey) -> ShapeEncoder {
    ShapeEncoder(notes: notes, codingPath: codingPath + [key])
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(ShapeMembers<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { ShapeElements(encoder: self) }
  func singleValueContainer() -> any SingleValueEncodingContainer { ShapeValue(encoder: self) }
}

private struct ShapeMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ShapeEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  mutating func encodeNil(forKey key: Key) {}
  mutating func encode(_ value: some Encodable, forKey key: Key) throws {
    try encoder.at(key).note(value)
  }
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder.at(key).container(keyedBy: keyType)
  }
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.at(key).unkeyedContainer()
  }
  mutating func superEncoder() -> any Encoder { encoder.at(MergeKey("super")) }
  mutating func superEncoder(forKey key: Key) -> any Encoder { encoder.at(key) }
}

private struct ShapeElements: UnkeyedEncodingContainer {
  let encoder: ShapeEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  var count = 0

  private mutating func next() -> ShapeEncoder {
    defer { count += 1 }
    return encoder.at(MergeKey(index: count))
  }

  mutating func encodeNil() { count += 1 }
  mutating func encode(_ value: some Encodable) throws { try next().note(value) }
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    next().container(keyedBy: keyType)
  }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    next().unkeyedContainer()
  }
  mutating func superEncoder() -> any Encoder { next() }
}

private struct ShapeValue: SingleValueEncodingContainer {
  let encoder: ShapeEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  mutating func encodeNil() {}
  mutating func encode(_ value: some Encodable) throws {
    // The inner value is in the same place, so its kind, if it has one, is the kind of that place.
    try encoder.note(value)
  }
}

/// The name of a member, or the position of an element, in a place.
struct MergeKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(index: Int) { stringValue = "Index \(index)" }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}
