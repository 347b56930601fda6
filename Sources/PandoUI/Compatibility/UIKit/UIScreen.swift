public import Foundation
import PandoDependencies
import PandoSharing

/// The window of the page, in the place of a screen.
///
/// While a view is evaluated, the screen is the window of its page, and the view is evaluated again when the size of
/// the window changes. In an action and in a task that one begins, it is the window of the page whose code runs.
/// Elsewhere, in a global constant for example, which is made once for all visitors, it is 1024 × 768 points.
public final class UIScreen: Sendable {
  /// The window of the page whose code is running.
  public static let main = UIScreen()

  private init() {}

  /// The rectangle of the window, in points. It begins at zero.
  public var bounds: CGRect { CGRect(origin: .zero, size: PageWindow.currentSize) }

  /// The same as ``bounds``: what is larger is scaled by the browser.
  public var nativeBounds: CGRect { bounds }

  /// The number of pixels in a point: 1, because the browser knows it alone.
  public var scale: CGFloat { 1 }

  /// The number of pixels in a point: 1, because the browser knows it alone.
  public var nativeScale: CGFloat { 1 }

  /// A private property of the screen, such as the radius of its corners. Always nil, because the
  /// window of a page has none.
  ///
  /// - Parameter key: The key.
  public func value(forKey key: String) -> Any? { nil }
}

/// The browser of a page, in the place of a device.
public final class UIDevice: Sendable {
  /// The browser of the page whose code is running. See ``UIScreen`` for which page that is.
  public static let current = UIDevice()

  private init() {}

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    PageWindow.currentSize.width < PageWindow.compactWidth ? .phone : .pad
  }

  /// The name of the device, which a browser does not report.
  public var name: String { "Browser" }

  /// The kind of device, which a browser does not report.
  public var model: String { "Browser" }

  /// How the window is: higher than wide, or wider than high.
  public var orientation: UIDeviceOrientation {
    let size = PageWindow.currentSize
    return size.width > size.height ? .landscapeLeft : .portrait
  }
}

/// The kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unknown; it does not occur.
  case unspecified = -1
  /// A window narrower than 600 points.
  case phone
  /// A wider window.
  case pad
  /// A television; it does not occur.
  case tv
  /// A car; it does not occur.
  case carPlay
  /// A computer; it does not occur, because a browser does not distinguish it from a tablet.
  case mac = 5
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown; it does not occur.
  case unknown
  /// Higher than wide.
  case portrait
  /// Upside down; it does not occur.
  case portraitUpsideDown
  /// Wider than high.
  case landscapeLeft
  /// Wider than high, the other way round; it does not occur.
  case landscapeRight
  /// On its back; it does not occur.
  case faceUp
  /// On its face; it does not occur.
  case faceDown

  /// Whether the window is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the window is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on a table: it does not.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the device is held in a way that screens are drawn for: it is.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
