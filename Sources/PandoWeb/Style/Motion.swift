import PandoUI

/// The animations of changes of an element and of its content, as CSS writes them.
enum Motion {
  static func apply(_ animation: Animation, _ style: inout CSSDeclarations) {
    let resolved = animation.resolved
    style[.motion] = .list([
      .seconds(resolved.duration), timing(resolved), .seconds(resolved.delay),
    ])
    style[.repeats] = repeats(resolved)
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

  /// The number of repetitions and the direction, as in the Web Animations API.
  static func repeats(_ animation: Animation.Resolved) -> CSSValue {
    .list([
      animation.repeatCount.map { .number(Double($0)) } ?? .keyword("Infinity"),
      .keyword(animation.autoreverses ? "alternate" : "normal"),
    ])
  }
}
