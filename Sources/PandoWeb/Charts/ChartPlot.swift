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
    split(drawing.marks.filter { $0.kind == .bar }).flatMap { bars($0.marks, within: $0.boxes) }
  }

  private func bars(_ marks: [ChartMark], within boxes: [ChartBox]?) -> [HTMLNode] {
    // A stack is round where it ends, and not between its parts.
    var last: [ChartDrawing.Value?: Int] = [:]
    for (index, mark) in marks.enumerated() where mark.isStacked { last[base(mark)] = index }
    var stacks: [ChartDrawing.Value?: Double] = [:]
    return marks.enumerated().flatMap { index, mark in
      let box = barBox(mark, &stacks)
      let isEnd = !mark.isStacked || last[base(mark)] == index
      // A bar that is cut is not round where it is cut.
      return boxes?.compactMap { box.box.intersection($0) }
        .map { bar(mark, $0, roundAt: $0 == box.box && isEnd ? box.end : nil) }
        ?? [bar(mark, box.box, roundAt: isEnd ? box.end : nil)]
    }
  }

  /// What is in front of the bars.
  var front: [HTMLNode] { marks(.rule) + marks(.line) + marks(.point) }

  private func marks(_ kind: ChartMark.Kind) -> [HTMLNode] {
    split(drawing.marks.filter { $0.kind == kind }).flatMap { marks, boxes in
      let nodes =
        kind == .line || kind == .area
        ? curves(marks, filled: kind == .area) : marks.map { single($0) }
      return boxes?.map { $0.window(nodes) } ?? nodes
    }
  }

  /// The marks that are drawn everywhere, and then those of each mask with the places where they
  /// are drawn.
  private func split(_ marks: [ChartMark]) -> [(marks: [ChartMark], boxes: [ChartBox]?)] {
    guard marks.contains(where: { $0.mask != nil }) else {
      return marks.isEmpty ? [] : [(marks, nil)]
    }
    var seen = Set<[ChartMark]?>()
    let masks = marks.map(\.mask).filter { seen.insert($0).inserted }
    return masks.sorted { ($0 == nil ? 0 : 1) < ($1 == nil ? 0 : 1) }.map { mask in
      (marks.filter { $0.mask == mask }, mask.map { $0.map(box) })
    }
  }

  /// The place of a rectangle, or of a bar that stands alone.
  private func box(_ mark: ChartMark) -> ChartBox {
    var stacks: [ChartDrawing.Value?: Double] = [:]
    return mark.kind == .bar ? barBox(mark, &stacks).box : rectangle(mark)
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

  /// The place of a bar, and the side at which it ends.
  private func barBox(
    _ mark: ChartMark,
    _ stacks: inout [ChartDrawing.Value?: Double]
  ) -> (box: ChartBox, end: StaticString) {
    let (base, length) = isLying ? (mark.y, mark.x) : (mark.x, mark.y)
    let (across, along) = isLying ? (y, x) : (x, y)
    let start = mark.isStacked ? stacks[base, default: 0] : 0
    let end = start + (length?.number ?? 0)
    if mark.isStacked { stacks[base] = end }
    let (low, high) = (along.position(.number(start)), along.position(.number(end)))
    var thickness = across.width * 0.68
    var middle = base.map { across.position($0) } ?? 50
    if let place = mark.place.flatMap({ places.firstIndex(of: $0) }) {
      let group = thickness
      thickness = group / Double(places.count)
      let offset = (Double(place) + 0.5) * thickness - group / 2
      // The first place is the left one, or the upper one.
      middle += isLying ? -offset : offset
    }
    if isLying {
      let top = 100 - middle - thickness / 2
      return (
        ChartBox(x: min(low, high), y: top, width: abs(high - low), height: thickness),
        end < start ? "bar-left" : "bar-right"
      )
    }
    let left = middle - thickness / 2
    return (
      ChartBox(x: left, y: 100 - max(low, high), width: thickness, height: abs(high - low)),
      end < start ? "bar-down" : "bar-up"
    )
  }

  private func bar(_ mark: ChartMark, _ box: ChartBox, roundAt end: StaticString?) -> HTMLNode {
    var rect = HTMLElement(.rect)
    rect[.x] = CSSValue.format(box.x) + "%"
    rect[.y] = CSSValue.format(box.y) + "%"
    rect[.width] = CSSValue.format(max(box.width, 0)) + "%"
    rect[.height] = CSSValue.format(max(box.height, 0)) + "%"
    rect.style[.fill] = color(mark)
    if mark.cornerRadius > 0 {
      rect[.rx] = CSSValue.format(Double(mark.cornerRadius))
    } else if let end {
      rect.addClass(end)
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
      let box = rectangle(mark)
      let numbers = [box.x, box.y, box.x + box.width, box.y + box.height]
        .map { CSSValue.format($0) }
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

  /// The place of a rectangle: from side to side along an axis of which it says nothing.
  private func rectangle(_ mark: ChartMark) -> ChartBox {
    let place = point(mark)
    let bottom = 100 - (mark.yEnd.map { y.position($0) } ?? 100 - place.y - y.width / 2)
    let end = (
      mark.x == nil ? 100 : mark.xEnd.map { x.position($0) } ?? place.x + x.width / 2,
      mark.y == nil ? 100 : bottom
    )
    let start = (
      mark.x == nil ? 0 : mark.xEnd == nil ? place.x - x.width / 2 : place.x,
      mark.y == nil ? 0 : mark.yEnd == nil ? place.y - y.width / 2 : place.y
    )
    return ChartBox(from: start, to: end)
  }

  private static func dash(_ mark: ChartMark) -> String? {
    mark.dash.isEmpty
      ? nil : mark.dash.map { CSSValue.format(Double($0)) }.joined(separator: " ")
  }
}
