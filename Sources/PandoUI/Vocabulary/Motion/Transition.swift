/// The phase of a transition: appearing, present, or disappearing.
public enum TransitionPhase: Hashable, Sendable {
  /// The beginning of the appearance.
  case willAppear
  /// At rest.
  case identity
  /// The end of the disappearance.
  case didDisappear

  /// Whether the view is at rest.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the appearance, 0 at rest, 1 after the disappearance.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// Whether something moves.
  public var hasMotion: Bool

  /// Makes the properties.
  ///
  /// - Parameter hasMotion: No effect here: pages ask the reader's system whether anything may move.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// The way in which a view appears and disappears.
///
/// ```swift
/// struct Twirl: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90)).opacity(phase.isIdentity ? 1 : 0)
///   }
/// }
/// ```
///
/// The page plays the opacity, filters and transforms that the body sets in its three phases.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view in a phase.
  associatedtype Body: View

  /// The view that comes and goes, inside ``body(content:phase:)``.
  typealias Content = TransitionContent

  /// Makes the view in a phase.
  ///
  /// - Parameters:
  ///   - content: The view that comes and goes.
  ///   - phase: The phase of the transition.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition.
  static var properties: TransitionProperties { get }

  /// The transition as a value. Transitions of an application do not implement it.
  @_documentation(visibility: internal)
  var _transition: AnyTransition { get }
}

/// Stands for the view that comes and goes, inside the body of a transition.
public struct TransitionContent: View {
  /// Never drawn: only the modifiers around it are read.
  public var body: some View { EmptyView() }
}

/// A transition made of others, as a type, so that functions can return it as `some Transition`.
struct ChangedTransition: Transition {
  let _transition: AnyTransition

  /// The unchanged view, because renderers read the transition from the value.
  func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition {
  /// The properties of a transition in which something moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The transition as a value.
  @_documentation(visibility: internal)
  public var _transition: AnyTransition {
    func effects(_ phase: TransitionPhase) -> ViewEffects {
      ViewEffects(of: body(content: TransitionContent(), phase: phase))
    }
    let identity = effects(.identity)
    return AnyTransition(
      kind: .asymmetric(
        insertion: .effect(active: effects(.willAppear), identity: identity),
        removal: .effect(active: effects(.didDisappear), identity: identity)
      )
    )
  }

  /// Both transitions at once.
  ///
  /// - Parameter other: The other transition.
  public func combined<Other: Transition>(with other: Other) -> some Transition {
    ChangedTransition(_transition: _transition.combined(with: other._transition))
  }

  /// The transition with its own animation.
  ///
  /// - Parameter animation: The animation of the view's attributes; nil for none. The transition
  ///   itself runs with `withAnimation`.
  public func animation(_ animation: Animation?) -> some Transition {
    ChangedTransition(_transition: _transition.animation(animation))
  }
}

extension AnyTransition {
  /// Hides the type of a transition.
  ///
  /// - Parameter transition: The transition whose type is hidden.
  @MainActor @preconcurrency
  public init<T: Transition>(_ transition: T) {
    self = transition._transition
  }
}

extension View {
  /// Sets the transition with which the view appears and disappears.
  ///
  /// - Parameter t: The transition.
  @_disfavoredOverload
  public func transition<T: Transition>(_ t: T) -> some View {
    transition(t._transition)
  }
}
