import PandoUI

/// How changes of an element are drawn over time.
enum Motion {
  static func apply(_ animation: Animation, _ style: inout CSSDeclarations) {
    let resolved = animation.resolved
    style[.transition] = .list([
      .keyword("all"), .seconds(resolved.duration), timing(resolved), .seconds(resolved.delay),
    ])
  }

  /// The easing function of an animation.
  static func timing(_ animation: Animation.Resolved) -> CSSValue {
    switch animation.timing {
    case .bezier(let x1, let y1, let x2, let y2):
      .call("cubic-bezier", [.number(x1), .number(y1), .number(x2), .number(y2)])
    case .samples(let samples):
      .call("linear", samples.map { .number($0) })
    }
  }
}
