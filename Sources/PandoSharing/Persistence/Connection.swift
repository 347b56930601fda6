internal import Dispatch

/// Ties a root to the storage of its key: brings in what changes there, and sends out what changes
/// here, through a ``SavePipeline``.
///
// Sendable because `pipeline`, `pendingAction`, `defaultValue` and `subscription` are guarded by the
// root's mutex, and the rest is immutable.
final class Connection<Value>: AnyConnection, @unchecked Sendable {
  let key: any SharedReaderKey<Value>
  private let writer: (any SharedKey<Value>)?
  private let timing: SaveTiming
  private unowned let root: Root<Value>
  /// Keeps the root in the registry, and alive, while something is not saved.
  private unowned let entry: RegistryEntry

  private var pipeline = SavePipeline()
  private var pendingAction = SavePipeline.Action.none
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
    timing = (key as? any _ScheduledKey)?.saveTiming ?? .immediate
  }

  // MARK: Out

  override func didCommit() -> Bool {
    guard writer != nil else { return false }
    let action = pipeline.didCommit(timing: timing)
    // Until that save takes the value, further commits are part of it and need not come here.
    root.core.pointee.flags.remove(.persisted)
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

  override func hurry() {
    root.core.lock()
    let action = pipeline.hurry()
    root.core.unlock()
    perform(action)
  }

  /// Every save and every timer holds the root from here to its end, which comes after the next one
  /// has begun, so that a root with unsaved changes is always held.
  private func perform(_ action: SavePipeline.Action) {
    switch action {
    case .none: return
    case .start(let context):
      entry.hold()
      start(context)
    case .schedule(let timer, let failures):
      let entry = self.entry
      entry.hold()
      DispatchQueue.global().asyncAfter(deadline: .now() + delay(failures)) {
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
  private func delay(_ failures: Int) -> DispatchTimeInterval {
    failures == 0 ? .milliseconds(50) : .seconds(min(1 << (failures - 1), 30))
  }

  /// Hands the newest value to the key: on this thread if the key is quick, off it otherwise.
  private func start(_ context: SaveContext) {
    guard let writer else { return }
    let run = { @Sendable [key] in
      let continuation = SaveContinuation(key.displayName) { self.finish($0) }
      writer.save(self.takeValue(), context: context, continuation: continuation)
    }
    switch timing {
    case .immediate: run()
    case .deferred: DispatchQueue.global().async(execute: run)
    }
  }

  /// The newest value, for a save. Commits from here on are for the next one.
  private func takeValue() -> Value {
    root.core.lock()
    defer { root.core.unlock() }
    root.core.pointee.flags.insert(.persisted)
    return root.copy()
  }

  private func finish(_ result: Result<Void, any Error>) {
    let entry = self.entry
    root.core.lock()
    let (waiters, action) = pipeline.finish(result, timing: timing)
    root.core.unlock()
    status.setSaveError(result.error)
    perform(action)
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
    load(context: .initialValue(value)) { _ in }
  }

  override func load(_ completion: @escaping SavePipeline.Waiter) {
    let root = self.root
    DispatchQueue.global().async {
      self.load(context: .userInitiated, completion)
      withExtendedLifetime(root) {}
    }
  }

  private func load(context: LoadContext<Value>, _ completion: @escaping SavePipeline.Waiter) {
    let root = self.root
    status.setLoading(true)
    let started = root.commitNumber
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
      root.bringIn(value ?? defaultValue) {
        // A load is older than a commit that came since it started, counted or not.
        if let startedAt {
          guard root.extras.version == startedAt, !pipeline.isDirty else { return false }
        }
        pipeline.externalChange()
        root.core.pointee.flags.insert(.persisted)
        return true
      }
    }
  }
}

extension Result {
  fileprivate var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
