public import Foundation

/// The size of a sheet.
public struct PresentationSizing: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// The size of a form.
  public static let form = Self(name: "form")
  /// The size of a page.
  public static let page = Self(name: "page")
  /// The size of the content.
  public static let fitted = Self(name: "fitted")

  /// The size of the content in some directions.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the sheet is as wide as its content.
  ///   - vertical: No effect here: a sheet is as high as its content, as far as there is room.
  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing {
    horizontal ? .fitted : self
  }

  /// A size that grows with the content, and does not become smaller again.
  ///
  /// - Parameters:
  ///   - horizontal: No effect here: a sheet follows its content.
  ///   - vertical: No effect here: a sheet follows its content.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing {
    self
  }
}

/// The position that a popover points to.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  public struct Rect: Hashable, Sendable {
    let rect: CGRect?
    /// The whole view.
    public static let bounds = Rect(rect: nil)
    /// Makes a rectangle in the view.
    ///
    /// - Parameter rect: The rectangle in the view's coordinates, in points.
    public static func rect(_ rect: CGRect) -> Rect { Rect(rect: rect) }
  }

  case rect(Rect)
  case point(UnitPoint)
}
