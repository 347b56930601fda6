public import Foundation

/// How something comes and goes.
public struct AnyTransition: Hashable, Sendable, CustomStringConvertible {
  /// What happens to it. Lengths are in points.
  package indirect enum Kind: Hashable, Sendable {
    case identity
    case opacity
    case slide
    case blurReplace
    case scale(CGFloat, anchor: UnitPoint)
    case move(Edge)
    case push(Edge)
    case offset(CGSize)
    case combined(Kind, Kind)
    case asymmetric(insertion: Kind, removal: Kind)
    case animated(Kind, Animation?)
  }

  package let kind: Kind

  /// Comes and goes at once.
  public static let identity = AnyTransition(kind: .identity)
  /// Fades.
  public static let opacity = AnyTransition(kind: .opacity)
  /// Comes from the leading side and goes to the trailing.
  public static let slide = AnyTransition(kind: .slide)
  /// Blurs while it fades.
  public static let blurReplace = AnyTransition(kind: .blurReplace)
  /// Grows from nothing.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Grows from a part, 0 to 1, of its size around a point of it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(kind: .scale(scale, anchor: anchor))
  }

  /// Comes from and goes to an edge.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(kind: .move(edge))
  }

  /// Comes from an edge while it fades in, and goes to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(kind: .push(edge))
  }

  /// Comes from and goes to a place that is this far away.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(kind: .offset(offset))
  }

  /// Comes from and goes to a place that is this far away.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Comes in one way and goes in another.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(kind: .asymmetric(insertion: insertion.kind, removal: removal.kind))
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(kind: .combined(kind, other.kind))
  }

  /// The transition, played by an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(kind: .animated(kind, animation))
  }

  /// The transition as attributes spell it.
  public var description: String { kind.text }

  /// The animation it brings with it.
  package var ownAnimation: Animation? {
    if case .animated(_, let animation) = kind { return animation }
    return nil
  }
}

extension AnyTransition.Kind {
  /// `opacity`, `move(edge: top)`, `scale(0.5, anchor: center)`, `combined(opacity, slide)`,
  /// `asymmetric(insertion: slide, removal: opacity)`.
  package var text: String {
    switch self {
    case .identity: "identity"
    case .opacity: "opacity"
    case .slide: "slide"
    case .blurReplace: "blurReplace"
    case .scale(0, anchor: .center): "scale"
    case .scale(let scale, let anchor): "scale(\(shortNumber(scale)), anchor: \(anchor.name))"
    case .move(let edge): "move(edge: \(edge.name))"
    case .push(let edge): "push(from: \(edge.name))"
    case .offset(let size):
      "offset(x: \(shortNumber(size.width)), y: \(shortNumber(size.height)))"
    case .combined(let first, let second): "combined(\(first.text), \(second.text))"
    case .asymmetric(let insertion, let removal):
      "asymmetric(insertion: \(insertion.text), removal: \(removal.text))"
    case .animated(let kind, _): kind.text
    }
  }
}
