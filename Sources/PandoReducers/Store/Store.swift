@_spi(Internals) public import Foundation
public import Observation
@_spi(Internals) public import OpenCombine
internal import PandoCasePaths
public import PandoDependencies
public import PandoSharing
public import PandoUI

/// Runs a feature: keeps its state, reduces the actions that are sent to it, and runs their effects.
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
/// Views read the fields of the state as members of the store, and are evaluated again when those
/// change. Parts of a feature get stores of their own with `scope(state:action:)`.
///
/// Actions that are sent while one is being reduced wait their turn. Readers are told of changes when the
/// new state is in place.
@preconcurrency @MainActor
@dynamicMemberLookup
public final class Store<State, Action>: _StoreNode {
  let core: Core<State, Action>
  /// The stores that were scoped from this one, if any were.
  private var scoped: ScopedStores?

  /// How to tell which value of state this store is for, and which it was; see `follow`.
  var identify: ((UnsafePointer<State>) -> ObservableStateID)?
  var identity: ObservableStateID?
  /// The emitters that were asked for, by the case of their actions.
  var emitters: [PartialCaseKeyPath<Action>: AnyObject] = [:]
  lazy var registrar = ObservationRegistrar()
  /// Keeps what happens, if this is a root that was given one.
  private(set) var recorder: StoreRecorder<State, Action>?

  /// Makes a store of a state and a reducer.
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
  ///   - initialState: The state to begin with. It is made with the dependencies of the store.
  ///   - reducer: What changes it.
  ///   - prepareDependencies: Changes the dependencies that the reducer and its effects find: those of
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
  ///   - initialState: The state to begin with. It is made with the dependencies of the store.
  ///   - recorder: Keeps what happens: see ``recording``.
  ///   - reducer: What changes it.
  ///   - prepareDependencies: Changes the dependencies that the reducer and its effects find.
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
  /// Whoever else has the value sees what this store's reducer does, and this store sees what they do:
  /// stores of two pages over one value are one store. The value is kept where its key says.
  ///
  /// - Parameters:
  ///   - state: Where the state is. An action is reduced on a copy of it, which takes its place when the
  ///     reducer is done.
  ///   - reducer: What changes it.
  ///   - recorder: Keeps what happens: see ``recording``.
  ///   - prepareDependencies: Changes the dependencies that the reducer and its effects find.
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

  /// A store of something that is not there.
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

  /// The stores that are scoped from this one.
  var scopedStores: ScopedStores {
    if let scoped { return scoped }
    let made = ScopedStores(root: core.root)
    scoped = made
    return made
  }

  /// Compares which state the store is for with the one it was for. Who read fields of the old one is told,
  /// since those tell of nothing any more.
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
  /// - Parameter action: What happened.
  /// - Returns: The effects that this begins, to wait for them or to cancel them.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    StoreTask(tasks: dispatch(action))
  }

  /// Sends an action, whose changes are animated.
  ///
  /// - Parameters:
  ///   - action: What happened.
  ///   - animation: How the changes are drawn.
  /// - Returns: The effects that this begins.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    send(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action in a transaction.
  ///
  /// - Parameters:
  ///   - action: What happened.
  ///   - transaction: How the changes are drawn.
  /// - Returns: The effects that this begins.
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { StoreTask(tasks: dispatch(action)) }
  }

  /// Sends an action; the effects as a task.
  @_spi(Internals)
  @_disfavoredOverload
  public func send(_ action: Action) -> Task<Void, Never>? {
    dispatch(action)?.task
  }

  /// Looks at the whole state, without becoming a reader of it.
  ///
  /// - Parameter body: Gets the state.
  /// - Returns: What `body` returns.
  public func withState<R>(_ body: (_ state: State) -> R) -> R {
    noteThread()
    return body(core.state)
  }

  /// The state as it is now.
  @_spi(Internals)
  public var currentState: State { core.state }

  /// Cancels the effects that run.
  package func cancelEffects() {
    for effect in core.root.effects.values { effect.cancel() }
  }

  /// The effects that run.
  @_spi(Internals)
  public var effectCancellables: [UUID: AnyCancellable] {
    Dictionary(uniqueKeysWithValues: core.root.effects.values.map { (UUID(), $0) })
  }
}

/// A store of a reducer's states and actions.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store: nonisolated Observable {}

extension Store: nonisolated Hashable {
  /// Whether both are one store.
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }

  /// Hashes which store this is.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Store: nonisolated Identifiable {}

extension Store: nonisolated CustomDebugStringConvertible {
  /// The type of the store, in short.
  public nonisolated var debugDescription: String { storeTypeName(of: self) }
}

/// Makes the core of a root: everything in it finds the dependencies of the code that makes it, as changed.
@MainActor
private func makeRootCore<R: Reducer>(
  _ state: () -> Shared<R.State>,
  isShared: Bool,
  _ recorder: StoreRecorder<R.State, R.Action>?,
  _ reducer: () -> R,
  _ prepareDependencies: ((inout DependencyValues) -> Void)?
) -> RootCore<R.State, R.Action> {
  // What runs for one page never cancels what runs for another.
  let table = CancellationTable.forStore()
  // The core is not what the operation returns: where the object came from would be noted, with the
  // dependencies, and the core has them itself.
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
