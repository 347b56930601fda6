public import CustomDump
public import PandoCasePaths
internal import PandoDependencies

/// A field that controls may set, in a state that is not observable.
///
/// It precedes `@ObservableState`, with which every field of a state can be bound.
@propertyWrapper
public struct BindingState<Value> {
  /// The value.
  public var wrappedValue: Value
  let sourceLocation: CodeLocation

  /// Makes a field.
  public init(
    wrappedValue: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.wrappedValue = wrappedValue
    sourceLocation = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The field itself, whose path a binding action names: `\.$text`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

extension BindingState: Equatable where Value: Equatable {
  /// Whether both values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension BindingState: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { wrappedValue.hash(into: &hasher) }
}

extension BindingState: Decodable where Value: Decodable {
  /// Decodes the value.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer(),
      let value = try? container.decode(Value.self)
    {
      self.init(wrappedValue: value)
    } else {
      self.init(wrappedValue: try Value(from: decoder))
    }
  }
}

extension BindingState: Encodable where Value: Encodable {
  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension BindingState: CustomReflectable {
  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension BindingState: CustomDumpRepresentable {
  /// The value for dumps.
  public var customDumpValue: Any { wrappedValue }
}

extension BindingState: CustomDebugStringConvertible where Value: CustomDebugStringConvertible {
  /// The text of the value for debuggers.
  public var debugDescription: String { wrappedValue.debugDescription }
}

extension BindingState: Sendable where Value: Sendable {}

extension BindingAction {
  /// Makes an action that sets a field with `@BindingState`.
  ///
  /// - Parameters:
  ///   - keyPath: The projected value of the field.
  ///   - value: The new value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: _SendableWritableKeyPath<Root, BindingState<Value>>,
    _ value: Value
  ) -> Self {
    set(keyPath, value, watch: nil)
  }

  static func set<Value: Equatable & Sendable>(
    _ keyPath: _SendableWritableKeyPath<Root, BindingState<Value>>,
    _ value: Value,
    watch: UnhandledBinding?
  ) -> Self {
    Self(
      keyPath: keyPath,
      set: {
        watch?.isHandled = true
        $0[keyPath: keyPath].wrappedValue = value
      },
      value: value,
      valueIsEqualTo: { $0 as? Value == value }
    )
  }
}

extension BindableAction {
  /// Makes an action that sets a field with `@BindingState`.
  ///
  /// - Parameters:
  ///   - keyPath: The projected value of the field.
  ///   - value: The new value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: _SendableWritableKeyPath<State, BindingState<Value>>,
    _ value: Value
  ) -> Self {
    binding(.set(keyPath, value))
  }
}

extension BindingAction.AllCasePaths {
  /// A field with `@BindingState` as a case.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<Root, BindingState<Value>>
  ) -> AnyCasePath<BindingAction, Value> {
    let keyPath = keyPath.unsafeSendable()
    return AnyCasePath(
      embed: { .set(keyPath, $0) },
      extract: { $0.keyPath == keyPath ? $0.value as? Value : nil }
    )
  }
}
