public import CustomDump
public import Observation

/// Reading the value registers with Observation.
extension Shared: Observable {}

/// Reading the value registers with Observation.
extension SharedReader: Observable {}

extension Shared: Equatable where Value: Equatable {
  /// Whether the shared values are equal.
  public static func == (lhs: Shared, rhs: Shared) -> Bool {
    if SharedChangeTracker.isComparing {
      return lhs.handle.target.expected() == rhs.handle.target.peek()
    }
    if lhs.handle === rhs.handle, let printed = SharedChangePrinting.values(of: lhs.handle) {
      return printed.before == printed.after
    }
    return lhs.handle.target === rhs.handle.target || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension Shared: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: CustomDumpRepresentable {
  /// The value, so that dumps and differences read as if it were not shared.
  public var customDumpValue: Any { SharedChangePrinting.dumped(handle) ?? wrappedValue }
}

extension Shared: CustomStringConvertible {
  /// The type, the value, and the key if it has one: `Shared<Int>(3, .appStorage("count"))`.
  public var description: String { "Shared<\(Value.self)>(\(handle.target.described))" }
}

extension SharedReader: Equatable where Value: Equatable {
  /// Whether the shared values are equal.
  public static func == (lhs: SharedReader, rhs: SharedReader) -> Bool {
    if SharedChangeTracker.isComparing {
      return lhs.handle.target.expected() == rhs.handle.target.peek()
    }
    if lhs.handle === rhs.handle, let printed = SharedChangePrinting.values(of: lhs.handle) {
      return printed.before == printed.after
    }
    return lhs.handle.target === rhs.handle.target || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension SharedReader: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: CustomDumpRepresentable {
  /// The value, so that dumps and differences read as if it were not shared.
  public var customDumpValue: Any { SharedChangePrinting.dumped(handle) ?? wrappedValue }
}

extension SharedReader: CustomStringConvertible {
  /// The type, the value, and the key if it has one: `SharedReader<Int>(3, .appStorage("count"))`.
  public var description: String { "SharedReader<\(Value.self)>(\(handle.target.described))" }
}
