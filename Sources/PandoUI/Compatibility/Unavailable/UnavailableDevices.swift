// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

@available(
  *,
  unavailable,
  message:
    "A notification goes to all pages of a process. Read horizontalSizeClass, or use onGeometryChange(for:of:action:)."
)
extension UIDevice {
  public static var orientationDidChangeNotification: Notification.Name { .init("orientation") }
}

/// A watch.
@available(
  *,
  unavailable,
  message: "There is no watch. Use sensoryFeedback(_:trigger:), or a GeometryReader for its size."
)
open class WKInterfaceDevice: UnavailableMembers {
  public class func current() -> WKInterfaceDevice { fatalError("unavailable") }
  public var screenBounds: CGRect { .zero }
}

/// A notification on a watch.
@available(
  *,
  unavailable,
  message: "There is no watch. Use a toast, a badge, or an alert of the page."
)
public struct WKNotificationScene<Controller>: Scene {
  public init(controller: Controller.Type, category: String) {}
  public var body: Never { fatalError("unavailable") }
}
