public import OpenCombine

extension Store {
  /// A store of states and actions that functions make of this one's.
  ///
  /// It is another store each time, and does not know which of its fields are read: key paths are better.
  ///
  /// - Parameters:
  ///   - toChildState: Makes the state.
  ///   - fromChildAction: Makes an action of this store.
  /// - Returns: The store.
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    _scope(state: toChildState, action: fromChildAction)
  }

  /// Calls a function with a store of what the state holds, and another one when it holds nothing, each time that
  /// changes.
  ///
  /// - Parameters:
  ///   - unwrap: Gets the store.
  ///   - else: Called when there is nothing.
  /// - Returns: What ends it.
  public func ifLet<Wrapped>(
    then unwrap: @escaping (_ store: Store<Wrapped, Action>) -> Void,
    else: @escaping () -> Void = {}
  ) -> any Cancellable where State == Wrapped? {
    publisher
      .removeDuplicates { ($0 != nil) == ($1 != nil) }
      .sink { [weak self] state in
        // The publisher sends where the store is.
        MainActor.assumeIsolated {
          guard let self, let state else { return `else`() }
          unwrap(self.uncachedStore(IfLetCore(self.core, \.self, \.self, initial: state)))
        }
      }
  }
}
