import Foundation
import PandoUI

/// Data of an SVG path as shapes write it: absolute moves, lines and curves.
enum PathData {
  /// The path; steps that shapes do not write are left out.
  static func path(_ data: String) -> Path {
    var path = Path()
    var numbers: [Double] = []
    var letter: Character = " "
    var digits = ""
    func endNumber() {
      if let number = Double(digits), number.isFinite { numbers.append(number) }
      digits = ""
    }
    func endStep() {
      endNumber()
      add(letter, numbers, to: &path)
      numbers = []
    }
    for character in data {
      switch character {
      case "M", "L", "Q", "C", "Z":
        endStep()
        letter = character
      case "-" where !digits.isEmpty && digits.last != "e":
        endNumber()
        digits = "-"
      case "0"..."9", ".", "-", "e": digits.append(character)
      default: endNumber()
      }
    }
    endStep()
    return path
  }

  private static func add(_ letter: Character, _ numbers: [Double], to path: inout Path) {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map { index in
      CGPoint(x: numbers[index], y: numbers[index + 1])
    }
    switch (letter, points.count) {
    case ("M", 1): path.move(to: points[0])
    case ("L", 1): path.addLine(to: points[0])
    case ("Q", 2): path.addQuadCurve(to: points[1], control: points[0])
    case ("C", 3): path.addCurve(to: points[2], control1: points[0], control2: points[1])
    case ("Z", _): path.closeSubpath()
    default: break
    }
  }

  /// A part of the path, from 0 to 1 of its length.
  static func trimmed(_ data: String, to part: ClosedRange<CGFloat>) -> String {
    path(data).trimmedPath(from: part.lowerBound, to: part.upperBound).svg()
  }

  /// The corners of the path, with curves as short lines, for what CSS cuts along a polygon. Each
  /// part is joined to the first corner by a line there and back, which encloses nothing.
  static func corners(_ data: String) -> [CGPoint] {
    var corners: [CGPoint] = []
    var start = CGPoint.zero
    var point = CGPoint.zero
    func line(to end: CGPoint) {
      corners.append(end)
      point = end
    }
    for element in path(data).elements {
      switch element {
      case .move(let to):
        if let first = corners.first {
          if point != start { corners.append(start) }
          if start != first { corners.append(first) }
        }
        start = to
        line(to: to)
      case .line(let to): line(to: to)
      case .quadCurve(let to, let control):
        let first = mix(point, control, 2 / 3)
        curve(from: point, first, mix(to, control, 2 / 3), to).forEach(line)
      case .curve(let to, let first, let second):
        curve(from: point, first, second, to).forEach(line)
      case .closeSubpath: line(to: start)
      }
    }
    // The polygon itself leads back from its last corner to its first.
    if point != start, start != corners.first { corners.append(start) }
    return corners
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
  }

  private static func curve(
    from a: CGPoint,
    _ b: CGPoint,
    _ c: CGPoint,
    _ d: CGPoint
  ) -> [CGPoint] {
    // As many for each curve, because CSS moves between polygons with the same number of corners. With
    // fewer of them the corners of a curve that is as high as the window can be seen.
    (1...24).map { step in
      let t = CGFloat(step) / 24
      let left = mix(mix(a, b, t), mix(b, c, t), t)
      return mix(left, mix(mix(b, c, t), mix(c, d, t), t), t)
    }
  }
}
