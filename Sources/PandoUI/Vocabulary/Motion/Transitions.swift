public import Foundation

/// A transition that renderers know, by its type.
@_documentation(visibility: internal)
public protocol _KnownTransition {
  /// The transition as a value.
  var _transition: AnyTransition { get }
}

/// Comes and goes at once.
public struct IdentityTransition: _KnownTransition {
  /// Makes the transition.
  public init() {}

  /// The transition as a value.
  public var _transition: AnyTransition { .identity }
}

/// Fades.
public struct OpacityTransition: _KnownTransition {
  /// Makes the transition.
  public init() {}

  /// The transition as a value.
  public var _transition: AnyTransition { .opacity }
}

/// Comes from the leading side and goes to the trailing.
public struct SlideTransition: _KnownTransition {
  /// Makes the transition.
  public init() {}

  /// The transition as a value.
  public var _transition: AnyTransition { .slide }
}

/// Comes from and goes to an edge.
public struct MoveTransition: _KnownTransition {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The transition as a value.
  public var _transition: AnyTransition { .move(edge: edge) }
}

/// Comes from and goes to a place that is this far away.
public struct OffsetTransition: _KnownTransition {
  /// How far.
  public var offset: CGSize

  /// Makes the transition.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  /// The transition as a value.
  public var _transition: AnyTransition { .offset(offset) }
}

/// Comes from an edge while it fades in, and goes to the opposite one.
public struct PushTransition: _KnownTransition {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The transition as a value.
  public var _transition: AnyTransition { .push(from: edge) }
}

/// Grows from a part of its size.
public struct ScaleTransition: _KnownTransition {
  /// The part, 0 to 1.
  public var scale: Double
  /// The point that stays.
  public var anchor: UnitPoint

  /// Makes the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The transition as a value.
  public var _transition: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// Blurs while it fades.
public struct BlurReplaceTransition: _KnownTransition {
  /// Where it goes while it fades. Renderers draw both alike.
  public struct Configuration: Hashable, Sendable {
    let name: String
    /// Down, and up.
    public static let downUp = Self(name: "downUp")
    /// Upwards.
    public static let upUp = Self(name: "upUp")
  }

  /// Where it goes.
  public var configuration: Configuration

  /// Makes the transition.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// The transition as a value.
  public var _transition: AnyTransition { .blurReplace }
}

/// Comes in one way and goes in another.
public struct AsymmetricTransition<
  Insertion: _KnownTransition,
  Removal: _KnownTransition
>: _KnownTransition {
  /// How it comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal

  /// Makes the transition.
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
  /// Both at once.
  public func combined<Other: _KnownTransition>(with other: Other) -> AnyTransition {
    _transition.combined(with: other._transition)
  }

  /// The transition, played by an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    _transition.animation(animation)
  }
}

extension AnyTransition {
  /// Hides the type of a transition.
  public init<T: _KnownTransition>(_ transition: T) {
    self = transition._transition
  }

  /// Blurs while it fades. Renderers draw both ways alike.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration
  ) -> AnyTransition { .blurReplace }
}

extension View {
  /// Sets how the view comes and goes.
  public func transition<T: _KnownTransition>(_ t: T) -> some View {
    transition(t._transition)
  }
}
