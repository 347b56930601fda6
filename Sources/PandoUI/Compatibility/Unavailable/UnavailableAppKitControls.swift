// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// A control of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Use a control of this library, such as Button, Slider, Stepper, Toggle or Picker."
)
open class NSControl: NSView {}

/// A control of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Use a control of this library, such as Button, Slider, Stepper, Toggle or Picker."
)
open class NSSlider: NSControl {}

/// A control of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Use a control of this library, such as Button, Slider, Stepper, Toggle or Picker."
)
open class NSStepper: NSControl {}

/// A control of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Use a control of this library, such as Button, Slider, Stepper, Toggle or Picker."
)
open class NSSwitch: NSControl {}

/// A control of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Use a control of this library, such as Button, Slider, Stepper, Toggle or Picker."
)
open class NSSegmentedControl: NSControl {}

/// A control of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Use a control of this library, such as Button, Slider, Stepper, Toggle or Picker."
)
open class NSPopUpButton: NSControl {}

/// A control of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Use a control of this library, such as Button, Slider, Stepper, Toggle or Picker."
)
open class NSComboBox: NSControl {}

/// A control of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Use a control of this library, such as Button, Slider, Stepper, Toggle or Picker."
)
open class NSLevelIndicator: NSControl {}

/// A control of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Use a control of this library, such as Button, Slider, Stepper, Toggle or Picker."
)
open class NSPathControl: NSControl {}

/// A control of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Use a control of this library, such as Button, Slider, Stepper, Toggle or Picker."
)
open class NSTokenField: NSControl {}

/// A control of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Use a control of this library, such as Button, Slider, Stepper, Toggle or Picker."
)
open class NSDatePicker: NSControl {}

/// A control of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Use a control of this library, such as Button, Slider, Stepper, Toggle or Picker."
)
open class NSCell: UnavailableMembers {}

/// A control of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Use a control of this library, such as Button, Slider, Stepper, Toggle or Picker."
)
open class NSTextFieldCell: NSCell {}

/// A control of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Use a control of this library, such as Button, Slider, Stepper, Toggle or Picker."
)
open class NSProgressIndicator: NSView {}

/// A control of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Use a control of this library, such as Button, Slider, Stepper, Toggle or Picker."
)
open class NSBox: NSView {}

/// A control of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Use a control of this library, such as Button, Slider, Stepper, Toggle or Picker."
)
open class NSScroller: NSControl {}

/// A field for passwords of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a SecureField.")
open class NSSecureTextField: NSControl {}

/// A part of a table of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a Table or a List.")
open class NSTableColumn: UnavailableMembers {}

/// A part of a table of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a Table or a List.")
open class NSTableCellView: NSView {}

/// A part of a table of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a Table or a List.")
open class NSTableRowView: NSView {}

/// A part of a table of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a Table or a List.")
public protocol NSOutlineViewDataSource: AnyObject {}

/// A part of a table of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a Table or a List.")
public protocol NSOutlineViewDelegate: AnyObject {}

/// A grid of AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use a LazyVGrid in a ScrollView, or a Grid."
)
open class NSCollectionView: NSView {}

/// A grid of AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use a LazyVGrid in a ScrollView, or a Grid."
)
open class NSCollectionViewItem: NSViewController {}

/// A grid of AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use a LazyVGrid in a ScrollView, or a Grid."
)
open class NSGridView: NSView {}

/// A grid of AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use a LazyVGrid in a ScrollView, or a Grid."
)
open class NSClipView: NSView {}

/// The tabs of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a TabView.")
open class NSTabViewController: NSViewController {}

/// A column of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a NavigationSplitView.")
open class NSSplitViewItem: UnavailableMembers {}

/// A bar of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use toolbar(content:).")
open class NSToolbar: UnavailableMembers {}

/// A bar of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use toolbar(content:).")
open class NSToolbarItem: UnavailableMembers {}

/// A bar of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use toolbar(content:).")
public protocol NSToolbarDelegate: AnyObject {}

/// The bar above a keyboard.
@available(*, unavailable, message: "There is no AppKit. Use toolbar(content:).")
open class NSTouchBar: UnavailableMembers {}

/// The bar above a keyboard.
@available(*, unavailable, message: "There is no AppKit. Use toolbar(content:).")
open class NSTouchBarItem: UnavailableMembers {}

/// The bar above a keyboard.
@available(*, unavailable, message: "There is no AppKit. Use toolbar(content:).")
public protocol NSTouchBarDelegate: AnyObject {}

/// The delegate of a menu of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Use disabled(_:) of a Button in a CommandMenu, and focusedValue(_:_:)."
)
public protocol NSMenuDelegate: AnyObject {}

/// The observer of a menu of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Use disabled(_:) of a Button in a CommandMenu, and focusedValue(_:_:)."
)
public protocol NSMenuItemValidation: AnyObject {}

/// The observer of a menu of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Use disabled(_:) of a Button in a CommandMenu, and focusedValue(_:_:)."
)
public protocol NSUserInterfaceValidations: AnyObject {}

/// The observer of a menu of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Use disabled(_:) of a Button in a CommandMenu, and focusedValue(_:_:)."
)
public protocol NSValidatedUserInterfaceItem: AnyObject {}

/// The delegate of a popover of AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use onDisappear(perform:) of the content of a popover."
)
public protocol NSPopoverDelegate: AnyObject {}

/// A button beside the clock.
@available(*, unavailable, message: "There is no AppKit. Use a MenuBarExtra's content in a Window.")
open class NSStatusBarButton: NSView {}

/// A gesture of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use the gestures of this library.")
open class NSPanGestureRecognizer: NSGestureRecognizer {}

/// A gesture of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use the gestures of this library.")
open class NSPressGestureRecognizer: NSGestureRecognizer {}

/// A gesture of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use the gestures of this library.")
open class NSMagnificationGestureRecognizer: NSGestureRecognizer {}

/// A gesture of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use the gestures of this library.")
open class NSRotationGestureRecognizer: NSGestureRecognizer {}

/// A gesture of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use the gestures of this library.")
public protocol NSGestureRecognizerDelegate: AnyObject {}

/// A part of dragging in AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use draggable(_:) and dropDestination(for:action:isTargeted:)."
)
public protocol NSDraggingInfo: AnyObject {}

/// A part of dragging in AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use draggable(_:) and dropDestination(for:action:isTargeted:)."
)
public protocol NSDraggingSource: AnyObject {}

/// A part of dragging in AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use draggable(_:) and dropDestination(for:action:isTargeted:)."
)
public protocol NSDraggingDestination: AnyObject {}

/// A part of dragging in AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use draggable(_:) and dropDestination(for:action:isTargeted:)."
)
public struct NSDragOperation: Hashable, Sendable {}

/// A part of dragging in AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use draggable(_:) and dropDestination(for:action:isTargeted:)."
)
open class NSFilePromiseProvider: UnavailableMembers {}

/// A colour picker of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a ColorPicker.")
open class NSColorPanel: NSPanel {}

/// A colour picker of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a ColorPicker.")
open class NSColorWell: NSControl {}

/// A colour picker of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a ColorPicker.")
open class NSColorSampler: UnavailableMembers {
  public init() {}
}

/// A picker of fonts of AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use a Picker of names, and Font.custom(_:size:)."
)
open class NSFontPanel: NSPanel {}

/// A picker of fonts of AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use a Picker of names, and Font.custom(_:size:)."
)
open class NSFontManager: UnavailableMembers {}
