public import Foundation

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// It can.
  public static let enabled = Self(name: "enabled")
  /// It cannot.
  public static let disabled = Self(name: "disabled")
  /// It can while the sheet is no higher than this.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(name: "enabled(\(detent.name))")
  }
}

/// How a sheet is shown where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// As it is.
  public static let none = Self(name: "none")
  /// As a popover.
  public static let popover = Self(name: "popover")
  /// As a sheet.
  public static let sheet = Self(name: "sheet")
  /// Over everything.
  public static let fullScreenCover = Self(name: "fullScreenCover")
}

/// What dragging in a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// Resizes the sheet.
  public static let resizes = Self(name: "resizes")
  /// Scrolls its content.
  public static let scrolls = Self(name: "scrolls")
}

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
