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
/// It is a `CGPath` wherever one is expected.
///
/// Sendable because what is drawn is in the superclass, under its lock.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an empty path.
  public init() { super.init(path: Path()) }

  // MARK: Lines and curves

  /// Begins a part of the path.
  ///
  /// - Parameters:
  ///   - point: Where it begins, in points.
  ///   - transform: Changes the point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    draw { $0.move(to: point.applying(transform)) }
  }

  /// Draws a line.
  ///
  /// - Parameters:
  ///   - point: Where it ends, in points.
  ///   - transform: Changes the point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    draw { $0.addLine(to: point.applying(transform)) }
  }

  /// Draws lines from point to point, as a new part of the path.
  ///
  /// - Parameters:
  ///   - points: The points.
  ///   - transform: Changes the points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    draw { $0.addLines(points.map { $0.applying(transform) }) }
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
    draw { $0.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
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
    draw {
      $0.addCurve(
        to: end.applying(transform),
        control1: control1.applying(transform),
        control2: control2.applying(transform)
      )
    }
  }

  /// Draws a line to where the part of the path began.
  public func closeSubpath() { draw { $0.closeSubpath() } }

  // MARK: Arcs

  /// Draws a part of a circle.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle, in points.
  ///   - radius: The radius, in points.
  ///   - startAngle: Where the arc begins, in radians; 0 is to the right.
  ///   - endAngle: Where it ends, in radians.
  ///   - clockwise: The direction, as in a ``Path``: true is counterclockwise on the screen.
  ///   - transform: Changes the arc.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    draw {
      $0.addArc(
        center: center,
        radius: radius,
        startAngle: .radians(startAngle),
        endAngle: .radians(endAngle),
        clockwise: clockwise,
        transform: transform
      )
    }
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
    draw {
      $0.addRelativeArc(
        center: center,
        radius: radius,
        startAngle: .radians(startAngle),
        delta: .radians(delta),
        transform: transform
      )
    }
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
    draw {
      $0.addArc(
        tangent1End: tangent1End,
        tangent2End: tangent2End,
        radius: radius,
        transform: transform
      )
    }
  }

  // MARK: Figures

  /// Adds a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - transform: Changes the rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    draw { $0.addRect(rect, transform: transform) }
  }

  /// Adds rectangles.
  ///
  /// - Parameters:
  ///   - rects: The rectangles, in points.
  ///   - transform: Changes the rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    draw { $0.addRects(rects, transform: transform) }
  }

  /// Adds the ellipse that touches the sides of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - transform: Changes the ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    draw { $0.addEllipse(in: rect, transform: transform) }
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
    draw {
      $0.addRoundedRect(
        in: rect,
        cornerSize: CGSize(width: cornerWidth, height: cornerHeight),
        transform: transform
      )
    }
  }

  /// Adds a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - transform: Changes the path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let added = path.path
    draw { $0.addPath(added, transform: transform) }
  }
}

extension CGPath {
  /// Makes a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - transform: Changes the rectangle; nil is none.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(path: path)
  }

  /// Makes the ellipse that touches the sides of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - transform: Changes the ellipse; nil is none.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
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
  public convenience init(
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
}
