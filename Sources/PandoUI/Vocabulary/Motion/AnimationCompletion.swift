import PandoDependencies

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When its time is over.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Makes changes that are drawn with an animation, and does something when its time is over.
///
/// What a renderer draws is not reported back, so that the time is counted, on
/// `\.continuousClock`: that of all repetitions. An animation without end never completes.
///
/// - Parameters:
///   - animation: How the changes are drawn.
///   - completionCriteria: When it counts as over. Both criteria are the same time here.
///   - body: Changes state.
///   - completion: What to do then.
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
  /// Seconds until it is over, with the delay and all repetitions; nil means that it has no end.
  var totalDuration: Double? {
    let resolved = resolved
    guard let count = resolved.repeatCount else { return nil }
    return resolved.delay + resolved.duration * Double(count)
  }
}
