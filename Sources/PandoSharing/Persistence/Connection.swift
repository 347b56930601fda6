internal import Dispatch

/// Ties a root to the storage of its key: brings in what changes there, and sends out what changes
/// here, through a ``SavePipeline``.
///
// Sendable because the root's mutex guards the variables; the rest is immutable.
final class Connection<Value>: AnyConnection, @unchecked Sendable {
  let key: any SharedReaderKey<Value>
  private let writer: (any SharedKey<Value>)?
  private let timing: SaveTiming
  private unowned let root: Root<Value>
  /// Keeps the root in the registry, and alive, while something is not saved.
  private unowned let entry: RegistryEntry

  private var pipeline = SavePipeline()
  private var pendingAction = SavePipeline.Action.none
  /// Whether each change is saved at once, and is known to be durable when it was.
  private var isImmediate = false
  /// The default, if it had to be computed: what the value goes back to when the storage loses it.
  private var defaultValue: Value?
  private var subscription: SharedSubscription?

  init(
    _ key: any SharedReaderKey<Value>,
    root: Root<Value>,
    defaultValue: Value?,
    entry: RegistryEntry
  ) {
    self.key = key
    self.root = root
    self.defaultValue = defaultValue
    self.entry = entry
    writer = key as? any SharedKey<Value>
    timing = (key as? any _ScheduledKey)?.saveTiming ?? .ofOtherKeys
  }

  // MARK: Out

  override func didCommit() -> Bool {
    guard writer != nil else { return false }
    let action = pipeline.didCommit(timing: isImmediate ? .immediate : timing)
    if isImmediate {
      ImmediateSaves.note(entry)
    } else {
      // Until that save takes the value, further commits are part of it and need not come here.
      root.core.pointee.flags.remove(.persisted)
    }
    if case .none = action { return false }
    pendingAction = action
    return true
  }

  override func save() {
    root.core.lock()
    let action = pendingAction
    pendingAction = .none
    root.core.unlock()
    perform(action)
  }

  override func save(_ completion: @escaping SavePipeline.Waiter) {
    guard writer != nil else { return completion(.success(())) }
    root.core.lock()
    let action = pipeline.saveRequested(completion)
    root.core.unlock()
    perform(action)
  }

  override func flush(_ completion: @escaping SavePipeline.Waiter) {
    root.core.lock()
    let isClean = pipeline.isClean
    let action = isClean ? .none : pipeline.saveRequested(completion)
    root.core.unlock()
    if isClean { completion(.success(())) }
    perform(action)
  }

  override func saveImmediately() {
    guard writer != nil else { return }
    root.core.lock()
    let isFirst = !isImmediate
    isImmediate = true
    let action = isFirst ? pipeline.hurry() : .none
    root.core.unlock()
    if isFirst { ImmediateSaves.use() }
    perform(action)
  }

  override var isDurable: Bool {
    root.core.lock()
    defer { root.core.unlock() }
    return pipeline.isClean
  }

  override func whenSaved(_ completion: @escaping SavePipeline.Waiter) {
    root.core.lock()
    let isClean = pipeline.isClean
    let action = isClean ? .none : pipeline.saveAwaited(completion)
    root.core.unlock()
    if isClean { completion(.success(())) }
    perform(action)
  }

  override func hurry() {
    root.core.lock()
    let action = pipeline.hurry()
    root.core.unlock()
    perform(action)
  }

  /// Every save and every timer holds the root from here to its end, which comes after the next one
  /// has begun, so that a root with unsaved changes is always held.
  ///
  /// - Parameters:
  ///   - action: What the pipeline asks for.
  ///   - isFollowUp: Whether a save that just ended asks for it.
  private func perform(_ action: SavePipeline.Action, isFollowUp: Bool = false) {
    switch action {
    case .none: return
    case .start(let context):
      entry.hold()
      start(context, isFollowUp: isFollowUp)
    case .schedule(let timer, let failures):
      let entry = self.entry
      entry.hold()
      DispatchQueue.global().asyncAfter(deadline: .now() + Self.delay(failures)) {
        self.timerFired(timer)
        entry.removeHold()
      }
    }
  }

  private func timerFired(_ timer: UInt64) {
    root.core.lock()
    let action = pipeline.timerFired(timer)
    root.core.unlock()
    perform(action)
  }

