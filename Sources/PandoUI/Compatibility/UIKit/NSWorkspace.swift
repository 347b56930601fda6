public import Foundation

/// The service of AppKit that opens addresses: here in the browser of the page whose code is running.
@MainActor
public final class NSWorkspace {
  /// The only one.
  public static let shared = NSWorkspace()

  private init() {}

  /// Opens an address in the browser of the page whose code is running.
  ///
  /// - Parameter url: The address.
  /// - Returns: Whether it is of a kind that browsers open. A file of the server is none.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard UIApplication.shared.canOpenURL(url) else { return false }
    UIApplication.shared.open(url)
    return true
  }
}
