import PandoDependencies

/// The criteria for the end of an animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// The animation ends when its time is over, or the time of `logicallyComplete(after:)`. A spring ends after its
  /// perceived duration, although it still moves a little.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// The animation ends when nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Makes changes that are drawn with an animation, and runs an action when its time is over.
///
/// Renderers do not report the end of an animation. The time of all repetitions is counted on
/// `\.continuousClock` instead. An animation without end never completes.
///
/// - Parameters:
///   - animation: The animation of the changes; nil draws them at once, and completes at once.
///   - completionCriteria: The criteria for the end. They mean two times for a spring, and for an
///     animation with `logicallyComplete(after:)`.
///   - body: Changes state; called at once.
///   - completion: Called on the main actor at the end of the animation.
@MainActor @preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  if let seconds = animation.map({ $0.time(until: completionCriteria) }) ?? 0 {
    @Dependency(\.continuousClock) var clock
    Task { [clock] in
      if seconds > 0 { try? await clock.sleep(for: .seconds(seconds)) }
      completion()
    }
  }
  return result
}

extension Animation {
  /// The time in seconds until the criteria are met; nil if they never are.
  func time(until criteria: AnimationCompletionCriteria) -> Double? {
    guard criteria == .logicallyComplete, let seconds = completeTime ?? perceivedDuration else {
      return totalDuration
    }
    return min(resolved.delay + seconds, totalDuration ?? .infinity)
  }

  /// The time in seconds in which a spring seems to move; nil for other animations.
  private var perceivedDuration: Double? {
    guard case .spring(let spring) = curve, repeatCount == 1 else { return nil }
    return spring.duration / (speed > 0 ? speed : 1)
  }

  /// The duration in seconds, with the delay and all repetitions; nil for an animation without end.
  var totalDuration: Double? {
    let resolved = resolved
    guard let count = resolved.repeatCount else { return nil }
    return resolved.delay + resolved.duration * Double(count)
  }
}
