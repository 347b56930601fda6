/// How much somebody may do: so much a second, and as much at once as was not used.
///
/// A plain value; whoever has it says what time it is.
struct RateLimit: Hashable, Sendable {
  /// How many a second.
  let rate: Int
  /// How many at once.
  let burst: Int
  private var tokens: Double
  private var last: UInt64

  /// Starts with a whole burst.
  ///
  /// - Parameter now: A time in nanoseconds, from any point on.
  init(rate: Int, burst: Int, now: UInt64) {
    self.rate = rate
    self.burst = burst
    tokens = Double(burst)
    last = now
  }

  /// Counts one; false if it is too many.
  mutating func allows(at now: UInt64) -> Bool {
    if now > last {
      tokens = min(Double(burst), tokens + Double(now - last) / 1e9 * Double(rate))
      last = now
    }
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}
