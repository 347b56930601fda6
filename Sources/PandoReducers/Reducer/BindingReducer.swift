public import PandoCasePaths

/// Puts what bindings wrote into the state.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { … }
/// }
/// ```
///
/// What stands before it in a body sees the old value, what stands after it sees the new one.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  let toViewAction: (Action) -> ViewAction?

  /// For actions that hold what bindings write.
  public init() where Action == ViewAction {
    toViewAction = { $0 }
  }

  /// For actions one of which holds the actions of a view, and they what bindings write.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
    let path = AnyCasePath(toViewAction)
    self.toViewAction = { path.extract(from: $0) }
  }

  init(internal toViewAction: @escaping (_ action: Action) -> ViewAction?) {
    self.toViewAction = toViewAction
  }

  /// Changes the state, and returns the effects.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    toViewAction(action)?.binding?.set(&state)
    return .none
  }
}
