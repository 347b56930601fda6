public import Foundation

/// The distance of the control points from the ends of a quarter of the unit circle.
let quarterCircle: CGFloat = 0.552_284_749_831

extension Path {
  /// Adds straight lines through points, as a subpath of its own.
  ///
  /// - Parameter lines: The points, in order; nothing is added if there are none.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - transform: Applied to the figure before it is added.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addFigure(transform) {
      $0.move(to: CGPoint(x: rect.minX, y: rect.minY))
      $0.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      $0.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      $0.closeSubpath()
    }
  }

  /// Adds rectangles.
  ///
  /// - Parameters:
  ///   - rects: The rectangles, in points.
  ///   - transform: Applied to the figure before it is added.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that touches the sides of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle around the ellipse, in points.
  ///   - transform: Applied to the figure before it is added.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let unit = CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: rect.midX, ty: rect.midY)
    addFigure(unit.concatenating(transform)) {
      $0.addArcCurves(from: 0, sweep: 2 * .pi)
      $0.closeSubpath()
    }
  }

  /// Adds a rectangle with equal round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerSize: The width and height of each corner, in points; all shrink together until they
  ///     fit.
  ///   - style: No effect here: both curves are drawn as circular.
  ///   - transform: Applied to the figure before it is added.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRounded(rect, radii: Array(repeating: cornerSize, count: 4), transform)
  }

  /// Adds a rectangle with corners of different radii.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadii: The radius of each corner, in points; all shrink together until they fit.
  ///   - style: No effect here: both curves are drawn as circular.
  ///   - transform: Applied to the figure before it is added.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing,
      cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
    ]
    addRounded(rect, radii: radii.map { CGSize(width: $0, height: $0) }, transform)
  }

  /// Adds another path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - transform: Applied to the path before it is added.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    addFigure(transform) { figure in path.forEach { figure.append($0) } }
  }

  /// Adds a rectangle with round corners. `radii` go clockwise from the upper leading corner, and
  /// shrink by one factor until they fit.
  private mutating func addRounded(
    _ rect: CGRect,
    radii: [CGSize],
    _ transform: CGAffineTransform
  ) {
    let r = radii.map { CGSize(width: max($0.width, 0), height: max($0.height, 0)) }
    let sides = [
      (r[0].width + r[1].width, rect.width), (r[1].height + r[2].height, rect.height),
      (r[2].width + r[3].width, rect.width), (r[3].height + r[0].height, rect.height),
    ]
    let fit = sides.reduce(1) { $1.0 > $1.1 ? min($0, $1.1 / $1.0) : $0 }
    let corners: [(corner: CGPoint, dx: CGFloat, dy: CGFloat)] = [
      (CGPoint(x: rect.minX, y: rect.minY), 1, 1),
      (CGPoint(x: rect.maxX, y: rect.minY), -1, 1),
      (CGPoint(x: rect.maxX, y: rect.maxY), -1, -1),
      (CGPoint(x: rect.minX, y: rect.maxY), 1, -1),
    ]
    addFigure(transform) { figure in
      for (index, place) in corners.enumerated() {
        let (w, h) = (r[index].width * fit, r[index].height * fit)
        let side = CGPoint(x: place.corner.x, y: place.corner.y + place.dy * h)
        let edge = CGPoint(x: place.corner.x + place.dx * w, y: place.corner.y)
        // Clockwise, a path enters the corners along a vertical and a horizontal side in turn.
        let (first, last) = index % 2 == 0 ? (side, edge) : (edge, side)
        if index == 0 { figure.move(to: first) } else { figure.addLine(to: first) }
        guard w > 0, h > 0 else { continue }
        func towards(_ point: CGPoint) -> CGPoint {
          CGPoint(
            x: point.x + (place.corner.x - point.x) * quarterCircle,
            y: point.y + (place.corner.y - point.y) * quarterCircle
          )
        }
        figure.addCurve(to: last, control1: towards(first), control2: towards(last))
      }
      figure.closeSubpath()
    }
  }

  mutating func addFigure(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
    let figure = Path(draw)
    (transform.isIdentity ? figure : figure.applying(transform)).forEach { append($0) }
  }
}
