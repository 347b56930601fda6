import Foundation

/// A curve of progress over time, both from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  /// The first control point. The curve goes from 0, 0 to 1, 1.
  package let first: UnitPoint
  package let second: UnitPoint

  /// A Bézier curve from 0, 0 to 1, 1.
  ///
  /// - Parameters:
  ///   - startControlPoint: The first control point; x is the time, y the progress.
  ///   - endControlPoint: The second control point; x is the time, y the progress.
  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(first: startControlPoint, second: endControlPoint)
  }

  /// A constant speed.
  public static let linear = UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  /// A slow beginning.
  public static let easeIn = UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// A slow end.
  public static let easeOut = UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// A slow beginning and a slow end.
  public static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  init(first: UnitPoint, second: UnitPoint) {
    self.first = first
    self.second = second
  }

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.init(first: UnitPoint(x: x1, y: y1), second: UnitPoint(x: x2, y: y2))
  }

  /// The value of the curve at a time.
  ///
  /// - Parameter progress: The fraction of the time that has passed, clamped to 0 to 1.
  public func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    return Self.along(parameter(at: progress), first.y, second.y)
  }

  /// The speed of the curve at a time; 1 is the speed of `linear`.
  ///
  /// - Parameter progress: The fraction of the time that has passed, from 0 to 1.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let before = max(progress - step, 0)
    let after = min(progress + step, 1)
    return (value(at: after) - value(at: before)) / (after - before)
  }

  /// The inverse curve, which is fast where this one is slow.
  public var inverse: UnitCurve {
    UnitCurve(x1: first.y, y1: first.x, x2: second.y, y2: second.x)
  }

  private static func along(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  /// The parameter at which the curve's x is `x`. Bisection is slow, but always converges.
  private func parameter(at x: Double) -> Double {
    let (a, b) = (min(max(first.x, 0), 1), min(max(second.x, 0), 1))
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if Self.along(middle, a, b) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
