public import Foundation

/// The movement of a weight on a spring.
///
/// The position x of the weight follows x″ = −k·(x − 1) − c·x′ for a mass of 1. `duration` is
/// 2π/√k. `bounce` is 1 − ζ for a damping ratio ζ = c/(2√k) of at most 1.
public struct Spring: Hashable, Sendable {
  /// The perceived duration, in seconds.
  public var duration: TimeInterval
  /// The overshoot: 0 has none, values up to 1 have more, and values below 0 arrive more slowly.
  public var bounce: Double

  /// Makes a spring from its perceived duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - bounce: The overshoot: 0 has none, values up to 1 have more, and values below 0 arrive
  ///     more slowly.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Makes a spring from its period and its damping.
  ///
  /// - Parameters:
  ///   - response: The period without damping, in seconds.
  ///   - dampingRatio: The damping ratio: 1 has no overshoot, less bounces, and more arrives more
  ///     slowly.
  public init(response: Double, dampingRatio: Double) {
    duration = response
    bounce = dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// Makes a spring from physical quantities.
  ///
  /// - Parameters:
  ///   - mass: The mass of the weight, above 0.
  ///   - stiffness: The force of the spring per unit of length.
  ///   - damping: The friction per unit of speed.
  ///   - allowOverDamping: Whether the damping ratio may exceed 1.
  public init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    allowOverDamping: Bool = false
  ) {
    let frequency = (max(stiffness, 1e-6) / max(mass, 1e-6)).squareRoot()
    var ratio = damping / (2 * frequency * max(mass, 1e-6))
    if !allowOverDamping { ratio = min(ratio, 1) }
    self.init(response: 2 * .pi / frequency, dampingRatio: ratio)
  }

  /// A spring without a bounce.
  public static var smooth: Spring { smooth() }
  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }
  /// A spring with a large bounce.
  public static var bouncy: Spring { bouncy() }

  /// A spring without a bounce of its own.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - extraBounce: The overshoot, from 0 to 1.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - extraBounce: Added to a bounce of 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a large bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - extraBounce: Added to a bounce of 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The period without damping, in seconds.
  public var response: Double { duration }

  /// The damping ratio: 1 has no overshoot, less bounces, and more arrives more slowly.
  public var dampingRatio: Double {
    bounce >= 0 ? max(1 - bounce, 0) : 1 / max(1 + bounce, 1e-3)
  }

  /// The mass, which is always 1.
  public var mass: Double { 1 }
  /// The force per unit of length.
  public var stiffness: Double { frequency * frequency }
  /// The force per unit of speed.
  public var damping: Double { 2 * dampingRatio * frequency }

  private var frequency: Double { 2 * .pi / max(duration, 1e-3) }

  /// The time until no movement is visible any more, in seconds.
  public var settlingDuration: TimeInterval {
    if duration <= 0 { return 0 }
    let ratio = dampingRatio
    // The slowest part decays as e^(−rate·t), and has settled at a thousandth.
    let rate =
      ratio <= 1
      ? max(ratio, 0.02) * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
    return log(1000) / rate * (ratio == 1 ? 1.3 : 1)
  }

  /// The position of the weight at a time, on its way from 0 to `target`.
  ///
  /// - Parameters:
  ///   - target: The position of rest, in any unit; the result has the same one.
  ///   - initialVelocity: The speed at the beginning, in units of `target` per second.
  ///   - time: The time since the beginning, in seconds; the position is 0 before it.
  public func value(
    target: Double,
    initialVelocity: Double = 0,
    time: TimeInterval
  ) -> Double {
    guard time > 0 else { return 0 }
    guard duration > 0 else { return target }
    let (w, z) = (frequency, dampingRatio)
    let start = -target
    if abs(z - 1) < 1e-6 {
      let slope = initialVelocity + w * start
      return target + (start + slope * time) * exp(-w * time)
    }
    if z < 1 {
      let turning = w * (1 - z * z).squareRoot()
      let slope = (initialVelocity + z * w * start) / turning
      return target
        + exp(-z * w * time) * (start * cos(turning * time) + slope * sin(turning * time))
    }
    let root = w * (z * z - 1).squareRoot()
    let (slow, fast) = (-z * w + root, -z * w - root)
    let b = (initialVelocity - slow * start) / (fast - slow)
    return target + (start - b) * exp(slow * time) + b * exp(fast * time)
  }
}
