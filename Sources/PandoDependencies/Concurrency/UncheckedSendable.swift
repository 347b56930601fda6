/// A value that the compiler takes for sendable without a check.
@dynamicMemberLookup
@propertyWrapper
// Sendable because the code that makes one vouches for the value.
public struct UncheckedSendable<Value>: @unchecked Sendable {
  /// The value.
  public var value: Value

  /// Wraps a value.
  ///
  /// - Parameter value: The value.
  public init(_ value: Value) { self.value = value }

  /// Wraps a value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value.
  public var wrappedValue: Value {
    _read { yield value }
    _modify { yield &value }
  }

  /// The wrapper itself.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A part of the value.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  /// A part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Subject {
    _read { yield value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }
}

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}

extension UncheckedSendable: AsyncSequence where Value: AsyncSequence {
  /// Iterates over the elements of the value.
  public func makeAsyncIterator() -> Value.AsyncIterator { value.makeAsyncIterator() }
}

extension UncheckedSendable: Decodable where Value: Decodable {
  /// Decodes the value itself.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: What decoding the value throws.
  public init(from decoder: any Decoder) throws {
    // Coders apply strategies, such as that for dates, to values in containers only.
    do {
      self.init(try decoder.singleValueContainer().decode(Value.self))
    } catch {
      self.init(try Value(from: decoder))
    }
  }
}

extension UncheckedSendable: Encodable where Value: Encodable {
  /// Encodes the value itself.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What encoding the value throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
