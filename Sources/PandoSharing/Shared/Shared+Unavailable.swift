// A `Shared` is not `Hashable`, `Encodable` or `Decodable`: its value can change while it is in a set, and is
// stored elsewhere than its owner.
//
// The conformances below require the value to conform to a protocol that no type conforms to, and whose name the
// compiler then shows. A conformance marked unavailable, with a message, would read better where it is used. But
// the compiler silently derives an owner's conformance from an unavailable one, and the owner would trap when it
// is hashed or encoded.

/// The compiler shows its name where a shared value would be hashed. Nothing conforms to it.
///
/// A shared value can change while it is in a set or a dictionary. Implement `hash(into:)` of its owner with a part
/// that does not change, such as an id.
public protocol _SharedValuesChange_HashAnIDInstead {}

/// The compiler shows its name where a shared value would be encoded. Nothing conforms to it.
///
/// A shared value is stored elsewhere than its owner. Leave it out of the owner's `CodingKeys`, or
/// implement `encode(to:)`.
public protocol _SharedValuesAreKeptElsewhere_LeaveThemOutOfCodingKeys {}

extension Shared: Hashable
where Value: Hashable & _SharedValuesChange_HashAnIDInstead {
  /// Not available for any value.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(handle)) }
}

extension Shared: Encodable
where Value: _SharedValuesAreKeptElsewhere_LeaveThemOutOfCodingKeys {
  /// Not available for any value.
  public func encode(to encoder: any Encoder) throws {}
}

extension Shared: Decodable
where Value: Decodable & _SharedValuesAreKeptElsewhere_LeaveThemOutOfCodingKeys {
  /// Not available for any value.
  public init(from decoder: any Decoder) throws {
    self.init(handle: Root(try decoder.singleValueContainer().decode(Value.self)))
  }
}

extension SharedReader: Hashable
where Value: Hashable & _SharedValuesChange_HashAnIDInstead {
  /// Not available for any value.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(handle)) }
}

extension SharedReader: Encodable
where Value: _SharedValuesAreKeptElsewhere_LeaveThemOutOfCodingKeys {
  /// Not available for any value.
  public func encode(to encoder: any Encoder) throws {}
}

extension SharedReader: Decodable
where Value: Decodable & _SharedValuesAreKeptElsewhere_LeaveThemOutOfCodingKeys {
  /// Not available for any value.
  public init(from decoder: any Decoder) throws {
    self.init(handle: Root(try decoder.singleValueContainer().decode(Value.self)))
  }
}
