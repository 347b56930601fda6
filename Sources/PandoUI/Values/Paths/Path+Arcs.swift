public import Foundation

extension Path {
  /// Adds an arc from one angle to another, with a line to it from the last point.
  ///
  /// Because y grows downwards, an arc that is `clockwise` runs counterclockwise on the screen, as
  /// in SwiftUI.
  ///
  /// - Parameters:
  ///   - center: The center of the circle, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: Where the arc begins: 0° is to the right of the center, 90° below it.
  ///   - endAngle: Where the arc ends.
  ///   - clockwise: Whether the angle decreases along the arc.
  ///   - transform: Applied to the arc before it is added.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let full = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    if clockwise {
      if sweep <= -full { sweep = -full } else { sweep = sweep.remainderBelow(full) - full }
      if sweep == -full, startAngle == endAngle { sweep = 0 }
    } else {
      if sweep >= full { sweep = full } else { sweep = sweep.remainderBelow(full) }
    }
    addArc(center, radius, startAngle.radians, sweep, transform)
  }

  /// Adds an arc that begins at one angle and turns by another, with a line to it from the last
  /// point.
  ///
  /// - Parameters:
  ///   - center: The center of the circle, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: Where the arc begins: 0° is to the right of the center, 90° below it.
  ///   - delta: The angle by which the arc turns; positive is clockwise on the screen.
  ///   - transform: Applied to the arc before it is added.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(center, radius, startAngle.radians, delta.radians, transform)
  }

  /// Adds an arc that touches two lines: from the last point to `tangent1End`, and from there to
  /// `tangent2End`.
  ///
  /// A path without a last point is unchanged.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner between both lines, in points.
  ///   - tangent2End: The end of the second line, in points.
  ///   - radius: The radius of the circle, in points; unless it is positive, a line to the corner
  ///     is added.
  ///   - transform: Applied to both points, and not to the radius.
  public mutating func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let from = currentPoint else { return }
    let corner = tangent1End.applying(transform)
    let to = tangent2End.applying(transform)
    let (ux, uy) = (from.x - corner.x, from.y - corner.y)
    let (vx, vy) = (to.x - corner.x, to.y - corner.y)
    let (u, v) = (hypot(ux, uy), hypot(vx, vy))
    let cross = ux * vy - uy * vx
    guard u > 0, v > 0, radius > 0, abs(cross) > 1e-9 * u * v else {
      addLine(to: corner)
      return
    }
    let half = acos(min(max((ux * vx + uy * vy) / (u * v), -1), 1)) / 2
    let reach = radius / tan(half)
    let first = CGPoint(x: corner.x + ux / u * reach, y: corner.y + uy / u * reach)
    let last = CGPoint(x: corner.x + vx / v * reach, y: corner.y + vy / v * reach)
    let (mx, my) = (ux / u + vx / v, uy / u + vy / v)
    let middle = hypot(mx, my)
    let far = radius / sin(half)
    let center = CGPoint(x: corner.x + mx / middle * far, y: corner.y + my / middle * far)
    let start = atan2(first.y - center.y, first.x - center.x)
    var sweep = atan2(last.y - center.y, last.x - center.x) - start
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    addArc(center, radius, start, sweep, .identity)
  }

  private mutating func addArc(
    _ center: CGPoint,
    _ radius: CGFloat,
    _ start: Double,
    _ sweep: Double,
    _ transform: CGAffineTransform
  ) {
    let place = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
      .concatenating(transform)
    var arc = Path()
    arc.addArcCurves(from: start, sweep: sweep)
    var steps = arc.applying(place).elements[...]
    // A line joins the last point to the arc.
    if currentPoint != nil, case .move(let first)? = steps.first {
      steps.removeFirst()
      append(.line(to: first))
    }
    for step in steps { append(step) }
  }

  /// Adds an arc of the unit circle around 0, 0, in curves of at most a quarter each.
  mutating func addArcCurves(from start: Double, sweep: Double) {
    move(to: CGPoint(x: cos(start), y: sin(start)))
    guard sweep != 0, sweep.isFinite else { return }
    let count = Int(min(max((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up), 1), 4096))
    let step = sweep / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (a, b) = (start + step * Double(index), start + step * Double(index + 1))
      addCurve(
        to: CGPoint(x: cos(b), y: sin(b)),
        control1: CGPoint(x: cos(a) - reach * sin(a), y: sin(a) + reach * cos(a)),
        control2: CGPoint(x: cos(b) + reach * sin(b), y: sin(b) - reach * cos(b))
      )
    }
  }
}

extension Double {
  /// The remainder of a division, never negative.
  fileprivate func remainderBelow(_ divisor: Double) -> Double {
    let rest = truncatingRemainder(dividingBy: divisor)
    return rest < 0 ? rest + divisor : rest
  }
}
