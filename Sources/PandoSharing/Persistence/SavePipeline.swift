/// What is to be saved when, as a state machine without time, threads or storage.
///
/// At most one save is in flight, and it saves the newest value of the moment it starts; however
/// many changes come meanwhile, one more save follows it. So saves never overtake each other.
struct SavePipeline {
  /// A caller of `save()` who waits for its end.
  typealias Waiter = @Sendable (Result<Void, any Error>) -> Void

  enum Action {
    case none
    /// Start a save now.
    case start(SaveContext)
    /// Call ``timerFired(_:)`` with this number after the usual delay, or after a longer one if the
    /// last saves failed.
    case schedule(timer: UInt64, failures: Int)
  }

  /// Whether memory has a value that no save has started with.
  private(set) var isDirty = false
  private(set) var isSaving = false
  private var timer: UInt64?
  private var timers: UInt64 = 0
  private var failures = 0
  /// Wait for the save in flight, or for the next one.
  private var current: [Waiter] = []
  private var next: [Waiter] = []

  /// Whether everything reached the storage.
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

  /// Somebody waits until the value of this moment is saved, or until that has failed once more.
  mutating func saveAwaited(_ waiter: @escaping Waiter) -> Action {
    // The save in flight takes the value after it was started, and so all that was changed since.
    if isSaving, !isDirty {
      current.append(waiter)
      return .none
    }
    next.append(waiter)
    return isSaving || timer != nil ? .none : start(.userInitiated)
  }

  /// Saves now what waits for a timer.
  mutating func hurry() -> Action {
    isDirty && !isSaving ? start(.didSet) : .none
  }

  mutating func timerFired(_ timer: UInt64) -> Action {
    guard self.timer == timer else { return .none }
    self.timer = nil
    return hurry()
  }

  /// The storage changed by itself, and memory follows it: nothing waits to be saved any more. But a
  /// save in flight may land on top of the change, and has to be followed by one of what is now in
  /// memory.
  mutating func externalChange() {
    isDirty = isSaving
    if !isSaving { timer = nil }
  }

  /// Ends the save in flight. Returns who waited for it, and what comes next.
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
