extension View {
  /// No effect here: there is no bar above the keyboard.
  public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// No effect here: there is no bar above the keyboard.
  public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View { self }

  /// No effect here: there is no bar above the keyboard.
  public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }

  /// No effect here: there is no bar above the keyboard.
  public func touchBarCustomizationLabel(_ label: Text) -> some View { self }

  /// No effect here: there is no bar above the keyboard.
  public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View { self }

  /// No effect here: the focus moves in reading order.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// No effect here: rows are not looked for by typing.
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// No effect here: rows are not looked for by typing.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  /// No effect here: what is shown in place of the view while a key is held is not shown.
  public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers,
    @ViewBuilder _ alternate: () -> V
  ) -> some View { self }

  /// Takes what is inside as one when the focus is moved. No effect here: the focus moves in
  /// reading order.
  public func focusSection() -> some View { self }

  /// Says that the view shows its focus by itself. No effect here: renderers show the focus in
  /// their own way.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// What is shown on the bar above a keyboard. No effect here: there is no bar above the keyboard.
public struct TouchBar<Content: View> {
  /// Makes the bar.
  public init(@ViewBuilder content: () -> Content) {}

  /// Makes a bar that somebody can arrange.
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// Whether something is on the bar above a keyboard. No effect here: there is no bar above the
/// keyboard.
public enum TouchBarItemPresence: Hashable, Sendable {
  case required(String), `default`(String), optional(String)
}
