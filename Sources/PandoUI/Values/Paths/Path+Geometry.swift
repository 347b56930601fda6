public import Foundation

extension Path {
  /// The path after a transform.
  ///
  /// - Parameter transform: Applied to every point and control point.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var result = Path()
    for element in elements {
      result.append(element.mapped { $0.applying(transform) })
    }
    return result
  }

  /// The path, moved to another place.
  ///
  /// - Parameters:
  ///   - dx: The distance to the right, in points.
  ///   - dy: The distance downwards, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The smallest rectangle around the path, in points; null if the path is empty.
  public var boundingRect: CGRect {
    var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
    var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
    func include(_ point: CGPoint) {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    for segment in segments {
      include(segment.start)
      include(segment.end)
      for t in segment.turningPoints { include(segment.point(at: t)) }
    }
    for case .move(let point) in elements { include(point) }
    guard minX <= maxX else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Whether a point is inside the path. Open subpaths count as closed by a line.
  ///
  /// - Parameters:
  ///   - p: The point, in the coordinates of the path.
  ///   - eoFill: Whether the even-odd rule decides, rather than the nonzero winding rule.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for line in flattened(closingParts: true) {
      for (a, b) in zip(line, line.dropFirst()) where (a.y <= p.y) != (b.y <= p.y) {
        let side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
        if b.y > a.y, side > 0 { winding += 1 }
        if b.y < a.y, side < 0 { winding -= 1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The part of the path between two fractions of its length.
  ///
  /// - Parameters:
  ///   - from: Where the part begins, from 0 to 1; values outside are clamped.
  ///   - to: Where the part ends, from 0 to 1; the part is empty unless this is above `from`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = min(max(from, 0), 1)
    let to = min(max(to, 0), 1)
    if from == 0, to == 1 { return self }
    let pieces = segments.map { ($0, $0.length) }
    let total = pieces.reduce(0) { $0 + $1.1 }
    guard from < to, total > 0 else { return Path() }
    var result = Path()
    var done: CGFloat = 0
    for (segment, length) in pieces where length > 0 {
      let low = max((from * total - done) / length, 0)
      let high = min((to * total - done) / length, 1)
      done += length
      guard low < high else { continue }
      let piece = segment.part(from: segment.time(at: low), to: segment.time(at: high))
      if result.currentPoint != piece.start { result.move(to: piece.start) }
      result.append(piece.element)
    }
    return result
  }
}

extension Path.Element {
  func mapped(_ map: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point): .move(to: map(point))
    case .line(let point): .line(to: map(point))
    case .quadCurve(let point, let control): .quadCurve(to: map(point), control: map(control))
    case .curve(let point, let first, let second):
      .curve(to: map(point), control1: map(first), control2: map(second))
    case .closeSubpath: .closeSubpath
    }
  }
}
