import IssueReporting

/// A clock that reports each use as an issue.
///
/// It shows that a piece of code does not depend on time, and is the default of
/// ``DependencyValues/continuousClock`` in tests. After reporting, it behaves like an
/// ``ImmediateClock``, so that a test which forgot to override the clock fails and does not hang.
/// May be used from any thread.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time on this clock.
  public typealias Instant = OffsetInstant<Duration>

  private let base: ImmediateClock<Duration>
  private let name: String

  /// Makes a clock that takes the place of another one.
  ///
  /// - Parameters:
  ///   - clock: The clock it stands for; only its type is used.
  ///   - name: The name of the clock in reports.
  public init<Base: Clock>(_ clock: Base, name: String? = nil) where Base.Duration == Duration {
    self.base = ImmediateClock(now: Instant())
    self.name = name ?? "\(Base.self)"
  }

  /// The time. Each read is reported.
  public var now: Instant {
    report("now")
    return base.now
  }

  /// The smallest step of the clock. Each read is reported.
  public var minimumResolution: Duration {
    report("minimumResolution")
    return base.minimumResolution
  }

  /// Reports an issue, and returns without waiting.
  ///
  /// - Parameters:
  ///   - deadline: The end of the sleep.
  ///   - tolerance: Not used.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    report("sleep")
    try await base.sleep(until: deadline, tolerance: tolerance)
  }

  private func report(_ use: String) {
    reportIssue(
      """
      Unimplemented: \(name).\(use) was used, and the test does not override the clock.

      To mend this, override it with a 'TestClock', whose time passes when the test says so, or \
      with an 'ImmediateClock', on which nobody waits.
      """
    )
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  /// Makes a clock that counts in `Duration`.
  ///
  /// - Parameter name: The name of the clock in reports.
  public init(name: String = "UnimplementedClock") {
    self.init(ContinuousClock(), name: name)
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A clock that reports each use as an issue.
  public static func unimplemented() -> Self { UnimplementedClock() }
}
