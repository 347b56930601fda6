public import OpenCombine

/// What a view observes of a store, made of its state by a function.
///
/// It comes from before `@ObservableState`, with which a view reads the fields from the store itself.
@dynamicMemberLookup
@preconcurrency @MainActor
public final class ViewStore<ViewState, ViewAction>: ObservableObject {
  // Unsafe because nothing says that it may be sent: it has a lock of its own.
  /// Tells of a change, before it is seen.
  public nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()

  let store: Store<ViewState, ViewAction>
  private let current: CurrentValueRelay<ViewState>
  private var subscription: AnyCancellable?
  private let name: String?

  /// Observes a store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes what is observed.
  ///   - fromViewAction: Makes an action of the store.
  ///   - isDuplicate: Whether a change is none for the view.
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

  /// Observes a store whose actions are those of the view.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes what is observed.
  ///   - isDuplicate: Whether a change is none for the view.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Observes what another one observes.
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

  /// What is observed, as it is now and after each change.
  public var publisher: StorePublisher<ViewState> {
    StorePublisher(store: self, upstream: current)
  }

  /// What is observed, as it is now.
  public var state: ViewState { current.value }

  /// A part of what is observed.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    state[keyPath: keyPath]
  }
}

/// What a view observes of a store of a reducer.
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

extension ViewStore where ViewState: Equatable {
  /// Observes a store whose actions are those of the view.
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

  /// Observes a store whose actions are those of the view, with bindings to its fields.
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

  /// Observes a store whose actions are those of the view, with bindings to its fields.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState
  ) where ViewAction: BindableAction<State> {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 })
  }
}

/// What is observed of a store with bindings to its fields. It is made where the store is.
@MainActor
func observation<State, Action, ViewState, ViewAction: BindableAction<State>>(
  of store: Store<State, Action>,
  _ toViewState: @escaping (BindingViewStore<State>) -> ViewState,
  _ fromViewAction: @escaping (ViewAction) -> Action
) -> (State) -> ViewState {
  // Looked at where the store is: on the main actor.
  { (_: State) in
    // Unsafe because this is the main actor, where all of it is made and used.
    nonisolated(unsafe) let (toViewState, fromViewAction) = (toViewState, fromViewAction)
    nonisolated(unsafe) var result: ViewState?
    MainActor.assumeIsolated {
      result = toViewState(
        BindingViewStore(store: store._scope(state: { $0 }, action: fromViewAction))
      )
    }
    return result.unsafelyUnwrapped
  }
}
