import Foundation
import PandoUI

extension Template {
  /// The plot of a chart with its axes, in a grid of three columns and five rows: the label of the vertical axis; the tick
  /// labels above; the plot between the tick labels beside it; the tick labels below; the label of the horizontal axis.
  static func axes(_ plot: ChartPlot) -> HTMLNode {
    let axes = ChartAxes(plot)
    let padding = PlotPadding(plot.drawing)
    let isAtEnd =
      (plot.drawing.yAxis.isAtEnd ?? plot.y.isContinuous) != plot.drawing.isMirrored
    let places = plot.hasAnnotations ? plot.layout.annotations.map(\.place) : []
    let above: CSSValue? = places.contains { $0.needsRoomAbove } ? .list([.px(0), .px(26)]) : nil
    var children: [HTMLNode] = []
    var frame = HTMLElement(.div)
    frame.addClass("chart-plot")
    if let label = plot.drawing.yAxis.label {
      var node = HTMLElement(.div)
      node.addClass("chart-y-label")
      node[.ariaHidden] = "true"
      node.style[.paddingBlock] = above
      if isAtEnd { node.style[.textAlign] = .keyword("end") }
      dress(&node, plot.drawing.yAxis)
      node.children = [.text(label)]
      children.append(.element(node))
    } else if above != nil {
      // The first row is empty: it reserves the space.
      var node = HTMLElement(.div)
      node.addClass("chart-y-label")
      node.style[.height] = .px(20)
      children.append(.element(node))
    } else {
      frame.style[.paddingBlock] = axes.roomAbove.map { .list([$0, .px(0)]) }
    }
    var area = HTMLElement(.div)
    area.addClass("chart-area")
    if plot.hasAnnotations { area.style[.containerType] = .keyword("size") }
    area.style[.marginInline] = padding.inline
    area.style[.marginBlock] = padding.block
    let lines = axes.lines(isPadded: !padding.isNone)
    if let viewport = plot.drawing.viewport { area[.dataScroll] = request(viewport) }
    area.children = [.slot("chartBackground")] + padding.grid(lines) + axes.marks(padding)
    area.children.append(layers(plot, behind: padding.isNone ? lines : []))
    area.children.append(.slot("annotation", "chartOverlay"))
    let strips = axes.strips(padding)
    if let viewport = plot.drawing.viewport {
      // The words along the axis that scrolls move with the plot. The others stay.
      let isMoving = { (side: ChartAxes.Side) in side.isBeside == viewport.isVertical }
      children += strips.filter { !isMoving($0.side) }.map { .element($0.element) }
      let moving = strips.filter { isMoving($0.side) }
      children.append(scroller([(nil, area)] + moving.map { ($0.side, $0.element) }, viewport))
    } else {
      // Words in the plot are above it.
      children.append(.element(area))
      children += strips.map { .element($0.element) }
    }
    if let label = plot.drawing.xAxis.label {
      var node = HTMLElement(.div)
      node.addClass("chart-x-label")
      node[.ariaHidden] = "true"
      dress(&node, plot.drawing.xAxis)
      node.children = [.text(label)]
      children.append(.element(node))
    }
    if plot.drawing.isMirrored {
      if places.contains(where: \.needsRoomOnLeft) {
        frame.style[.paddingInline] = .list([.px(36), .px(0)])
      }
    } else if places.contains(where: \.needsRoomOnRight) {
      frame.style[.paddingInline] = .list([.px(0), .px(36)])
    }
    frame.children = children
    return .element(frame)
  }
}

/// What is drawn along the axes of a chart: lines across the plot, and at its four sides ticks and words.
struct ChartAxes {
  /// A side of the plot.
  enum Side: CaseIterable {
    case leading, trailing, top, bottom

    /// Whether the side is that of a vertical axis.
    var isBeside: Bool { self == .leading || self == .trailing }
    /// The row of the words beside the plot.
    var row: Double { isBeside ? 3 : self == .top ? 2 : 4 }
    /// The column of the words beside the plot.
    var column: Double { isBeside ? self == .leading ? 1 : 3 : 2 }
  }

