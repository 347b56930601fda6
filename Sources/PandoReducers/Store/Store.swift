@_spi(Internals) public import Foundation
public import Observation
@_spi(Internals) public import OpenCombine
internal import PandoCasePaths
public import PandoDependencies
public import PandoSharing
public import PandoUI

/// Runs a feature: keeps its state, reduces the actions sent to it, and runs their effects.
///
/// ```swift
/// struct CounterView: View {
///   let store: StoreOf<Counter>
///
///   var body: some View {
///     Button("\(store.count)") { store.send(.incrementButtonTapped) }
///   }
/// }
/// ```
///
/// Views read the fields of the state as members of the store, and are evaluated again when those fields change.
/// Parts of a feature get their own stores with `scope(state:action:)`.
///
/// Actions that are sent while another one is being reduced are queued. Readers are notified once the new state is in
/// place.
@preconcurrency @MainActor
@dynamicMemberLookup
public final class Store<State, Action>: _StoreNode {
  let core: Core<State, Action>
  /// The stores scoped from this one, if there are any.
  private var scoped: ScopedStores?

  /// The function that identifies the value of state this store is for, and the last result; see `follow`.
  var identify: ((UnsafePointer<State>) -> ObservableStateID)?
  var identity: ObservableStateID?
  /// The emitters of this store, by the case of their actions.
  var emitters: [PartialCaseKeyPath<Action>: AnyObject] = [:]
  lazy var registrar = ObservationRegistrar()
  /// Records the session, if this is a root store that was given a recorder.
  private(set) var recorder: StoreRecorder<State, Action>?

  /// Makes a store with an initial state and a reducer.
  ///
  /// ```swift
  /// let store = Store(initialState: Counter.State()) {
  ///   Counter()
  /// } withDependencies: {
  ///   $0.apiClient = .mock
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - initialState: The initial state, made with the dependencies of the store.
  ///   - reducer: The reducer.
  ///   - prepareDependencies: Changes the dependencies of the reducer and its effects, which otherwise are those of
  ///     the code that makes the store.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    self.init(
      { Shared(ofStore: initialState) },
      isShared: false,
      recorder: nil,
      reducer,
      prepareDependencies
    )
  }

  /// Makes a store whose session is recorded.
  ///
  /// - Parameters:
  ///   - initialState: The initial state, made with the dependencies of the store.
  ///   - recorder: Records the session: see ``recording``.
  ///   - reducer: The reducer.
  ///   - prepareDependencies: Changes the dependencies of the reducer and its effects.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    recorder: StoreRecorder<State, Action>,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    self.init(
      { Shared(ofStore: initialState) },
      isShared: false,
      recorder: recorder,
      reducer,
      prepareDependencies
    )
  }

  /// Makes a store whose state is a shared value, or a slice of one.
  ///
  /// Other owners of the value see the changes of this store's reducer, and this store sees theirs: stores of two
  /// pages over one value act as one store. The value's key decides where it is kept.
  ///
  /// - Parameters:
  ///   - state: The state. An action is reduced on a copy, which replaces the value when the reducer is done.
  ///   - reducer: The reducer.
  ///   - recorder: Records the session: see ``recording``.
  ///   - prepareDependencies: Changes the dependencies of the reducer and its effects.
  public convenience init<R: Reducer<State, Action>>(
    sharing state: Shared<State>,
    recorder: StoreRecorder<State, Action>? = nil,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    self.init({ state }, isShared: true, recorder: recorder, reducer, prepareDependencies)
  }

  private convenience init<R: Reducer<State, Action>>(
    _ state: () -> Shared<State>,
    isShared: Bool,
    recorder: StoreRecorder<State, Action>?,
    _ reducer: () -> R,
    _ prepareDependencies: ((inout DependencyValues) -> Void)?
  ) {
    self.init(core: makeRootCore(state, isShared: isShared, recorder, reducer, prepareDependencies))
    self.recorder = recorder
  }

  /// Makes a store for state that does not exist.
  override convenience init() {
    self.init(core: InvalidCore())
  }

  init(core: Core<State, Action>, isRoot: Bool = true) {
    self.core = core
    super.init()
    if isRoot { core.root.store = self }
    if Logger.isLogging { Logger.shared.log("\(storeTypeName(of: self)).init") }
  }

  deinit {
    if Logger.isLogging { Logger.logEnd("\(storeTypeName(of: self)).deinit") }
  }

  /// The stores scoped from this one.
  var scopedStores: ScopedStores {
    if let scoped { return scoped }
    let made = ScopedStores(root: core.root)
    scoped = made
    return made
  }

  /// Compares the state of the store with its previous one. If it was replaced, readers of the old
  /// fields are notified, because those fields will not change any more.
  override func follow(_ change: StructuralChange, isParentReplaced: Bool) {
    let isReplaced = followOwnState(change, isParentReplaced: isParentReplaced)
    scoped?.follow(
      change,
      isReplaced: isReplaced,
      mayReplaceElements: isReplaced || change.mayReplaceElements(of: State.self)
    )
  }

  override var isGone: Bool { core.isInvalid }

  /// Sends an action.
  ///
  /// - Parameter action: The action.
  /// - Returns: The effects that the action began, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    StoreTask(tasks: dispatch(action))
  }

  /// Sends an action and animates its changes.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: The animation of the changes.
  /// - Returns: The effects that the action began.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    send(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action in a transaction.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - transaction: The transaction of the changes.
  /// - Returns: The effects that the action began.
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { StoreTask(tasks: dispatch(action)) }
  }

  /// Sends an action; returns the effects as a task.
  @_spi(Internals)
  @_disfavoredOverload
  public func send(_ action: Action) -> Task<Void, Never>? {
    dispatch(action)?.task
  }

  /// Calls `body` with the whole state, without registering a read.
  ///
  /// - Parameter body: Receives the state.
  /// - Returns: What `body` returns.
  public func withState<R>(_ body: (_ state: State) -> R) -> R {
    noteThread()
    return body(core.state)
  }

  /// The current state.
  @_spi(Internals)
  public var currentState: State { core.state }

  /// Cancels all running effects.
  package func cancelEffects() {
    for effect in core.root.effects.values { effect.cancel() }
  }

  /// The running effects.
  @_spi(Internals)
  public var effectCancellables: [UUID: AnyCancellable] {
    Dictionary(uniqueKeysWithValues: core.root.effects.values.map { (UUID(), $0) })
  }
}

