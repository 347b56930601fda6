internal import Dispatch

/// Connects a root to the storage of its key: takes over changes from there, and saves changes made
/// in this process through a ``SavePipeline``.
///
// Sendable because the root's mutex guards the variables; the rest is immutable.
final class Connection<Value>: AnyConnection, @unchecked Sendable {
  let key: any SharedReaderKey<Value>
  private let writer: (any SharedKey<Value>)?
  private let merging: (any _MergingKey<Value>)?
  private let timing: SaveTiming
  private unowned let root: Root<Value>
  /// Keeps the root in the registry, and alive, while changes are unsaved.
  private unowned let entry: RegistryEntry

  private var pipeline = SavePipeline()
  private var pendingAction = SavePipeline.Action.none
  /// Whether each change is saved immediately, and reported as saved only once it is durable.
  private var isImmediate = false
  /// The default to which the value returns when the storage loses its own; nil if memory keeps the
  /// last one.
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
    merging = key as? any _MergingKey<Value>
    timing = (key as? any _ScheduledKey)?.saveTiming ?? .ofOtherKeys
  }

  override var keyName: String { key.displayName }

  // MARK: Out

  override func didCommit() -> Bool {
    guard writer != nil else { return false }
    let action = pipeline.didCommit(timing: isImmediate ? .immediate : timing)
    if isImmediate {
      ImmediateSaves.note(entry)
    } else {
      // Until that save takes the value, it includes further commits, which need not be reported
      // here.
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
    let action = isFirst ? pipeline.saveNow() : .none
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

  override func saveNow() {
    root.core.lock()
    let action = pipeline.saveNow()
    root.core.unlock()
    perform(action)
  }

  /// Every save and every timer holds the root from here to its end. The next one begins before
  /// that end, so that a root with unsaved changes is always held.
  ///
  /// - Parameters:
  ///   - action: The pipeline's action.
  ///   - isFollowUp: Whether the action follows a save that just ended.
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

  /// The pause before a save: short, to collect many changes in one save, and longer after each
  /// failure.
  static func delay(_ failures: Int) -> DispatchTimeInterval {
    // The exponent is limited too: a shift by more than the width gives zero, which is no pause.
    failures == 0 ? .milliseconds(50) : .seconds(min(1 << min(failures - 1, 5), 30))
  }

  /// Hands the newest value to the key: on this thread if its saves are immediate, else on another thread.
  ///
  /// A save that follows another one never runs on this thread. A key that answers synchronously
  /// would make the saves recurse as long as other threads make changes, and block this thread.
  private func start(_ context: SaveContext, isFollowUp: Bool) {
    guard let writer else { return }
    let run = { @Sendable [key] in
      let continuation = SaveContinuation(key.displayName) { self.finish($0) }
      let (value, isImmediate) = self.takeValue()
      // A key may answer a `didSet` before the change is durable, but not a `userInitiated` save.
      let reason = isImmediate ? .userInitiated : context
      writer.save(value, context: reason, continuation: continuation)
    }
    if timing == .immediate && !isFollowUp {
      run()
    } else {
      DispatchQueue.global().async(execute: run)
    }
  }

  /// The newest value, for a save. Later commits belong to the next save.
  private func takeValue() -> (Value, isImmediate: Bool) {
    root.core.lock()
    defer { root.core.unlock() }
    root.core.pointee.flags.insert(.persisted)
    let value = root.copy()
    merging?.willSave(value)
    return (value, isImmediate)
  }

  private func finish(_ result: Result<Void, any Error>) {
    let entry = self.entry
    root.core.lock()
    let timing = isImmediate ? SaveTiming.immediate : timing
    let (waiters, action) = pipeline.finish(result, timing: timing)
    root.core.unlock()
    status.setSaveError(result.error)
    // The storage now has the value in memory, so an earlier load error is obsolete.
    if case .success = result { status.setLoadError(nil) }
    perform(action, isFollowUp: true)
    for waiter in waiters { waiter(result) }
    entry.removeHold()
  }

  // MARK: In

  /// Subscribes to the storage. Called once, before other code sees the root.
  func subscribe(context: LoadContext<Value>) {
    if let merging { return keep(follow(merging, root: root)) }
    let subscription = key.subscribe(
      context: context,
      subscriber: SharedSubscriber(
        callback: { [weak self, weak root] in
          guard let self, let root else { return }
          receive($0, into: root)
          status.setStorageLoading(false)
        },
        onLoading: { [weak self] in self?.status.setStorageLoading($0) }
      )
    )
    keep(subscription)
  }

  private func keep(_ subscription: SharedSubscription) {
    root.core.lock()
    self.subscription = subscription
    root.core.unlock()
  }

  /// Whether memory has changes that are not durable. The lock is held.
  var hasUnsavedChanges: Bool { pipeline.isDirty || pipeline.isSaving }

  override var participant: (any TransactionParticipant)? { merging?.participant }
  override var rows: (any RowsParticipant)? { merging?.rows }

  override func unsubscribe() {
    root.core.lock()
    let subscription = self.subscription
    self.subscription = nil
    root.core.unlock()
    subscription?.cancel()
  }

  /// The first load of a key that answers asynchronously.
  func loadInitially(_ context: LoadContext<Value>, _ completion: @escaping LoadWaiter) {
    load(context: context, root: root, completion)
  }

  override func load(_ completion: @escaping LoadWaiter) {
    let root = self.root
    DispatchQueue.global().async {
      // Unsaved changes reach the storage first: its present value is older than memory.
      self.flush { _ in self.load(context: .userInitiated, root: root, completion) }
    }
  }

  private func load(
    context: LoadContext<Value>,
    root: Root<Value>,
    _ completion: @escaping LoadWaiter
  ) {
    status.beginLoad()
    // While there are unsaved changes, the storage is older than memory, so the result is ignored.
    root.core.lock()
    let started = pipeline.isClean ? root.extras.version : .max
    root.core.unlock()
    let continuation = LoadContinuation<Value>(self.key.displayName) { result in
      self.receive(result, into: root, startedAt: started)
      self.status.endLoad()
      completion(result.map { $0 != nil })
    }
    key.load(context: context, continuation: continuation)
  }

  /// Takes over a value from the storage. A load passes the commit number it started at: after a
  /// later commit, the loaded value is older than memory and is ignored.
  private func receive(
    _ result: Result<Value?, any Error>,
    into root: Root<Value>,
    startedAt: UInt64? = nil
  ) {
    switch result {
    case .failure(let error): status.setLoadError(error)
    case .success(let value):
      status.setLoadError(nil)
      var waiters: [SavePipeline.Waiter] = []
      root.takeOver(value ?? defaultValue) {
        // A load is older than any commit made since it started, also one that has not been
        // counted.
        if let startedAt {
          guard root.extras.version == startedAt, !pipeline.isDirty else { return false }
        }
        waiters = pipeline.externalChange()
        root.core.pointee.flags.insert(.persisted)
        return true
      }
      for waiter in waiters { waiter(.success(())) }
    }
  }
}

extension Result {
  fileprivate var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
