internal import IssueReporting
internal import OpenCombine
internal import PandoDependencies
internal import PandoSharing

/// The core of a root store: keeps the state, reduces actions in the order in which they come, and runs the
/// effects.
final class RootCore<R: Reducer>: Core<R.State, R.Action> {
  private let shared: Shared<R.State>
  private let reducer: Reduce<R.State, R.Action>
  private let dependencies: DependencyValues.Continuation
  /// Whether others have the state, too.
  private let isShared: Bool
  /// Listens to the changes of the others.
  private var subscription: AnyCancellable?
  /// Who is told of each action.
  private var actionObservers: [ActionObserver] = []
  /// What was reduced, for those.
  private var reduced: [R.Action] = []
  /// Keeps what happens, if somebody asked for that.
  private let recorder: StoreRecorder<R.State, R.Action>?
  private let identify: ((UnsafePointer<R.State>) -> ObservableStateID)?
  private var identity: ObservableStateID?

  private struct ActionObserver {
    weak var owner: AnyObject?
    let body: @MainActor (R.Action) -> Void
  }

  /// Actions that wait for the one that is being reduced.
  private var queue: [(action: R.Action, origin: Origin)] = []
  private var isSending: Bool {
    get { root.isWaiting }
    set { root.isWaiting = newValue }
  }
  private var isCommitting = false

  /// - Parameters:
  ///   - shared: Where the state is.
  ///   - isShared: Whether others have it, too.
  ///   - reducer: What changes it.
  ///   - recorder: Who keeps what happens, if anybody.
  ///   - dependencies: What the reducer and the effects find.
  init(
    _ shared: Shared<R.State>,
    isShared: Bool,
    reducer: R,
    recorder: StoreRecorder<R.State, R.Action>?,
    dependencies: DependencyValues.Continuation
  ) {
    self.shared = shared
    self.reducer = reducer._resolved()
    self.dependencies = dependencies
    self.isShared = isShared
    self.recorder = recorder
    identify = stateIdentifier(R.State.self)
    super.init(root: StoreRoot())
    if let identify { withState { identity = identify($0) } }
    if isShared { listen() }
  }

  override func withState(_ body: (UnsafePointer<R.State>) -> Void) {
    if isShared {
      // A copy, as others may hold locks that `body` needs.
      withUnsafePointer(to: shared.peek(), body)
    } else {
      shared.peek(in: body)
    }
  }

  override var isInvalid: Bool { false }

  override func send(_ action: R.Action, origin: Origin) -> EffectTasks? {
    if isSending {
      queue.append((action, origin))
      if origin == .store { reportReentrantAction(action) }
      return nil
    }
    return dependencies.restore { process(action, origin) }
  }

  // MARK: Reducing

  private func process(_ first: R.Action, _ origin: Origin) -> EffectTasks? {
    isSending = true
    var tasks: EffectTasks?
    var (action, origin) = (first, origin)
    var position = 0
    while true {
      let effect = recorder == nil ? reduce(action) : recorded(action, origin)
      if !actionObservers.isEmpty { reduced.append(action) }
      if !effect.isNone {
        let list = tasks ?? EffectTasks()
        tasks = list
        for part in effect.parts { begin(part, of: action, tasks: list) }
      }
      guard position < queue.count else { break }
      (action, origin) = queue[position]
      position += 1
    }
    if !queue.isEmpty { queue.removeAll(keepingCapacity: queue.capacity <= 64) }
    finishSending(tasks: &tasks)
    return tasks.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func reduce(_ action: R.Action) -> Effect<R.Action> {
    let outer = root.reduction.begin()
    defer { root.reduction.end(outer: outer) }
    guard isShared else {
      return shared.withLock { state in reducer.reduce(into: &state, action: action) }
    }
    var state = shared.peek()
    let effect = reducer.reduce(into: &state, action: action)
    isCommitting = true
    shared.wrappedValue = state
    isCommitting = false
    return effect
  }

  private func recorded(_ action: R.Action, _ origin: Origin) -> Effect<R.Action> {
    let stackElement = DependencyValues.current.stackElementID.peek().generation
    let effect = reduce(action)
    recorder?.record(action, origin, state, stackElement: stackElement)
    return effect
  }

  /// Tells the readers what changed. Actions that subscribers send meanwhile are reduced after it.
  private func finishSending(tasks: inout EffectTasks?) {
    if let changes = root.changes { changes.send(()) }
    isSending = false
    if let outer = Reduction.current {
      // Inside of another store's reducer, whose lock is held: readers may read that store, too.
      outer.follow { [self] in tell() }
    } else {
      tell()
    }
    if !reduced.isEmpty { emit() }
    while !queue.isEmpty, !isSending {
      let (action, origin) = queue.removeFirst()
      guard let more = send(action, origin: origin) else { continue }
      let list = tasks ?? EffectTasks()
      list.append(more)
      tasks = list
    }
  }

  override func observeActions(
    for owner: AnyObject,
    _ body: @escaping @MainActor (R.Action) -> Void
  ) {
    actionObservers.removeAll { $0.owner == nil }
    actionObservers.append(ActionObserver(owner: owner, body: body))
  }

  private func emit() {
    let actions = reduced
    reduced = []
    for action in actions {
      for observer in actionObservers { observer.body(action) }
    }
  }

  private func tell() {
    var isReplaced = false
    if let identify {
      var now: ObservableStateID?
      withState { now = identify($0) }
      if let now, let identity, !now.hasSameOrigin(as: identity) { isReplaced = true }
      identity = now
    }
    if isReplaced || root.reduction.isStructural { root.followStructure(isReplaced: isReplaced) }
    root.reduction.tell()
  }

  // MARK: Others

  private func listen() {
    var isFirst = true
    let subscription = shared.publisher.sink { [weak self] _ in
      // The publisher begins with the value there is.
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

  /// Somebody else changed the state: another store, or other code. The fields have told of themselves; what
  /// was replaced is compared.
  private func othersDidChange() {
    if isCommitting { return }
    root.reduction.note(.replaced)
    if let changes = root.changes { changes.send(()) }
    if !isSending { tell() }
  }

  /// Adds actions that are reduced after the one that is being reduced.
  func enqueue(_ actions: [R.Action]) {
    queue.append(contentsOf: actions.map { ($0, .effect) })
  }

  private func reportReentrantAction(_ action: R.Action) {
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

/// How to tell which value of state lies somewhere; nil if the type has no identity.
func stateIdentifier<State>(
  _: State.Type
) -> ((UnsafePointer<State>) -> ObservableStateID)? {
  guard let type = State.self as? any ObservableState.Type else { return nil }
  func identifier<T: ObservableState>(
    _: T.Type
  ) -> (UnsafePointer<State>) -> ObservableStateID {
    { UnsafeRawPointer($0).assumingMemoryBound(to: T.self).pointee._$id }
  }
  return identifier(type)
}
