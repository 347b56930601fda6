public import Foundation

/// A guide of one's own by which things are aligned.
///
/// Layouts of this package know SwiftUI's own guides; a guide of one's own is carried by its name.
public protocol AlignmentID {
  /// Where the guide is in something that does not say, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of something that is aligned.
public struct ViewDimensions: Hashable, Sendable {
  /// From leading to trailing, in points.
  public let width: CGFloat
  /// From top to bottom, in points.
  public let height: CGFloat

  package init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// Where a horizontal guide is, in points from the leading side.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide {
    case .leading: 0
    case .trailing: width
    default: width / 2
    }
  }

  /// Where a vertical guide is, in points from the upper side.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .top: 0
    case .bottom, .firstTextBaseline, .lastTextBaseline: height
    default: height / 2
    }
  }
}

/// Where things stand from leading to trailing.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The guide as attributes spell it.
  package let name: String

  init(name: String) {
    self.name = name
  }

  /// Makes an alignment by a guide of one's own.
  public init(_ id: any AlignmentID.Type) {
    name = String(describing: id)
  }

  /// Where reading begins.
  public static let leading = HorizontalAlignment(name: "leading")
  /// In the middle.
  public static let center = HorizontalAlignment(name: "center")
  /// Where reading ends.
  public static let trailing = HorizontalAlignment(name: "trailing")
  /// At the leading side of a list's row separator.
  public static let listRowSeparatorLeading = HorizontalAlignment(name: "listRowSeparatorLeading")
  /// At the trailing side of a list's row separator.
  public static let listRowSeparatorTrailing = HorizontalAlignment(name: "listRowSeparatorTrailing")
}

/// Where things stand from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  /// The guide as attributes spell it.
  package let name: String

  init(name: String) {
    self.name = name
  }

  /// Makes an alignment by a guide of one's own.
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

/// Where the lines of a text stand.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  case leading, center, trailing
}
