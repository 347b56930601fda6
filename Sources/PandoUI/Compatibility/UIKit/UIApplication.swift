public import Foundation
import PandoDependencies

/// The application, by its name on iOS. It opens addresses for the page whose code is running.
@MainActor @preconcurrency
public final class UIApplication {
  /// The application.
  public static let shared = UIApplication()

  private init() {}

  /// A key of the options for opening an address.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Only for links of applications, which browsers do not have.
    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }

  /// Opens an address in the browser of the page whose code is running.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: No effect here: a browser opens what it is given.
  ///   - completion: Called with whether the page was told to open it.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    @Dependency(\.openURL) var openURL
    let open = openURL
    Task { @MainActor in
      let isOpened = await open(url)
      completion?(isOpened)
    }
  }

  /// Whether an address is of a kind that browsers open: a web page, mail, a call or a message.
  ///
  /// - Parameter url: The address.
  public func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel", "sms"].contains(url.scheme?.lowercased() ?? "")
  }

  /// The state of the application. It is `active` whenever code of a page runs.
  public enum State: Int, Sendable {
    /// It is in use.
    case active
    /// It is about to be in use; it does not occur.
    case inactive
    /// In the background. It does not occur here: `scenePhase` in the environment is that of a page.
    case background
  }

  /// The state of the application, which is always active.
  public var applicationState: State { .active }

  /// Whether the device stays awake. Setting it changes nothing: a page does not control the
  /// device.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }

  /// Whether the application has icons to choose from: a page has the one of its document.
  public var supportsAlternateIcons: Bool { false }

  /// The icon that was chosen: none can be.
  public var alternateIconName: String? { nil }

  /// Fails, as on devices whose icons cannot be chosen.
  ///
  /// - Parameters:
  ///   - name: The name of the icon; nil is the first one, which stays.
  ///   - completion: Called with an error, unless the first icon was asked for.
  public func setAlternateIconName(
    _ name: String?,
    completionHandler completion: ((any Error)?) -> Void = { _ in }
  ) {
    completion(name == nil ? nil : CocoaError(.featureUnsupported))
  }

  /// The windows of the application: the one of the page.
  public var windows: [UIWindow] { [UIWindow()] }

  /// The window of the page.
  public var keyWindow: UIWindow? { UIWindow() }

  /// The scenes of the application: the one of the page.
  public var connectedScenes: Set<UIScene> { [UIWindowScene()] }
}

/// A scene of an application: a page.
@MainActor @preconcurrency
public class UIScene: Hashable {
  fileprivate init() {}

  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// It is not there; it does not occur.
    case unattached = -1
    /// It is in use.
    case foregroundActive
    /// It is about to be in use; it does not occur.
    case foregroundInactive
    /// It is hidden; it does not occur.
    case background
  }

  /// Whether the scene is in use: it is.
  public var activationState: ActivationState { .foregroundActive }

  /// Whether both are the scene of one page. There is no other.
  ///
  /// - Parameters:
  ///   - lhs: A scene.
  ///   - rhs: Another scene.
  nonisolated public static func == (lhs: UIScene, rhs: UIScene) -> Bool { true }

  /// Hashes nothing: all scenes are equal.
  ///
  /// - Parameter hasher: Receives nothing.
  nonisolated public func hash(into hasher: inout Hasher) {}
}

/// A scene with windows: a page.
public final class UIWindowScene: UIScene {
  fileprivate override init() { super.init() }

  /// The windows: the one of the page.
  public var windows: [UIWindow] { [UIWindow()] }
  /// The window of the page.
  public var keyWindow: UIWindow? { UIWindow() }
  /// The window of the page.
  public var screen: UIScreen { .main }
}

/// The window of a page.
@MainActor @preconcurrency
public final class UIWindow: UnavailableOtherMembers {
  /// The window of the page: a page has no other.
  public init() {}

  /// The rectangle of the window, in points. See ``UIScreen/bounds``.
  public var bounds: CGRect { UIScreen.main.bounds }
  /// The rectangle of the window, in points. See ``UIScreen/bounds``.
  public var frame: CGRect { UIScreen.main.bounds }
  /// The insets for what the device covers: zero, because the browser keeps the page clear of it.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// Whether the window takes the keyboard's input: it does.
  public var isKeyWindow: Bool { true }
  /// The window of the page.
  public var screen: UIScreen { .main }
  /// The scene of the window.
  public var windowScene: UIWindowScene? { UIWindowScene() }
}

/// Distances from the edges, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// Makes distances.
  ///
  /// - Parameters:
  ///   - top: The distance from the upper edge, in points.
  ///   - left: The distance from the left edge, in points.
  ///   - bottom: The distance from the lower edge, in points.
  ///   - right: The distance from the right edge, in points.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
