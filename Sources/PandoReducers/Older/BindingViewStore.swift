public import CustomDump
internal import PandoCasePaths
internal import PandoDependencies
public import PandoUI

/// A field with `@BindingState` in the state that a view observes: its value, and a binding to it.
@dynamicMemberLookup
@propertyWrapper
public struct BindingViewState<Value> {
  let binding: Binding<Value>
  let initialValue: Value

  init(binding: Binding<Value>) {
    self.binding = binding
    initialValue = binding.wrappedValue
  }

  /// The value.
  public var wrappedValue: Value {
    get { binding.wrappedValue }
    set { binding.wrappedValue = newValue }
  }

  /// The binding.
  public var projectedValue: Binding<Value> { binding }

  /// A part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> BindingViewState<Subject> {
    BindingViewState<Subject>(binding: binding[dynamicMember: keyPath])
  }
}

extension BindingViewState: Equatable where Value: Equatable {
  /// Whether both have equal values, now and when they were made.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.initialValue == rhs.initialValue && lhs.wrappedValue == rhs.wrappedValue
  }
}

extension BindingViewState: Hashable where Value: Hashable {
  /// Hashes the compared values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(initialValue)
    hasher.combine(wrappedValue)
  }
}

extension BindingViewState: CustomReflectable {
  /// The mirror of the value.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension BindingViewState: CustomDumpRepresentable {
  /// The value for dumps.
  public var customDumpValue: Any { wrappedValue }
}

extension BindingViewState: CustomDebugStringConvertible
where Value: CustomDebugStringConvertible {
  /// The mirror of the value.
  public var debugDescription: String { wrappedValue.debugDescription }
}

/// The state of a store with bindings to its fields that have `@BindingState`.
@dynamicMemberLookup
@propertyWrapper
@preconcurrency @MainActor
public struct BindingViewStore<State> {
  let store: Store<State, BindingAction<State>>
  let actionName: String
  let sourceLocation: CodeLocation

  /// Observes a store.
  @_spi(Internals)
  public init<Action: BindableAction<State>>(
    store: Store<State, Action>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.store = store._scope(state: { $0 }, action: { .binding($0) })
    actionName = typeName(Action.self)
    sourceLocation = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Takes another one.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The state.
  public var wrappedValue: State { store.withState { $0 } }

  /// The wrapper itself.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A field of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    wrappedValue[keyPath: keyPath]
  }

  /// A field with `@BindingState`, with a binding.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, BindingState<Value>>
  ) -> BindingViewState<Value> {
    let keyPath = keyPath.unsafeSendable()
    let store = store
    let (actionName, sourceLocation) = (actionName, sourceLocation)
    return BindingViewState(
      binding: Binding(
        get: { store.withState { $0[keyPath: keyPath].wrappedValue } },
        set: { value in
          store.bind(value, actionName, ("at", sourceLocation)) { .set(keyPath, value, watch: $0) }
        }
      )
    )
  }
}

extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  /// A binding to a field with `@BindingState`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> {
    let keyPath = keyPath.unsafeSendable()
    return Binding(
      get: { self.state[keyPath: keyPath].wrappedValue },
      set: { value in
        let sourceLocation = self.state[keyPath: keyPath].sourceLocation
        self.store.bind(
          value,
          typeName(ViewAction.self),
          ("for binding state defined at", sourceLocation)
        ) { .binding(.set(keyPath, value, watch: $0)) }
      }
    )
  }
}

extension Store {
  /// Sends the action for a written value, and reports it if no reducer handles it.
  fileprivate func bind(
    _ value: some Any,
    _ actionName: @autoclosure @escaping () -> String,
    _ place: (text: String, sourceLocation: CodeLocation),
    action: (UnhandledBinding?) -> Action
  ) {
    BindingLocal.$isActive.withValue(true) {
      let watch = core.isInvalid ? nil : UnhandledBinding()
      watch?.place = place
      watch?.describe = {
        var dump = ""
        customDump(value, to: &dump, maxDepth: 0)
        return "\(actionName()).binding(.set(_, \(dump)))"
      }
      send(action(watch))
      if !core.root.isWaiting { watch?.report() }
    }
  }
}
