/// A value isolated by an actor of its own, shared by tasks.
@dynamicMemberLookup
public final actor ActorIsolated<Value> {
  /// The value.
  public var value: Value

  /// Wraps a value.
  ///
  /// - Parameter value: The initial value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }

  /// A part of the value.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  /// Reads and changes the value.
  ///
  /// - Parameter operation: Receives the value.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public func withValue<T>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    var value = value
    defer { self.value = value }
    return try operation(&value)
  }

  /// Replaces the value.
  ///
  /// - Parameter newValue: The new value, evaluated while the value is isolated.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    value = try newValue()
  }
}
