public import Foundation

/// The movement of a weight on a spring.
///
/// The weight's place x follows x″ = −k·(x − 1) − c·x′ for a mass of 1; `duration` is 2π/√k, and
/// `bounce` is 1 − ζ with ζ = c/(2√k), the damping ratio.
public struct Spring: Hashable, Sendable {
  /// How long it takes as one perceives it, in seconds.
  public var duration: TimeInterval
  /// 0 does not go beyond its end; up to 1 goes beyond it more; below 0 is slow to arrive.
  public var bounce: Double

  /// Makes a spring from how it is perceived.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// Makes a spring from its period, in seconds, and its damping; 1 does not go beyond its end.
  public init(response: Double, dampingRatio: Double) {
    duration = response
    bounce = dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// Makes a spring from physical quantities.
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

  /// Arrives softly.
  public static var smooth: Spring { smooth() }
  /// Arrives with a hint of a bounce.
  public static var snappy: Spring { snappy() }
  /// Bounces.
  public static var bouncy: Spring { bouncy() }

  /// Arrives softly; seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Arrives with a hint of a bounce; seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Bounces; seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The period without damping, in seconds.
  public var response: Double { duration }

  /// 1 does not go beyond its end, less bounces, more is slow.
  public var dampingRatio: Double {
    bounce >= 0 ? max(1 - bounce, 0) : 1 / max(1 + bounce, 1e-3)
  }

  /// The mass, which is always 1.
  public var mass: Double { 1 }
  /// The force per length.
  public var stiffness: Double { frequency * frequency }
  /// The force per speed.
  public var damping: Double { 2 * dampingRatio * frequency }

  private var frequency: Double { 2 * .pi / max(duration, 1e-3) }

  /// How long it takes until nothing is seen to move any more, in seconds.
  public var settlingDuration: TimeInterval {
    if duration <= 0 { return 0 }
    let ratio = dampingRatio
    // The slowest part fades as e^(−rate·t); it is over at a thousandth.
    let rate =
      ratio <= 1
      ? max(ratio, 0.02) * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
    return log(1000) / rate * (ratio == 1 ? 1.3 : 1)
  }

  /// Where the weight is after `time` seconds, on its way from 0 to `target`.
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
