/// A point in time of a simulated clock, counted from its start.
public struct OffsetInstant<Duration: DurationProtocol & Hashable>: InstantProtocol {
  /// The time since the start of the clock.
  public var offset: Duration

  /// Makes an instant.
  ///
  /// - Parameter offset: The time since the start of the clock.
  public init(offset: Duration = .zero) {
    self.offset = offset
  }

  /// The instant `duration` later.
  public func advanced(by duration: Duration) -> OffsetInstant {
    OffsetInstant(offset: offset + duration)
  }

  /// The time from this instant to another.
  public func duration(to other: OffsetInstant) -> Duration {
    other.offset - offset
  }

  /// Whether one instant is before another.
  public static func < (lhs: OffsetInstant, rhs: OffsetInstant) -> Bool {
    lhs.offset < rhs.offset
  }
}
