public import Foundation

extension Animation {
  /// What is played unless something else is said: a spring without a bounce.
  public static let `default` = Animation(.spring(Spring(duration: 0.55)))

  /// Equally fast all the way.
  public static var linear: Animation { linear(duration: 0.35) }

  /// Equally fast all the way; seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Slow at the beginning.
  public static var easeIn: Animation { easeIn(duration: 0.35) }

  /// Slow at the beginning; seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Slow at the end.
  public static var easeOut: Animation { easeOut(duration: 0.35) }

  /// Slow at the end; seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Slow at the beginning and the end.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// Slow at the beginning and the end; seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// A curve of one's own; seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.timed(curve, duration: duration))
  }

  /// A Bézier curve from 0, 0 to 1, 1 by its inner points; seconds.
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
