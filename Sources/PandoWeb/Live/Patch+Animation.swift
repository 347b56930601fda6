import PandoUI

extension Patch {
  /// How the patches after it are drawn over time.
  static func animation(_ animation: Animation) -> Patch {
    let resolved = animation.resolved
    return .animation(
      milliseconds: Int((min(resolved.duration, longest) * 1000).rounded()),
      delay: Int((min(resolved.delay, longest) * 1000).rounded()),
      timing: Motion.timing(resolved).text
    )
  }

  /// In seconds: a batch that is drawn for longer would be in the way of those after it.
  private static let longest = 10.0
}
