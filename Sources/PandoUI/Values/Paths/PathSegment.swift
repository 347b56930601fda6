import Foundation

/// One line or curve of a path, with the point where it begins: 2, 3 or 4 points of a Bézier curve
/// of degree 1, 2 or 3.
struct PathSegment: Hashable {
  var points: [CGPoint]

  var start: CGPoint { points[0] }
  var end: CGPoint { points[points.count - 1] }

  var element: Path.Element {
    switch points.count {
    case 2: .line(to: points[1])
    case 3: .quadCurve(to: points[2], control: points[1])
    default: .curve(to: points[3], control1: points[1], control2: points[2])
    }
  }

  /// The point at `t`, from 0 to 1, by de Casteljau's construction.
  func point(at t: CGFloat) -> CGPoint {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { Self.between($0, $1, t) }
    }
    return points[0]
  }

  /// The part between two parameters, each from 0 to 1.
  func part(from low: CGFloat, to high: CGFloat) -> PathSegment {
    let left = high >= 1 ? self : split(at: high).0
    return low <= 0 ? left : left.split(at: low / high).1
  }

  private func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    var row = points
    var left = [row[0]]
    var right = [row[row.count - 1]]
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { Self.between($0, $1, t) }
      left.append(row[0])
      right.insert(row[row.count - 1], at: 0)
    }
    return (PathSegment(points: left), PathSegment(points: right))
  }

  /// The points of straight lines that approximate the curve.
  var flattened: [CGPoint] {
    guard points.count > 2 else { return points }
    return (0...32).map { point(at: CGFloat($0) / 32) }
  }

  var length: CGFloat {
    zip(flattened, flattened.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  /// The parameter at which a fraction of the length has passed.
  func time(at fraction: CGFloat) -> CGFloat {
    if fraction <= 0 { return 0 }
    if fraction >= 1 || points.count == 2 { return min(fraction, 1) }
    let line = flattened
    let goal = length * fraction
    var done: CGFloat = 0
    for (index, (a, b)) in zip(line, line.dropFirst()).enumerated() {
      let step = hypot(b.x - a.x, b.y - a.y)
      if done + step >= goal, step > 0 {
        return (CGFloat(index) + (goal - done) / step) / CGFloat(line.count - 1)
      }
      done += step
    }
    return 1
  }

  /// The parameters between 0 and 1 at which the curve reverses its direction along an axis.
  var turningPoints: [CGFloat] {
    turns(points.map(\.x)) + turns(points.map(\.y))
  }

  private func turns(_ p: [CGFloat]) -> [CGFloat] {
    let roots: [CGFloat]
    switch p.count {
    case 3:
      let slope = p[0] - 2 * p[1] + p[2]
      roots = slope == 0 ? [] : [(p[0] - p[1]) / slope]
    case 4:
      let a = -p[0] + 3 * p[1] - 3 * p[2] + p[3]
      let b = 2 * (p[0] - 2 * p[1] + p[2])
      let c = p[1] - p[0]
      if abs(a) < 1e-9 {
        roots = b == 0 ? [] : [-c / b]
      } else {
        let root = b * b - 4 * a * c
        roots =
          root < 0
          ? [] : [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
      }
    default: roots = []
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  private static func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}

extension Path {
  /// The lines and curves of the path, each with the point where it begins.
  var segments: [PathSegment] { parts.flatMap(\.segments) }

  private var parts: [(start: CGPoint, segments: [PathSegment])] {
    var parts: [(start: CGPoint, segments: [PathSegment])] = []
    var point = CGPoint.zero
    func add(_ points: [CGPoint]) {
      if parts.isEmpty { parts.append((point, [])) }
      parts[parts.count - 1].segments.append(PathSegment(points: [point] + points))
      point = points[points.count - 1]
    }
    for element in elements {
      switch element {
      case .move(let to):
        parts.append((to, []))
        point = to
      case .line(let to): add([to])
      case .quadCurve(let to, let control): add([control, to])
      case .curve(let to, let first, let second): add([first, second, to])
      case .closeSubpath:
        guard let start = parts.last?.start else { continue }
        if point != start { add([start]) }
        point = start
        parts.append((start, []))
      }
    }
    return parts
  }

  /// Straight lines that approximate the path, as a list of points for each subpath.
  func flattened(closingParts: Bool) -> [[CGPoint]] {
    parts.compactMap { part in
      guard let first = part.segments.first else { return nil }
      var line = [first.start]
      for segment in part.segments { line += segment.flattened.dropFirst() }
      if closingParts, line.last != line.first { line.append(line[0]) }
      return line
    }
  }
}
