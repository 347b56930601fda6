// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A field of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a TextField or a Text.")
open class NSTextField: NSView {}

/// An editor of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a TextEditor.")
open class NSTextView: NSView {}

/// A field for a search of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use searchable(text:placement:prompt:).")
open class NSSearchField: NSView {}

/// A button of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a Button.")
open class NSButton: NSView {}

/// An image of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use an Image.")
open class NSImageView: NSView {}

/// Scrolled content of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a ScrollView.")
open class NSScrollView: NSView {}

/// A table of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a Table or a List.")
open class NSTableView: NSView {}

/// An outline of AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use an OutlineGroup, or a List with children."
)
open class NSOutlineView: NSView {}

/// Columns of AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use a NavigationSplitView or an HSplitView."
)
open class NSSplitView: NSView {}

/// A stack of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use an HStack or a VStack.")
open class NSStackView: NSView {}

/// Tabs of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a TabView.")
open class NSTabView: NSView {}

/// A view controller of AppKit.
@available(*, unavailable, message: "There is no AppKit. Compose views of this library.")
open class NSViewController: UnavailableMembers {}

/// Columns of AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use the columnVisibility of a NavigationSplitView."
)
open class NSSplitViewController: NSViewController {}

/// A window of AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use a Window, and the environment's openWindow."
)
open class NSWindowController {}

/// An object of AppKit that receives events.
@available(*, unavailable, message: "There is no AppKit. Use onKeyPress(_:action:) and commands.")
open class NSResponder {}

/// The delegate of a field of AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use onChange(of:), onSubmit(of:_:) and a @FocusState."
)
public protocol NSTextFieldDelegate: AnyObject {}

/// The delegate of an editor of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use onChange(of:) and a @FocusState.")
public protocol NSTextViewDelegate: AnyObject {}

/// The delegate of a window of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use onChange(of:) with scenePhase.")
public protocol NSWindowDelegate: AnyObject {}

/// The delegate of a search of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use searchable(text:placement:prompt:).")
public protocol NSSearchFieldDelegate: AnyObject {}

/// The delegate of a table of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a Table or a List.")
public protocol NSTableViewDelegate: AnyObject {}

/// The data source of a table of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a Table or a List.")
public protocol NSTableViewDataSource: AnyObject {}

@available(
  *,
  unavailable,
  message: "There is no AppKit, and a page opens no files. Use openURL, a ShareLink, or an Image."
)
extension NSWorkspace {
  public var notificationCenter: NotificationCenter { fatalError("unavailable") }
  public var runningApplications: [Any] { [] }
  public func icon(for contentType: UTType) -> NSImage { fatalError("unavailable") }
  public func icon(forFile path: String) -> NSImage { fatalError("unavailable") }
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {}
  public func selectFile(_ path: String?, inFileViewerRootedAtPath root: String) -> Bool { false }
  public func urlForApplication(withBundleIdentifier: String) -> URL? { nil }
}

/// A dialog that asks for files.
@available(*, unavailable, message: "There is no AppKit. Use fileImporter.")
open class NSOpenPanel: UnavailableMembers {
  public init() {}
  public var url: URL? { nil }
  public var urls: [URL] { [] }
  public func runModal() -> NSApplication.ModalResponse { .cancel }
  public func begin(completionHandler: @escaping (NSApplication.ModalResponse) -> Void) {}
}

/// A dialog that saves a file.
@available(*, unavailable, message: "There is no AppKit. Use fileExporter.")
open class NSSavePanel: UnavailableMembers {
  public init() {}
  public var url: URL? { nil }
  public func runModal() -> NSApplication.ModalResponse { .cancel }
  public func begin(completionHandler: @escaping (NSApplication.ModalResponse) -> Void) {}
}

/// An alert of AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use alert(_:isPresented:actions:message:)."
)
open class NSAlert: UnavailableMembers {
  public init() {}
  public var alertStyle: Style = .warning
  public func runModal() -> NSApplication.ModalResponse { .cancel }
  public enum Style: UInt, Sendable {
    case warning, informational, critical
  }
}

/// A press or a key of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use gestures and onKeyPress(_:action:).")
open class NSEvent: UnavailableMembers {
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask,
    handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { nil }
  public static func addGlobalMonitorForEvents(
    matching mask: EventTypeMask,
    handler block: @escaping (NSEvent) -> Void
  ) -> Any? { nil }
  public static func removeMonitor(_ eventMonitor: Any) {}
  public static var modifierFlags: ModifierFlags { [] }
  public static var mouseLocation: CGPoint { .zero }
  public var keyCode: UInt16 { 0 }
  public var characters: String? { nil }
  public var charactersIgnoringModifiers: String? { nil }
  public var modifierFlags: ModifierFlags { [] }
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static var keyDown: EventTypeMask { [] }
    public static var keyUp: EventTypeMask { [] }
    public static var flagsChanged: EventTypeMask { [] }
    public static var scrollWheel: EventTypeMask { [] }
    public static var mouseMoved: EventTypeMask { [] }
    public static var leftMouseDown: EventTypeMask { [] }
    public static var leftMouseUp: EventTypeMask { [] }
    public static var leftMouseDragged: EventTypeMask { [] }
    public static var rightMouseDown: EventTypeMask { [] }
    public static var rightMouseUp: EventTypeMask { [] }
    public static var any: EventTypeMask { [] }
  }
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var command: ModifierFlags { [] }
    public static var option: ModifierFlags { [] }
    public static var shift: ModifierFlags { [] }
    public static var control: ModifierFlags { [] }
    public static var capsLock: ModifierFlags { [] }
    public static var function: ModifierFlags { [] }
    public static var deviceIndependentFlagsMask: ModifierFlags { [] }
  }
}

/// Where the pointer is followed in AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Use onHover(perform:) or onContinuousHover(coordinateSpace:perform:)."
)
open class NSTrackingArea {}

/// A menu of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use a Menu, or commands(content:).")
open class NSMenu {}

/// An item of a menu of AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use a Button in a Menu, or in a CommandMenu."
)
open class NSMenuItem {}

/// The icons beside the clock.
@available(*, unavailable, message: "There is no AppKit. Use a MenuBarExtra's content in a Window.")
open class NSStatusBar {}

/// An icon beside the clock.
@available(*, unavailable, message: "There is no AppKit. Use a MenuBarExtra's content in a Window.")
open class NSStatusItem {}

/// A popover of AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use popover(isPresented:attachmentAnchor:arrowEdge:content:)."
)
open class NSPopover {}

/// A gesture of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use the gestures of this library.")
open class NSGestureRecognizer {}

/// A click of AppKit.
@available(*, unavailable, message: "There is no AppKit. Use onTapGesture(count:perform:).")
open class NSClickGestureRecognizer: NSGestureRecognizer {}
