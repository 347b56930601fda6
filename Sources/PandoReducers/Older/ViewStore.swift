public import OpenCombine

/// The state that a view observes of a store, made by a function from the store's state.
///
/// It precedes `@ObservableState`, with which a view reads the fields from the store itself.
@dynamicMemberLookup
@preconcurrency @MainActor
public final class ViewStore<ViewState, ViewAction>: ObservableObject {
  /// Sends before each change of the state.
  ///
  /// It is unchecked, because its type is not declared sendable. It has a lock of its own.
  public nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()

  let store: Store<ViewState, ViewAction>
  private let current: CurrentValueRelay<ViewState>
  private var subscription: AnyCancellable?
  private let name: String?

  /// Observes a store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the observed state.
  ///   - fromViewAction: Makes an action of the store.
  ///   - isDuplicate: Whether two states are the same for the view.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    name = Logger.isLogging ? "View\(storeTypeName(of: store))" : nil
    if let name { Logger.shared.log("\(name).init") }
    self.store = store._scope(state: toViewState, action: fromViewAction)
    current = CurrentValueRelay(self.store.core.state)
    subscription = self.store.core.root.changePublisher
      .compactMap { [weak self] in self?.store.core.state }
      .removeDuplicates(by: isDuplicate)
      .dropFirst()
      .sink { [weak self] in self?.change(to: $0) }
  }

  /// Observes a store that takes the actions of the view.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the observed state.
  ///   - isDuplicate: Whether two states are the same for the view.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Observes the same state as another one.
  init(_ viewStore: ViewStore<ViewState, ViewAction>) {
    name = viewStore.name
    if let name { Logger.shared.log("\(name).init") }
    store = viewStore.store
    current = viewStore.current
    subscription = viewStore.objectWillChange.sink { [weak self] in
      self?.objectWillChange.send()
    }
  }

  isolated deinit {
    if let name, Logger.isLogging { Logger.shared.log("\(name).deinit") }
  }

  private func change(to state: ViewState) {
    objectWillChange.send()
    current.value = state
  }

  /// A publisher of the observed state, now and after each change.
  public var publisher: StorePublisher<ViewState> {
    StorePublisher(store: self, upstream: current)
  }

  /// The observed state.
  public var state: ViewState { current.value }

  /// A part of the observed state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    state[keyPath: keyPath]
  }
}

/// The state that a view observes of a store of a reducer.
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

extension ViewStore where ViewState: Equatable {
  /// Observes a store that takes the actions of the view.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState
  ) {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 })
  }

  /// Observes a store.
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 })
  }
}

extension ViewStore {
  /// Observes a store, with bindings to its fields.
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) where ViewAction: BindableAction<State> {
    self.init(
      store,
      observe: observation(of: store, toViewState, fromViewAction),
      send: fromViewAction,
      removeDuplicates: isDuplicate
    )
  }

  /// Observes a store that takes the actions of the view, with bindings to its fields.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) where ViewAction: BindableAction<State> {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }
}

extension ViewStore where ViewState: Equatable {
  /// Observes a store, with bindings to its fields.
  @_disfavoredOverload
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) where ViewAction: BindableAction<State> {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 })
  }

  /// Observes a store that takes the actions of the view, with bindings to its fields.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState
  ) where ViewAction: BindableAction<State> {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 })
  }
}

/// The function that makes the observed state with bindings to the store's fields. It runs on the main actor.
@MainActor
func observation<State, Action, ViewState, ViewAction: BindableAction<State>>(
  of store: Store<State, Action>,
  _ toViewState: @escaping (BindingViewStore<State>) -> ViewState,
  _ fromViewAction: @escaping (ViewAction) -> Action
) -> (State) -> ViewState {
  // Called on the main actor, where the store is.
  { (_: State) in
    // Unsafe because the function is made and used on the main actor only.
    nonisolated(unsafe) let (toViewState, fromViewAction) = (toViewState, fromViewAction)
    // Unsafe because the compiler does not know that the closure below is called at once, and here.
    nonisolated(unsafe) var result: ViewState?
    MainActor.assumeIsolated {
      result = toViewState(
        BindingViewStore(store: store._scope(state: { $0 }, action: fromViewAction))
      )
    }
    return result.unsafelyUnwrapped
  }
}
