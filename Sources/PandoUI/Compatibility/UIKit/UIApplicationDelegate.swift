public import Foundation

/// An object whose methods are called when the state of the application changes. A page is an application that was
/// launched.
///
/// Methods of other names are never called: a page has no remote notifications, no work in the background and no
/// orientation that an application could choose, and `onOpenURL(perform:)` has the addresses.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called before the first view is made, and before the method with `didFinishLaunchingWithOptions`.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: Nil: a page is opened by its address, which `onOpenURL(perform:)` has.
  /// - Returns: Has no effect.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called before the first view is made.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: Nil: a page is opened by its address, which `onOpenURL(perform:)` has.
  /// - Returns: Has no effect.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called before the first view is made, after the method with `didFinishLaunchingWithOptions`.
  ///
  /// - Parameter application: The application.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Called when the page is looked at: at first, and when it was hidden.
  ///
  /// - Parameter application: The application.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called when the page is no longer looked at.
  ///
  /// - Parameter application: The application.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when the page is hidden, or was left.
  ///
  /// - Parameter application: The application.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called when the page is shown again after it was hidden.
  ///
  /// - Parameter application: The application.
  func applicationWillEnterForeground(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: Nil.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: Nil.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  ///
  /// - Parameter application: The application.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// Does nothing.
  ///
  /// - Parameter application: The application.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  ///
  /// - Parameter application: The application.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  ///
  /// - Parameter application: The application.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing.
  ///
  /// - Parameter application: The application.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
}

extension UIApplication {
  /// The reason why an application was launched. Pages have none.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Makes a key.
    ///
    /// - Parameter rawValue: The name of the option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The address that was opened. It is not there: `onOpenURL(perform:)` has it.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The notification that was touched. It is not there: pages have none.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
    )
    /// The quick action that was chosen. It is not there: pages have none.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }
}
