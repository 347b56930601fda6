import Foundation
import PandoUI

/// The marks of a chart as SVG: bars in percent of the drawing, and other marks on a 100 × 100
/// square that stretches.
///
/// Bars are not on the square, so that their corners stay round. Lines keep their width when stretched. Points
/// are the round ends of lines of length zero, so that they stay round.
struct ChartPlot {
  let drawing: ChartDrawing
  /// The marks to draw: all marks, or the marks with one `zIndex` and one offset.
  private(set) var shown: [ChartMark]
  /// The places of the marks.
  let layout: ChartPlaces
  /// The series in the order of the legend; a series' index gives its colour.
  let series: [String]
  /// The name that begins the names of definitions in the drawing.
  private let name: NodeName
  /// The gradients that marks are drawn with.
  private let gradients: [ChartGradient]

  var x: ChartScale { layout.x }
  var y: ChartScale { layout.y }
  /// Whether bars are horizontal: their base is on the vertical axis.
  var hasHorizontalBars: Bool { layout.hasHorizontalBars }

  init(_ drawing: ChartDrawing, name: NodeName) {
    self.drawing = drawing
    shown = drawing.marks
    self.name = name
    var seenGradients = Set<ChartGradient>()
    gradients = drawing.marks.compactMap { ChartGradient($0) }
      .filter { seenGradients.insert($0).inserted }
    var seen = Set<String>()
    let appearing = drawing.marks.compactMap(\.series).filter { seen.insert($0).inserted }
    // The series that are left in the set have no place in that order.
    let named = drawing.seriesOrder.filter { seen.remove($0) != nil }
    series = named + appearing.filter { seen.contains($0) }
    layout = ChartPlaces(drawing)
  }

  /// Whether views stand at marks.
  var hasAnnotations: Bool { drawing.marks.contains { !$0.annotations.isEmpty } }

  /// The name by which patches find the drawing, because the number of views before and after it is
  /// not known.
  var id: String { name.part("drawing") }

  /// The marks behind the bars.
  var back: [HTMLNode] { marks(.area) + marks(.rectangle) }

  /// A rank in depth, and how far its marks are moved from their places.
  struct Level: Hashable {
    let rank: Double
    let offset: CGSize
  }

  /// The marks by their ranks in depth and their distances from their places, from back to front.
  var levels: [(level: Level, plot: ChartPlot)] {
    var seen = Set<Level>()
    func level(_ mark: ChartMark) -> Level { Level(rank: mark.zIndex, offset: mark.offset) }
    let levels = drawing.marks.map(level).filter { seen.insert($0).inserted }
    return levels.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map { _, own in
        var plot = self
        plot.shown = drawing.marks.filter { level($0) == own }
        return (own, plot)
      }
  }

  /// The bars, in percent.
  var bars: [HTMLNode] {
    split(shown.filter { $0.kind == .bar }).flatMap { bars($0.marks, within: $0.boxes) }
  }

  private func bars(_ marks: [ChartMark], within boxes: [ChartBox]?) -> [HTMLNode] {
    // A stack is round where it ends, and not between its parts.
    var last: [ChartDrawing.Value?: Int] = [:]
    for (index, mark) in marks.enumerated() where mark.isStacked {
      last[layout.base(mark)] = index
    }
    var stacks: ChartPlaces.Stacks = [:]
    return marks.enumerated().flatMap { index, mark in
      let (box, isBackwards) = layout.bar(mark, &stacks)
      let isEnd = !mark.isStacked || last[layout.base(mark)] == index
      let end: StaticString =
        hasHorizontalBars
        ? isBackwards ? "bar-left" : "bar-right" : isBackwards ? "bar-down" : "bar-up"
      // A bar that is cut is not round where it is cut.
      return boxes?.compactMap { box.intersection($0) }
        .map { bar(mark, $0, roundAt: $0 == box && isEnd ? end : nil) }
        ?? [bar(mark, box, roundAt: isEnd ? end : nil)]
    }
  }

  /// The marks in front of the bars.
  var front: [HTMLNode] { marks(.rule) + marks(.line) + marks(.point) + dots }

  private func marks(_ kind: ChartMark.Kind) -> [HTMLNode] {
    nodes(shown.filter { $0.kind == kind && filter($0) == nil })
  }

  /// Marks of one kind.
  private func nodes(_ marks: [ChartMark]) -> [HTMLNode] {
    split(marks.filter { $0.kind != .point || $0.isDot }).flatMap { marks, boxes in
      let kind = marks.first?.kind
      let nodes =
        kind == .line || kind == .area
        ? curves(marks, filled: kind == .area) : marks.map { single($0) }
      return boxes?.map { $0.window(nodes) } ?? nodes
    }
  }

