public import Foundation

/// The window of the page, in the place of a screen, under its name on macOS. See ``UIScreen`` for which page that is.
public final class NSScreen: Sendable {
  private static let page = NSScreen()

  private init() {}

  /// The window of the page whose code is running.
  public static var main: NSScreen? { page }

  /// The window of the page: a page has no other.
  public static var screens: [NSScreen] { [page] }

  /// The rectangle of the window, in points. It begins at zero.
  public var frame: CGRect { UIScreen.main.bounds }

  /// The same as ``frame``: nothing of the system covers a page.
  public var visibleFrame: CGRect { frame }

  /// A name for the window, the same for all pages.
  public var localizedName: String { "Browser" }

  /// The number of pixels in a point: 1, because the browser knows it alone.
  public var backingScaleFactor: CGFloat { 1 }
}
