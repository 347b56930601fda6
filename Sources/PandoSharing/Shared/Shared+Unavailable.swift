// A `Shared` is not `Hashable`, `Encodable` or `Decodable`: its value can change while it is in a set,
// and is kept elsewhere than its owner.
//
// The conformances below hold for values of a type that conforms to a protocol to which none does, and
// whose name is what the compiler then says. Marking a conformance unavailable, with a message, would
// read better where it is used, but the compiler makes an owner's conformance out of such a one without
// a word, and the owner would trap when it is hashed or encoded.

/// What the compiler says of a shared value where one is to be hashed. Nothing conforms to it.
///
/// A shared value can change while it is in a set or a dictionary. Implement `hash(into:)` of its owner
/// with what does not change, such as an id.
public protocol _SharedValuesChange_HashAnIDInstead {}

/// What the compiler says of a shared value where one is to be encoded. Nothing conforms to it.
///
/// A shared value is kept elsewhere than its owner. Leave it out of the owner's `CodingKeys`, or
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
