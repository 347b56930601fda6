public import OpenCombine

extension Store {
  /// A store whose state and actions are converted from and to this one's by functions.
  ///
  /// Each call makes another store, which does not know which of its fields are read; prefer key paths.
  ///
  /// - Parameters:
  ///   - toChildState: Makes the state from this store's.
  ///   - fromChildAction: Makes an action of this store.
  /// - Returns: The store.
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    _scope(state: toChildState, action: fromChildAction)
  }

  /// Calls one function with a store when the state becomes non-nil, and another one when it becomes nil.
  ///
  /// - Parameters:
  ///   - unwrap: Receives the store of the state.
  ///   - else: Called when the state is nil.
  /// - Returns: A subscription; cancel it to end the calls.
  public func ifLet<Wrapped>(
    then unwrap: @escaping (_ store: Store<Wrapped, Action>) -> Void,
    else: @escaping () -> Void = {}
  ) -> any Cancellable where State == Wrapped? {
    publisher
      .removeDuplicates { ($0 != nil) == ($1 != nil) }
      .sink { [weak self] state in
        // The publisher sends on the store's actor, the main actor.
        MainActor.assumeIsolated {
          guard let self, let state else { return `else`() }
          unwrap(self.uncachedStore(IfLetCore(self.core, \.self, \.self, initial: state)))
        }
      }
  }
}
