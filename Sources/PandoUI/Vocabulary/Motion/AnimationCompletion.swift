import PandoDependencies

/// The criteria for the end of an animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// The animation ends when its time is over.
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
///   - completionCriteria: The criteria for the end; both mean the same time here.
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
  if let seconds = animation?.totalDuration ?? (animation == nil ? 0 : nil) {
    @Dependency(\.continuousClock) var clock
    Task { [clock] in
      if seconds > 0 { try? await clock.sleep(for: .seconds(seconds)) }
      completion()
    }
  }
  return result
}

extension Animation {
  /// The duration in seconds, with the delay and all repetitions; nil for an animation without end.
  var totalDuration: Double? {
    let resolved = resolved
    guard let count = resolved.repeatCount else { return nil }
    return resolved.delay + resolved.duration * Double(count)
  }
}