  /// The marks with blurs and shadows besides bars, in pictures of their own: on the square that stretches, these would
  /// stretch too.
  var filtered: [HTMLNode] {
    [ChartMark.Kind.area, .rectangle, .rule, .line, .point].flatMap { kind -> [HTMLNode] in
      let marks = shown.filter { $0.kind == kind }
      var seen = Set<CSSValue>()
      let filters = marks.compactMap { filter($0) }.filter { seen.insert($0).inserted }
      return filters.map { own in
        var picture = HTMLElement(.svg)
        picture[.viewBox] = "0 0 100 100"
        picture[.preserveAspectRatio] = "none"
        picture.style[.filter] = own
        picture.children = nodes(marks.filter { filter($0) == own })
        return .element(picture)
      }
    }
  }

  /// The blur and the shadow of a mark; nil if it has neither.
  ///
  /// - Parameter scale: How many units of the drawing a point is.
  func filter(_ mark: ChartMark, scale: Double = 1) -> CSSValue? {
    func length(_ points: CGFloat) -> CSSValue { .px(Double(points) * scale) }
    var filters: [CSSValue] = []
    if mark.blur > 0 { filters.append(.call("blur", [length(mark.blur)])) }
    if let shadow = mark.shadow {
      let lengths = [length(shadow.x), length(shadow.y), length(max(shadow.radius, 0))]
      let color = Paints.css(shadow.color, for: .fill)
      filters.append(.call("drop-shadow", [.list(lengths + [color])]))
    }
    return filters.isEmpty ? nil : .list(filters)
  }

  /// The marks without a mask, and then the marks of each mask with the places where they are
  /// drawn.
  func split(_ marks: [ChartMark]) -> [(marks: [ChartMark], boxes: [ChartBox]?)] {
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
    var stacks: ChartPlaces.Stacks = [:]
    return mark.kind == .bar ? layout.bar(mark, &stacks).box : layout.rectangle(mark)
  }

