/// Decides when a value is saved: a state machine without time, threads or storage.
///
/// At most one save is in flight, and it saves the newest value at its start. All changes made
/// meanwhile are saved by one more save, so saves never overtake each other.
struct SavePipeline {
  /// Called when the save that a caller waits for has ended.
  typealias Waiter = @Sendable (Result<Void, any Error>) -> Void

  enum Action {
    case none
    /// Start a save now.
    case start(SaveContext)
    /// Call ``timerFired(_:)`` with this number after the usual delay, or after a longer one if the
    /// last saves failed.
    case schedule(timer: UInt64, failures: Int)
  }

  /// Whether memory has a value that no save has taken yet.
  private(set) var isDirty = false
  private(set) var isSaving = false
  private var timer: UInt64?
  private var timers: UInt64 = 0
  private var failures = 0
  /// The callers that wait for the save in flight, and the callers that wait for the next one.
  private var current: [Waiter] = []
  private var next: [Waiter] = []

  /// Whether all changes reached the storage.
  var isClean: Bool { !isDirty && !isSaving && next.isEmpty }

  mutating func didCommit(timing: SaveTiming) -> Action {
    isDirty = true
    guard !isSaving else { return .none }
    switch timing {
    case .immediate: return start(.didSet)
    case .deferred: return schedule()
    }
  }

  mutating func saveRequested(_ waiter: @escaping Waiter) -> Action {
    next.append(waiter)
    return isSaving ? .none : start(.userInitiated)
  }

  /// A caller waits until the current value is saved, or until the next attempt has failed.
  mutating func saveAwaited(_ waiter: @escaping Waiter) -> Action {
    // No change was noted since the save in flight took its value, so it includes all changes.
    if isSaving, !isDirty {
      current.append(waiter)
      return .none
    }
    next.append(waiter)
    return isSaving || timer != nil ? .none : start(.userInitiated)
  }

  /// Saves changes that wait for a timer now.
  mutating func saveNow() -> Action {
    isDirty && !isSaving ? start(.didSet) : .none
  }

  mutating func timerFired(_ timer: UInt64) -> Action {
    guard self.timer == timer else { return .none }
    self.timer = nil
    return saveNow()
  }

  /// The storage changed by itself, and memory follows it, so there is nothing left to save. But a
  /// save in flight may overwrite that change, and must be followed by a save of the value now in
  /// memory. Returns the callers for whom there is nothing left to wait.
  mutating func externalChange() -> [Waiter] {
    isDirty = isSaving
    guard !isSaving else { return [] }
    timer = nil
    // The pause after a failure is for the value that could not be saved.
    failures = 0
    defer { next = [] }
    return next
  }

  /// Ends the save in flight. Returns the callers that waited for it, and the next action.
  mutating func finish(
    _ result: Result<Void, any Error>,
    timing: SaveTiming
  ) -> (waiters: [Waiter], action: Action) {
    isSaving = false
    let waiters = current
    current = []
    switch result {
    case .success: failures = 0
    case .failure:
      failures += 1
      isDirty = true
    }
    if !next.isEmpty { return (waiters, start(.userInitiated)) }
    guard isDirty else { return (waiters, .none) }
    if failures > 0 { return (waiters, schedule()) }
    return (waiters, timing == .immediate ? start(.didSet) : schedule())
  }

  private mutating func start(_ context: SaveContext) -> Action {
    isDirty = false
    isSaving = true
    timer = nil
    current = next
    next = []
    return .start(context)
  }

  private mutating func schedule() -> Action {
    guard timer == nil else { return .none }
    timers += 1
    timer = timers
    return .schedule(timer: timers, failures: failures)
  }
}
