// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// How a quick action is shown.
@available(
  *,
  unavailable,
  message: "There is no gesture of the hand. Offer the same by accessibilityAction(named:_:)."
)
public struct AccessibilityQuickActionStyle: Sendable {
  public static var outline: AccessibilityQuickActionStyle { .init() }
  public static var prompt: AccessibilityQuickActionStyle { .init() }
}

/// The part of a view in a pair of label and control.
@available(
  *,
  unavailable,
  message:
    "Give the control an accessibilityLabel(_:), and hide the words by accessibilityHidden(_:)."
)
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// A category of actions.
@available(*, unavailable, message: "Offer each of them by accessibilityAction(named:_:).")
public struct AccessibilityActionCategory: Sendable {
  public static var `default`: AccessibilityActionCategory { .init() }
  public static var edit: AccessibilityActionCategory { .init() }
  public init(_ nameKey: LocalizedStringKey) {}
  init() {}
}

/// A modifier that describes a view to assistive technologies.
@available(*, unavailable, message: "Write 'some View' instead.")
public struct AccessibilityAttachmentModifier {}

@available(
  *,
  unavailable,
  message:
    "Screen readers of browsers do not drag. Offer the same by accessibilityAction(named:_:)."
)
extension View {
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> Self { self }
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> Self { self }
}

@available(*, unavailable, message: "Offer each of them by accessibilityAction(named:_:).")
extension View {
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> Self { self }
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory,
    @ViewBuilder _ content: () -> Content
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message:
    "Screen readers of browsers scroll by themselves. Offer pages by accessibilityAdjustableAction(_:)."
)
extension View {
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "There is no gesture of the hand. Offer the same by accessibilityAction(named:_:)."
)
extension View {
  public func accessibilityQuickAction<Content: View>(
    style: AccessibilityQuickActionStyle,
    @ViewBuilder content: () -> Content
  ) -> Self { self }
  public func accessibilityQuickAction<Content: View>(
    style: AccessibilityQuickActionStyle,
    isActive: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message:
    "Give the control an accessibilityLabel(_:), and hide the words by accessibilityHidden(_:)."
)
extension View {
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message:
    "Words are put together by the application. Write the whole label with accessibilityLabel(_:)."
)
extension View {
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: EmptyView) -> V
  ) -> Self { self }
}