  /// The place of a mark along the axis on which values are read out; nil if it has none.
  func place(_ mark: ChartMark) -> Double? {
    guard let place = layout.basePosition(mark) else { return nil }
    return hasHorizontalBars ? 100 - place : place
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

  /// The paint of a mark in SVG, where a gradient is a definition.
  func paint(_ mark: ChartMark) -> CSSValue {
    guard let gradient = ChartGradient(mark) else { return color(mark) }
    guard let index = gradients.firstIndex(of: gradient), index < Self.parts.count,
      gradient.definition != nil
    else {
      return gradient.first
    }
    return .fragment(name, CSSValue.Keyword(Self.parts[index]))
  }

  /// The gradients that marks are drawn with.
  var definitions: [HTMLNode] {
    zip(gradients, Self.parts).compactMap { gradient, part in
      guard var node = gradient.definition else { return nil }
      node[.id] = name.part(part)
      return .element(node)
    }
  }

  /// The names of gradients. Marks with further ones have the first colour of theirs.
  private static let parts: [StaticString] = [
    "paint0", "paint1", "paint2", "paint3", "paint4", "paint5", "paint6", "paint7", "paint8",
    "paint9",
    "paint10", "paint11", "paint12", "paint13", "paint14", "paint15",
  ]

  func point(_ mark: ChartMark) -> (x: Double, y: Double) { layout.point(mark) }

  func path(_ data: String, _ edit: (inout HTMLElement) -> Void) -> HTMLNode {
    var node = HTMLElement(.path)
    node[.d] = data
    node[.vectorEffect] = "non-scaling-stroke"
    edit(&node)
    return .element(node)
  }

  private func bar(_ mark: ChartMark, _ box: ChartBox, roundAt end: StaticString?) -> HTMLNode {
    var rect = HTMLElement(.rect)
    rect[.x] = CSSValue.format(box.x) + "%"
    rect[.y] = CSSValue.format(box.y) + "%"
    rect[.width] = CSSValue.format(max(box.width, 0)) + "%"
    rect[.height] = CSSValue.format(max(box.height, 0)) + "%"
    rect.style[.fill] = paint(mark)
    setThickness(of: &rect, mark, box)
    rect.style[.filter] = filter(mark)
    if mark.cornerRadius > 0 {
      // The corners of a thin bar are arcs of circles. Without a width in points the browser cuts the radius itself.
      let most = mark.width.map { max(Double($0), 0) / 2 } ?? .infinity
      rect[.rx] = CSSValue.format(min(Double(mark.cornerRadius), most))
    } else if mark.blur > 0 || mark.shadow != nil {
      // A clipped mark has no shadow beyond its sides.
      rect[.rx] = end == nil ? nil : "4"
    } else if let end {
      rect.addClass(end)
    }
    return .element(rect)
  }

  /// Gives a bar the thickness that the application sets in points.
  private func setThickness(of rect: inout HTMLElement, _ mark: ChartMark, _ box: ChartBox) {
    let middle = hasHorizontalBars ? box.y + box.height / 2 : box.x + box.width / 2
    if let width = mark.width.map({ max(Double($0), 0) }) {
      rect[hasHorizontalBars ? .y : .x] = CSSValue.format(middle) + "%"
      rect[hasHorizontalBars ? .height : .width] = CSSValue.format(width)
      rect.style[.translate] = .list(
        hasHorizontalBars ? [.number(0), .px(-width / 2)] : [.px(-width / 2), .number(0)]
      )
    } else if let inset = mark.widthInset.map({ Double($0) }) {
      let share = hasHorizontalBars ? box.height : box.width
      rect.style[hasHorizontalBars ? .height : .width] = .call(
        "calc",
        [.list([.percent(share), .keyword("-"), .px(inset * 2)])]
      )
      rect.style[.translate] = .list(
        hasHorizontalBars ? [.number(0), .px(inset)] : [.px(inset), .number(0)]
      )
    }
  }

  private func curves(_ marks: [ChartMark], filled: Bool) -> [HTMLNode] {
    let names = series.isEmpty ? [String?.none] : marks.map(\.series)
    var seen = Set<String>()
    return names.filter { seen.insert($0 ?? "").inserted }.compactMap { name in
      let own = marks.filter { $0.series == name }
      guard let first = own.first else { return nil }
      var data = "M" + ChartCurve.data(own.map { point($0) }, first.interpolation)
      let color = paint(first)
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
      let floor = CSSValue.format(100 - y.floor)
      if own.contains(where: { $0.yEnd != nil || $0.xEnd != nil || $0.stack != nil }) {
        let back = own.reversed().map { mark -> (x: Double, y: Double) in
          let place = point(mark)
          if let end = mark.xEnd { return (x.position(end), place.y) }
          let end = mark.stack.map { ChartDrawing.Value.number($0.start) } ?? mark.yEnd
          return (place.x, 100 - (end.map { y.position($0) } ?? 0))
        }
        data += "L" + ChartCurve.data(back, first.interpolation) + "Z"
      } else if let last = own.last {
        data += "V\(floor)H\(CSSValue.format(point(first).x))Z"
        _ = last
      }
      return path(data) { $0.style[.fill] = first.paint == nil ? color.withOpacity(0.3) : color }
    }
  }

  private func single(_ mark: ChartMark) -> HTMLNode {
    let color = paint(mark)
    switch mark.kind {
    case .rule:
      let box = layout.rule(mark)
      let start = "M\(CSSValue.format(box.x)) \(CSSValue.format(box.y))"
      let end =
        box.width > 0
        ? "H\(CSSValue.format(box.x + box.width))" : "V\(CSSValue.format(box.y + box.height))"
      return path(start + end) { node in
        node.style[.stroke] = color
        node[.strokeWidth] = CSSValue.format(Double(mark.width ?? 1.5))
        node[.strokeDasharray] = Self.dash(mark)
      }
    case .rectangle:
      let box = layout.rectangle(mark)
      let numbers = [box.x, box.y, box.x + box.width, box.y + box.height]
        .map { CSSValue.format($0) }
      return path("M\(numbers[0]) \(numbers[1])H\(numbers[2])V\(numbers[3])H\(numbers[0])Z") {
        $0.style[.fill] = color
      }
    default: return dot(mark)
    }
  }

  private static func dash(_ mark: ChartMark) -> String? {
    mark.dash.isEmpty
      ? nil : mark.dash.map { CSSValue.format(Double($0)) }.joined(separator: " ")
  }
}

/// A gradient that marks are drawn with.
private struct ChartGradient: Hashable {
  let paint: Paint
  let opacity: Double
  /// Whether it is for lines, which have no bounds that a gradient could go over: it goes over the drawing.
  let isOfLines: Bool
  /// Whether it goes over the whole plot.
  let isOverPlot: Bool

  /// The gradient of a mark; nil if it has a colour.
  init?(_ mark: ChartMark) {
    guard let paint = mark.paint, !paint.isFlat else { return nil }
    self.paint = paint
    opacity = mark.opacity
    isOfLines = [.line, .point, .rule].contains(mark.kind)
    isOverPlot = mark.isPaintedOverPlot && mark.kind != .sector
  }

  var definition: HTMLElement? {
    Paints.definition(
      of: paint,
      opacity: opacity,
      over: isOfLines || isOverPlot ? 100 : 1,
      unit: isOverPlot ? "%" : ""
    )
  }

  /// The first colour.
  var first: CSSValue { Paints.firstColor(of: paint) ?? .variable("tint") }
}
