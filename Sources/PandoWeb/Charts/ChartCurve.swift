import PandoUI

/// A line through points, as SVG path data without the first command.
enum ChartCurve {
  typealias Point = (x: Double, y: Double)

  static func data(_ points: [Point], _ form: ChartMark.Interpolation) -> String {
    guard let first = points.first else { return "0 0" }
    var data = text(first)
    for index in points.indices.dropFirst() {
      let (from, to) = (points[index - 1], points[index])
      switch form {
      case .linear: data += "L\(text(to))"
      case .stepStart: data += "V\(CSSValue.format(to.y))H\(CSSValue.format(to.x))"
      case .stepEnd: data += "H\(CSSValue.format(to.x))V\(CSSValue.format(to.y))"
      case .stepCenter:
        data += "H\(CSSValue.format((from.x + to.x) / 2))V\(CSSValue.format(to.y))"
        data += "H\(CSSValue.format(to.x))"
      case .monotone, .cardinal, .catmullRom:
        let third = (to.x - from.x) / 3
        let first = slope(points, index - 1, form) * third
        let second = slope(points, index, form) * third
        let controls = [(from.x + third, from.y + first), (to.x - third, to.y - second)]
        data += "C\(text(controls[0])) \(text(controls[1])) \(text(to))"
      }
    }
    return data
  }

  /// The slope of the curve at a point. A monotone curve is level at its turning points (Fritsch and
  /// Carlson 1980), so that it never overshoots them.
  private static func slope(
    _ points: [Point],
    _ index: Int,
    _ form: ChartMark.Interpolation
  ) -> Double {
    func rise(_ first: Point, _ second: Point) -> Double {
      second.x == first.x ? 0 : (second.y - first.y) / (second.x - first.x)
    }
    guard index > 0, index < points.count - 1 else {
      guard points.count > 1 else { return 0 }
      return index == 0 ? rise(points[0], points[1]) : rise(points[index - 1], points[index])
    }
    let before = rise(points[index - 1], points[index])
    let after = rise(points[index], points[index + 1])
    guard form == .monotone else { return rise(points[index - 1], points[index + 1]) }
    return before * after <= 0 ? 0 : 2 * before * after / (before + after)
  }

  private static func text(_ point: Point) -> String {
    "\(CSSValue.format(point.x)) \(CSSValue.format(point.y))"
  }
}
