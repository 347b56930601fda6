import PandoUI

extension Patch {
  /// The animation of the patches after it.
  static func animation(_ animation: Animation) -> Patch {
    let resolved = animation.resolved
    return .animation(
      milliseconds: Int((min(resolved.duration, longest) * 1000).rounded()),
      delay: Int((min(resolved.delay, longest) * 1000).rounded()),
      timing: Motion.timing(resolved).text,
      repetitions: resolved.repeatCount == 1 ? nil : Motion.repeats(resolved).text
    )
  }

  /// In seconds. A time without end, which an application can ask for, is no whole number of milliseconds.
  private static let longest = 3600.0
}
