extension Glass {
  /// No effect here: renderers do not move glass under a pointer or a finger.
  ///
  /// - Parameter isEnabled: Whether the glass reacts to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  /// No effect here: glass is not followed from one view to another.
  ///
  /// - Parameters:
  ///   - id: The identity of the view's glass.
  ///   - namespace: The namespace of the identity.
  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// No effect here: each view has a glass of its own.
  ///
  /// - Parameters:
  ///   - id: The identity of the glass that views share.
  ///   - namespace: The namespace of the identity.
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?,
    namespace: Namespace.ID
  ) -> some View { self }

  /// No effect here: glass comes and goes with its view.
  ///
  /// - Parameter transition: The transition of glass that appears or disappears.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// The transition of glass that appears or disappears. No effect here: glass comes and goes with its view.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// The glass comes and goes at once.
  public static var identity: GlassEffectTransition { .init(name: "identity") }
  /// The glass grows out of another.
  public static var matchedGeometry: GlassEffectTransition { .init(name: "matchedGeometry") }
  /// The glass fades.
  public static var materialize: GlassEffectTransition { .init(name: "materialize") }
}
