public import Foundation

/// What a rotor goes through.
@available(
  *,
  unavailable,
  message:
    "Screen readers of browsers have rotors of their own, by headings and links. Use accessibilityHeading(_:)."
)
public protocol AccessibilityRotorContent {}

/// Builds what a rotor goes through.
@available(
  *,
  unavailable,
  message:
    "Screen readers of browsers have rotors of their own, by headings and links. Use accessibilityHeading(_:)."
)
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Not available.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }

  /// Not available.
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
}

/// One place that a rotor goes to.
@available(
  *,
  unavailable,
  message:
    "Screen readers of browsers have rotors of their own, by headings and links. Use accessibilityHeading(_:)."
)
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Not available.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {}

  /// Not available.
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil) {}

  /// Not available.
  public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil) {}
}

/// A rotor that the platform has.
@available(
  *,
  unavailable,
  message:
    "Screen readers of browsers have rotors of their own, by headings and links. Use accessibilityHeading(_:)."
)
public struct AccessibilitySystemRotor: Sendable {
  /// Through headings.
  public static var headings: AccessibilitySystemRotor { .init() }
  /// Through links.
  public static var links: AccessibilitySystemRotor { .init() }
  /// Through images.
  public static var images: AccessibilitySystemRotor { .init() }
  /// Through fields.
  public static var textFields: AccessibilitySystemRotor { .init() }
}

/// What somebody does with two fingers to see more or less.
@available(
  *,
  unavailable,
  message:
    "Renderers report no gestures of two fingers. Offer the same by accessibilityAdjustableAction(_:)."
)
public struct AccessibilityZoomGestureAction {
  /// Nearer or farther.
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }

  /// Nearer or farther.
  public var direction: Direction { .zoomIn }
  /// Where, as a part of the view.
  public var location: UnitPoint { .center }
  /// Where.
  public var point: CGPoint { .zero }
}

/// How a quick action is shown.
@available(
  *,
  unavailable,
  message: "There is no gesture of the hand. Offer the same by accessibilityAction(named:_:)."
)
public struct AccessibilityQuickActionStyle: Sendable {
  /// With a line around it.
  public static var outline: AccessibilityQuickActionStyle { .init() }
  /// With a question.
  public static var prompt: AccessibilityQuickActionStyle { .init() }
}

/// Which of two views are the words, and which the control.
@available(
  *,
  unavailable,
  message:
    "Give the control an accessibilityLabel(_:), and hide the words by accessibilityHidden(_:)."
)
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// What actions belong together.
@available(*, unavailable, message: "Offer each of them by accessibilityAction(named:_:).")
public struct AccessibilityActionCategory: Sendable {
  /// Those that have no place elsewhere.
  public static var `default`: AccessibilityActionCategory { .init() }
  /// Those that edit.
  public static var edit: AccessibilityActionCategory { .init() }

  /// Not available.
  public init(_ nameKey: LocalizedStringKey) {}
  init() {}
}

/// What says something about a view to those who do not see it.
@available(*, unavailable, message: "Write 'some View' instead.")
public struct AccessibilityAttachmentModifier {}

extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Screen readers of browsers have rotors of their own, by headings and links. Use accessibilityHeading(_:)."
  )
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Screen readers of browsers have rotors of their own, by headings and links. Use accessibilityHeading(_:)."
  )
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Screen readers of browsers have rotors of their own, by headings and links. Use accessibilityHeading(_:)."
  )
  public func accessibilityRotor<Entry>(
    _ labelKey: LocalizedStringKey,
    entries: [Entry],
    entryLabel: KeyPath<Entry, String>
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Screen readers of browsers have rotors of their own, by headings and links. Use accessibilityHeading(_:)."
  )
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Renderers report no gestures of two fingers. Offer the same by accessibilityAdjustableAction(_:)."
  )
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Screen readers of browsers scroll by themselves. Offer pages by accessibilityAdjustableAction(_:)."
  )
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There is no gesture of the hand. Offer the same by accessibilityAction(named:_:)."
  )
  public func accessibilityQuickAction<Content: View>(
    style: AccessibilityQuickActionStyle,
    @ViewBuilder content: () -> Content
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There is no gesture of the hand. Offer the same by accessibilityAction(named:_:)."
  )
  public func accessibilityQuickAction<Content: View>(
    style: AccessibilityQuickActionStyle,
    isActive: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Give the control an accessibilityLabel(_:), and hide the words by accessibilityHidden(_:)."
  )
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> Self { self }

  /// Not available; the message says why.
  @available(*, unavailable, message: "Offer each of them by accessibilityAction(named:_:).")
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory,
    @ViewBuilder _ content: () -> Content
  ) -> Self { self }
}
