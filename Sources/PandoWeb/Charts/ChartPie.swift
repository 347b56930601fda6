import Foundation
import PandoUI

/// The sectors of a chart around 50, 50.
enum ChartPie {
  static func nodes(_ plot: ChartPlot) -> [HTMLNode] {
    let marks = plot.drawing.marks.filter { $0.kind == .sector }
    let values = marks.map { max(($0.y ?? $0.x)?.number ?? 0, 0) }
    let total = values.reduce(0, +)
    guard total > 0 else { return [] }
    var start = 0.0
    return zip(marks, values).map { mark, value in
      defer { start += value / total }
      var node = HTMLElement(.path)
      let inner = Double(mark.innerRadius)
      node[.d] = ring(
        from: start,
        to: start + value / total,
        inner: inner <= 1 ? inner * 48 : min(inner / 2, 44),
        outer: Double(mark.outerRadius) * 48
      )
      if let inset = mark.angularInset {
        node.style[.strokeWidth] = .px(Double(inset) * 2)
        node[.vectorEffect] = "non-scaling-stroke"
      }
      // In a pie of an ordinary size, one unit of the drawing is two points.
      node.style[.filter] = plot.filter(mark, scale: 0.5)
      node.style[.fill] = plot.paint(mark)
      node.addClass("chart-sector")
      return .element(node)
    }
  }

  /// The middles of the sectors on the way around, in percent, by the indices of their marks.
  static func places(_ plot: ChartPlot) -> [Int: Double] {
    let marks = plot.drawing.marks.enumerated().filter { $0.element.kind == .sector }
    let values = marks.map { max(($0.element.y ?? $0.element.x)?.number ?? 0, 0) }
    let total = values.reduce(0, +)
    guard total > 0, total.isFinite else { return [:] }
    var places: [Int: Double] = [:]
    var start = 0.0
    for (mark, value) in zip(marks, values) {
      places[mark.offset] = (start + value / 2) / total * 100
      start += value
    }
    return places
  }

  private static func ring(from: Double, to: Double, inner: Double, outer: Double) -> String {
    // The arc of a whole circle would be empty, because its start is its end.
    let to = min(to, from + 0.99999)
    func point(_ part: Double, _ radius: Double) -> String {
      let angle = (part - 0.25) * 2 * .pi
      return "\(CSSValue.format(50 + radius * cos(angle)))"
        + " \(CSSValue.format(50 + radius * sin(angle)))"
    }
    let large = to - from > 0.5 ? 1 : 0
    let hole = CSSValue.format(inner)
    let back =
      inner > 0
      ? "L\(point(to, inner))A\(hole) \(hole) 0 \(large) 0 \(point(from, inner))Z" : "L50 50Z"
    let edge = CSSValue.format(outer)
    return "M\(point(from, outer))A\(edge) \(edge) 0 \(large) 1 \(point(to, outer))" + back
  }
}
