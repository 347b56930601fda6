import Foundation

extension Path {
  /// The area that a line along the path covers, as a path of its own.
  ///
  /// Curves are approximated by short lines. The area is that of all pieces together, so it is filled by
  /// the nonzero rule.
  ///
  /// - Parameter style: The width, ends, corners and dashes of the line.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let half = style.lineWidth / 2
    guard half > 0, half.isFinite else { return Path() }
    var result = Path()
    for line in dashed(style) {
      let points = line.reduce(into: [CGPoint]()) { if $0.last != $1 { $0.append($1) } }
      guard let first = points.first, let last = points.last else { continue }
      let isClosed = points.count > 2 && first == last
      for (a, b) in zip(points, points.dropFirst()) { result.addPiece(from: a, to: b, half) }
      for index in points.indices.dropFirst().dropLast() {
        result.addCorner(points[index - 1], points[index], points[index + 1], half, style)
      }
      if isClosed {
        result.addCorner(points[points.count - 2], first, points[1], half, style)
      } else if points.count > 1 {
        result.addEnd(from: points[1], to: first, half, style.lineCap)
        result.addEnd(from: points[points.count - 2], to: last, half, style.lineCap)
      }
    }
    return result
  }

  /// The lines of the path, cut into dashes.
  private func dashed(_ style: StrokeStyle) -> [[CGPoint]] {
    let lines = flattened(closingParts: false)
    let dash = style.dash.filter { $0.isFinite && $0 >= 0 }
    let total = dash.reduce(0, +)
    guard total > 0.01, style.dashPhase.isFinite else { return lines }
    return lines.flatMap { line -> [[CGPoint]] in
      var pieces: [[CGPoint]] = []
      var rest = style.dashPhase.truncatingRemainder(dividingBy: total * 2)
      if rest < 0 { rest += total * 2 }
      var index = 0
      while rest >= dash[index % dash.count] {
        rest -= dash[index % dash.count]
        index += 1
      }
      var left = dash[index % dash.count] - rest
      var piece = index % 2 == 0 ? Array(line.prefix(1)) : []
      for (a, b) in zip(line, line.dropFirst()) {
        let length = hypot(b.x - a.x, b.y - a.y)
        var done: CGFloat = 0
        while length - done > left, pieces.count < 10_000 {
          done += left
          let point = CGPoint(
            x: a.x + (b.x - a.x) * done / length,
            y: a.y + (b.y - a.y) * done / length
          )
          if index % 2 == 0 { pieces.append(piece + [point]) }
          index += 1
          left = dash[index % dash.count]
          piece = index % 2 == 0 ? [point] : []
          if left == 0, dash.allSatisfy({ $0 == 0 }) { break }
        }
        left -= length - done
        if index % 2 == 0 { piece.append(b) }
      }
      if piece.count > 1 { pieces.append(piece) }
      return pieces
    }
  }

  private mutating func addPiece(from a: CGPoint, to b: CGPoint, _ half: CGFloat) {
    let n = Self.normal(a, b, half)
    addPolygon([
      CGPoint(x: a.x + n.x, y: a.y + n.y), CGPoint(x: b.x + n.x, y: b.y + n.y),
      CGPoint(x: b.x - n.x, y: b.y - n.y), CGPoint(x: a.x - n.x, y: a.y - n.y),
    ])
  }

  private mutating func addCorner(
    _ a: CGPoint,
    _ b: CGPoint,
    _ c: CGPoint,
    _ half: CGFloat,
    _ style: StrokeStyle
  ) {
    if style.lineJoin == .round { return addRound(b, half) }
    let (first, second) = (Self.normal(a, b, half), Self.normal(b, c, half))
    // The outer side is the one from which the line turns away.
    let turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
    guard turn != 0 else { return }
    let side: CGFloat = turn > 0 ? 1 : -1
    let p = CGPoint(x: b.x + first.x * side, y: b.y + first.y * side)
    let q = CGPoint(x: b.x + second.x * side, y: b.y + second.y * side)
    var corners = [b, p, q]
    let middle = CGPoint(x: first.x + second.x, y: first.y + second.y)
    let square = middle.x * middle.x + middle.y * middle.y
    if style.lineJoin == .miter, square > 0 {
      let factor = 2 * half * half / square
      let tip = CGPoint(x: b.x + middle.x * factor * side, y: b.y + middle.y * factor * side)
      if hypot(tip.x - b.x, tip.y - b.y) <= style.miterLimit * half { corners.insert(tip, at: 2) }
    }
    addPolygon(corners)
  }

  private mutating func addEnd(
    from a: CGPoint,
    to b: CGPoint,
    _ half: CGFloat,
    _ cap: CGLineCap
  ) {
    switch cap {
    case .round: addRound(b, half)
    case .square:
      let n = Self.normal(a, b, half)
      addPiece(from: b, to: CGPoint(x: b.x - n.y, y: b.y + n.x), half)
    case .butt: break
    }
  }

  private mutating func addRound(_ center: CGPoint, _ half: CGFloat) {
    addPolygon(
      (0..<24).map { step in
        let angle = CGFloat(step) / 24 * 2 * .pi
        return CGPoint(x: center.x + half * cos(angle), y: center.y + half * sin(angle))
      }
    )
  }

  /// Adds an area, always in the same direction: areas in different ones would cancel each other.
  private mutating func addPolygon(_ corners: [CGPoint]) {
    var area: CGFloat = 0
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      area += a.x * b.y - b.x * a.y
    }
    let corners = area < 0 ? corners.reversed() : corners
    move(to: corners[0])
    for corner in corners.dropFirst() { addLine(to: corner) }
    closeSubpath()
  }

  /// The vector across a line, to the left of it as y grows downwards.
  private static func normal(_ a: CGPoint, _ b: CGPoint, _ half: CGFloat) -> CGPoint {
    let length = hypot(b.x - a.x, b.y - a.y)
    guard length > 0 else { return .zero }
    return CGPoint(x: (b.y - a.y) / length * half, y: (a.x - b.x) / length * half)
  }
}
