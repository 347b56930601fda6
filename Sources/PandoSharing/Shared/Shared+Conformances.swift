public import CustomDump

extension Shared: Equatable where Value: Equatable {
  /// Whether the values that are shared are equal.
  public static func == (lhs: Shared, rhs: Shared) -> Bool {
    lhs.handle.target === rhs.handle.target || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension Shared: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: CustomDumpRepresentable {
  /// The value, so that dumps and differences read as if it were not shared.
  public var customDumpValue: Any { wrappedValue }
}

extension Shared: CustomStringConvertible {
  /// The type, and the value.
  public var description: String { "Shared<\(Value.self)>(\(wrappedValue))" }
}

extension SharedReader: Equatable where Value: Equatable {
  /// Whether the values that are looked at are equal.
  public static func == (lhs: SharedReader, rhs: SharedReader) -> Bool {
    lhs.handle.target === rhs.handle.target || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension SharedReader: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: CustomDumpRepresentable {
  /// The value, so that dumps and differences read as if it were not shared.
  public var customDumpValue: Any { wrappedValue }
}

extension SharedReader: CustomStringConvertible {
  /// The type, and the value.
  public var description: String { "SharedReader<\(Value.self)>(\(wrappedValue))" }
}

// MARK: What a reference cannot be

@available(
  *,
  unavailable,
  message: """
    A shared value can change while it is in a set or a dictionary, so it cannot be hashed. \
    Implement 'hash(into:)' with what does not change, such as an id.
    """
)
extension Shared: Hashable where Value: Hashable {
  /// Not available.
  public func hash(into hasher: inout Hasher) { fatalError("unavailable") }
}

@available(
  *,
  unavailable,
  message: """
    A shared value is kept elsewhere, so it is not encoded with its owner. Leave it out of \
    'CodingKeys', or implement 'encode(to:)'.
    """
)
extension Shared: Encodable where Value: Encodable {
  /// Not available.
  public func encode(to encoder: any Encoder) throws { fatalError("unavailable") }
}

@available(
  *,
  unavailable,
  message: """
    A shared value is kept elsewhere, so it is not decoded with its owner. Leave it out of \
    'CodingKeys', or implement 'init(from:)'.
    """
)
extension Shared: Decodable where Value: Decodable {
  /// Not available.
  public init(from decoder: any Decoder) throws { fatalError("unavailable") }
}

@available(
  *,
  unavailable,
  message: """
    A shared value can change while it is in a set or a dictionary, so it cannot be hashed. \
    Implement 'hash(into:)' with what does not change, such as an id.
    """
)
extension SharedReader: Hashable where Value: Hashable {
  /// Not available.
  public func hash(into hasher: inout Hasher) { fatalError("unavailable") }
}

@available(
  *,
  unavailable,
  message: """
    A shared value is kept elsewhere, so it is not encoded with its owner. Leave it out of \
    'CodingKeys', or implement 'encode(to:)'.
    """
)
extension SharedReader: Encodable where Value: Encodable {
  /// Not available.
  public func encode(to encoder: any Encoder) throws { fatalError("unavailable") }
}

@available(
  *,
  unavailable,
  message: """
    A shared value is kept elsewhere, so it is not decoded with its owner. Leave it out of \
    'CodingKeys', or implement 'init(from:)'.
    """
)
extension SharedReader: Decodable where Value: Decodable {
  /// Not available.
  public init(from decoder: any Decoder) throws { fatalError("unavailable") }
}
