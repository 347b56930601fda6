public import Foundation

/// The way in which a view appears and disappears.
public struct AnyTransition: Hashable, Sendable, CustomStringConvertible {
  /// The kind of transition. Lengths are in points.
  package indirect enum Kind: Hashable, Sendable {
    case identity
    case opacity
    case slide
    case blurReplace
    case scale(CGFloat, anchor: UnitPoint)
    case move(Edge)
    case push(Edge)
    case offset(CGSize)
    /// From the active effects to the others, and back.
    case effect(active: ViewEffects, identity: ViewEffects)
    case combined(Kind, Kind)
    case asymmetric(insertion: Kind, removal: Kind)
    case animated(Kind, Animation?)
  }

  package let kind: Kind

  /// Appears and disappears at once.
  public static let identity = AnyTransition(kind: .identity)
  /// Fades in and out.
  public static let opacity = AnyTransition(kind: .opacity)
  /// Comes from the leading side and goes to the trailing side.
  public static let slide = AnyTransition(kind: .slide)
  /// Blurs while it fades.
  public static let blurReplace = AnyTransition(kind: .blurReplace)
  /// Grows from nothing, and shrinks to nothing.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Grows from a fraction of its size, and shrinks to it.
  ///
  /// - Parameters:
  ///   - scale: The fraction of the size, from 0 to 1.
  ///   - anchor: The point of the view that stays in place.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(kind: .scale(scale, anchor: anchor))
  }

  /// Comes from an edge, and goes back to it.
  ///
  /// - Parameter edge: The edge.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(kind: .move(edge))
  }

  /// Comes from an edge while it fades in, and goes to the opposite edge.
  ///
  /// - Parameter edge: The edge from which the view comes. It goes to the opposite edge.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(kind: .push(edge))
  }

  /// Comes from a place at a distance, and goes back to it.
  ///
  /// - Parameter offset: The distance to the right and downwards, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(kind: .offset(offset))
  }

  /// Comes from a place at a distance, and goes back to it.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downwards, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Appears with one transition and disappears with another.
  ///
  /// - Parameters:
  ///   - insertion: The transition with which the view appears.
  ///   - removal: The transition with which the view disappears.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(kind: .asymmetric(insertion: insertion.kind, removal: removal.kind))
  }

  /// Plays two transitions together.
  ///
  /// - Parameter other: The transition that is played together with this one.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(kind: .combined(kind, other.kind))
  }

  /// Gives the transition an animation of its own.
  ///
  /// - Parameter animation: The animation; nil for that of the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(kind: .animated(kind, animation))
  }

  /// The name of the transition in attributes.
  public var description: String { kind.text }

  /// The animation of the transition, if it has one of its own.
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
    case .scale(let scale, .center): "scale(\(shortNumber(scale)), anchor: center)"
    case .scale(let scale, let anchor):
      "effect[scale:\(shortNumber(scale));\(anchor.origin)|scale:1;\(anchor.origin)]"
    case .move(let edge): "move(edge: \(edge.name))"
    case .push(let edge): "push(from: \(edge.name))"
    case .offset(let size):
      "offset(x: \(shortNumber(size.width)), y: \(shortNumber(size.height)))"
    case .effect(let active, let identity):
      "effect[\(active.text(beside: identity))|\(identity.text(beside: active))]"
    case .combined(let first, let second): "combined(\(first.text), \(second.text))"
    case .asymmetric(let insertion, let removal):
      "asymmetric(insertion: \(insertion.text), removal: \(removal.text))"
    case .animated(let kind, _): kind.text
    }
  }
}

extension UnitPoint {
  /// The point as the origin of a transform, as a property of a keyframe (Web Animations).
  fileprivate var origin: String {
    "transformOrigin:\(shortNumber(x * 100))% \(shortNumber(y * 100))%"
  }
}
