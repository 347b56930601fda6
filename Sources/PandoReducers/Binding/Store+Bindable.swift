internal import PandoCasePaths

// The members that `$store.text` writes to: the fields of a store whose actions can be bound.

extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A field of the state. Writing it sends an action that sets the field.
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
  /// The state. Writing it sends an action that replaces the state.
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
  /// A field of the state. Writing it sends an action that sets the field.
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
  /// The state. Writing it sends an action that replaces the state.
  public var state: State {
    get { observableState }
    set { bind { .view(.set(\.self, newValue, watch: $0)) } }
  }
}

extension Store {
  /// Sends the action for a written value. A store whose state is gone drops the action.
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
  /// A field of the state. Writing it sends an action of a case.
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
