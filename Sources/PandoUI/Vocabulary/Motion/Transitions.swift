public import Foundation

/// No transition: the view comes and goes at once.
public struct IdentityTransition: Transition {
  /// Makes the transition.
  public init() {}

  /// The unchanged view, because renderers animate this transition by its name.
  ///
  /// - Parameters:
  ///   - content: The view that comes and goes.
  ///   - phase: The phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// The transition as a value.
  public var _transition: AnyTransition { .identity }
}

/// A fade.
public struct OpacityTransition: Transition {
  /// Makes the transition.
  public init() {}

  /// The view in a phase.
  ///
  /// - Parameters:
  ///   - content: The view that comes and goes.
  ///   - phase: The phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// The transition as a value.
  public var _transition: AnyTransition { .opacity }
}

/// A move in from the leading side and out to the trailing side.
public struct SlideTransition: Transition {
  /// Makes the transition.
  public init() {}

  /// The unchanged view, because renderers animate this transition by its name.
  ///
  /// - Parameters:
  ///   - content: The view that comes and goes.
  ///   - phase: The phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// The transition as a value.
  public var _transition: AnyTransition { .slide }
}

/// A move in from an edge and out to the same edge.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  ///
  /// - Parameter edge: The edge from which the view comes.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The unchanged view, because renderers animate this transition by its name.
  ///
  /// - Parameters:
  ///   - content: The view that comes and goes.
  ///   - phase: The phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// The transition as a value.
  public var _transition: AnyTransition { .move(edge: edge) }
}

/// A move in from a distance and out to the same distance.
public struct OffsetTransition: Transition {
  /// The distance to the right and down, in points.
  public var offset: CGSize

  /// Makes the transition.
  ///
  /// - Parameter offset: The distance to the right and down, in points.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  /// The view in a phase.
  ///
  /// - Parameters:
  ///   - content: The view that comes and goes.
  ///   - phase: The phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }

  /// The transition as a value.
  public var _transition: AnyTransition { .offset(offset) }
}

/// A move in from an edge with a fade, and out to the opposite edge.
public struct PushTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  ///
  /// - Parameter edge: The edge from which the view comes.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The unchanged view, because renderers animate this transition by its name.
  ///
  /// - Parameters:
  ///   - content: The view that comes and goes.
  ///   - phase: The phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// The transition as a value.
  public var _transition: AnyTransition { .push(from: edge) }
}

/// A scaling from a fraction of the size.
public struct ScaleTransition: Transition {
  /// The fraction, from 0 to 1.
  public var scale: Double
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// Makes the transition.
  ///
  /// - Parameters:
  ///   - scale: The fraction of the size at which the view begins and ends, from 0 to 1.
  ///   - anchor: The point of the view that stays in place.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The view in a phase.
  ///
  /// - Parameters:
  ///   - content: The view that comes and goes.
  ///   - phase: The phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }

  /// The transition as a value.
  public var _transition: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// A blur with a fade.
public struct BlurReplaceTransition: Transition {
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
  /// - Parameter configuration: No effect here: both directions are drawn alike.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// The unchanged view, because renderers animate this transition by its name.
  ///
  /// - Parameters:
  ///   - content: The view that comes and goes.
  ///   - phase: The phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// The transition as a value.
  public var _transition: AnyTransition { .blurReplace }
}

/// Different transitions for appearing and disappearing.
public struct AsymmetricTransition<
  Insertion: Transition,
  Removal: Transition
>: Transition {
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

  /// The unchanged view, because renderers animate this transition by its name.
  ///
  /// - Parameters:
  ///   - content: The view that comes and goes.
  ///   - phase: The phase of the transition.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// The transition as a value.
  public var _transition: AnyTransition {
    .asymmetric(insertion: insertion._transition, removal: removal._transition)
  }
}

extension AnyTransition {
  /// A blur with a fade.
  ///
  /// - Parameter configuration: No effect here: both directions are drawn alike.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration
  ) -> AnyTransition { .blurReplace }
}
