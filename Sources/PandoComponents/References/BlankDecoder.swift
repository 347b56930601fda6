/// Makes the emptiest value of a decodable type: empty text, zeros, empty collections.
enum BlankDecoder {
  /// The emptiest value; nil if the type rejects it.
  static func value<Value: Decodable>(of type: Value.Type) -> Value? {
    try? Value(from: Blank())
  }

  private static func blank<T: Decodable>(_ type: T.Type) throws -> T {
    if let type = type as? any ExpressibleByIntegerLiteral.Type, let zero = zero(type) as? T {
      return zero
    }
    if let type = type as? any CaseIterable.Type, let first = first(type) as? T { return first }
    return try T(from: Blank())
  }

  private static func zero<T: ExpressibleByIntegerLiteral>(_ type: T.Type) -> T { 0 }
  private static func first<T: CaseIterable>(_ type: T.Type) -> T? { T.allCases.first }

  private struct Blank: Decoder, SingleValueDecodingContainer, UnkeyedDecodingContainer {
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    var count: Int? { 0 }
    var isAtEnd: Bool { true }
    var currentIndex: Int { 0 }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
      KeyedDecodingContainer(Keyed())
    }
    func unkeyedContainer() -> any UnkeyedDecodingContainer { self }
    func singleValueContainer() -> any SingleValueDecodingContainer { self }
    func decodeNil() -> Bool { true }
    func decode(_ type: Bool.Type) -> Bool { false }
    func decode(_ type: String.Type) -> String { "" }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try BlankDecoder.blank(type) }
    func nestedContainer<Key: CodingKey>(
      keyedBy type: Key.Type
    ) -> KeyedDecodingContainer<Key> {
      KeyedDecodingContainer(Keyed())
    }
    func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { self }
    func superDecoder() -> any Decoder { self }
    func decode(_ type: Double.Type) -> Double { 0 }
    func decode(_ type: Float.Type) -> Float { 0 }
    func decode(_ type: Int.Type) -> Int { 0 }
    func decode(_ type: Int8.Type) -> Int8 { 0 }
    func decode(_ type: Int16.Type) -> Int16 { 0 }
    func decode(_ type: Int32.Type) -> Int32 { 0 }
    func decode(_ type: Int64.Type) -> Int64 { 0 }
    func decode(_ type: UInt.Type) -> UInt { 0 }
    func decode(_ type: UInt8.Type) -> UInt8 { 0 }
    func decode(_ type: UInt16.Type) -> UInt16 { 0 }
    func decode(_ type: UInt32.Type) -> UInt32 { 0 }
    func decode(_ type: UInt64.Type) -> UInt64 { 0 }
  }

  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }
    func contains(_ key: Key) -> Bool { false }
    func decodeNil(forKey key: Key) -> Bool { true }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      try BlankDecoder.blank(type)
    }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type,
      forKey key: Key
    ) -> KeyedDecodingContainer<Nested> {
      KeyedDecodingContainer(Keyed<Nested>())
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { Blank() }
    func superDecoder() -> any Decoder { Blank() }
    func superDecoder(forKey key: Key) -> any Decoder { Blank() }
  }
}
