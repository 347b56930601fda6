public import Foundation

extension Animation {
  /// The default animation: a spring without a bounce.
  public static let `default` = Animation(.spring(Spring(duration: 0.55)))

  /// An animation at a constant speed.
  public static var linear: Animation { linear(duration: 0.35) }

  /// An animation at a constant speed.
  ///
  /// - Parameter duration: The duration, in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// An animation that begins slowly.
  public static var easeIn: Animation { easeIn(duration: 0.35) }

  /// An animation that begins slowly.
  ///
  /// - Parameter duration: The duration, in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// An animation that ends slowly.
  public static var easeOut: Animation { easeOut(duration: 0.35) }

  /// An animation that ends slowly.
  ///
  /// - Parameter duration: The duration, in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// An animation that begins and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// An animation that begins and ends slowly.
  ///
  /// - Parameter duration: The duration, in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// An animation with a timing curve.
  ///
  /// - Parameters:
  ///   - curve: The progress over time; browsers clamp the times of its control points to 0 to 1.
  ///   - duration: The duration, in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.timed(curve, duration: duration))
  }

  /// An animation along a Bézier curve from 0, 0 to 1, 1.
  ///
  /// - Parameters:
  ///   - p1x: The time of the first control point, from 0 to 1.
  ///   - p1y: The progress of the first control point.
  ///   - p2x: The time of the second control point, from 0 to 1.
  ///   - p2y: The progress of the second control point.
  ///   - duration: The duration, in seconds.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(UnitCurve(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration: duration)
  }
}
