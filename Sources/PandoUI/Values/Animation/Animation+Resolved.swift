import Foundation

extension Animation {
  /// An animation as a renderer plays it.
  package struct Resolved: Hashable, Sendable {
    /// The shape of the movement over `duration`.
    package enum Timing: Hashable, Sendable {
      /// A Bézier curve: `cubic-bezier(x1, y1, x2, y2)` of CSS.
      case bezier(Double, Double, Double, Double)
      /// The progress at evenly spaced times, from 0 to 1 with overshoots between:
      /// `linear(0, …, 1)` of CSS.
      case samples([Double])

      /// A word for descriptions.
      package var name: String {
        switch self {
        case .bezier: "curve"
        case .samples: "spring"
        }
      }

      /// The timing function in CSS.
      package var css: String {
        switch self {
        case .bezier(0, 0, 1, 1): "linear"
        case .bezier(let x1, let y1, let x2, let y2):
          "cubic-bezier(" + [x1, y1, x2, y2].map { shortNumber($0) }.joined(separator: ",") + ")"
        case .samples(let samples):
          "linear(" + samples.map { shortNumber($0) }.joined(separator: ",") + ")"
        }
      }
    }

    package var timing: Timing
    /// The duration of one repetition, in seconds.
    package var duration: Double
    /// The delay before the first repetition, in seconds.
    package var delay: Double
    /// The number of repetitions; nil without end.
    package var repeatCount: Int?
    package var autoreverses: Bool
  }

  /// The animation with its speed applied.
  package var resolved: Resolved {
    let speed = speed > 0 ? speed : 1
    let timing: Resolved.Timing
    let seconds: Double
    switch curve {
    case .timed(let curve, let duration):
      let (first, second) = (curve.first, curve.second)
      // CSS rejects control points before the beginning or after the end.
      timing = .bezier(
        min(max(first.x, 0), 1),
        first.y,
        min(max(second.x, 0), 1),
        second.y
      )
      seconds = max(duration, 0)
    case .spring(let spring):
      seconds = min(spring.settlingDuration, 10)
      timing = .samples(Self.samples(of: spring, over: seconds))
    case .sampled(let samples, let duration):
      seconds = duration
      timing = .samples(samples)
    }
    return Resolved(
      timing: timing,
      duration: seconds / speed,
      delay: delay,
      repeatCount: repeatCount,
      autoreverses: autoreverses
    )
  }

  private static func samples(of spring: Spring, over seconds: Double) -> [Double] {
    guard seconds > 0 else { return [0, 1] }
    // About forty samples a second show every swing and keep the function short.
    let count = min(max(Int(seconds * 40), 12), 60)
    let inner = (1..<count).map { step in
      let value = spring.value(target: 1, time: seconds * Double(step) / Double(count))
      return (value * 1000).rounded() / 1000
    }
    return [0] + inner + [1]
  }
}
