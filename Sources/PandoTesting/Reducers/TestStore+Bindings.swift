public import PandoCasePaths
@_spi(Internals) public import PandoReducers

extension TestStore {
  /// A view store with bindings to the fields that have `@BindingState`, made from the present state.
  ///
  /// - Parameter toViewAction: The path to the actions of the view.
  /// - Returns: A copy of the state, which a binding changes without the test store.
  public func bindings<ViewAction: BindableAction>(
    action toViewAction: AnyCasePath<Action, ViewAction>
  ) -> BindingViewStore<State> where State == ViewAction.State {
    BindingViewStore(
      store: Store<State, ViewAction>(initialState: state) { BindingReducer() }
    )
  }

  /// A view store with bindings to the fields that have `@BindingState`, made from the present state.
  ///
  /// - Parameter toViewAction: The path to the actions of the view.
  /// - Returns: A copy of the state, which a binding changes without the test store.
  public func bindings<ViewAction: BindableAction>(
    action toViewAction: CaseKeyPath<Action, ViewAction>
  ) -> BindingViewStore<State> where State == ViewAction.State, Action: CasePathable {
    bindings(action: AnyCasePath(toViewAction))
  }
}

extension TestStore where Action: BindableAction, State == Action.State {
  /// A view store with bindings to the fields that have `@BindingState`, made from the present state.
  public var bindings: BindingViewStore<State> {
    bindings(action: AnyCasePath())
  }
}
