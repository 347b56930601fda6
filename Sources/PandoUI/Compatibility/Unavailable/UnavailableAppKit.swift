// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A view of AppKit.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit. Compose views of this library, or write an ElementView with a renderer of its own."
)
@MainActor @preconcurrency
open class NSView: UnavailableMembers {
  public init() {}
  public init(frame: CGRect) {}
}

/// A window of AppKit.
@available(*, unavailable, message: "There is no AppKit. Show the content in a sheet, or push it.")
@MainActor @preconcurrency
open class NSWindow: UnavailableMembers {
  public init() {}
  public init(
    contentRect: CGRect,
    styleMask style: StyleMask,
    backing: BackingStoreType,
    defer flag: Bool
  ) {}
  public var contentView: NSView?
  public var title = ""
  public var frame: CGRect { .zero }
  public func setFrame(_ frame: CGRect, display: Bool, animate: Bool = false) {}
  open var canBecomeKey: Bool { false }
  open var canBecomeMain: Bool { false }
  open func close() {}
  open func resignMain() {}
  open func resignKey() {}
  open func makeKey() {}
  open func makeKeyAndOrderFront(_ sender: Any?) {}
  open func orderFront(_ sender: Any?) {}
  open func center() {}
  public enum BackingStoreType: UInt, Sendable {
    case retained, nonretained, buffered
  }
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var titled: StyleMask { [] }
    public static var closable: StyleMask { [] }
    public static var miniaturizable: StyleMask { [] }
    public static var resizable: StyleMask { [] }
    public static var borderless: StyleMask { [] }
    public static var fullSizeContentView: StyleMask { [] }
    public static var nonactivatingPanel: StyleMask { [] }
  }
}

/// A window above others, of AppKit.
@available(*, unavailable, message: "There is no AppKit. Show the content in a sheet, or push it.")
open class NSPanel: NSWindow {
  public var isFloatingPanel = false
}

/// A view with an effect on what is behind it.
@available(*, unavailable, message: "There is no AppKit. Use a Material as the background.")
public final class NSVisualEffectView: NSView {
  public enum Material: Int, Sendable {
    case titlebar, selection, menu, popover, sidebar, headerView, sheet, windowBackground
    case hudWindow, fullScreenUI, toolTip, contentBackground, underWindowBackground
    case underPageBackground
  }
  public enum BlendingMode: Int, Sendable {
    case behindWindow, withinWindow
  }
  public enum State: Int, Sendable {
    case followsWindowActiveState, active, inactive
  }
  public var material: Material = .sidebar
  public var blendingMode: BlendingMode = .behindWindow
  public var state: State = .active
}

/// An application of AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use the environment's openURL, dismiss and scenePhase."
)
@MainActor @preconcurrency
open class NSApplication: UnavailableMembers {
  public static var shared: NSApplication { fatalError("unavailable") }
  public var keyWindow: NSWindow? { nil }
  public var mainWindow: NSWindow? { nil }
  public var windows: [NSWindow] { [] }
  public var appearance: NSAppearance?
  public func terminate(_ sender: Any?) {}
  @discardableResult
  public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { false }
  public enum ActivationPolicy: Int, Sendable {
    case regular, accessory, prohibited
  }
  public struct ModalResponse: Hashable, Sendable {
    public static var OK: ModalResponse { .init() }
    public static var cancel: ModalResponse { .init() }
    public static var abort: ModalResponse { .init() }
    public static var alertFirstButtonReturn: ModalResponse { .init() }
    public static var alertSecondButtonReturn: ModalResponse { .init() }
    public static var alertThirdButtonReturn: ModalResponse { .init() }
  }
}

@available(
  *,
  unavailable,
  message: "A notification goes to all pages of a process. Use onChange(of:) with scenePhase."
)
extension NSApplication {
  public static var didBecomeActiveNotification: Notification.Name { .init("") }
  public static var didResignActiveNotification: Notification.Name { .init("") }
  public static var didFinishLaunchingNotification: Notification.Name { .init("") }
  public static var willBecomeActiveNotification: Notification.Name { .init("") }
  public static var willResignActiveNotification: Notification.Name { .init("") }
  public static var willTerminateNotification: Notification.Name { .init("") }
  public static var didHideNotification: Notification.Name { .init("") }
  public static var didUnhideNotification: Notification.Name { .init("") }
}

/// The application.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use the environment's openURL, dismiss and scenePhase."
)
@MainActor @preconcurrency
public var NSApp: NSApplication! { nil }

/// The delegate of an application, which the system calls.
@available(
  *,
  unavailable,
  message:
    "There is no AppKit and no watch. Use UIApplicationDelegateAdaptor with a UIApplicationDelegate, or onChange(of:) with scenePhase."
)
public protocol NSApplicationDelegate: AnyObject {}

/// The number of a screen.
@available(*, unavailable, message: "A page has one window, and no screens. Use NSScreen.main.")
public typealias CGDirectDisplayID = UInt32

/// A property of a screen.
@available(*, unavailable, message: "A page has one window, and no screens. Use NSScreen.main.")
public struct NSDeviceDescriptionKey: Hashable, Sendable {
  public init(_ rawValue: String) {}
  public init(rawValue: String) {}
}

@available(*, unavailable, message: "A page has one window, and no screens. Use NSScreen.main.")
extension NSScreen {
  public var deviceDescription: [NSDeviceDescriptionKey: Any] { [:] }
}

/// A text that is edited, of AppKit.
@available(
  *,
  unavailable,
  message: "There is no AppKit. Use TextSelection with a TextField or a TextEditor."
)
open class NSText: UnavailableMembers {}

@available(
  *,
  unavailable,
  message: "Nothing here decodes pictures. Show an Image of it, or use pngData() of a PNG file."
)
extension NSImage {
  public var tiffRepresentation: Data? { nil }
}
