// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// What lays out the cells of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use a LazyVGrid or a List.")
public protocol UICollectionViewDelegateFlowLayout: AnyObject {}

/// How lines of UIKit are aligned.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use multilineTextAlignment, lineLimit and truncationMode of a Text."
)
public enum NSTextAlignment {
  case left, center, right, justified, natural
}

/// How lines of UIKit break.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use multilineTextAlignment, lineLimit and truncationMode of a Text."
)
public enum NSLineBreakMode {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A picture in a text of UIKit.
@available(*, unavailable, message: "There is no UIKit. Add a Text of an Image to a Text.")
open class NSTextAttachment: UnavailableMembers {
  public init() {}
}

/// Edges of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use Edge.Set, or EdgeInsets.")
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1)
  public static let left = Self(rawValue: 2)
  public static let bottom = Self(rawValue: 4)
  public static let right = Self(rawValue: 8)
  public static let all = Self(rawValue: 15)
}

/// A distance of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use Edge.Set, or EdgeInsets.")
public struct UIOffset {
  public init(horizontal: CGFloat, vertical: CGFloat) {}
}

/// Corners of a layer.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use clipShape with UnevenRoundedRectangle, or the styles of strokes."
)
public struct CACornerMask: UnavailableMembers {
  public init() {}
}

/// A join of lines of a layer.
@available(
  *,
  unavailable,
  message: "There is no UIKit. Use clipShape with UnevenRoundedRectangle, or the styles of strokes."
)
public struct CAShapeLayerLineJoin: UnavailableMembers {
  public init() {}
}

/// Whether notifications may be shown.
@available(
  *,
  unavailable,
  message:
    "A server has no notification centre of a device. Show an alert or a Toast while the page is open."
)
public enum UNAuthorizationStatus {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// What a notification says.
@available(
  *,
  unavailable,
  message:
    "A server has no notification centre of a device. Show an alert or a Toast while the page is open."
)
open class UNNotificationContent: UnavailableMembers {
  public init() {}
}
