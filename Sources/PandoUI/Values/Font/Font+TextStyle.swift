package import Foundation

extension Font {
  /// The purpose of a text, which decides its size.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case extraLargeTitle2, extraLargeTitle, largeTitle, title, title2, title3, headline
    case subheadline, body, callout, footnote, caption, caption2

    /// The size at the default text size, in points.
    package var pointSize: CGFloat {
      switch self {
      case .extraLargeTitle2: 28
      case .extraLargeTitle: 36
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline: 17
      case .subheadline: 15
      case .body: 17
      case .callout: 16
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    /// The weight of the style.
    package var weight: Weight {
      switch self {
      case .extraLargeTitle, .extraLargeTitle2: .bold
      case .headline: .semibold
      default: .regular
      }
    }
  }

  /// The second largest title.
  public static let extraLargeTitle2 = Font(.style(.extraLargeTitle2))
  /// The largest title.
  public static let extraLargeTitle = Font(.style(.extraLargeTitle))
  /// A large title.
  public static let largeTitle = Font(.style(.largeTitle))
  /// A title.
  public static let title = Font(.style(.title))
  /// A title of the second level.
  public static let title2 = Font(.style(.title2))
  /// A title of the third level.
  public static let title3 = Font(.style(.title3))
  /// A heading.
  public static let headline = Font(.style(.headline))
  /// A smaller heading.
  public static let subheadline = Font(.style(.subheadline))
  /// Body text.
  public static let body = Font(.style(.body))
  /// The font of views that are given none: that of body text.
  public static let `default` = Font(.style(.body))
  /// A callout.
  public static let callout = Font(.style(.callout))
  /// A footnote.
  public static let footnote = Font(.style(.footnote))
  /// A caption.
  public static let caption = Font(.style(.caption))
  /// A smaller caption.
  public static let caption2 = Font(.style(.caption2))
}
