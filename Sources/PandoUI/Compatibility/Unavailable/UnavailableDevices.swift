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
