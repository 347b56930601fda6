public import PandoUI

extension Binding {
  /// A binding to the value of an optional; nil if the optional has none.
  ///
  /// When the optional becomes nil, the binding reads the last value, and writing does not restore the
  /// optional.
  ///
  /// - Parameter base: A binding to the optional.
  public init?(unwrapping base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(unwrapping: base, default: value)
  }

  /// A binding to the value of an optional, or to the last known value when it is nil. Writing does not
  /// restore an optional that is nil.
  ///
  /// - Parameters:
  ///   - base: A binding to the optional.
  ///   - value: The value to read until the optional has one.
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

  /// A binding that drops values equal to the current one.
  ///
  /// - Parameter isDuplicate: Whether two values count as equal.
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
  /// A binding that drops values equal to the current one.
  ///
  /// - Returns: The binding.
  public func removeDuplicates() -> Self { removeDuplicates { $0 == $1 } }
}

extension Binding where Value: Sendable {
  /// A binding that prints the values written to it.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of each line; if empty, the type and the place.
  ///   - fileID: Where this is, for the line.
  ///   - line: Where this is, for the line.
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

/// The last known value.
private final class LastValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
