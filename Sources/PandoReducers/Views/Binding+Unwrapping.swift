public import PandoUI

extension Binding {
  /// A binding to what an optional holds; nil if it holds nothing.
  ///
  /// When it has come to hold nothing, the last value is read, and what is written does not bring it back.
  ///
  /// - Parameter base: A binding to the optional.
  public init?(unwrapping base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(unwrapping: base, default: value)
  }

  /// A binding to what an optional holds, or to the last value that is known. What is written does not bring back what
  /// is gone.
  ///
  /// - Parameters:
  ///   - base: A binding to the optional.
  ///   - value: The value until there is one.
  public init(unwrapping base: Binding<Value?>, default value: Value) {
    let last = LastValue(value)
    self.init(
      get: {
        if let value = base.wrappedValue { last.value = value }
        return last.value
      },
      set: { value, transaction in
        last.value = value
        guard base.wrappedValue != nil else { return }
        withTransaction(transaction) { base.wrappedValue = value }
      }
    )
  }

  /// The binding, to which only values that differ are written.
  ///
  /// - Parameter isDuplicate: Whether two values count as one.
  /// - Returns: The binding.
  public func removeDuplicates(
    by isDuplicate: @Sendable @escaping (Value, Value) -> Bool
  ) -> Self where Value: Sendable {
    Self(
      get: { wrappedValue },
      set: { value, transaction in
        guard !isDuplicate(wrappedValue, value) else { return }
        withTransaction(transaction) { wrappedValue = value }
      }
    )
  }
}

extension Binding where Value: Equatable & Sendable {
  /// The binding, to which only values that differ are written.
  ///
  /// - Returns: The binding.
  public func removeDuplicates() -> Self { removeDuplicates { $0 == $1 } }
}

extension Binding where Value: Sendable {
  /// The binding, which prints what is written to it.
  ///
  /// - Parameters:
  ///   - prefix: What each line begins with; the type and the place by default.
  ///   - fileID: Where it is, for the line.
  ///   - line: Where it is, for the line.
  /// - Returns: The binding.
  public func _printChanges(
    _ prefix: String = "",
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    Self(
      get: { wrappedValue },
      set: { value, transaction in
        let name = prefix.isEmpty ? "\(Self.self)@\(fileID):\(line)" : prefix
        print("\(name):", String(reflecting: wrappedValue), "→", String(reflecting: value))
        withTransaction(transaction) { wrappedValue = value }
      }
    )
  }
}

/// What was there last.
private final class LastValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
