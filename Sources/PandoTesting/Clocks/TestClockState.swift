/// The states and transitions of a ``TestClock``: who sleeps until when.
///
/// A plain value; the clock guards it with a lock and resumes what a transition returns.
struct TestClockState<Instant: InstantProtocol> {
  /// Resumed with whether the task was woken, and did not find its deadline passed.
  typealias Continuation = UnsafeContinuation<Bool, any Error>

  struct Sleeper {
    var id: UInt64
    var deadline: Instant
    var continuation: Continuation
  }

  /// What to do with a task that asks to sleep.
  enum SleepAction {
    /// Nothing; it is resumed later.
    case suspend
    /// Resume it: the deadline has passed.
    case resume
    /// Resume it with a `CancellationError`.
    case cancel
  }

  private(set) var now: Instant
  /// In the order they wake: by deadline, then by the time they fell asleep.
  private(set) var sleepers: [Sleeper] = []
  /// Counts everything that happens, so that "nothing happened" can be seen.
  private(set) var activity: UInt64 = 0
  /// How many tasks were woken and have not run yet.
  private(set) var waking = 0
  private var nextID: UInt64 = 0
  /// Who waits for how many sleepers.
  private var waiters: [(count: Int, continuation: UnsafeContinuation<Void, Never>)] = []
  /// Sleeps that were cancelled before they began.
  private var cancelled: Set<UInt64> = []

  init(now: Instant) {
    self.now = now
  }

  /// Announces a sleep and gives it its place in the order.
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

  /// Returns whether enough tasks sleep already; remembers the waiter if not.
  mutating func wait(
    forSleepers count: Int,
    _ continuation: UnsafeContinuation<Void, Never>
  ) -> Bool {
    guard sleepers.count < count else { return true }
    waiters.append((count, continuation))
    return false
  }

  /// Takes the waiters that have as many sleepers as they wait for.
  mutating func takeReadyWaiters() -> [UnsafeContinuation<Void, Never>] {
    let ready = waiters.filter { $0.count <= sleepers.count }
    waiters.removeAll { $0.count <= sleepers.count }
    return ready.map(\.continuation)
  }

  /// Returns the continuation to resume with a `CancellationError`, if there is one already.
  mutating func cancel(_ id: UInt64) -> Continuation? {
    activity += 1
    guard let index = sleepers.firstIndex(where: { $0.id == id }) else {
      cancelled.insert(id)
      return nil
    }
    return sleepers.remove(at: index).continuation
  }

  /// Forgets a sleep that has ended.
  mutating func end(_ id: UInt64, woken: Bool) {
    activity += 1
    cancelled.remove(id)
    if woken { waking -= 1 }
  }

  /// Takes the next sleeper due by `target` and moves the time to its deadline, or, with nobody
  /// due, to `target`. The time never moves backwards.
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
