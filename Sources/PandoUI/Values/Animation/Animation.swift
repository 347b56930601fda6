public import Foundation

/// The way in which a change is drawn over time.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  /// The shape of the movement.
  package enum Curve: Hashable, Sendable {
    case timed(UnitCurve, duration: TimeInterval)
    case spring(Spring)
    /// The progress at evenly spaced times, from 0 to 1.
    case sampled([Double], duration: TimeInterval)
  }

  package var curve: Curve
  /// The delay before the beginning, in seconds.
  package var delay: TimeInterval = 0
  /// The factor of the speed; 2 is twice as fast.
  package var speed: Double = 1
  /// The number of repetitions; nil without end.
  package var repeatCount: Int? = 1
  /// Whether every second repetition is played backwards.
  package var autoreverses = false
  /// The time in seconds after which the animation counts as complete; nil for its end.
  var completeTime: TimeInterval?

  package init(_ curve: Curve) {
    self.curve = curve
  }

  /// Begins later.
  ///
  /// - Parameter delay: The time in seconds, added to an earlier delay.
  public func delay(_ delay: TimeInterval) -> Animation {
    with { $0.delay += delay }
  }

  /// Plays faster or more slowly.
  ///
  /// - Parameter speed: The factor of the speed; 2 is twice as fast. A factor that is not positive
  ///   has no effect.
  public func speed(_ speed: Double) -> Animation {
    with {
      $0.speed *= speed
      // The factor also shortens a delay that was set before.
      if speed > 0 { $0.delay /= speed }
    }
  }

  /// Plays several times.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of times; negative numbers count as 0.
  ///   - autoreverses: Whether every second time is played backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    with {
      $0.repeatCount = max(repeatCount, 0)
      $0.autoreverses = autoreverses
    }
  }

  /// Plays without end.
  ///
  /// The animation plays until the value changes again. The completion of `withAnimation` is not
  /// called.
  ///
  /// - Parameter autoreverses: Whether every second time is played backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    with {
      $0.repeatCount = nil
      $0.autoreverses = autoreverses
    }
  }

  /// Counts as complete after some time, although it is drawn to its end.
  ///
  /// - Parameter duration: The time in seconds, after the delay. A time behind the end means the end.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    with { $0.completeTime = max(duration, 0) }
  }

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var animation = self
    change(&animation)
    return animation
  }

  /// The curve, the duration and the repetitions.
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
