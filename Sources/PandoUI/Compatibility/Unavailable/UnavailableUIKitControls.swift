// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// A calendar of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use a DatePicker with datePickerStyle(.graphical), or a MultiDatePicker."
)
open class UICalendarView: UIView {}

/// A calendar of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use a DatePicker with datePickerStyle(.graphical), or a MultiDatePicker."
)
public protocol UICalendarViewDelegate: AnyObject {}

/// A calendar of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use a DatePicker with datePickerStyle(.graphical), or a MultiDatePicker."
)
open class UICalendarSelection: UnavailableMembers {}

/// A calendar of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use a DatePicker with datePickerStyle(.graphical), or a MultiDatePicker."
)
open class UICalendarSelectionSingleDate: UICalendarSelection {}

/// A calendar of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use a DatePicker with datePickerStyle(.graphical), or a MultiDatePicker."
)
open class UICalendarSelectionMultiDate: UICalendarSelection {}

/// A calendar of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use a DatePicker with datePickerStyle(.graphical), or a MultiDatePicker."
)
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {}

/// A calendar of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use a DatePicker with datePickerStyle(.graphical), or a MultiDatePicker."
)
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {}

/// A part of text in UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a TextField or a TextEditor, with a TextSelection."
)
public protocol UITextInput: UIKeyInput {}

/// A part of text in UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a TextField or a TextEditor, with a TextSelection."
)
public protocol UIKeyInput: AnyObject {}

/// A part of text in UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a TextField or a TextEditor, with a TextSelection."
)
open class UITextPosition: UnavailableMembers {}

/// A part of text in UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a TextField or a TextEditor, with a TextSelection."
)
open class UITextRange: UnavailableMembers {}

/// A part of text in UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a TextField or a TextEditor, with a TextSelection."
)
public protocol UITextDocumentProxy: AnyObject {}

/// A part of text in UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a TextField or a TextEditor, with a TextSelection."
)
open class UIInputView: UIView {}

/// A part of text in UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a TextField or a TextEditor, with a TextSelection."
)
open class UIInputViewController: UIViewController {}

/// The observer of a search of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use searchable(text:) and onChange(of:).")
public protocol UISearchResultsUpdating: AnyObject {}

/// The delegate of a search of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use searchable(text:) and onChange(of:).")
public protocol UISearchControllerDelegate: AnyObject {}

/// The delegate of a picker of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a ColorPicker, or a Picker of names and Font.custom(_:size:)."
)
public protocol UIColorPickerViewControllerDelegate: AnyObject {}

/// The delegate of a picker of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a ColorPicker, or a Picker of names and Font.custom(_:size:)."
)
public protocol UIFontPickerViewControllerDelegate: AnyObject {}

/// A part of a menu of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use contextMenu(menuItems:), or a Menu.")
open class UIContextMenuInteraction: UnavailableMembers {}

/// A part of a menu of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use contextMenu(menuItems:), or a Menu.")
open class UIContextMenuConfiguration: UnavailableMembers {}

/// A part of a menu of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use contextMenu(menuItems:), or a Menu.")
public protocol UIContextMenuInteractionDelegate: AnyObject {}

/// A part of a menu of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use contextMenu(menuItems:), or a Menu.")
open class UIEditMenuInteraction: UnavailableMembers {}

/// A part of a menu of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use contextMenu(menuItems:), or a Menu.")
public protocol UIMenuBuilder: AnyObject {}

/// A key of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use keyboardShortcut(_:modifiers:) of a Button, or onKeyPress(_:action:)."
)
open class UIKeyCommand: UIMenuElement {
  public init(input: String, modifierFlags: EventModifiers, action: Selector) {}
}

/// A key of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use keyboardShortcut(_:modifiers:) of a Button, or onKeyPress(_:action:)."
)
open class UICommand: UIMenuElement {}

/// A key of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use keyboardShortcut(_:modifiers:) of a Button, or onKeyPress(_:action:)."
)
open class UIKey: UnavailableMembers {}

/// A key of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use keyboardShortcut(_:modifiers:) of a Button, or onKeyPress(_:action:)."
)
open class UIPress: UnavailableMembers {}

/// A key of UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use keyboardShortcut(_:modifiers:) of a Button, or onKeyPress(_:action:)."
)
open class UIPressesEvent: UIEvent {}

/// A part of dragging in UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use draggable(_:) and dropDestination(for:action:isTargeted:)."
)
open class UIDragInteraction: UnavailableMembers {}

/// A part of dragging in UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use draggable(_:) and dropDestination(for:action:isTargeted:)."
)
open class UIDropInteraction: UnavailableMembers {}

/// A part of dragging in UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use draggable(_:) and dropDestination(for:action:isTargeted:)."
)
open class UIDragItem: UnavailableMembers {}

/// A part of dragging in UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use draggable(_:) and dropDestination(for:action:isTargeted:)."
)
public protocol UIDragSession: AnyObject {}

/// A part of dragging in UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use draggable(_:) and dropDestination(for:action:isTargeted:)."
)
public protocol UIDropSession: AnyObject {}

/// Something that changes the pointer in UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use onHover(perform:) or onContinuousHover(coordinateSpace:perform:)."
)
open class UIPointerInteraction: UnavailableMembers {}

/// Something that changes the pointer in UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use onHover(perform:) or onContinuousHover(coordinateSpace:perform:)."
)
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// A gesture of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a DragGesture.")
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

/// How much a rule of Auto Layout counts.
@available(*, unavailable, message: "There is no UIKit. Use layoutPriority(_:), and frames.")
public struct UILayoutPriority: Hashable, Sendable {
  public init(_ rawValue: Float) {}
  public init(rawValue: Float) {}
  public var rawValue: Float { 0 }
  public static var required: UILayoutPriority { .init(0) }
  public static var defaultHigh: UILayoutPriority { .init(0) }
  public static var defaultLow: UILayoutPriority { .init(0) }
  public static var fittingSizeLevel: UILayoutPriority { .init(0) }
}

/// The sides of a popover that an arrow may be at.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use popover(isPresented:attachmentAnchor:arrowEdge:content:)."
)
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var up: UIPopoverArrowDirection { [] }
  public static var down: UIPopoverArrowDirection { [] }
  public static var left: UIPopoverArrowDirection { [] }
  public static var right: UIPopoverArrowDirection { [] }
  public static var any: UIPopoverArrowDirection { [] }
  public static var unknown: UIPopoverArrowDirection { [] }
}