  /// Many changes in a row become one save; a storage that fails is asked again, ever less often.
  static func delay(_ failures: Int) -> DispatchTimeInterval {
    // The exponent is bounded too: shifting by more than the width gives zero, that is no pause.
    failures == 0 ? .milliseconds(50) : .seconds(min(1 << min(failures - 1, 5), 30))
  }

  /// Hands the newest value to the key: on this thread if the key is quick, off it otherwise.
  ///
  /// A save that follows another one is never made on this thread: a key that answers at once would
  /// recurse for as long as others make changes, and keep the thread that made the first of them.
  private func start(_ context: SaveContext, isFollowUp: Bool) {
    guard let writer else { return }
    let run = { @Sendable [key] in
      let continuation = SaveContinuation(key.displayName) { self.finish($0) }
      let (value, isImmediate) = self.takeValue()
      // A key may answer before a change is durable, but not who asks for a save.
      let reason = isImmediate ? .userInitiated : context
      writer.save(value, context: reason, continuation: continuation)
    }
    if timing == .immediate && !isFollowUp {
      run()
    } else {
      DispatchQueue.global().async(execute: run)
    }
  }

  /// The newest value, for a save. Commits from here on are for the next one.
  private func takeValue() -> (Value, isImmediate: Bool) {
    root.core.lock()
    defer { root.core.unlock() }
    root.core.pointee.flags.insert(.persisted)
    return (root.copy(), isImmediate)
  }

  private func finish(_ result: Result<Void, any Error>) {
    let entry = self.entry
    root.core.lock()
    let timing = isImmediate ? SaveTiming.immediate : timing
    let (waiters, action) = pipeline.finish(result, timing: timing)
    root.core.unlock()
    status.setSaveError(result.error)
    // The storage has what memory has, so what could not be loaded from it is history.
    if case .success = result { status.setLoadError(nil) }
    perform(action, isFollowUp: true)
    for waiter in waiters { waiter(result) }
    entry.removeHold()
  }

  // MARK: In

  /// Subscribes to the storage. Called once, before anybody else sees the root.
  func subscribe(context: LoadContext<Value>) {
    let subscription = key.subscribe(
      context: context,
      subscriber: SharedSubscriber(
        callback: { [weak self, weak root] in
          guard let self, let root else { return }
          receive($0, into: root)
        },
        onLoading: { [weak self] in self?.status.setLoading($0) }
      )
    )
    root.core.lock()
    self.subscription = subscription
    root.core.unlock()
  }

  override func unsubscribe() {
    root.core.lock()
    let subscription = self.subscription
    self.subscription = nil
    root.core.unlock()
    subscription?.cancel()
  }

  /// The first load of a key that answers through a continuation.
  func loadInitially(_ value: Value) {
    load(context: .initialValue(value), root: root) { _ in }
  }

  override func load(_ completion: @escaping SavePipeline.Waiter) {
    let root = self.root
    DispatchQueue.global().async {
      // Changes that are on their way to the storage arrive there first: what it has until then is
      // older than memory.
      self.flush { _ in self.load(context: .userInitiated, root: root, completion) }
    }
  }

  private func load(
    context: LoadContext<Value>,
    root: Root<Value>,
    _ completion: @escaping SavePipeline.Waiter
  ) {
    status.setLoading(true)
    // What the storage has while there are unsaved changes is older than memory, whatever comes.
    root.core.lock()
    let started = pipeline.isClean ? root.extras.version : .max
    root.core.unlock()
    let continuation = LoadContinuation<Value>(self.key.displayName) { result in
      self.receive(result, into: root, startedAt: started)
      self.status.setLoading(false)
      completion(result.map { _ in })
    }
    key.load(context: context, continuation: continuation)
  }

  /// Takes over what the storage has. A load gives the commit number it started at: if there was a
  /// change since, the load is older than memory, and is left out.
  private func receive(
    _ result: Result<Value?, any Error>,
    into root: Root<Value>,
    startedAt: UInt64? = nil
  ) {
    switch result {
    case .failure(let error): status.setLoadError(error)
    case .success(let value):
      status.setLoadError(nil)
      var isSaved = false
      root.bringIn(value ?? defaultValue) {
        // A load is older than a commit that came since it started, counted or not.
        if let startedAt {
          guard root.extras.version == startedAt, !pipeline.isDirty else { return false }
        }
        pipeline.externalChange()
        isSaved = pipeline.isClean
        root.core.pointee.flags.insert(.persisted)
        return true
      }
      // What could not be saved is not to be saved any more.
      if isSaved { status.setSaveError(nil) }
    }
  }
}

extension Result {
  fileprivate var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