  /// A tick with its words, on a scale.
  struct Tick {
    let tick: ChartDrawing.Tick
    let scale: ChartScale
    let words: String

    /// The place of what is at the tick, from 0 to 100.
    func position(_ isCentered: Bool?) -> Double { scale.position(tick, isCentered: isCentered) }

    /// Whether the label would be in the middle of a part that begins at the end of the axis.
    var isBehindEnd: Bool {
      let isCentered = tick.label?.isCentered
      let isInPart = isCentered ?? !scale.units.isEmpty && scale.isContinuous
      return isInPart && abs(scale.position(tick.value) - (scale.isReversed ? 0 : 100)) < 0.001
    }

    /// The place of the label, from 0 to 100.
    var labelPosition: Double {
      scale.position(tick, isCentered: tick.label?.isCentered, isLabel: true)
    }
  }

  private let plot: ChartPlot
  /// The ticks of the horizontal axis.
  private let columns: [Tick]
  /// The ticks of the vertical axis.
  private let rows: [Tick]

  init(_ plot: ChartPlot) {
    self.plot = plot
    columns = Self.ticks(plot.drawing.xAxis, plot.x, in: plot.drawing)
    rows = Self.ticks(plot.drawing.yAxis, plot.y, in: plot.drawing)
  }

  /// The ticks of an axis, from the application or else from the scale.
  private static func ticks(
    _ axis: ChartDrawing.Axis,
    _ scale: ChartScale,
    in drawing: ChartDrawing
  ) -> [Tick] {
    guard !axis.isHidden else { return [] }
    let ticks =
      axis.ticks
      ?? scale.ticks().map { value in
        var tick = ChartDrawing.Tick(value)
        tick.line = ChartDrawing.Tick.Line()
        tick.label = ChartDrawing.Tick.Label(.value)
        return tick
      }
    let words = ChartValueFormat(drawing, ticks.map(\.value), isPercent: axis.isPercent)
    // Ticks beyond the ends of the axis are left out.
    return ticks.filter { (-0.001...100.001).contains(scale.position($0.value)) }
      .map { tick in
        let text =
          switch tick.label?.words {
          case .value?: words.label(tick.value)
          case .words(let text)?: text
          case nil: ""
          }
        return Tick(tick: tick, scale: scale, words: text)
      }
  }

  private func side(of tick: ChartDrawing.Tick, isVertical: Bool) -> Side {
    let drawing = plot.drawing
    guard isVertical else {
      return tick.isAtEnd ?? drawing.xAxis.isAtEnd ?? false ? .top : .bottom
    }
    let isAtEnd = tick.isAtEnd ?? drawing.yAxis.isAtEnd ?? plot.y.isContinuous
    return isAtEnd != drawing.isMirrored ? .trailing : .leading
  }

  /// The room for half of the highest words beside the plot, or of a line that touches its upper edge. What scrolls
  /// or is clipped would cut them.
  var roomAbove: CSSValue? {
    if !rows.allSatisfy(\.words.isEmpty) { return .em(0.75) }
    let lines = plot.drawing.marks.filter { $0.kind == .line || $0.kind == .point }
    return lines.map { max(Double($0.width ?? 2), $0.kind == .point ? 7 : 2) / 2 }.max()
      .map { .px($0) }
  }

  private func ticks(at side: Side) -> [Tick] {
    (side.isBeside ? rows : columns)
      .filter { self.side(of: $0.tick, isVertical: side.isBeside) == side }
  }

  // MARK: Lines and ticks

  /// The lines across the plot.
  ///
  /// - Parameter isPadded: Whether they reach over padding at the ends of an axis. The style sheet cuts them there.
  func lines(isPadded: Bool) -> [HTMLNode] {
    let (begin, end) = isPadded ? (-9900, 10000) : (0, 100)
    // By default the grid lines are across the bars, so that they show how long the bars are.
    let across = plot.drawing.yAxis.ticks != nil || !plot.hasHorizontalBars ? rows : []
    let along = plot.drawing.xAxis.ticks != nil || plot.hasHorizontalBars ? columns : []
    return across.compactMap {
      Self.line($0) { "M\(begin) \(CSSValue.format(100 - $0))H\(end)" }
    } + along.compactMap { Self.line($0) { "M\(CSSValue.format($0)) \(begin)V\(end)" } }
  }

