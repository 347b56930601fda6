/// A token bucket: a rate per second, and bursts from the tokens that were not used.
///
/// A plain value; the caller passes the time.
struct RateLimit: Hashable, Sendable {
  /// The number of tokens that are added in a second.
  let rate: Int
  /// The maximum number of tokens.
  let burst: Int
  private var tokens: Double
  private var last: UInt64

  /// Starts with all tokens.
  ///
  /// - Parameter now: The time in nanoseconds since any fixed point.
  init(rate: Int, burst: Int, now: UInt64) {
    self.rate = rate
    self.burst = burst
    tokens = Double(burst)
    last = now
  }

  /// Takes a token; false if there is none.
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
