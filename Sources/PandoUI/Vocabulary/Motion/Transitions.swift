public import Foundation

/// A transition that renderers know.
@_documentation(visibility: internal)
public protocol _KnownTransition {
  /// The transition as a value.
  var _transition: AnyTransition { get }
}

/// No transition: the view comes and goes at once.
public struct IdentityTransition: _KnownTransition {
  /// Makes the transition.
  public init() {}

  /// The transition as a value.
  public var _transition: AnyTransition { .identity }
}

/// A fade.
public struct OpacityTransition: _KnownTransition {
  /// Makes the transition.
  public init() {}

  /// The transition as a value.
  public var _transition: AnyTransition { .opacity }
}

/// A move in from the leading side and out to the trailing side.
public struct SlideTransition: _KnownTransition {
  /// Makes the transition.
  public init() {}

  /// The transition as a value.
  public var _transition: AnyTransition { .slide }
}

/// A move in from an edge and out to the same edge.
public struct MoveTransition: _KnownTransition {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  ///
  /// - Parameter edge: The edge from which the view comes.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The transition as a value.
  public var _transition: AnyTransition { .move(edge: edge) }
}

/// A move in from a distance and out to the same distance.
public struct OffsetTransition: _KnownTransition {
  /// The distance to the right and down, in points.
  public var offset: CGSize

  /// Makes the transition.
  ///
  /// - Parameter offset: The distance to the right and down, in points.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  /// The transition as a value.
  public var _transition: AnyTransition { .offset(offset) }
}

/// A move in from an edge with a fade, and out to the opposite edge.
public struct PushTransition: _KnownTransition {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  ///
  /// - Parameter edge: The edge from which the view comes.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The transition as a value.
  public var _transition: AnyTransition { .push(from: edge) }
}

/// A scaling from a fraction of the size.
public struct ScaleTransition: _KnownTransition {
  /// The fraction, from 0 to 1.
  public var scale: Double
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// Makes the transition.
  ///
  /// - Parameters:
  ///   - scale: The fraction of the size at which the view begins and ends, from 0 to 1.
  ///   - anchor: Has no effect in a browser, which scales around the centre.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The transition as a value.
  public var _transition: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// A blur with a fade.
public struct BlurReplaceTransition: _KnownTransition {
  /// The direction of the fade. Renderers draw both alike.
  public struct Configuration: Hashable, Sendable {
    let name: String
    /// Down, and up.
    public static let downUp = Self(name: "downUp")
    /// Upwards.
    public static let upUp = Self(name: "upUp")
  }

  /// The direction.
  public var configuration: Configuration

  /// Makes the transition.
  ///
  /// - Parameter configuration: The direction, which has no effect: both are drawn alike.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// The transition as a value.
  public var _transition: AnyTransition { .blurReplace }
}

/// Different transitions for appearing and disappearing.
public struct AsymmetricTransition<
  Insertion: _KnownTransition,
  Removal: _KnownTransition
>: _KnownTransition {
  /// The transition when the view appears.
  public var insertion: Insertion
  /// The transition when the view disappears.
  public var removal: Removal

  /// Makes the transition.
  ///
  /// - Parameters:
  ///   - insertion: The transition when the view appears.
  ///   - removal: The transition when the view disappears.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The transition as a value.
  public var _transition: AnyTransition {
    .asymmetric(insertion: insertion._transition, removal: removal._transition)
  }
}

extension _KnownTransition {
  /// Both transitions at once.
  ///
  /// - Parameter other: The other transition.
  public func combined<Other: _KnownTransition>(with other: Other) -> AnyTransition {
    _transition.combined(with: other._transition)
  }

  /// The transition with its own animation.
  ///
  /// - Parameter animation: The animation of the view's attributes; nil for none. The transition
  ///   itself runs with `withAnimation`.
  public func animation(_ animation: Animation?) -> AnyTransition {
    _transition.animation(animation)
  }
}

extension AnyTransition {
  /// Hides the type of a transition.
  ///
  /// - Parameter transition: The transition whose type is hidden.
  public init<T: _KnownTransition>(_ transition: T) {
    self = transition._transition
  }

  /// A blur with a fade.
  ///
  /// - Parameter configuration: The direction, which has no effect: both are drawn alike.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration
  ) -> AnyTransition { .blurReplace }
}

extension View {
  /// Sets the transition with which the view appears and disappears.
  ///
  /// - Parameter t: The transition.
  public func transition<T: _KnownTransition>(_ t: T) -> some View {
    transition(t._transition)
  }
}
