public import PandoCasePaths

/// Writes the values set by bindings into the state.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { … }
/// }
/// ```
///
/// Reducers before it in a body see the old value, reducers after it the new one.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  let toViewAction: (Action) -> ViewAction?

  /// Makes a reducer of actions that are themselves binding actions.
  public init() where Action == ViewAction {
    toViewAction = { $0 }
  }

  /// Makes a reducer of actions with a case for view actions, which contain the binding actions.
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
