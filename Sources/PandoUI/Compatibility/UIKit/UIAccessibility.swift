/// What UIKit tells assistive technology. See ``AccessibilityNotification``.
public enum UIAccessibility {
  /// What happened.
  public struct Notification: Hashable, Sendable {
    private let name: String
    /// Words are said.
    public static let announcement = Notification(name: "announcement")
    /// Another screen has come.
    public static let screenChanged = Notification(name: "screenChanged")
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(name: "layoutChanged")
    /// Something has scrolled.
    public static let pageScrolled = Notification(name: "pageScrolled")
  }

  /// Has a text said to the person to whose page the code belongs.
  ///
  /// - Parameters:
  ///   - notification: What happened; all are alike: browsers know what has changed.
  ///   - argument: A text, which is said. Nothing else counts.
  public static func post(notification: Notification, argument: Any?) {
    Announcer.current.announce(argument as? String ?? "")
  }
}
