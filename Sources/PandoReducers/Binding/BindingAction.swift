public import CustomDump
public import PandoCasePaths

/// An action that sets a field of a state, as a control sends it.
///
/// ```swift
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
/// }
///
/// switch action {
/// case .binding(\.name): // The name was changed.
/// case .binding: // Something else was.
/// }
/// ```
public struct BindingAction<Root>: CasePathable, Equatable, Sendable {
  /// The field.
  public let keyPath: _SendablePartialKeyPath<Root>

  let set: @Sendable (inout Root) -> Void
  let value: any Sendable
  let valueIsEqualTo: @Sendable (Any) -> Bool

  init(
    keyPath: _SendablePartialKeyPath<Root>,
    set: @escaping @Sendable (inout Root) -> Void,
    value: any Sendable,
    valueIsEqualTo: @escaping @Sendable (Any) -> Bool
  ) {
    self.keyPath = keyPath
    self.set = set
    self.value = value
    self.valueIsEqualTo = valueIsEqualTo
  }

  /// Whether both set the same field to equal values.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.valueIsEqualTo(rhs.value)
  }

  /// The fields of the state as cases: `\.binding.name`.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The fields of the state as cases.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// A field as a case.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> where Root: ObservableState {
      let keyPath = keyPath.unsafeSendable()
      return AnyCasePath(
        embed: { .set(keyPath, $0) },
        extract: { $0.keyPath == keyPath ? $0.value as? Value : nil }
      )
    }
  }

  /// Makes an action that sets a field.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - value: The new value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: _SendableWritableKeyPath<Root, Value>,
    _ value: Value
  ) -> Self where Root: ObservableState {
    Self(
      keyPath: keyPath,
      set: { $0[keyPath: keyPath] = value },
      value: value,
      valueIsEqualTo: { $0 as? Value == value }
    )
  }

  /// Whether an action is for a field: `case .binding(\.name):`.
  public static func ~= <Value>(
    keyPath: _SendableWritableKeyPath<Root, Value>,
    bindingAction: Self
  ) -> Bool where Root: ObservableState {
    keyPath == bindingAction.keyPath
  }

  /// Whether an action is for a field: `case .binding(\.name):`.
  @_disfavoredOverload
  public static func ~= <Value>(
    keyPath: _SendableWritableKeyPath<Root, Value>,
    bindingAction: Self
  ) -> Bool {
    keyPath == bindingAction.keyPath
  }
}

extension BindingAction: CustomDumpStringConvertible {
  /// The action as it is written: `.set(\.name, "Blob")`.
  public var customDumpDescription: String {
    var description = ".set("
    customDump(keyPath, to: &description, maxDepth: 0)
    description.append(", ")
    customDump(value, to: &description, maxDepth: 0)
    description.append(")")
    return description
  }
}

/// The actions of a feature whose fields are bound to controls.
public protocol BindableAction<State> {
  /// The state with the fields.
  associatedtype State

  /// Makes an action that sets a field.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The binding action in this action; nil for any other case.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The binding action in this action; nil for any other case.
  public var binding: BindingAction<State>? {
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .enum, let child = mirror.children.first,
      child.label == "binding"
    else { return nil }
    return child.value as? BindingAction<State>
  }
}

extension BindableAction where State: ObservableState {
  /// Makes an action that sets a field.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - value: The new value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: _SendableWritableKeyPath<State, Value>,
    _ value: Value
  ) -> Self {
    binding(.set(keyPath, value))
  }

  /// Makes an action that sets a field, and notes whether a reducer handles it.
  static func set<Value: Equatable & Sendable>(
    _ keyPath: _SendableWritableKeyPath<State, Value>,
    _ value: Value,
    watch: UnhandledBinding?
  ) -> Self {
    guard let watch else { return set(keyPath, value) }
    watch.describe = { "\(typeName(Self.self)).binding(.set(_, \(dumped(value))))" }
    return binding(
      BindingAction(
        keyPath: keyPath,
        set: {
          watch.isHandled = true
          $0[keyPath: keyPath] = value
        },
        value: value,
        valueIsEqualTo: { $0 as? Value == value }
      )
    )
  }
}

private func dumped(_ value: some Any) -> String {
  var dump = ""
  customDump(value, to: &dump, maxDepth: 0)
  return dump
}
