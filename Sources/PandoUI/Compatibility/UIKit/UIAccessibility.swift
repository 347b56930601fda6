/// UIKit's messages to assistive technology. See ``AccessibilityNotification``.
public enum UIAccessibility {
  /// A notification of something that happened.
  public struct Notification: Hashable, Sendable {
    private let name: String
    /// A text is read aloud.
    public static let announcement = Notification(name: "announcement")
    /// Another screen is shown.
    public static let screenChanged = Notification(name: "screenChanged")
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(name: "layoutChanged")
    /// A view was scrolled.
    public static let pageScrolled = Notification(name: "pageScrolled")
  }

  /// Makes assistive technology read a text aloud, at the page whose code posts it.
  ///
  /// - Parameters:
  ///   - notification: The notification. All have the same effect, because browsers notice changes
  ///     of a page themselves.
  ///   - argument: The text to read aloud; another value is ignored.
  public static func post(notification: Notification, argument: Any?) {
    Announcer.current.announce(argument as? String ?? "")
  }
}

extension UIAccessibility {
  /// Whether the person at the page prefers reduced motion.
  ///
  /// While a view is evaluated, it is `accessibilityReduceMotion` of its environment, and the view
  /// is evaluated again when that changes. In an action, and in a task that an action begins, it is
  /// what the page reports. Elsewhere it is false.
  public static var isReduceMotionEnabled: Bool {
    if let environment { return environment.accessibilityReduceMotion }
    return PageWindow.current.reducesMotion
  }

  /// Whether a screen reader is in use, which browsers do not report: false, unless the environment
  /// of the view that is evaluated says otherwise.
  public static var isVoiceOverRunning: Bool {
    environment?.accessibilityVoiceOverEnabled ?? false
  }

  /// Whether opaque backgrounds are preferred: false, unless the environment of the view that is
  /// evaluated says otherwise.
  public static var isReduceTransparencyEnabled: Bool {
    environment?.accessibilityReduceTransparency ?? false
  }

  /// Whether colours are inverted: false, unless the environment of the view that is evaluated says otherwise.
  public static var isInvertColorsEnabled: Bool {
    environment?.accessibilityInvertColors ?? false
  }

  /// Whether more contrast is preferred: false, unless the environment of the view that is evaluated says otherwise.
  public static var isDarkerSystemColorsEnabled: Bool {
    environment?.colorSchemeContrast == .increased
  }

  /// Whether colour alone should not carry information: false, unless the environment of the view
  /// that is evaluated says otherwise.
  public static var shouldDifferentiateWithoutColor: Bool {
    environment?.accessibilityDifferentiateWithoutColor ?? false
  }

  /// The environment of the view that is evaluated; nil outside of an evaluation.
  private static var environment: EnvironmentValues? {
    Evaluation.current.map { EnvironmentValues(scope: $0.scope) }
  }
}
