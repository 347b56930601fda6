public import Foundation

/// A custom guide by which views are aligned.
///
/// Renderers implement SwiftUI's own guides. A custom guide reaches them as the name of its type.
public protocol AlignmentID {
  /// The position of the guide in a view that does not set it, in points.
  ///
  /// - Parameter context: The size of the view.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view that is aligned.
public struct ViewDimensions: Hashable, Sendable {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat

  package init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// The position of a horizontal guide, in points from the leading side.
  ///
  /// - Parameter guide: The guide; custom guides are in the middle.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide {
    case .leading: 0
    case .trailing: width
    default: width / 2
    }
  }

  /// The position of a vertical guide, in points from the upper side.
  ///
  /// - Parameter guide: The guide; custom guides are in the middle.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .top: 0
    case .bottom, .firstTextBaseline, .lastTextBaseline: height
    default: height / 2
    }
  }
}

extension ViewDimensions {
  /// Always nil: guides that views inside have set are not known here.
  ///
  /// - Parameter guide: The guide.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// Always nil: guides that views inside have set are not known here.
  ///
  /// - Parameter guide: The guide.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// The alignment of views from leading to trailing.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The name of the guide in attributes.
  package let name: String

  init(name: String) {
    self.name = name
  }

  /// Makes an alignment by a custom guide.
  ///
  /// - Parameter id: The type of the guide; browsers go by its name, and center views if the name
  ///   means nothing to them.
  public init(_ id: any AlignmentID.Type) {
    name = String(describing: id)
  }

  /// At the leading side.
  public static let leading = HorizontalAlignment(name: "leading")
  /// In the middle.
  public static let center = HorizontalAlignment(name: "center")
  /// At the trailing side.
  public static let trailing = HorizontalAlignment(name: "trailing")
  /// At the leading side of a list's row separator.
  public static let listRowSeparatorLeading = HorizontalAlignment(name: "listRowSeparatorLeading")
  /// At the trailing side of a list's row separator.
  public static let listRowSeparatorTrailing = HorizontalAlignment(name: "listRowSeparatorTrailing")
}

/// The alignment of views from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  /// The name of the guide in attributes.
  package let name: String

  init(name: String) {
    self.name = name
  }

  /// Makes an alignment by a custom guide.
  ///
  /// - Parameter id: The type of the guide; browsers go by its name, and center views if the name
  ///   means nothing to them.
  public init(_ id: any AlignmentID.Type) {
    name = String(describing: id)
  }

  /// At the upper side.
  public static let top = VerticalAlignment(name: "top")
  /// In the middle.
  public static let center = VerticalAlignment(name: "center")
  /// At the lower side.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// On the baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// On the baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// The alignment of the lines of a text.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  case leading, center, trailing
}
