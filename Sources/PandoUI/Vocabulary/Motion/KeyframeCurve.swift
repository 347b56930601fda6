/// The curve of one property through its keyframes.
struct KeyframeCurve<Value: Animatable> {
  private typealias Vector = Value.AnimatableData

  private struct Part {
    let start, end: Double
    let isCurved: Bool
    let value: (Double) -> Vector
  }

  private let initial: Value
  private var parts: [Part] = []
  /// The times at which the value jumps.
  private(set) var jumps: [Double] = []

  init(from initial: Value, _ keyframes: [_Keyframe<Value>]) {
    self.initial = initial
    for index in keyframes.indices { add(keyframes, index) }
  }

  /// The times at which keyframes end.
  var ends: [Double] { parts.map(\.end) }

  /// The times between which the curve is not a straight line.
  var curves: [ClosedRange<Double>] { parts.filter(\.isCurved).map { $0.start...$0.end } }

  /// The value at a time; at the time of a jump the value after it.
  func value(at time: Double) -> Value {
    var value = initial
    guard let part = parts.first(where: { time < $0.end }) ?? parts.last else { return initial }
    value.animatableData = part.value(min(max(time, part.start), part.end) - part.start)
    return value
  }

  private mutating func add(_ keyframes: [_Keyframe<Value>], _ index: Int) {
    let start = parts.last?.end ?? 0
    let from = parts.last.map { $0.value($0.end - $0.start) } ?? initial.animatableData
    switch keyframes[index] {
    case .move(let value):
      let to = value.animatableData
      jumps.append(start)
      parts.append(Part(start: start, end: start, isCurved: false) { _ in to })
    case .linear(let value, let duration, let curve):
      let (to, duration) = (value.animatableData, Self.seconds(duration))
      parts.append(
        Part(start: start, end: start + duration, isCurved: curve != .linear) { time in
          let part = duration > 0 ? time / duration : 1
          return Self.mix(from, to, curve == .linear ? part : curve.value(at: part))
        }
      )
    case .spring(let value, let duration, let spring, let velocity):
      let to = value.animatableData
      let velocity = velocity?.animatableData ?? speedAtEnd
      let duration = Self.seconds(duration ?? spring.settlingDuration)
      parts.append(
        Part(start: start, end: start + duration, isCurved: true) { time in
          let part = spring.value(target: 1, time: time)
          let push = spring.value(target: 0, initialVelocity: 1, time: time)
          return Self.mix(from, to, part) + Self.scaled(velocity, push)
        }
      )
    case .cubic(let value, let duration, let first, let last):
      let (to, duration) = (value.animatableData, Self.seconds(duration))
      let before = first?.animatableData ?? speedAtEnd
      let after = last?.animatableData ?? Self.speed(keyframes, index, from: from)
      parts.append(
        Part(start: start, end: start + duration, isCurved: true) { time in
          Self.cubic(from, to, before, after, at: time, of: duration)
        }
      )
    }
  }

  /// The change per second at the end of the curve so far.
  private var speedAtEnd: Vector {
    guard let part = parts.last, part.isCurved, part.end > part.start else { return .zero }
    let (duration, step) = (part.end - part.start, min((part.end - part.start) / 2, 1e-4))
    return Self.scaled(part.value(duration) - part.value(duration - step), 1 / step)
  }

  /// The change per second at the end of a cubic keyframe: the mean around it (Catmull and Rom 1974).
  private static func speed(
    _ keyframes: [_Keyframe<Value>],
    _ index: Int,
    from: Vector
  ) -> Vector {
    guard case .cubic(_, let duration, _, _) = keyframes[index], index + 1 < keyframes.count,
      case .cubic(let next, let nextDuration, let velocity, _) = keyframes[index + 1]
    else { return .zero }
    if let velocity { return velocity.animatableData }
    let time = seconds(duration) + seconds(nextDuration)
    return time > 0 ? scaled(next.animatableData - from, 1 / time) : .zero
  }

  /// Hermite's curve between two values with given speeds.
  private static func cubic(
    _ from: Vector,
    _ to: Vector,
    _ before: Vector,
    _ after: Vector,
    at time: Double,
    of duration: Double
  ) -> Vector {
    guard duration > 0 else { return to }
    let t = time / duration
    let (t2, t3) = (t * t, t * t * t)
    return scaled(from, 2 * t3 - 3 * t2 + 1) + scaled(before, (t3 - 2 * t2 + t) * duration)
      + scaled(to, 3 * t2 - 2 * t3) + scaled(after, (t3 - t2) * duration)
  }

  /// A duration that can be counted: at most an hour.
  private static func seconds(_ duration: Double) -> Double {
    duration.isFinite ? min(max(duration, 0), 3600) : 0
  }

  private static func mix(_ from: Vector, _ to: Vector, _ part: Double) -> Vector {
    from + scaled(to - from, part)
  }

  private static func scaled(_ vector: Vector, _ factor: Double) -> Vector {
    var vector = vector
    vector.scale(by: factor)
    return vector
  }
}
