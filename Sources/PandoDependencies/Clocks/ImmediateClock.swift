/// A clock that never waits: a sleep moves its time forward and returns.
///
/// For previews, and for tests that are not about time:
///
/// ```swift
/// let model = withDependencies {
///   $0.continuousClock = ImmediateClock()
/// } operation: {
///   CountdownModel()
/// }
/// await model.startTapped()
/// #expect(model.remaining == 0)
/// ```
///
/// A loop that sleeps until it is cancelled runs without a pause on this clock; use the
/// `TestClock` of `PandoTesting` for these. May be used from any thread.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time on this clock.
  public typealias Instant = OffsetInstant<Duration>

  private let time: Locked<Instant>

  /// The smallest step of the clock: none.
  public let minimumResolution: Duration = .zero

  /// Makes a clock.
  ///
  /// - Parameter now: The time the clock starts with.
  public convenience init(now: Instant) {
    self.init(startingAt: now)
  }

  init(startingAt now: Instant) {
    time = Locked(now)
  }

  /// The latest deadline of a sleep.
  public var now: Instant { time.withLock { $0 } }

  /// Moves the time to the deadline and returns after other tasks have had a turn.
  ///
  /// - Parameters:
  ///   - deadline: The time to move to. The time never moves backwards.
  ///   - tolerance: Not used.
  /// - Throws: `CancellationError` if the task is cancelled; the time stays then.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    await Task.yield()
    try Task.checkCancellation()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Makes a clock that counts in `Duration`.
  ///
  /// - Parameter now: The time the clock starts with; zero by default.
  public convenience init(now: Instant = Instant()) {
    self.init(startingAt: now)
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A new clock that never waits.
  public static var immediate: Self { ImmediateClock() }
}