/// A store of a reducer's states and actions.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store: nonisolated Observable {}

extension Store: nonisolated Hashable {
  /// Whether both are the same store.
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }

  /// Hashes the identity of the store.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Store: nonisolated Identifiable {}

extension Store: nonisolated CustomDebugStringConvertible {
  /// The abbreviated type of the store.
  public nonisolated var debugDescription: String { storeTypeName(of: self) }
}

/// Makes the core of a root store. All its code runs with the dependencies of the caller, as changed by
/// `prepareDependencies`.
@MainActor
private func makeRootCore<R: Reducer>(
  _ state: () -> Shared<R.State>,
  isShared: Bool,
  _ recorder: StoreRecorder<R.State, R.Action>?,
  _ reducer: () -> R,
  _ prepareDependencies: ((inout DependencyValues) -> Void)?
) -> RootCore<R.State, R.Action> {
  // One page's effects must not cancel another page's.
  let table = CancellationTable.forStore()
  // The core is not returned from the operation: the returned object would be registered with its dependencies, which
  // the core stores itself.
  var core: RootCore<R.State, R.Action>?
  withDependencies {
    prepareDependencies?(&$0)
    $0.cancellationTable = table
    $0.navigationIDPath.append(NavigationID())
    recorder?.log.record(in: &$0)
  } operation: {
    let state = state()
    let reducer = reducer()
    if let recorder { recorder.begin(feature: featureName(R.self), state: state.peek()) }
    core = withEscapedDependencies {
      RootCore(
        state,
        isShared: isShared,
        reducer: reducer._resolved(),
        recorder: recorder,
        dependencies: $0
      )
    }
  }
  return core.unsafelyUnwrapped
}
