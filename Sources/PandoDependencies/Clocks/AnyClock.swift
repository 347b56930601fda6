/// A clock without its type.
///
/// It takes the place of `any Clock<Duration>` where the points in time are needed, which have no
/// common type. Its time begins with zero, at its creation. May be used from any thread.
public final class AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time on this clock.
  public typealias Instant = OffsetInstant<Duration>

  private let readNow: @Sendable () -> Instant
  private let readResolution: @Sendable () -> Duration
  private let sleep: @Sendable (Instant, Duration?) async throws -> Void

  /// Wraps a clock.
  ///
  /// - Parameter clock: The clock.
  public init<C: Clock>(_ clock: C) where C.Duration == Duration {
    let start = clock.now
    readNow = { Instant(offset: start.duration(to: clock.now)) }
    readResolution = { clock.minimumResolution }
    sleep = { try await clock.sleep(until: start.advanced(by: $0.offset), tolerance: $1) }
  }

  /// The time of the wrapped clock since this clock was made.
  public var now: Instant { readNow() }

  /// The smallest step of the wrapped clock.
  public var minimumResolution: Duration { readResolution() }

  /// Waits until a point in time.
  ///
  /// - Parameters:
  ///   - deadline: When to wake.
  ///   - tolerance: How much later the wait may end.
  /// - Throws: What the wrapped clock throws.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleep(deadline, tolerance)
  }
}
