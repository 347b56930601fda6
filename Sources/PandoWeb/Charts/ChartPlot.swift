import Foundation
import PandoUI

/// The marks of a chart as SVG: bars in hundredths of the drawing, and other marks on a 100 × 100
/// square that stretches.
///
/// Bars are not on the square, so that their corners stay round. Lines keep their width when stretched. Points are the round ends of lines of length zero, so that
/// they stay round.
struct ChartPlot {
  let drawing: ChartDrawing
  let x: ChartScale
  let y: ChartScale
  /// The series in order of appearance; a series' index gives its colour.
  let series: [String]
  /// Whether bars are horizontal: their base is on the vertical axis.
  let isLying: Bool
  /// The places of bars within a band, in order of appearance; empty if each bar has all of its band.
  private let places: [String]

  init(_ drawing: ChartDrawing) {
    self.drawing = drawing
    var seen = Set<String>()
    series = drawing.marks.compactMap(\.series).filter { seen.insert($0).inserted }
    let bars = drawing.marks.filter { $0.kind == .bar }
    var seenPlaces = Set<String>()
    places = bars.compactMap(\.place).filter { seenPlaces.insert($0).inserted }
    (x, y, isLying) = drawing.scales
  }

  /// What is behind the bars.
  var back: [HTMLNode] { marks(.area) + marks(.rectangle) }

  /// The bars, in hundredths.
  var bars: [HTMLNode] {
    let marks = drawing.marks.filter { $0.kind == .bar }
    // A stack is round where it ends, and not between its parts.
    var last: [ChartDrawing.Value?: Int] = [:]
    for (index, mark) in marks.enumerated() where mark.isStacked { last[base(mark)] = index }
    var stacks: [ChartDrawing.Value?: Double] = [:]
    return marks.enumerated().map { index, mark in
      bar(mark, &stacks, isEnd: !mark.isStacked || last[base(mark)] == index)
    }
  }

  /// What is in front of the bars.
  var front: [HTMLNode] { marks(.rule) + marks(.line) + marks(.point) }

  private func marks(_ kind: ChartMark.Kind) -> [HTMLNode] {
    let marks = drawing.marks.filter { $0.kind == kind }
    guard !marks.isEmpty else { return [] }
    return kind == .line || kind == .area
      ? curves(marks, filled: kind == .area) : marks.map { single($0) }
  }

  /// The value that a bar stands on.
  private func base(_ mark: ChartMark) -> ChartDrawing.Value? { isLying ? mark.y : mark.x }

  /// The place of a mark along the axis on which values are read out; nil if it has none.
  func place(_ mark: ChartMark) -> Double? {
    guard let base = base(mark) else { return nil }
    return isLying ? 100 - y.position(base) : x.position(base)
  }

  /// The colour of a mark: its own, or that of its series.
  func color(_ mark: ChartMark) -> CSSValue {
    if let paint = mark.paint {
      return Paints.css(paint, for: .fill).withOpacity(mark.opacity)
    }
    let index = mark.series.flatMap { series.firstIndex(of: $0) } ?? 0
    let names: [CSSValue.Keyword] = [
      "tint", "green", "orange", "purple", "pink", "teal", "indigo", "brown",
    ]
    return CSSValue.variable(names[index % names.count]).withOpacity(mark.opacity)
  }

  private func point(_ mark: ChartMark) -> (x: Double, y: Double) {
    (mark.x.map { x.position($0) } ?? 50, 100 - (mark.y.map { y.position($0) } ?? 50))
  }

  private func path(_ data: String, _ edit: (inout HTMLElement) -> Void) -> HTMLNode {
    var node = HTMLElement(.path)
    node[.d] = data
    node[.vectorEffect] = "non-scaling-stroke"
    edit(&node)
    return .element(node)
  }

