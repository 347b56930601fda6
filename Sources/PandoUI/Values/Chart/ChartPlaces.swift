import Foundation

/// The places of the marks of a chart, in percent of its drawing from the upper left corner.
package struct ChartPlaces {
  package let x: ChartScale
  package let y: ChartScale
  /// Whether bars are horizontal: their base is on the vertical axis.
  package let hasHorizontalBars: Bool
  /// Whether the leading side is the right one.
  private let isMirrored: Bool
  private let marks: [ChartMark]
  /// The places of bars within a band, in order of appearance; empty if each bar has all of its band.
  private let places: [String]

  package init(_ drawing: ChartDrawing) {
    marks = drawing.marks
    isMirrored = drawing.isMirrored
    var seen = Set<String>()
    places = marks.filter { $0.kind == .bar }.compactMap(\.place)
      .filter { seen.insert($0).inserted }
    (x, y, hasHorizontalBars) = drawing.scales
  }

  /// The present lengths of stacks, by their bases.
  package typealias Stacks = [ChartDrawing.Value?: Double]

  /// The value at the base of a bar.
  package func base(_ mark: ChartMark) -> ChartDrawing.Value? {
    hasHorizontalBars ? mark.y : mark.x
  }

  /// The place of the values of a mark.
  package func point(_ mark: ChartMark) -> (x: Double, y: Double) {
    let top = mark.kind == .area ? mark.stack.map { ChartDrawing.Value.number($0.end) } : nil
    return (
      mark.x.map { position($0, mark.xUnitEnd, on: x) } ?? 50,
      100 - ((top ?? mark.y).map { position($0, mark.yUnitEnd, on: y) } ?? 50)
    )
  }

  /// The position of a value, or the middle of the unit that it stands for.
  private func position(
    _ value: ChartDrawing.Value,
    _ unitEnd: ChartDrawing.Value?,
    on scale: ChartScale
  ) -> Double {
    let start = scale.position(value)
    guard let unitEnd, scale.isContinuous else { return start }
    return (start + scale.position(unitEnd)) / 2
  }

  /// The width of the band of a value, or of the unit that it stands for.
  private func width(
    _ value: ChartDrawing.Value?,
    _ unitEnd: ChartDrawing.Value?,
    on scale: ChartScale
  ) -> Double {
    guard let value, let unitEnd, scale.isContinuous else { return scale.width }
    return abs(scale.position(unitEnd) - scale.position(value))
  }

  /// The position along the axis on which bars stand; nil if the mark has no value there.
  package func basePosition(_ mark: ChartMark) -> Double? {
    let scale = hasHorizontalBars ? y : x
    return base(mark)
      .map { position($0, hasHorizontalBars ? mark.yUnitEnd : mark.xUnitEnd, on: scale) }
  }

  /// The place of a bar, and whether it points down, or to the left.
  package func bar(_ mark: ChartMark, _ stacks: inout Stacks) -> (box: ChartBox, isBackwards: Bool)
  {
    let (base, length) = hasHorizontalBars ? (mark.y, mark.x) : (mark.x, mark.y)
    let (across, along) = hasHorizontalBars ? (y, x) : (x, y)
    let (start, end): (Double, Double)
    if let stack = mark.stack {
      (start, end) = (stack.start, stack.end)
    } else if let other = (hasHorizontalBars ? mark.xEnd : mark.yEnd)?.number {
      (start, end) = (length?.number ?? 0, other)
    } else {
      start = mark.isStacked ? stacks[base, default: 0] : 0
      end = start + (length?.number ?? 0)
      if mark.isStacked { stacks[base] = end }
    }
    // If the axis does not show 0, a bar begins at the end of the axis.
    let low = start == 0 ? along.floor : along.position(.number(start))
    let high = along.position(.number(end))
    // A bar with an inset has the width of its band here. The renderer, which knows points, makes
    // it narrower. A bar without a base is as thick as the chart.
    let share = Double(mark.widthShare ?? (base == nil ? 1 : 0.68))
    let unitEnd = hasHorizontalBars ? mark.yUnitEnd : mark.xUnitEnd
    var thickness =
      width(base, unitEnd, on: across) * (mark.widthInset == nil ? share : 1)
    var middle = basePosition(mark) ?? 50
    if let base, let end = hasHorizontalBars ? mark.yEnd : mark.xEnd {
      // A bar over a part of the axis, as in a histogram, is as thick as the part, less a gap.
      let other = across.position(end)
      middle = (across.position(base) + other) / 2
      let part = abs(other - across.position(base))
      thickness = part * (mark.widthInset == nil ? Double(mark.widthShare ?? 0.94) : 1)
    }
    if let place = mark.place.flatMap({ places.firstIndex(of: $0) }) {
      let group = thickness
      thickness = group / Double(places.count)
      let offset = (Double(place) + 0.5) * thickness - group / 2
      // The first place is the left one, or the upper one.
      middle += hasHorizontalBars ? -offset : offset
    }
    let box =
      hasHorizontalBars
      ? ChartBox(
        x: min(low, high),
        y: 100 - middle - thickness / 2,
        width: abs(high - low),
        height: thickness
      )
      : ChartBox(
        x: middle - thickness / 2,
        y: 100 - max(low, high),
        width: thickness,
        height: abs(high - low)
      )
    return (box, (end < start) != along.isReversed)
  }

  /// The place of a rectangle. Along an axis that it has no values for, it goes from side to side.
  package func rectangle(_ mark: ChartMark) -> ChartBox {
    let place = point(mark)
    let across = width(mark.x, mark.xUnitEnd, on: x) / 2
    let down = width(mark.y, mark.yUnitEnd, on: y) / 2
    let bottom = 100 - (mark.yEnd.map { y.position($0) } ?? 100 - place.y - down)
    let end = (
      mark.x == nil ? 100 : mark.xEnd.map { x.position($0) } ?? place.x + across,
      mark.y == nil ? 100 : bottom
    )
    let start = (
      mark.x == nil ? 0 : mark.xEnd == nil ? place.x - across : place.x,
      mark.y == nil ? 0 : mark.yEnd == nil ? place.y - down : place.y
    )
    return ChartBox(from: start, to: end)
  }

  /// The ends of a rule: its own, or the edges.
  package func rule(_ mark: ChartMark) -> ChartBox {
    let place = point(mark)
    if mark.y == nil { return ChartBox(from: (place.x, 0), to: (place.x, 100)) }
    if mark.x == nil { return ChartBox(from: (0, place.y), to: (100, place.y)) }
    if let end = mark.xEnd {
      return ChartBox(from: place, to: (x.position(end), place.y))
    }
    return ChartBox(from: place, to: (place.x, mark.yEnd.map { 100 - y.position($0) } ?? 100))
  }

  /// The annotations with their places, in the order of the marks.
  package var annotations: [PlacedChartAnnotation] {
    var stacks: Stacks = [:]
    let sectors = ChartDrawing(marks: marks).sectors
    let total = sectors.reduce(0, +)
    var angle = 0.0
    var annotations: [PlacedChartAnnotation] = []
    for (mark, sector) in zip(marks, sectors) {
      // The places of all bars are computed, drawn or not, because later bars are stacked on
      // earlier ones.
      let bar = mark.kind == .bar ? self.bar(mark, &stacks).box : nil
      defer { angle += sector }
      guard !mark.annotations.isEmpty else { continue }
      if mark.kind == .sector {
        guard total > 0 else { continue }
        let turn = ((angle + sector / 2) / total - 0.25) * 2 * .pi
        let inner = Double(mark.innerRadius)
        let radius = 24 + (inner <= 1 ? inner * 48 : min(inner / 2, 44)) / 2
        var place = ChartPlace(x: cos(turn) * radius, y: sin(turn) * radius)
        place.isPolar = true
        let ring = abs(48 - (inner <= 1 ? inner * 48 : min(inner / 2, 44)))
        let size = ChartAnnotationSize(width: ring, height: ring, isPolar: true)
        annotations += mark.annotations.map { ($0, place, size) }
        continue
      }
      let values = point(mark)
      let box: ChartBox =
        switch mark.kind {
        case .rectangle: rectangle(mark)
        case .rule: rule(mark)
        default: bar ?? ChartBox(from: values, to: values)
        }
      let isPoint = mark.kind == .point || mark.symbol != nil
      let radius = isPoint ? Double(mark.symbolSize ?? mark.width ?? 9) / 2 : 0
      let size = ChartAnnotationSize(width: box.width, height: box.height, points: radius * 2)
      annotations += mark.annotations.map {
        ($0, place($0, at: box, radius: radius, isBar: bar != nil), size)
      }
    }
    return annotations
  }

  /// The place of a view beside a rectangle, which `radius` points enlarge on all sides.
  private func place(
    _ annotation: ChartAnnotation,
    at box: ChartBox,
    radius: Double,
    isBar: Bool
  ) -> ChartPlace {
    let usual: ChartAnnotation.Side = isBar && hasHorizontalBars ? .trailing : .top
    let side = annotation.side == .automatic ? usual : annotation.side
    let name = side.rawValue.lowercased()
    /// The place of a view in one direction: before, within or behind the mark.
    func place(_ before: Bool, _ after: Bool, _ aligned: Double, _ start: Double, _ size: Double)
      -> (place: Double, anchor: Double, direction: Double)
    {
      before
        ? (start, 1, -1) : after ? (start + size, 0, 1) : (start + size * aligned, aligned, 0)
    }
    let alignment = annotation.alignment
    let names = (alignment.horizontal.name, alignment.vertical.name.lowercased())
    let (left, right) = isMirrored ? ("trailing", "leading") : ("leading", "trailing")
    let aligned = (
      names.0 == left ? 0 : names.0 == right ? 1 : 0.5,
      names.1.contains("top") ? 0 : names.1.contains("bottom") ? 1 : 0.5
    )
    let across = place(
      name.hasSuffix(left),
      name.hasSuffix(right),
      aligned.0,
      box.x,
      box.width
    )
    let down = place(
      name.hasPrefix("top"),
      name.hasPrefix("bottom"),
      aligned.1,
      box.y,
      box.height
    )
    var result = ChartPlace(x: across.place, y: down.place)
    result.anchor = UnitPoint(x: across.anchor, y: down.anchor)
    let distance = Double(annotation.spacing ?? 4) + radius
    result.shift = CGPoint(x: across.direction * distance, y: down.direction * distance)
    // A view beside a mark would cover the mark if it were moved.
    result.across = across.direction != 0 && annotation.across == .fits ? .pads : annotation.across
    result.down = annotation.down
    return result
  }
}

extension ChartDrawing {
  /// The sizes of the sectors; 0 for other marks.
  package var sectors: [Double] {
    marks.map { $0.kind == .sector ? max(($0.y ?? $0.x)?.number ?? 0, 0) : 0 }
  }
}
