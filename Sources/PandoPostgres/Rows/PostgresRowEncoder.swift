import Foundation
import PandoSharing

/// Encodes a value as columns: one for each member.
struct PostgresRowEncoder: Encoder {
  final class Columns {
    var cells: [String: RowCell] = [:]
  }

  let columns = Columns()
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The columns of a row.
  ///
  /// - Throws: `EncodingError` if it has no members.
  static func cells(of row: some Encodable) throws -> [String: RowCell] {
    let encoder = PostgresRowEncoder()
    try row.encode(to: encoder)
    return encoder.columns.cells
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Members<Key>(columns: columns))
  }

  // A row that encodes as an array or a single value has no columns. This is found out only after
  // its `encode(to:)` returned, because a container cannot throw.
  func unkeyedContainer() -> any UnkeyedEncodingContainer { Nothing() }
  func singleValueContainer() -> any SingleValueEncodingContainer { Nothing() }

  private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let columns: Columns
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil(forKey key: Key) { columns.cells[key.stringValue] = .null }
    mutating func encode(_ value: some Encodable, forKey key: Key) throws {
      columns.cells[key.stringValue] = try RowCell(encoding: value)
    }
    // nil is written as NULL: an update leaves absent columns as they are, and would keep the old
    // value.
    mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
      if let value { try encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }
    mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try any(value, key) }
    mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws { try any(value, key) }
    mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try any(value, key) }
    mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try any(value, key) }
    mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try any(value, key) }
    mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try any(value, key) }
    mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try any(value, key) }
    mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try any(value, key) }
    mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try any(value, key) }
    mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try any(value, key) }
    mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try any(value, key) }
    mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try any(value, key) }
    mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try any(value, key) }
    mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try any(value, key) }

    private mutating func any(_ value: (some Encodable)?, _ key: Key) throws {
      if let value { try encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type,
      forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
      KeyedEncodingContainer(Members<NestedKey>(columns: Columns()))
    }
    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      Nothing()
    }
    mutating func superEncoder() -> any Encoder { PostgresRowEncoder() }
    mutating func superEncoder(forKey key: Key) -> any Encoder { PostgresRowEncoder() }
  }

  /// Refuses values.
  private struct Nothing: UnkeyedEncodingContainer, SingleValueEncodingContainer {
    var codingPath: [any CodingKey] { [] }
    var count: Int { 0 }

    private var error: EncodingError {
      EncodingError.invalidValue(
        (),
        EncodingError.Context(codingPath: [], debugDescription: "A row has members with names.")
      )
    }
    mutating func encodeNil() throws { throw error }
    mutating func encode(_ value: some Encodable) throws { throw error }
    mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
      KeyedEncodingContainer(Members<NestedKey>(columns: Columns()))
    }
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
    mutating func superEncoder() -> any Encoder { PostgresRowEncoder() }
  }
}
