import Foundation

/// How far something has come, 0 to 1, at each part, 0 to 1, of its time.
public struct UnitCurve: Hashable, Sendable {
  /// The two inner points of the curve; the outer ones are 0, 0 and 1, 1.
  package let first: UnitPoint
  package let second: UnitPoint

  /// A Bézier curve from 0, 0 to 1, 1.
  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(first: startControlPoint, second: endControlPoint)
  }

  /// Equally fast all the way.
  public static let linear = UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  /// Slow at the beginning.
  public static let easeIn = UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Slow at the end.
  public static let easeOut = UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Slow at the beginning and the end.
  public static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  init(first: UnitPoint, second: UnitPoint) {
    self.first = first
    self.second = second
  }

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.init(first: UnitPoint(x: x1, y: y1), second: UnitPoint(x: x2, y: y2))
  }

  /// How far it has come at `progress`, the part of the time that is over.
  public func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    return Self.along(parameter(at: progress), first.y, second.y)
  }

  /// How fast it moves at `progress`; 1 is the speed of `linear`.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let before = max(progress - step, 0)
    let after = min(progress + step, 1)
    return (value(at: after) - value(at: before)) / (after - before)
  }

  /// The curve the other way round: where it is slow, this one is fast.
  public var inverse: UnitCurve {
    UnitCurve(x1: first.y, y1: first.x, x2: second.y, y2: second.x)
  }

  private static func along(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  /// The parameter at which the curve's x is `x`. Halving is slow and cannot go wrong.
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
