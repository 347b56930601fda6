import Foundation

extension Path {
  /// The area that is in this path, in another one, or in both.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule decides what is in a path, rather than the nonzero
  ///     winding rule.
  /// - Returns: The outline of the area, in which curves have become lines.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination(self, other, eoFill: eoFill).outline { $0 || $1 }
  }

  /// The area that is in this path and in another one.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule decides what is in a path, rather than the nonzero
  ///     winding rule.
  /// - Returns: The outline of the area, in which curves have become lines.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination(self, other, eoFill: eoFill).outline { $0 && $1 }
  }

  /// The area that is in this path and not in another one.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule decides what is in a path, rather than the nonzero
  ///     winding rule.
  /// - Returns: The outline of the area, in which curves have become lines.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination(self, other, eoFill: eoFill).outline { $0 && !$1 }
  }

  /// The area that is in one of two paths and not in both.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule decides what is in a path, rather than the nonzero
  ///     winding rule.
  /// - Returns: The outline of the area, in which curves have become lines.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination(self, other, eoFill: eoFill).outline { $0 != $1 }
  }

  /// The parts of this path's line that are in the area of another path.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule decides what is in the other path, rather than the
  ///     nonzero winding rule.
  /// - Returns: The parts, in which curves have become lines.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination(self, other, eoFill: eoFill).line(inside: true)
  }

  /// The parts of this path's line that are outside of the area of another path.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule decides what is in the other path, rather than the
  ///     nonzero winding rule.
  /// - Returns: The parts, in which curves have become lines.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination(self, other, eoFill: eoFill).line(inside: false)
  }

  /// The area of the path with an outline that crosses itself nowhere.
  ///
  /// - Parameter eoFill: Whether the even-odd rule decides what is in the path, rather than the
  ///   nonzero winding rule.
  /// - Returns: The outline of the area, in which curves have become lines.
  public func normalized(eoFill: Bool = true) -> Path {
    PathCombination(self, Path(), eoFill: eoFill).outline { inFirst, _ in inFirst }
  }
}

/// The lines of two paths, cut where they meet.
///
/// An edge of the result is a piece of line with the result's area on one side of it alone. Its
/// time grows with the square of the number of lines.
private struct PathCombination {
  /// A place on a grid of 1/512 points, so that lines that nearly meet have exactly the same place.
  struct Place: Hashable {
    let x, y: Int

    /// The nearest place; nil if a coordinate is not finite or too large.
    init?(_ point: CGPoint) {
      guard let x = Int(exactly: (point.x * 512).rounded()),
        let y = Int(exactly: (point.y * 512).rounded()),
        abs(x) < 1 << 40, abs(y) < 1 << 40
      else { return nil }
      (self.x, self.y) = (x, y)
    }

    var point: CGPoint { CGPoint(x: Double(x) / 512, y: Double(y) / 512) }
  }

  struct Line {
    let from, to: Place
  }

  private let first: [[Place]]
  private let second: [[Place]]
  private let eoFill: Bool

  init(_ first: Path, _ second: Path, eoFill: Bool) {
    self.first = Self.places(first)
    self.second = Self.places(second)
    self.eoFill = eoFill
  }

  private static func places(_ path: Path) -> [[Place]] {
    path.flattened(closingParts: false).map { line in
      var places: [Place] = []
      for place in line.compactMap(Place.init) where place != places.last { places.append(place) }
      return places
    }
  }

  /// The lines of some parts; an area is closed by a line from its last place to its first.
  private static func lines(_ parts: [[Place]], areClosed: Bool) -> [Line] {
    parts.flatMap { places in
      var lines = zip(places, places.dropFirst()).map { Line(from: $0, to: $1) }
      if areClosed, let last = places.last, last != places[0] {
        lines.append(Line(from: last, to: places[0]))
      }
      return lines
    }
  }

