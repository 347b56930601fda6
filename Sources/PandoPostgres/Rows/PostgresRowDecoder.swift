import Foundation

/// Decodes a row by the names of its columns, or a value of its first column.
struct PostgresRowDecoder: Decoder {
  /// The places of the columns by their names, shared by all rows of a result.
  let columns: [String: Int]
  let values: [String?]
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Members<Key>(row: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: [], debugDescription: "A row is no array.")
    )
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { First(row: self) }

  /// The row.
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try T(from: self) }

  /// The value of the first column.
  func value<T: Decodable>(as type: T.Type) throws -> T { try First(row: self).decode(type) }

  fileprivate func value<T: Decodable>(_ text: String?, _ type: T.Type, _ key: any CodingKey) throws
    -> T
  {
    let context = DecodingError.Context(
      codingPath: [key],
      debugDescription: text == nil ? "The column is null." : "The column has another type."
    )
    guard let text else {
      // An optional is decoded from null.
      if let optional = type as? any ExpressibleByNilLiteral.Type,
        let value = optional.init(nilLiteral: ()) as? T
      {
        return value
      }
      throw DecodingError.valueNotFound(type, context)
    }
    guard let value = postgresValue(text, as: type) else {
      throw DecodingError.typeMismatch(type, context)
    }
    return value
  }

  private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let row: PostgresRowDecoder
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { row.columns.keys.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { row.columns[key.stringValue] != nil }
    private func text(_ key: Key) throws -> String? {
      guard let index = row.columns[key.stringValue] else {
        throw DecodingError.keyNotFound(
          key,
          DecodingError.Context(codingPath: [], debugDescription: "There is no such column.")
        )
      }
      return row.values[index]
    }
    func decodeNil(forKey key: Key) throws -> Bool { try text(key) == nil }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      try row.value(text(key), type, key)
    }
    private var unsupported: DecodingError {
      .dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "A column has one value.")
      )
    }
    func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type,
      forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> { throw unsupported }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      throw unsupported
    }
    func superDecoder() throws -> any Decoder { throw unsupported }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw unsupported }
  }

  private struct First: SingleValueDecodingContainer {
    let row: PostgresRowDecoder
    var codingPath: [any CodingKey] { [] }

    private struct Key: CodingKey {
      var stringValue: String { "first column" }
      var intValue: Int? { nil }
      init() {}
      init?(stringValue: String) { nil }
      init?(intValue: Int) { nil }
    }

    func decodeNil() -> Bool { (row.values.first ?? nil) == nil }
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
      try row.value(row.values.first ?? nil, type, Key())
    }
  }
}
