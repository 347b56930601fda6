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

/// A part of a table of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a List with sections.")
open class UITableViewHeaderFooterView: UIView {}

/// A part of a table of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a List with sections.")
open class UITableViewDiffableDataSource: UnavailableMembers {}

/// A part of a table of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a List with sections.")
open class UIContextualAction: UnavailableMembers {}

/// A part of a table of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a List with sections.")
open class UISwipeActionsConfiguration: UnavailableMembers {}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class UICollectionReusableView: UIView {}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class UICollectionViewLayout: UnavailableMembers {}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class UICollectionViewFlowLayout: UICollectionViewLayout {}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class UICollectionViewDiffableDataSource: UnavailableMembers {}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
public struct NSDiffableDataSourceSnapshot<Section, Item> {
  public init() {}
}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class NSCollectionLayoutSection: UnavailableMembers {}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class NSCollectionLayoutItem: UnavailableMembers {}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class NSCollectionLayoutSize: UnavailableMembers {}

/// A part of a grid of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a List, or a LazyVGrid in a ScrollView."
)
open class NSCollectionLayoutDimension: UnavailableMembers {}

/// What a cell of UIKit shows.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Compose rows of a List of views, with listRowBackground(_:)."
)
public protocol UIContentConfiguration {}

/// What a cell of UIKit shows.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Compose rows of a List of views, with listRowBackground(_:)."
)
public protocol UIContentView: AnyObject {}

/// What a cell of UIKit shows.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Compose rows of a List of views, with listRowBackground(_:)."
)
public struct UIListContentConfiguration: UnavailableMembers {}

/// What a cell of UIKit shows.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Compose rows of a List of views, with listRowBackground(_:)."
)
public struct UIBackgroundConfiguration: UnavailableMembers {}

/// What a cell of UIKit shows.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Compose rows of a List of views, with listRowBackground(_:)."
)
public struct UIContentUnavailableConfiguration: UnavailableMembers {}

/// What a cell of UIKit shows.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Compose rows of a List of views, with listRowBackground(_:)."
)
public struct UICellAccessory: UnavailableMembers {}

/// What shows a text of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a TextField or a TextEditor, with a TextSelection."
)
public protocol UITextInput: UIKeyInput {}

/// What shows a text of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a TextField or a TextEditor, with a TextSelection."
)
public protocol UIKeyInput: AnyObject {}

/// What shows a text of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a TextField or a TextEditor, with a TextSelection."
)
open class UITextPosition: UnavailableMembers {}

/// What shows a text of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a TextField or a TextEditor, with a TextSelection."
)
open class UITextRange: UnavailableMembers {}

/// What shows a text of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a TextField or a TextEditor, with a TextSelection."
)
public protocol UITextDocumentProxy: AnyObject {}

/// What shows a text of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a TextField or a TextEditor, with a TextSelection."
)
open class UIInputView: UIView {}

/// What shows a text of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a TextField or a TextEditor, with a TextSelection."
)
open class UIInputViewController: UIViewController {}

/// What follows a search of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use searchable(text:) and onChange(of:).")
public protocol UISearchResultsUpdating: AnyObject {}

/// What follows a search of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use searchable(text:) and onChange(of:).")
public protocol UISearchControllerDelegate: AnyObject {}

/// What follows a picker of UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use a ColorPicker, or a Picker of names and Font.custom(_:size:)."
)
public protocol UIColorPickerViewControllerDelegate: AnyObject {}

/// What follows a picker of UIKit.
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

/// What carries things in UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use draggable(_:) and dropDestination(for:action:isTargeted:)."
)
open class UIDragInteraction: UnavailableMembers {}

/// What carries things in UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use draggable(_:) and dropDestination(for:action:isTargeted:)."
)
open class UIDropInteraction: UnavailableMembers {}

/// What carries things in UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use draggable(_:) and dropDestination(for:action:isTargeted:)."
)
open class UIDragItem: UnavailableMembers {}

/// What carries things in UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use draggable(_:) and dropDestination(for:action:isTargeted:)."
)
public protocol UIDragSession: AnyObject {}

/// What carries things in UIKit.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use draggable(_:) and dropDestination(for:action:isTargeted:)."
)
public protocol UIDropSession: AnyObject {}

/// What follows the pointer in UIKit.
@available(
  *,
  unavailable,
  message:
    "There is no UIKit. Use onHover(perform:) or onContinuousHover(coordinateSpace:perform:)."
)
open class UIPointerInteraction: UnavailableMembers {}

/// What follows the pointer in UIKit.
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
