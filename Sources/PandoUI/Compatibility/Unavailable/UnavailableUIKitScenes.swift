// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// The directions that an application is drawn for.
@available(
  *,
  unavailable,
  message: "A page has the shape of its window. Read horizontalSizeClass, or use a GeometryReader."
)
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var portrait: UIInterfaceOrientationMask { [] }
  public static var landscape: UIInterfaceOrientationMask { [] }
  public static var landscapeLeft: UIInterfaceOrientationMask { [] }
  public static var landscapeRight: UIInterfaceOrientationMask { [] }
  public static var portraitUpsideDown: UIInterfaceOrientationMask { [] }
  public static var all: UIInterfaceOrientationMask { [] }
  public static var allButUpsideDown: UIInterfaceOrientationMask { [] }
}

/// The delegate of a scene, which the system calls.
@available(
  *,
  unavailable,
  message: "A scene is a WindowGroup of an App. Use onChange(of:) with scenePhase, and onOpenURL."
)
public protocol UIWindowSceneDelegate: AnyObject {}

/// A scene as the system keeps it.
@available(
  *,
  unavailable,
  message: "A scene is a WindowGroup of an App. Use onChange(of:) with scenePhase, and onOpenURL."
)
public final class UISceneSession {}

/// How a scene is made.
@available(
  *,
  unavailable,
  message: "A scene is a WindowGroup of an App. Use onChange(of:) with scenePhase, and onOpenURL."
)
public final class UISceneConfiguration {
  public init(name: String?, sessionRole: Any) {}
}

@available(*, unavailable, message: "Set a @FocusState to nil, which closes the keyboard.")
extension UIWindow {
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { false }
}

@available(*, unavailable, message: "Set a @FocusState to nil, which closes the keyboard.")
extension UIApplication {
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?)
    -> Bool
  { false }
}

@available(
  *,
  unavailable,
  message: "There is no UIKit. Show a sheet, an alert, or a screen of a NavigationStack."
)
extension UIWindow {
  public var rootViewController: UIViewController? { nil }
  public var tag: Int {
    get { 0 }
    set {}
  }
}

@available(
  *,
  unavailable,
  message: "A browser has settings of its own. Offer a screen of yours, or tell where they are."
)
extension UIApplication {
  public static var openSettingsURLString: String { "" }
  public static var openNotificationSettingsURLString: String { "" }
}

@available(
  *,
  unavailable,
  message:
    "The browser draws what is above a page. Leave this out, or use preferredColorScheme(_:)."
)
extension UIApplication {
  public func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {}
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  public var isStatusBarHidden: Bool { false }
  public var statusBarFrame: CGRect { .zero }
}

@available(
  *,
  unavailable,
  message: "A page has the shape of its window. Read horizontalSizeClass, or use a GeometryReader."
)
extension UIApplication {
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  public func supportedInterfaceOrientations(for window: UIWindow?)
    -> UIInterfaceOrientationMask
  { [] }
}

@available(
  *,
  unavailable,
  message: "A notification goes to all pages of a process. Use onChange(of:) with scenePhase."
)
extension UIApplication {
  public static var didBecomeActiveNotification: Notification.Name { .init("") }
  public static var didEnterBackgroundNotification: Notification.Name { .init("") }
  public static var willEnterForegroundNotification: Notification.Name { .init("") }
  public static var willResignActiveNotification: Notification.Name { .init("") }
  public static var willTerminateNotification: Notification.Name { .init("") }
  public static var didReceiveMemoryWarningNotification: Notification.Name { .init("") }
  public static var userDidTakeScreenshotNotification: Notification.Name { .init("") }
  public static var significantTimeChangeNotification: Notification.Name { .init("") }
}

@available(
  *,
  unavailable,
  message: "Nothing is pushed to a page that is closed. Show a badge(_:) or an alert."
)
extension UIApplication {
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }
  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}
}

@available(*, unavailable, message: "Use preferredColorScheme(_:).")
extension UIWindow {
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set {}
  }
}

@available(*, unavailable, message: "Use preferredColorScheme(_:).")
extension UIView {
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set {}
  }
}

@available(*, unavailable, message: "Use preferredColorScheme(_:).")
extension UIViewController {
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set {}
  }
}

@available(*, unavailable, message: "Read colorScheme and others of the environment.")
extension UITraitCollection {
  public static var current: UITraitCollection { .init(userInterfaceStyle: .light) }
}

@available(
  *,
  unavailable,
  message: "A scene is a WindowGroup of an App. Use onChange(of:) with scenePhase, and onOpenURL."
)
extension UIScene {
  public var delegate: (any UIWindowSceneDelegate)? { nil }
  public var session: UISceneSession { fatalError("unavailable") }
  public final class ConnectionOptions: UnavailableMembers {}
}

@available(
  *,
  unavailable,
  message: "A page has the shape of its window. Read horizontalSizeClass, or use a GeometryReader."
)
extension UIWindowScene {
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

@available(*, unavailable, message: "Read colorScheme and others of the environment.")
extension UIWindowScene {
  public var traitCollection: UITraitCollection { fatalError("unavailable") }
}

@available(*, unavailable, message: "Read colorScheme and others of the environment.")
extension UIScreen {
  public var traitCollection: UITraitCollection { fatalError("unavailable") }
}

@available(*, unavailable, message: "Read colorScheme and others of the environment.")
extension UIWindow {
  public var traitCollection: UITraitCollection { fatalError("unavailable") }
}

@available(*, unavailable, message: "The user controls the brightness. Leave this out.")
extension UIScreen {
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }
}

@available(*, unavailable, message: "A browser draws by itself. Use a TimelineView(.animation).")
extension UIScreen {
  public var maximumFramesPerSecond: Int { 60 }
}

@available(
  *,
  unavailable,
  message: "A page does not report its device. Read horizontalSizeClass, or leave this out."
)
extension UIDevice {
  public var systemName: String { "" }
  public var systemVersion: String { "" }
  public var localizedModel: String { "" }
}

@available(
  *,
  unavailable,
  message: "A page does not know its device. Keep an identity of yours in @AppStorage."
)
extension UIDevice {
  public var identifierForVendor: UUID? { nil }
}

@available(*, unavailable, message: "A page does not report a battery. Leave this out.")
extension UIDevice {
  public var batteryLevel: Float { 1 }
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
}

@available(*, unavailable, message: "Read horizontalSizeClass and others of the environment.")
extension UITraitCollection {
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .unspecified }
  public var verticalSizeClass: UIUserInterfaceSizeClass { .unspecified }
  public var displayScale: CGFloat { 1 }
}

/// A size class of UIKit.
@available(*, unavailable, message: "Read horizontalSizeClass and others of the environment.")
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

@available(
  *,
  unavailable,
  message: "A page is a window of its own. Use supportsMultipleWindows of the environment."
)
extension UIApplication {
  public var supportsMultipleScenes: Bool { true }
}
