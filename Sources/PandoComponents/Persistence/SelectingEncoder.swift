/// Encodes only the wanted fields of a value.
struct SelectingEncoder: Encoder {
  private let base: any Encoder
  private let isWanted: (String) -> Bool

  init(_ base: any Encoder, _ isWanted: @escaping (String) -> Bool) {
    (self.base, self.isWanted) = (base, isWanted)
  }

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Container(base: base.container(keyedBy: type), isWanted: isWanted))
  }

  // A state that is not an object has no fields to choose from.
  func unkeyedContainer() -> any UnkeyedEncodingContainer { base.unkeyedContainer() }
  func singleValueContainer() -> any SingleValueEncodingContainer { base.singleValueContainer() }

  private struct Container<Key: CodingKey>: KeyedEncodingContainerProtocol {
    var base: KeyedEncodingContainer<Key>
    let isWanted: (String) -> Bool

    var codingPath: [any CodingKey] { base.codingPath }

    private func wants(_ key: Key) -> Bool { isWanted(key.stringValue) }

    mutating func encodeNil(forKey key: Key) throws {
      if wants(key) { try base.encodeNil(forKey: key) }
    }

    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
      if wants(key) { try base.encode(value, forKey: key) }
    }

    // Nil is encoded: a field that is missing would be restored as its default.
    mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
      if let value { try encode(value, forKey: key) } else { try encodeNil(forKey: key) }
    }

    mutating func encode(_ value: Bool, forKey key: Key) throws {
      if wants(key) { try base.encode(value, forKey: key) }
    }

    mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
      if let value { try encode(value, forKey: key) } else { try encodeNil(forKey: key) }
    }

    mutating func encode(_ value: String, forKey key: Key) throws {
      if wants(key) { try base.encode(value, forKey: key) }
    }

    mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws {
      if let value { try encode(value, forKey: key) } else { try encodeNil(forKey: key) }
    }

    mutating func encode(_ value: Double, forKey key: Key) throws {
      if wants(key) { try base.encode(value, forKey: key) }
    }

    mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
      if let value { try encode(value, forKey: key) } else { try encodeNil(forKey: key) }
    }

    mutating func encode(_ value: Float, forKey key: Key) throws {
      if wants(key) { try base.encode(value, forKey: key) }
    }

    mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws {
      if let value { try encode(value, forKey: key) } else { try encodeNil(forKey: key) }
    }

    mutating func encode(_ value: Int, forKey key: Key) throws {
      if wants(key) { try base.encode(value, forKey: key) }
    }

    mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws {
      if let value { try encode(value, forKey: key) } else { try encodeNil(forKey: key) }
    }

    mutating func encode(_ value: Int8, forKey key: Key) throws {
      if wants(key) { try base.encode(value, forKey: key) }
    }

    mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws {
      if let value { try encode(value, forKey: key) } else { try encodeNil(forKey: key) }
    }

    mutating func encode(_ value: Int16, forKey key: Key) throws {
      if wants(key) { try base.encode(value, forKey: key) }
    }

    mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws {
      if let value { try encode(value, forKey: key) } else { try encodeNil(forKey: key) }
    }

    mutating func encode(_ value: Int32, forKey key: Key) throws {
      if wants(key) { try base.encode(value, forKey: key) }
    }

    mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws {
      if let value { try encode(value, forKey: key) } else { try encodeNil(forKey: key) }
    }

    mutating func encode(_ value: Int64, forKey key: Key) throws {
      if wants(key) { try base.encode(value, forKey: key) }
    }

    mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws {
      if let value { try encode(value, forKey: key) } else { try encodeNil(forKey: key) }
    }

    mutating func encode(_ value: UInt, forKey key: Key) throws {
      if wants(key) { try base.encode(value, forKey: key) }
    }

    mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws {
      if let value { try encode(value, forKey: key) } else { try encodeNil(forKey: key) }
    }

    mutating func encode(_ value: UInt8, forKey key: Key) throws {
      if wants(key) { try base.encode(value, forKey: key) }
    }

    mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws {
      if let value { try encode(value, forKey: key) } else { try encodeNil(forKey: key) }
    }

    mutating func encode(_ value: UInt16, forKey key: Key) throws {
      if wants(key) { try base.encode(value, forKey: key) }
    }

    mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws {
      if let value { try encode(value, forKey: key) } else { try encodeNil(forKey: key) }
    }

    mutating func encode(_ value: UInt32, forKey key: Key) throws {
      if wants(key) { try base.encode(value, forKey: key) }
    }

    mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws {
      if let value { try encode(value, forKey: key) } else { try encodeNil(forKey: key) }
    }

    mutating func encode(_ value: UInt64, forKey key: Key) throws {
      if wants(key) { try base.encode(value, forKey: key) }
    }

    mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws {
      if let value { try encode(value, forKey: key) } else { try encodeNil(forKey: key) }
    }

    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type,
      forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      base.nestedContainer(keyedBy: type, forKey: key)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      base.nestedUnkeyedContainer(forKey: key)
    }

    mutating func superEncoder() -> any Encoder { base.superEncoder() }
    mutating func superEncoder(forKey key: Key) -> any Encoder { base.superEncoder(forKey: key) }
  }
}
