public import Foundation

/// How a change is drawn over time.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  /// The shape of the movement.
  package enum Curve: Hashable, Sendable {
    case timed(UnitCurve, duration: TimeInterval)
    case spring(Spring)
  }

  package var curve: Curve
  /// Seconds before it begins.
  package var delay: TimeInterval = 0
  /// 2 is twice as fast.
  package var speed: Double = 1
  /// How often it is played; nil means without end.
  package var repeatCount: Int? = 1
  /// Whether every second time it is played backwards.
  package var autoreverses = false

  package init(_ curve: Curve) {
    self.curve = curve
  }

  /// Begins later, by seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    with { $0.delay += delay }
  }

  /// Is faster: 2 is twice as fast.
  public func speed(_ speed: Double) -> Animation {
    with {
      $0.speed *= speed
      // A delay that was asked for before is part of what gets faster.
      if speed > 0 { $0.delay /= speed }
    }
  }

  /// Is played several times, every second time backwards unless something else is said.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with {
      $0.repeatCount = max(repeatCount, 0)
      $0.autoreverses = autoreverses
    }
  }

  /// Is played without end, every second time backwards unless something else is said.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with {
      $0.repeatCount = nil
      $0.autoreverses = autoreverses
    }
  }

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var animation = self
    change(&animation)
    return animation
  }

  /// The curve, the time and the repetitions.
  public var description: String {
    let resolved = resolved
    var text = "\(resolved.timing.name) \(shortNumber(resolved.duration))s"
    if resolved.delay != 0 { text += " after \(shortNumber(resolved.delay))s" }
    switch resolved.repeatCount {
    case nil: text += ", forever"
    case 1?: break
    case let count?: text += ", \(count) times"
    }
    return text + (resolved.autoreverses && resolved.repeatCount != 1 ? " to and fro" : "")
  }
}
