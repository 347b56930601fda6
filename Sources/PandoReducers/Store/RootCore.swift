internal import IssueReporting
internal import OpenCombine
internal import PandoDependencies
internal import PandoSharing

/// The core of a root store: keeps the state, reduces actions in order, and runs the effects.
final class RootCore<State, Action>: Core<State, Action> {
  private let shared: Shared<State>
  private let reducer: _ResolvedReducer<State, Action>
  private let dependencies: DependencyValues.Continuation
  /// Whether other owners share the state.
  private let isShared: Bool
  /// The subscription to changes by other owners.
  private var subscription: AnyCancellable?
  /// The observers of actions, if there ever were any.
  private var observers: ActionObservers<Action>?
  /// Records the session, if the store is recorded.
  private let recorder: StoreRecorder<State, Action>?
  private let identity: StateIdentity<State>?
  /// The identity of the state that readers know, and of the current state.
  private var (knownID, id): (ObservableStateID?, ObservableStateID?)

  /// The actions that wait for the one being reduced; nil if no action ever waited.
  private var queue: ActionQueue<Action>?
  private var isSending: Bool {
    get { root.isWaiting }
    set { root.isWaiting = newValue }
  }
  private var isCommitting = false

  /// - Parameters:
  ///   - shared: The state.
  ///   - isShared: Whether other owners share the state.
  ///   - reducer: The reducer.
  ///   - recorder: Records the session, if it is recorded.
  ///   - dependencies: The dependencies of the reducer and the effects.
  init(
    _ shared: Shared<State>,
    isShared: Bool,
    reducer: _ResolvedReducer<State, Action>,
    recorder: StoreRecorder<State, Action>?,
    dependencies: DependencyValues.Continuation
  ) {
    self.shared = shared
    self.reducer = reducer
    self.dependencies = dependencies
    self.isShared = isShared
    self.recorder = recorder
    identity = StateIdentity.of()
    super.init(root: StoreRoot())
    if let identity { withState { id = identity.id(of: $0) } }
    knownID = id
    if isShared { listen() }
  }

  override func withState(_ body: (UnsafePointer<State>) -> Void) {
    if isShared {
      // A copy, because other owners may hold locks that `body` needs.
      withUnsafePointer(to: shared.peek(), body)
    } else {
      shared.peek(in: body)
    }
  }

  override var isInvalid: Bool { false }

  override func send(_ action: Action, origin: ActionOrigin) -> EffectTasks? {
    if isSending {
      enqueue(action, origin)
      if origin == .store { reportReentrantAction(action) }
      return nil
    }
    return dependencies.restore { process(action, origin) }
  }

  // MARK: Reducing

  private func process(_ first: Action, _ origin: ActionOrigin) -> EffectTasks? {
    isSending = true
    var tasks: EffectTasks?
    reduce(first, origin, &tasks)
    queue?.drain { action, origin in reduce(action, origin, &tasks) }
    finishSending(tasks: &tasks)
    return tasks.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func reduce(_ action: Action, _ origin: ActionOrigin, _ tasks: inout EffectTasks?) {
    let effect = recorder == nil ? reduce(action) : recorded(action, origin)
    observers?.note(action)
    if effect.isNone { return }
    let list = tasks ?? EffectTasks()
    tasks = list
    for part in effect.parts { begin(part, of: action, tasks: list) }
  }

  private func reduce(_ action: Action) -> Effect<Action> {
    let outer = root.reduction.begin()
    defer { root.reduction.end(outer: outer) }
    var effect = Effect<Action>.none
    if isShared {
      var state = shared.peek()
      effect = reducer.reduce(into: &state, action: action)
      isCommitting = true
      shared.wrappedValue = state
      isCommitting = false
    } else {
      shared.withLock { state in
        effect = reducer.reduce(into: &state, action: action)
        // Computed here because the lock is held anyway.
        if let identity { id = identity.id(of: &state) }
      }
    }
    return effect
  }

  private func recorded(_ action: Action, _ origin: ActionOrigin) -> Effect<Action> {
    let stackElement = DependencyValues.current.stackElementID.peek().generation
    let effect = reduce(action)
    recorder?.record(action, origin, state, stackElement: stackElement)
    return effect
  }

  /// Notifies readers of the changes. Actions that subscribers send meanwhile are reduced afterwards.
  private func finishSending(tasks: inout EffectTasks?) {
    if let changes = root.changes { changes.send(()) }
    isSending = false
    if let outer = Reduction.current {
      // Another store's reducer is running and its lock is held. Readers may read that store, so they are notified
      // later.
      outer.afterNotifying { [self] in notify() }
    } else {
      notify()
    }
    observers?.emit()
    queue?.drain(while: { !isSending }) { action, origin in
      guard let more = send(action, origin: origin) else { return }
      let list = tasks ?? EffectTasks()
      list.append(more)
      tasks = list
    }
  }

  private func enqueue(_ action: Action, _ origin: ActionOrigin) {
    let queue = self.queue ?? ActionQueue()
    self.queue = queue
    queue.append(action, origin)
  }

  /// Queues actions to be reduced after the one being reduced.
  func enqueue(_ actions: [Action]) {
    for action in actions { enqueue(action, .effect) }
  }

  override func observeActions(
    for owner: AnyObject,
    _ body: @escaping @MainActor (Action) -> Void
  ) {
    let observers = self.observers ?? ActionObservers()
    self.observers = observers
    observers.add(owner, body)
  }

  private func notify() {
    var isReplaced = false
    if let identity {
      if isShared { withState { id = identity.id(of: $0) } }
      if let id, let knownID { isReplaced = !id.hasSameOrigin(as: knownID) }
      knownID = id
    }
    if isReplaced || root.reduction.isStructural { root.followStructure(isReplaced: isReplaced) }
    root.reduction.notify()
  }

  // MARK: Changes by others

  private func listen() {
    var isFirst = true
    let subscription = shared.publisher.sink { [weak self] _ in
      // The publisher begins with the current value.
      if isFirst { return }
      if MainActor.isCurrent {
        MainActor.assumeIsolated { self?.othersDidChange() }
      } else {
        Task { @MainActor in self?.othersDidChange() }
      }
    }
    isFirst = false
    self.subscription = AnyCancellable(subscription)
  }

  /// Handles a change of the state by another store or by other code. Changed fields have notified their readers
  /// already; replaced values are found by comparison.
  private func othersDidChange() {
    if isCommitting { return }
    root.reduction.note(.replaced)
    if let changes = root.changes { changes.send(()) }
    if !isSending { notify() }
  }

  private func reportReentrantAction(_ action: Action) {
    reportIssue(
      """
      Sent '\(debugCaseOutput(action))' while an action was being processed.

      Reentrant actions are undefined: it waits until the current action is done. This happens when code \
      that is called by a reducer, or by a subscriber of the store's publisher, sends to the store. Return \
      an effect that sends the action instead.
      """
    )
  }
}