  /// The outline of the result. The rule tells whether an area is in it, from whether the area is
  /// in the first path and in the second.
  func outline(_ rule: (Bool, Bool) -> Bool) -> Path {
    let lines = (
      first: Self.lines(first, areClosed: true), second: Self.lines(second, areClosed: true)
    )
    let all = lines.first + lines.second
    var seen: Set<[Place]> = []
    var next: [Place: [Place]] = [:]
    var starts: [Place] = []
    for piece in Self.cut(all, by: all) {
      let ends = [piece.from, piece.to].sorted { ($0.x, $0.y) < ($1.x, $1.y) }
      guard seen.insert(ends).inserted else { continue }
      let (a, b) = (ends[0].point, ends[1].point)
      let length = hypot(b.x - a.x, b.y - a.y)
      let side = CGPoint(x: (a.y - b.y) / length / 256, y: (b.x - a.x) / length / 256)
      func isInside(_ sign: CGFloat) -> Bool {
        let point = CGPoint(x: (a.x + b.x) / 2 + sign * side.x, y: (a.y + b.y) / 2 + sign * side.y)
        return rule(isIn(lines.first, point), isIn(lines.second, point))
      }
      let (isOnOne, isOnOther) = (isInside(1), isInside(-1))
      guard isOnOne != isOnOther else { continue }
      // The area is always on the same side of its outline, so that holes go the other way around.
      let (from, to) = isOnOne ? (ends[0], ends[1]) : (ends[1], ends[0])
      next[from, default: []].append(to)
      starts.append(from)
    }
    var path = Path()
    for start in starts {
      var place = start
      var isBegun = false
      while let following = next[place]?.popLast() {
        if !isBegun { path.move(to: place.point) }
        isBegun = true
        place = following
        if place == start { break }
        path.addLine(to: place.point)
      }
      if isBegun { path.closeSubpath() }
    }
    return path
  }

  /// The parts of the first path's line that are in the area of the second, or outside of it.
  func line(inside: Bool) -> Path {
    let area = Self.lines(second, areClosed: true)
    var path = Path()
    var last: Place?
    for piece in Self.cut(Self.lines(first, areClosed: false), by: area) {
      let (a, b) = (piece.from.point, piece.to.point)
      guard isIn(area, CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)) == inside else { continue }
      if piece.from != last { path.move(to: a) }
      path.addLine(to: b)
      last = piece.to
    }
    return path
  }

  private func isIn(_ lines: [Line], _ point: CGPoint) -> Bool {
    var winding = 0
    for line in lines {
      let (a, b) = (line.from.point, line.to.point)
      guard (a.y <= point.y) != (b.y <= point.y) else { continue }
      let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
      if b.y > a.y, side > 0 { winding += 1 }
      if b.y < a.y, side < 0 { winding -= 1 }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The lines in pieces, none of which crosses or touches one of the others but at its ends.
  private static func cut(_ lines: [Line], by others: [Line]) -> [Line] {
    lines.flatMap { line -> [Line] in
      var places = [line.from, line.to]
      for other in others {
        guard max(other.from.x, other.to.x) >= min(line.from.x, line.to.x),
          min(other.from.x, other.to.x) <= max(line.from.x, line.to.x),
          max(other.from.y, other.to.y) >= min(line.from.y, line.to.y),
          min(other.from.y, other.to.y) <= max(line.from.y, line.to.y)
        else { continue }
        places += meetings(line, other)
      }
      let (a, b) = (line.from.point, line.to.point)
      func way(_ place: Place) -> CGFloat {
        (place.point.x - a.x) * (b.x - a.x) + (place.point.y - a.y) * (b.y - a.y)
      }
      let ordered = Set(places).sorted { way($0) < way($1) }
      return zip(ordered, ordered.dropFirst()).map { Line(from: $0, to: $1) }
    }
  }

  /// The points at which one line meets another: their crossing, and the ends of the other line that lie on this one.
  private static func meetings(_ line: Line, _ other: Line) -> [Place] {
    let (a, b, c, d) = (line.from.point, line.to.point, other.from.point, other.to.point)
    let along = CGPoint(x: b.x - a.x, y: b.y - a.y)
    let across = CGPoint(x: d.x - c.x, y: d.y - c.y)
    let length = hypot(along.x, along.y)
    var found = [other.from, other.to].filter { end in
      let (x, y) = (end.point.x - a.x, end.point.y - a.y)
      let distance = abs(along.x * y - along.y * x) / length
      let way = (along.x * x + along.y * y) / length
      return distance < 1.0 / 512 && way > 0 && way < length
    }
    let turn = along.x * across.y - along.y * across.x
    guard abs(turn) > 1e-9 else { return found }
    let (x, y) = (c.x - a.x, c.y - a.y)
    let t = (x * across.y - y * across.x) / turn
    let u = (x * along.y - y * along.x) / turn
    guard t > 0, t < 1, u >= 0, u <= 1 else { return found }
    if let place = Place(CGPoint(x: a.x + t * along.x, y: a.y + t * along.y)) {
      found.append(place)
    }
    return found
  }
}