  private func bar(
    _ mark: ChartMark,
    _ stacks: inout [ChartDrawing.Value?: Double],
    isEnd: Bool
  ) -> HTMLNode {
    let (base, length) = isLying ? (mark.y, mark.x) : (mark.x, mark.y)
    let (across, along) = isLying ? (y, x) : (x, y)
    let key = base
    let start = mark.isStacked ? stacks[key, default: 0] : 0
    let end = start + (length?.number ?? 0)
    if mark.isStacked { stacks[key] = end }
    let (low, high) = (along.position(.number(start)), along.position(.number(end)))
    var rect = HTMLElement(.rect)
    var thickness = across.width * 0.68
    var middle = base.map { across.position($0) } ?? 50
    if let place = mark.place.flatMap({ places.firstIndex(of: $0) }) {
      let group = thickness
      thickness = group / Double(places.count)
      let offset = (Double(place) + 0.5) * thickness - group / 2
      // The first place is the left one, or the upper one.
      middle += isLying ? -offset : offset
    }
    func set(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      rect[.x] = CSSValue.format(x) + "%"
      rect[.y] = CSSValue.format(y) + "%"
      rect[.width] = CSSValue.format(max(width, 0)) + "%"
      rect[.height] = CSSValue.format(max(height, 0)) + "%"
    }
    if isLying {
      set(min(low, high), 100 - middle - thickness / 2, abs(high - low), thickness)
    } else {
      set(middle - thickness / 2, 100 - max(low, high), thickness, abs(high - low))
    }
    rect.style[.fill] = color(mark)
    if mark.cornerRadius > 0 {
      rect[.rx] = CSSValue.format(Double(mark.cornerRadius))
    } else if isEnd {
      rect.addClass(
        isLying ? (end < start ? "bar-left" : "bar-right") : end < start ? "bar-down" : "bar-up"
      )
    }
    return .element(rect)
  }

  private func curves(_ marks: [ChartMark], filled: Bool) -> [HTMLNode] {
    let names = series.isEmpty ? [String?.none] : marks.map(\.series)
    var seen = Set<String>()
    return names.filter { seen.insert($0 ?? "").inserted }.compactMap { name in
      let own = marks.filter { $0.series == name }
      guard let first = own.first else { return nil }
      var data = "M" + ChartCurve.data(own.map { point($0) }, first.interpolation)
      let color = color(first)
      guard filled else {
        return path(data) { node in
          node.style[.fill] = .keyword("none")
          node.style[.stroke] = color
          node[.strokeWidth] = CSSValue.format(Double(first.width ?? 2.5))
          node[.strokeLinejoin] = "round"
          node[.strokeLinecap] = "round"
          node[.strokeDasharray] = Self.dash(first)
        }
      }
      let floor = CSSValue.format(100 - y.position(.number(0)))
      if own.contains(where: { $0.yEnd != nil }) {
        let back = own.reversed().map { mark -> (x: Double, y: Double) in
          (point(mark).x, 100 - (mark.yEnd.map { y.position($0) } ?? 0))
        }
        data += "L" + ChartCurve.data(back, first.interpolation) + "Z"
      } else if let last = own.last {
        data += "V\(floor)H\(CSSValue.format(point(first).x))Z"
        _ = last
      }
      return path(data) { $0.style[.fill] = color.withOpacity(first.paint == nil ? 0.3 : 1) }
    }
  }

  private func single(_ mark: ChartMark) -> HTMLNode {
    let place = point(mark)
    let (px, py) = (CSSValue.format(place.x), CSSValue.format(place.y))
    let color = color(mark)
    switch mark.kind {
    case .rule:
      let data =
        mark.y == nil ? "M\(px) 0V100" : mark.x == nil ? "M0 \(py)H100" : "M\(px) \(py)V100"
      return path(data) { node in
        node.style[.stroke] = color
        node[.strokeWidth] = CSSValue.format(Double(mark.width ?? 1.5))
        node[.strokeDasharray] = Self.dash(mark)
      }
    case .rectangle:
      let bottom = 100 - (mark.yEnd.map { y.position($0) } ?? 100 - place.y - y.width / 2)
      let end = (
        mark.x == nil ? 100 : mark.xEnd.map { x.position($0) } ?? place.x + x.width / 2,
        mark.y == nil ? 100 : bottom
      )
      let start = (
        mark.x == nil ? 0 : mark.xEnd == nil ? place.x - x.width / 2 : place.x,
        mark.y == nil ? 0 : mark.yEnd == nil ? place.y - y.width / 2 : place.y
      )
      let numbers = [start.0, start.1, end.0, end.1].map { CSSValue.format($0) }
      return path("M\(numbers[0]) \(numbers[1])H\(numbers[2])V\(numbers[3])H\(numbers[0])Z") {
        $0.style[.fill] = color
      }
    default:
      return path("M\(px) \(py)h0") { node in
        node.style[.stroke] = color
        node[.strokeWidth] = CSSValue.format(Double(mark.width ?? 9))
        node[.strokeLinecap] = mark.symbol == .square ? "square" : "round"
      }
    }
  }

  private static func dash(_ mark: ChartMark) -> String? {
    mark.dash.isEmpty
      ? nil : mark.dash.map { CSSValue.format(Double($0)) }.joined(separator: " ")
  }
}
