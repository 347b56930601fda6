/// The states and transitions of a ``TestClock``: which tasks sleep until when.
///
/// A plain value; the clock guards it with a lock and resumes what a transition returns.
struct TestClockState<Instant: InstantProtocol> {
  /// Resumed with true if the task was woken, with false if its deadline had already passed.
  typealias Continuation = UnsafeContinuation<Bool, any Error>

  struct Sleeper {
    var id: UInt64
    var deadline: Instant
    var continuation: Continuation
  }

  /// The answer of the clock to a task that starts a sleep.
  enum SleepAction {
    /// Nothing; the task is resumed later.
    case suspend
    /// Resume the task: the deadline has passed.
    case resume
    /// Resume the task with a `CancellationError`.
    case cancel
  }

  private(set) var now: Instant
  /// Sorted by wake-up: by deadline, then by the time at which the task fell asleep.
  private(set) var sleepers: [Sleeper] = []
  /// Counts every event, so that the clock can see that nothing happened.
  private(set) var activity: UInt64 = 0
  /// The number of tasks that were woken and have not run yet.
  private(set) var waking = 0
  private var nextID: UInt64 = 0
  /// The callers that wait for a number of sleepers.
  private var waiters: [(count: Int, continuation: UnsafeContinuation<Void, Never>)] = []
  /// Sleeps that were cancelled before they began.
  private var cancelled: Set<UInt64> = []

  init(now: Instant) {
    self.now = now
  }

  /// Returns the id of a new sleep. Ids also order sleeps with equal deadlines.
  mutating func makeID() -> UInt64 {
    defer { nextID += 1 }
    return nextID
  }

  mutating func sleep(_ id: UInt64, until deadline: Instant, _ continuation: Continuation)
    -> SleepAction
  {
    activity += 1
    if cancelled.remove(id) != nil { return .cancel }
    if deadline < now { return .resume }
    let sleeper = Sleeper(id: id, deadline: deadline, continuation: continuation)
    let index = sleepers.firstIndex { (deadline, id) < ($0.deadline, $0.id) } ?? sleepers.endIndex
    sleepers.insert(sleeper, at: index)
    return .suspend
  }

  /// Returns whether enough tasks sleep already; if not, keeps the continuation.
  mutating func wait(
    forSleepers count: Int,
    _ continuation: UnsafeContinuation<Void, Never>
  ) -> Bool {
    guard sleepers.count < count else { return true }
    waiters.append((count, continuation))
    return false
  }

  /// Removes and returns the waiters whose number of sleepers is reached.
  mutating func takeReadyWaiters() -> [UnsafeContinuation<Void, Never>] {
    let ready = waiters.filter { $0.count <= sleepers.count }
    waiters.removeAll { $0.count <= sleepers.count }
    return ready.map(\.continuation)
  }

  /// Returns the continuation to resume with a `CancellationError`; nil if the sleep has not begun.
  mutating func cancel(_ id: UInt64) -> Continuation? {
    activity += 1
    guard let index = sleepers.firstIndex(where: { $0.id == id }) else {
      cancelled.insert(id)
      return nil
    }
    return sleepers.remove(at: index).continuation
  }

  /// Removes a sleep that has ended.
  mutating func end(_ id: UInt64, woken: Bool) {
    activity += 1
    cancelled.remove(id)
    if woken { waking -= 1 }
  }

  /// Removes the next sleeper due by `target` and moves the time to its deadline. Without one, moves
  /// the time to `target`. The time never moves backwards.
  mutating func wakeNext(by target: Instant) -> Continuation? {
    guard let first = sleepers.first, first.deadline <= target else {
      now = max(now, target)
      return nil
    }
    now = max(now, first.deadline)
    activity += 1
    waking += 1
    sleepers.removeFirst()
    return first.continuation
  }
}
