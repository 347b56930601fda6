/// Decodes each field of a value from one of three sources: a persisted field from the stored data, or from
/// the defaults if it is missing there, and any other field from the current value.
struct MergingDecoder: Decoder {
  private let stored: any Decoder
  private let defaults: any Decoder
  private let current: any Decoder
  private let isPersisted: (String) -> Bool

  init(
    stored: any Decoder,
    defaults: any Decoder,
    current: any Decoder,
    where isPersisted: @escaping (String) -> Bool
  ) {
    (self.stored, self.defaults, self.current) = (stored, defaults, current)
    self.isPersisted = isPersisted
  }

  var codingPath: [any CodingKey] { stored.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { stored.userInfo }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(
      Container(
        stored: try stored.container(keyedBy: type),
        defaults: try defaults.container(keyedBy: type),
        current: try current.container(keyedBy: type),
        isPersisted: isPersisted
      )
    )
  }

  // A state that is not an object is restored as a whole.
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try stored.unkeyedContainer() }
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    try stored.singleValueContainer()
  }

  private struct Container<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let stored: KeyedDecodingContainer<Key>
    let defaults: KeyedDecodingContainer<Key>
    let current: KeyedDecodingContainer<Key>
    let isPersisted: (String) -> Bool

    var codingPath: [any CodingKey] { stored.codingPath }
    var allKeys: [Key] { current.allKeys + stored.allKeys.filter { !current.contains($0) } }

    private func source(_ key: Key) -> KeyedDecodingContainer<Key> {
      guard isPersisted(key.stringValue) else { return current }
      return stored.contains(key) ? stored : defaults
    }

    func contains(_ key: Key) -> Bool { source(key).contains(key) }
    func decodeNil(forKey key: Key) throws -> Bool { try source(key).decodeNil(forKey: key) }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      try source(key).decode(type, forKey: key)
    }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
      try source(key).decode(type, forKey: key)
    }

    func decode(_ type: String.Type, forKey key: Key) throws -> String {
      try source(key).decode(type, forKey: key)
    }

    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
      try source(key).decode(type, forKey: key)
    }

    func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
      try source(key).decode(type, forKey: key)
    }

    func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
      try source(key).decode(type, forKey: key)
    }

    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
      try source(key).decode(type, forKey: key)
    }

    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
      try source(key).decode(type, forKey: key)
    }

    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
      try source(key).decode(type, forKey: key)
    }

    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
      try source(key).decode(type, forKey: key)
    }

    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
      try source(key).decode(type, forKey: key)
    }

    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
      try source(key).decode(type, forKey: key)
    }

    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
      try source(key).decode(type, forKey: key)
    }

    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
      try source(key).decode(type, forKey: key)
    }

    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
      try source(key).decode(type, forKey: key)
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type,
      forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
      try source(key).nestedContainer(keyedBy: type, forKey: key)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try source(key).nestedUnkeyedContainer(forKey: key)
    }

    func superDecoder() throws -> any Decoder { try stored.superDecoder() }
    func superDecoder(forKey key: Key) throws -> any Decoder {
      try source(key).superDecoder(forKey: key)
    }
  }
}
