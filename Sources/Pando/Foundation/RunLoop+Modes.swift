public import Foundation

// One loop runs everything here, so a mode makes no difference.
extension RunLoop.Mode {
  /// While something is scrolled or dragged, on iOS.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
  /// While something is scrolled or dragged, on macOS.
  public static let eventTracking = RunLoop.Mode("NSEventTrackingRunLoopMode")
  /// While a dialog is open, on macOS.
  public static let modalPanel = RunLoop.Mode("NSModalPanelRunLoopMode")
}
