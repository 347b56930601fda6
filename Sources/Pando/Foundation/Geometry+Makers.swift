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
