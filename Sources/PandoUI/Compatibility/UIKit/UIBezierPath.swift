public import Foundation
import PandoDependencies

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Makes corners from their bits.
  ///
  /// - Parameter rawValue: 1 for the upper left corner, 2 upper right, 4 lower left, 8 lower right.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path, under the name that Core Graphics has for it.
///
/// A `CGMutablePath` is one, which is drawn on.
///
/// Sendable because the drawing is only reached under the lock of the object.
public class CGPath: Equatable, @unchecked Sendable {
  private var drawing: Path

  init(path: Path) { drawing = path }

  /// The path as a value.
  var path: Path { StripedLock.of(self).withLock { drawing } }

  /// Draws on the path.
  func draw(_ change: (inout Path) -> Void) {
    StripedLock.of(self).withLock { change(&drawing) }
  }

  /// Whether two paths draw the same.
  ///
  /// - Parameters:
  ///   - lhs: A path.
  ///   - rhs: Another path.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }
}

extension CGPath {
  /// The rectangle around the path.
  public var boundingBox: CGRect { path.boundingRect }
  /// The rectangle around the path.
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  /// Whether nothing is drawn.
  public var isEmpty: Bool { path.isEmpty }
  /// Where the path is; zero for an empty one.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// A path with what this one has now.
  public func copy() -> CGPath? { CGPath(path: path) }

  /// A path with what this one has, to be drawn on.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self)
    return copy
  }

  /// Whether a point is in the area of the path.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The rule that decides what is inside.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    path.contains(point, eoFill: rule == .evenOdd)
  }

  /// The area that is in this path, in another one, or in both.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The rule that decides what is inside.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// The area that is in this path and in another one.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The rule that decides what is inside.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  /// The area that is in this path and not in another one.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The rule that decides what is inside.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  /// The area that is in one of two paths and not in both.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: The rule that decides what is inside.
  public func symmetricDifference(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(path: path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }
}

/// The rule that decides what is inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// Inside is where the path goes around more often one way than the other.
  case winding
  /// Inside is where the path goes around an odd number of times.
  case evenOdd
}

extension Path {
  /// Makes a path of a path.
  ///
  /// - Parameter path: The path.
  public init(_ path: CGPath) { self = path.path }

  /// The path, under the name that Core Graphics has for it.
  public var cgPath: CGPath { CGPath(path: self) }
}

/// A path that is drawn step by step, under the name that UIKit has for it.
public final class UIBezierPath {
  private var path: Path

  /// Makes an empty path.
  public init() { path = Path() }

  /// Makes a rectangle.
  ///
  /// - Parameter rect: The rectangle, in points.
  public init(rect: CGRect) { path = Path(rect) }

  /// Makes the ellipse that touches the sides of a rectangle.
  ///
  /// - Parameter rect: The rectangle, in points.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

  /// Makes a path of a path.
  ///
  /// - Parameter cgPath: The path.
  public init(cgPath: CGPath) { path = cgPath.path }

  /// Makes a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadius: The radius of all corners, in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Makes a rectangle with some round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - corners: The corners that are round.
  ///   - cornerRadii: The width and height of each round corner, in points; the smaller counts.
  public init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    let radius = min(cornerRadii.width, cornerRadii.height)
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: corners.contains(.topLeft) ? radius : 0,
        bottomLeading: corners.contains(.bottomLeft) ? radius : 0,
        bottomTrailing: corners.contains(.bottomRight) ? radius : 0,
        topTrailing: corners.contains(.topRight) ? radius : 0
      )
    )
  }

  /// Makes a part of a circle.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle, in points.
  ///   - radius: The radius, in points.
  ///   - startAngle: Where the arc begins, in radians; 0 is to the right.
  ///   - endAngle: Where it ends, in radians.
  ///   - clockwise: Whether it goes clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// The path as a value.
  public var cgPath: CGPath { path.cgPath }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// Begins a part of the path.
  ///
  /// - Parameter point: Where it begins, in points.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Draws a line.
  ///
  /// - Parameter point: Where it ends, in points.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Draws a curve with two control points.
  ///
  /// - Parameters:
  ///   - endPoint: Where it ends, in points.
  ///   - controlPoint1: The first control point.
  ///   - controlPoint2: The second control point.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Draws a curve with one control point.
  ///
  /// - Parameters:
  ///   - endPoint: Where it ends, in points.
  ///   - controlPoint: The control point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Draws a part of a circle.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle, in points.
  ///   - radius: The radius, in points.
  ///   - startAngle: Where the arc begins, in radians; 0 is to the right.
  ///   - endAngle: Where it ends, in radians.
  ///   - clockwise: Whether it goes clockwise on the screen. In a ``Path`` the word has the opposite meaning.
  public func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: .radians(startAngle),
      endAngle: .radians(endAngle),
      clockwise: !clockwise
    )
  }

  /// Draws a line to where the part of the path began.
  public func close() { path.closeSubpath() }

  /// Adds a path.
  ///
  /// - Parameter bezierPath: The path.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
}
