public import Foundation

/// A path that is drawn step by step, under the name that Core Graphics has for it.
///
/// ```swift
/// let path = CGMutablePath()
/// path.move(to: .zero)
/// path.addLine(to: CGPoint(x: 20, y: 20))
/// return Path(path)
/// ```
///
/// It is no `CGPath`: ``copy()`` makes one.
public final class CGMutablePath {
  private(set) var path = Path()

  /// Makes an empty path.
  public init() {}

  /// The path as a value.
  public func copy() -> CGPath? { CGPath(path: path) }

  /// A path with what this one has.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }

  /// The rectangle around the path.
  public var boundingBox: CGRect { path.boundingRect }
  /// The rectangle around the path.
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  /// Whether nothing is drawn.
  public var isEmpty: Bool { path.isEmpty }
  /// Where the path is; zero for an empty one.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a point is in the area of the path.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The rule that decides what is inside.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    path.contains(point, eoFill: rule == .evenOdd)
  }

  // MARK: Lines and curves

  /// Begins a part of the path.
  ///
  /// - Parameters:
  ///   - point: Where it begins, in points.
  ///   - transform: Changes the point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Draws a line.
  ///
  /// - Parameters:
  ///   - point: Where it ends, in points.
  ///   - transform: Changes the point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Draws lines from point to point, as a new part of the path.
  ///
  /// - Parameters:
  ///   - points: The points.
  ///   - transform: Changes the points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Draws a curve with one control point.
  ///
  /// - Parameters:
  ///   - end: Where it ends, in points.
  ///   - control: The control point.
  ///   - transform: Changes the points.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Draws a curve with two control points.
  ///
  /// - Parameters:
  ///   - end: Where it ends, in points.
  ///   - control1: The first control point.
  ///   - control2: The second control point.
  ///   - transform: Changes the points.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform),
      control1: control1.applying(transform),
      control2: control2.applying(transform)
    )
  }

  /// Draws a line to where the part of the path began.
  public func closeSubpath() { path.closeSubpath() }

  // MARK: Arcs

  /// Draws a part of a circle.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle, in points.
  ///   - radius: The radius, in points.
  ///   - startAngle: Where the arc begins, in radians; 0 is to the right.
  ///   - endAngle: Where it ends, in radians.
  ///   - clockwise: Which way it goes, as in a ``Path``: true is against the clock on the screen.
  ///   - transform: Changes the arc.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: .radians(startAngle),
      endAngle: .radians(endAngle),
      clockwise: clockwise,
      transform: transform
    )
  }

  /// Draws a part of a circle from an angle on.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle, in points.
  ///   - radius: The radius, in points.
  ///   - startAngle: Where the arc begins, in radians; 0 is to the right.
  ///   - delta: How far it goes, in radians.
  ///   - transform: Changes the arc.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center,
      radius: radius,
      startAngle: .radians(startAngle),
      delta: .radians(delta),
      transform: transform
    )
  }

  /// Draws a round corner.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner, in points.
  ///   - tangent2End: Where the line behind it leads, in points.
  ///   - radius: The radius, in points.
  ///   - transform: Changes the points.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End,
      tangent2End: tangent2End,
      radius: radius,
      transform: transform
    )
  }

  // MARK: Figures

  /// Adds a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - transform: Changes the rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds rectangles.
  ///
  /// - Parameters:
  ///   - rects: The rectangles, in points.
  ///   - transform: Changes the rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }

  /// Adds the ellipse that touches the sides of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - transform: Changes the ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerWidth: The width of a round corner, in points.
  ///   - cornerHeight: The height of a round corner, in points.
  ///   - transform: Changes the rectangle.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect,
      cornerSize: CGSize(width: cornerWidth, height: cornerHeight),
      transform: transform
    )
  }

  /// Adds a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - transform: Changes the path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    self.path.addPath(path.path, transform: transform)
  }

  /// Adds a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - transform: Changes the path.
  public func addPath(_ path: CGMutablePath, transform: CGAffineTransform = .identity) {
    self.path.addPath(path.path, transform: transform)
  }
}

extension Path {
  /// Makes a path of a path.
  ///
  /// - Parameter path: The path.
  public init(_ path: CGMutablePath) { self = path.path }
}

extension CGPath {
  /// Makes a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - transform: Changes the rectangle; nil is none.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(path: path)
  }

  /// Makes the ellipse that touches the sides of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - transform: Changes the ellipse; nil is none.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(path: path)
  }

  /// Makes a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerWidth: The width of a round corner, in points.
  ///   - cornerHeight: The height of a round corner, in points.
  ///   - transform: Changes the rectangle; nil is none.
  public init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = Path()
    path.addRoundedRect(
      in: rect,
      cornerSize: CGSize(width: cornerWidth, height: cornerHeight),
      transform: transform?.pointee ?? .identity
    )
    self.init(path: path)
  }

  /// A path with what this one has, to be drawn on.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self)
    return copy
  }
}
