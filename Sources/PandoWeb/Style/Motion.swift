import PandoUI

/// How changes of an element are drawn over time.
enum Motion {
  static func apply(_ animation: Animation, _ style: inout CSSDeclarations) {
    let resolved = animation.resolved
    style[.transition] = .list([
      .keyword("all"), .seconds(resolved.duration), timing(resolved), .seconds(resolved.delay),
    ])
  }

  private static func timing(_ animation: Animation.Resolved) -> CSSValue {
    switch animation.timing {
    case .bezier(let x1, let y1, let x2, let y2):
      .call("cubic-bezier", [.number(x1), .number(y1), .number(x2), .number(y2)])
    case .samples(let samples):
      .call("linear", samples.map { .number($0) })
    }
  }

  /// How a batch is drawn over time.
  static func patch(_ animation: Animation) -> Patch {
    let resolved = animation.resolved
    return .animation(
      milliseconds: Int((min(resolved.duration, longest) * 1000).rounded()),
      delay: Int((min(resolved.delay, longest) * 1000).rounded()),
      timing: timing(resolved).text
    )
  }

  /// In seconds: a batch that is drawn for longer would be in the way of those after it.
  private static let longest = 10.0
}
