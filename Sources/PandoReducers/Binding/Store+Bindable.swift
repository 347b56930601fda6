internal import PandoCasePaths

// What `$store.text` writes through: the fields of a store whose actions can be bound.

extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A field of the state. Writing sends an action that puts the value there.
  @_disfavoredOverload
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { self[keyPath] }
    set { bind { .set(keyPath.unsafeSendable(), newValue, watch: $0) } }
  }
}

extension Store
where
  State: Equatable & Sendable, State: ObservableState, Action: BindableAction,
  Action.State == State
{
  /// The state. Writing sends an action that replaces it.
  public var state: State {
    get { observableState }
    set { bind { .set(\.self, newValue, watch: $0) } }
  }
}

extension Store
where
  State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// A field of the state. Writing sends an action that puts the value there.
  @_disfavoredOverload
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { self[keyPath] }
    set { bind { .view(.set(keyPath.unsafeSendable(), newValue, watch: $0)) } }
  }
}

extension Store
where
  State: Equatable & Sendable, State: ObservableState, Action: ViewAction,
  Action.ViewAction: BindableAction, Action.ViewAction.State == State
{
  /// The state. Writing sends an action that replaces it.
  public var state: State {
    get { observableState }
    set { bind { .view(.set(\.self, newValue, watch: $0)) } }
  }
}

extension Store {
  /// Sends what a control writes. A store whose state is gone drops it.
  fileprivate func bind(_ action: (UnhandledBinding?) -> Action) {
    BindingLocal.$isActive.withValue(true) {
      #if DEBUG
        if core.isInvalid {
          send(action(nil))
        } else {
          let watch = UnhandledBinding()
          let task = send(action(watch))
          _ = task
          if !core.root.isWaiting { watch.report() }
        }
      #else
        send(action(nil))
      #endif
    }
  }
}

extension Store where State: ObservableState {
  /// A field that is written by sending an action of a case.
  subscript<Value>(
    state state: KeyPath<State, Value>,
    action action: CaseKeyPath<Action, Value>
  ) -> Value {
    get { self[state] }
    set {
      BindingLocal.$isActive.withValue(true) {
        _ = send(AnyCasePath(action).embed(newValue))
      }
    }
  }
}