  private static func line(_ tick: Tick, data: (Double) -> String) -> HTMLNode? {
    guard let line = tick.tick.line else { return nil }
    var node = HTMLElement(.path)
    node.addClass("chart-grid")
    node[.d] = data(tick.position(line.isCentered))
    node[.vectorEffect] = "non-scaling-stroke"
    if let paint = line.paint { node.style[.stroke] = Paints.css(paint, for: .fill) }
    if line.stroke.lineWidth != 1 {
      node[.strokeWidth] = CSSValue.format(Double(line.stroke.lineWidth))
    }
    if !line.stroke.dash.isEmpty {
      node[.strokeDasharray] =
        line.stroke.dash.map { CSSValue.format(Double($0)) }.joined(separator: " ")
    }
    return .element(node)
  }

  /// The picture of the ticks beside the plot, which are beyond its sides; none if there are no ticks.
  func marks(_ padding: PlotPadding) -> [HTMLNode] {
    // Where a side scrolls, the ticks of the other axis would be out of sight.
    let isVertical = plot.drawing.viewport?.isVertical
    let sides = Side.allCases.filter { isVertical == nil || $0.isBeside == isVertical }
    let nodes = sides.flatMap { side in
      ticks(at: side).compactMap { mark($0, side, padding.room(at: side)) }
    }
    guard !nodes.isEmpty else { return [] }
    return [.make(.svg, [.ariaHidden: "true", .focusable: "false"], nodes)]
  }

  private func mark(_ tick: Tick, _ side: Side, _ room: Double) -> HTMLNode? {
    guard let mark = tick.tick.mark else { return nil }
    let length = mark.points
    let position = tick.position(mark.isCentered)
    let width = max(Double(mark.width), 0)
    var rect = HTMLElement(.rect)
    let across = CSSValue.format(side.isBeside ? 100 - position : position) + "%"
    let start = side == .trailing || side == .bottom ? "100%" : "0"
    // Ticks before the plot end at it, and the others begin there.
    let shift = side == .trailing || side == .bottom ? room : -room - length
    if side.isBeside {
      (rect[.x], rect[.y]) = (start, across)
      (rect[.width], rect[.height]) = (CSSValue.format(length), CSSValue.format(width))
      rect.style[.translate] = .list([.px(shift), .px(-width / 2)])
    } else {
      (rect[.x], rect[.y]) = (across, start)
      (rect[.width], rect[.height]) = (CSSValue.format(width), CSSValue.format(length))
      rect.style[.translate] = .list([.px(-width / 2), .px(shift)])
    }
    rect.style[.fill] = mark.paint.map { Paints.css($0, for: .fill) } ?? .variable("line")
    return .element(rect)
  }

  // MARK: Words

  /// The words at the sides that have some, in the order of the sides.
  func strips(_ padding: PlotPadding) -> [(side: Side, element: HTMLElement)] {
    Side.allCases.flatMap { side -> [(side: Side, element: HTMLElement)] in
      let ticks = ticks(at: side).filter { $0.tick.label != nil && !$0.isBehindEnd }
      let isInset = { (tick: Tick) in tick.tick.placement == .inset }
      return [ticks.filter { !isInset($0) }, ticks.filter(isInset)].filter { !$0.isEmpty }
        .map { (side, ChartAxisLabels(side, $0, edges: edges).element(padding)) }
    }
  }

  /// Whether words stay within the leading and the trailing end of the horizontal axis, because nothing is beside them.
  private var edges: (start: Bool, end: Bool) {
    func isFree(_ side: Side) -> Bool {
      !ticks(at: side).contains { $0.tick.label != nil && $0.tick.placement != .inset }
    }
    return (isFree(.leading), isFree(.trailing))
  }
}

extension ChartDrawing.Tick.Mark {
  /// The length in points.
  var points: Double {
    switch length {
    case nil: 5
    case .points(let points): max(points, 0)
    case .label(let points): max(18 + points, 0)
    }
  }
}
