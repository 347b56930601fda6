extension View {
  /// No effect here: there is no bar above the keyboard.
  ///
  /// - Parameter content: The items of the bar. They are never evaluated.
  public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// No effect here: there is no bar above the keyboard.
  ///
  /// - Parameter touchBar: The bar with its items.
  public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View { self }

  /// No effect here: there is no bar above the keyboard.
  ///
  /// - Parameter principal: Whether the item stands in the middle of the bar.
  public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }

  /// No effect here: there is no bar above the keyboard.
  ///
  /// - Parameter label: The name of the item while the user arranges the bar.
  public func touchBarCustomizationLabel(_ label: Text) -> some View { self }

  /// No effect here: there is no bar above the keyboard.
  ///
  /// - Parameter presence: Whether the item can be taken from the bar, with its identity.
  public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View { self }

  /// No effect here: the focus moves in reading order.
  ///
  /// - Parameter namespace: The namespace in which a default focus is preferred.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// No effect here: letters find a row by the words that it shows.
  ///
  /// - Parameter text: What is typed to reach the row; nil is its own text.
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// No effect here: letters find a row by the words that it shows.
  ///
  /// - Parameter stringKey: The key of what is typed to reach the row.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  /// No effect here: alternatives for held keys are not shown.
  ///
  /// - Parameters:
  ///   - modifiers: The keys that are held.
  ///   - alternate: The view that is shown meanwhile. It is never evaluated.
  public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers,
    @ViewBuilder _ alternate: () -> V
  ) -> some View { self }

  /// Groups the content for moves of the focus. No effect here: the focus moves in reading order.
  public func focusSection() -> some View { self }
}

/// The content of the bar above a keyboard. No effect here: there is no bar above the keyboard.
public struct TouchBar<Content: View> {
  /// Makes the bar.
  ///
  /// - Parameter content: The items of the bar. They are never evaluated.
  public init(@ViewBuilder content: () -> Content) {}

  /// Makes a bar that the user can arrange.
  ///
  /// - Parameters:
  ///   - id: The identity under which the arrangement is kept.
  ///   - content: The items of the bar. They are never evaluated.
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// The presence of an item on the bar above a keyboard. No effect here: there is no bar above the
/// keyboard.
public enum TouchBarItemPresence: Hashable, Sendable {
  case required(String), `default`(String), optional(String)
}
