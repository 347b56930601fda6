// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// An entry of a rotor.
@available(
  *,
  unavailable,
  message:
    "Screen readers of browsers have rotors of their own, by headings and links. Use accessibilityHeading(_:)."
)
public protocol AccessibilityRotorContent: View {}

/// Builds what a rotor goes through.
@available(
  *,
  unavailable,
  message:
    "Screen readers of browsers have rotors of their own, by headings and links. Use accessibilityHeading(_:)."
)
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<C: View>(_ content: C) -> C { content }
  public static func buildBlock<C: View>(_ content: C) -> C { content }
}

/// One place that a rotor goes to.
@available(
  *,
  unavailable,
  message:
    "Screen readers of browsers have rotors of their own, by headings and links. Use accessibilityHeading(_:)."
)
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {}
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil) {}
  public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil) {}
  public var body: Never { fatalError("unavailable") }
}

/// A rotor that the platform has.
@available(
  *,
  unavailable,
  message:
    "Screen readers of browsers have rotors of their own, by headings and links. Use accessibilityHeading(_:)."
)
public struct AccessibilitySystemRotor: Sendable {
  public static var headings: AccessibilitySystemRotor { .init() }
  public static var links: AccessibilitySystemRotor { .init() }
  public static var images: AccessibilitySystemRotor { .init() }
  public static var textFields: AccessibilitySystemRotor { .init() }
}

/// A pinch that zooms, as a gesture of assistive technologies.
@available(
  *,
  unavailable,
  message:
    "Renderers report no gestures of two fingers. Offer the same by accessibilityAdjustableAction(_:)."
)
public struct AccessibilityZoomGestureAction {
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }
  public var direction: Direction { .zoomIn }
  public var location: UnitPoint { .center }
  public var point: CGPoint { .zero }
}

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
    "Elements are read as they are drawn. Give the view a label, a value and traits, or draw the other view and hide this one by accessibilityHidden(_:)."
)
extension View {
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message:
    "Elements are read as they are drawn. Draw the views that are to be read, and hide others by accessibilityHidden(_:)."
)
extension View {
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> Self { self }
}

@available(
  *,
  unavailable,
  message:
    "Screen readers of browsers have rotors of their own, by headings and links. Use accessibilityHeading(_:)."
)
extension View {
  public func accessibilityRotor<Content: View>(
    _ label: Text,
    @ViewBuilder entries: @escaping () -> Content
  ) -> Self { self }
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: View>(
    _ label: L,
    @ViewBuilder entries: @escaping () -> Content
  ) -> Self { self }
  public func accessibilityRotor<Content: View>(
    _ labelKey: LocalizedStringKey,
    @ViewBuilder entries: @escaping () -> Content
  ) -> Self { self }
  public func accessibilityRotor<Content: View>(
    _ systemRotor: AccessibilitySystemRotor,
    @ViewBuilder entries: @escaping () -> Content
  ) -> Self { self }
  public func accessibilityRotor<Entry>(
    _ labelKey: LocalizedStringKey,
    entries: [Entry],
    entryLabel: KeyPath<Entry, String>
  ) -> Self { self }
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> Self { self }
}

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
    "Renderers report no gestures of two fingers. Offer the same by accessibilityAdjustableAction(_:)."
)
extension View {
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
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
