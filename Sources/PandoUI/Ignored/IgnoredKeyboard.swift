/// What is shown on the bar above a keyboard. It is accepted: there is no such bar.
public struct TouchBar<Content: View> {
  /// Makes the bar.
  public init(@ViewBuilder content: () -> Content) {}

  /// Makes a bar that somebody can arrange.
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// Whether something is on the bar above a keyboard.
public enum TouchBarItemPresence: Hashable, Sendable {
  case required(String), `default`(String), optional(String)
}

extension View {
  /// Accepted; there is no bar above the keyboard.
  public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Accepted; there is no bar above the keyboard.
  public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View { self }

  /// Accepted; there is no bar above the keyboard.
  public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }

  /// Accepted; there is no bar above the keyboard.
  public func touchBarCustomizationLabel(_ label: Text) -> some View { self }

  /// Accepted; there is no bar above the keyboard.
  public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View { self }

  /// Accepted; the focus moves in reading order.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Accepted; rows are not looked for by typing.
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// Accepted; rows are not looked for by typing.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  /// Accepted; what is shown in place of the view while a key is held is not shown.
  public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers,
    @ViewBuilder _ alternate: () -> V
  ) -> some View { self }
}
