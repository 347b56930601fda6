public import Foundation

// The functions that Core Graphics has beside the initializers.

/// Makes a point.
///
/// - Parameters:
///   - x: How far it is to the right.
///   - y: How far it is down.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Makes a size.
///
/// - Parameters:
///   - width: The width.
///   - height: The height.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Makes a rectangle.
///
/// - Parameters:
///   - x: How far its left side is to the right.
///   - y: How far its upper side is down.
///   - width: The width.
///   - height: The height.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension CGPoint {
  /// Whether it is the same point.
  ///
  /// - Parameter point2: The other point.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether it is the same size.
  ///
  /// - Parameter size2: The other size.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether it is the same rectangle.
  ///
  /// - Parameter rect2: The other rectangle.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
