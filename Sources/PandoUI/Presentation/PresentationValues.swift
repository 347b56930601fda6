public import Foundation

/// How large a sheet is.
public struct PresentationSizing: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// As large as a form wants it.
  public static let form = Self(name: "form")
  /// As large as a page.
  public static let page = Self(name: "page")
  /// As large as its content.
  public static let fitted = Self(name: "fitted")
}

/// Where a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
  /// Where a rectangle of the view is.
  public struct Rect: Hashable, Sendable {
    let rect: CGRect?
    /// The whole view.
    public static let bounds = Rect(rect: nil)
    /// A rectangle in the view.
    public static func rect(_ rect: CGRect) -> Rect { Rect(rect: rect) }
  }

  case rect(Rect)
  case point(UnitPoint)
}
