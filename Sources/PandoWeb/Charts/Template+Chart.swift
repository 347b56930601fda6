import Foundation
import PandoUI

extension Template {
  /// A chart: a drawing, and a table of its values for assistive technology.
  static func chart(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(.figure)
    node.addClass("chart")
    guard case .chart(let drawing)? = input.attributes[.chart] else {
      node.children = [.slot]
      return node
    }
    let plot = ChartPlot(drawing, name: input.name)
    let title = input.attributes.text(.accessibilityLabel) ?? input.attributes.text(.title)
    if let title, input.attributes.text(.accessibilityLabel) == nil { node[.ariaLabel] = title }
    // The arrow keys go from value to value.
    node[.tabindex] = "0"
    let isPie = drawing.marks.contains { $0.kind == .sector }
    node.children = isPie ? [pie(plot)] : [axes(plot)]
    if drawing.showsLegend, plot.series.count > 1 { place(legend(plot), drawing.legend, in: &node) }
    node.children += [
      table(
        plot,
        title: title ?? input.word(.chartValues),
        series: input.word(.series)
      ),
      readout, .slot,
    ]
    return node
  }

  /// The place in which the script writes the values at the pointer.
  private static let readout = HTMLNode.make(
    .div,
    class: "chart-readout",
    [.role: "status"],
    []
  )

  /// A square of 100 × 100 that keeps its sides alike.
  private static func square(_ children: [HTMLNode], id: String) -> HTMLNode {
    .make(
      .svg,
      [
        .viewBox: "0 0 100 100", .preserveAspectRatio: "xMidYMid meet", .ariaHidden: "true",
        .focusable: "false", .id: id,
      ],
      children
    )
  }

  private static func pie(_ plot: ChartPlot) -> HTMLNode {
    var node = HTMLElement(.div)
    node.addClass("chart-pie")
    if plot.hasNotes { node.style[.containerType] = .keyword("size") }
    node.children = [
      .slot("chartBackground"), square(plot.definitions + ChartPie.nodes(plot), id: plot.id),
      .slot("note", "chartOverlay"),
    ]
    return .element(node)
  }

  private static func axes(_ plot: ChartPlot) -> HTMLNode {
    let rows = ticks(plot.drawing.yAxis, plot.y, in: plot.drawing)
    let columns = ticks(plot.drawing.xAxis, plot.x, in: plot.drawing)
    // By default the grid lines are across the bars, so that they show how long the bars are.
    let across = plot.drawing.yAxis.ticks != nil || !plot.hasHorizontalBars ? rows : []
    let along = plot.drawing.xAxis.ticks != nil || plot.hasHorizontalBars ? columns : []
    // Grid lines reach over the padding at the ends of an axis. The style sheet cuts them there.
    let padding = PlotPadding(plot.drawing)
    let (begin, end) = padding.isNone ? (0, 100) : (-9900, 10000)
    let lines =
      across.compactMap { line($0, "M\(begin) \(CSSValue.format(100 - $0.position))H\(end)") }
      + along.compactMap { line($0, "M\(CSSValue.format($0.position)) \(begin)V\(end)") }
    let isAtEnd = plot.drawing.yAxis.isAtEnd ?? plot.y.isContinuous
    var children: [HTMLNode] = []
    let places = plot.hasNotes ? plot.layout.notes.map(\.place) : []
    let above: CSSValue? = places.contains { $0.needsRoomAbove } ? .list([.px(0), .px(26)]) : nil
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
    }
    // The words above the drawing take the second row.
    let isBelowWords = plot.drawing.xAxis.isAtEnd == true && !columns.isEmpty
    if !rows.isEmpty {
      var beside = words(rows, "chart-y", along: .top)
      if isBelowWords { beside.style[.gridRow] = .number(3) }
      beside.style[.marginBlock] = padding.block
      children.append(.element(beside))
    }
    var area = HTMLElement(.div)
    area.addClass("chart-area")
    if plot.hasNotes { area.style[.containerType] = .keyword("size") }
    area.style[.marginInline] = padding.inline
    area.style[.marginBlock] = padding.block
    let picture = layers(plot, behind: padding.isNone ? lines : [])
    if isBelowWords { area.style[.gridRow] = .number(3) }
    if let viewport = plot.drawing.viewport { area[.dataScroll] = request(viewport) }
    area.children = [.slot("chartBackground")] + padding.grid(lines)
    area.children += [picture, .slot("note", "chartOverlay")]
    var place = children.count
    children.append(.element(area))
    if let viewport = plot.drawing.viewport, viewport.isVertical {
      if !rows.isEmpty { place -= 1 }
      children[place...] = [
        tallScroller(
          children[place...].compactMap(\.element),
          viewport,
          isAtEnd: isAtEnd,
          isBelowWords: isBelowWords
        )
      ]
    }
    if !columns.isEmpty {
      // Without an axis beside it, the first and the last label stay within the ends of this axis.
      let axis = plot.drawing.xAxis
      let isAlone = rows.isEmpty || axis.isAligned
      var below = words(
        columns,
        "chart-x",
        along: .left,
        edges: (start: isAtEnd || isAlone, end: !isAtEnd || isAlone)
      )
      if isBelowWords { below.style[.gridRow] = .number(2) }
      below.style[.marginInline] = padding.inline
      children.append(.element(below))
    }
    if let viewport = plot.drawing.viewport, !viewport.isVertical {
      let moving = children[place...].compactMap(\.element)
      children[place...] = [
        scroller(moving, viewport, isAtEnd: isAtEnd, isBelowWords: isBelowWords)
      ]
    }
    if let label = plot.drawing.xAxis.label {
      var node = HTMLElement(.div)
      node.addClass("chart-x-label")
      node[.ariaHidden] = "true"
      dress(&node, plot.drawing.xAxis)
      node.children = [.text(label)]
      children.append(.element(node))
    }
    var node = HTMLElement(.div)
    node.addClass("chart-plot")
    if isAtEnd { node.addClass("chart-y-at-end") }
    if isBelowWords {
      let field = CSSValue.call("minmax", [.number(0), .keyword("1fr")])
      node.style[.gridTemplateRows] = .list([
        .keyword("auto"), .keyword("auto"), field, .keyword("auto"),
      ])
    }
    if places.contains(where: { $0.needsRoomAfter }) {
      node.style[.paddingInline] = .list([.px(0), .px(36)])
    }
    node.children = children
    return .element(node)
  }

  /// The ticks of an axis: those that the application sets, or those that the scale chooses.
  private static func ticks(
    _ axis: ChartDrawing.Axis,
    _ scale: ChartScale,
    in drawing: ChartDrawing
  ) -> [AxisTick] {
    guard !axis.isHidden else { return [] }
    let ticks =
      axis.ticks
      ?? scale.ticks().map { value in
        var tick = ChartDrawing.Tick(value)
        tick.line = StrokeStyle()
        tick.label = .value
        return tick
      }
    let words = ChartWords(drawing, ticks.map(\.value), isPercent: axis.isPercent)
    // Ticks beyond the ends of the axis are left out.
    return ticks.map { tick in
      AxisTick(
        position: scale.position(tick.value),
        tick: tick,
        words: tick.label.map { $0.text(words, tick.value) } ?? ""
      )
    }
    .filter { (-0.001...100.001).contains($0.position) }
  }

  private static func line(_ tick: AxisTick, _ data: String) -> HTMLNode? {
    guard let style = tick.tick.line else { return nil }
    var node = HTMLElement(.path)
    node.addClass("chart-grid")
    node[.d] = data
    node[.vectorEffect] = "non-scaling-stroke"
    if let paint = tick.tick.linePaint { node.style[.stroke] = Paints.css(paint, for: .fill) }
    if style.lineWidth != 1 { node[.strokeWidth] = CSSValue.format(Double(style.lineWidth)) }
    if !style.dash.isEmpty {
      node[.strokeDasharray] = style.dash.map { CSSValue.format(Double($0)) }.joined(separator: " ")
    }
    return .element(node)
  }

  private static func words(
    _ ticks: [AxisTick],
    _ name: StaticString,
    along side: CSSProperty,
    edges: (start: Bool, end: Bool) = (false, false)
  ) -> HTMLElement {
    // The words of a tick may have several lines.
    func length(_ words: String) -> Int { words.split(separator: "\n").map(\.count).max() ?? 0 }
    let longest = ticks.map(\.words).max { length($0) < length($1) } ?? ""
    let fonts = ticks.compactMap(\.tick.labelFont)
    let letter = Double(fonts.map(\.pointSize).max() ?? 12) * 0.58
    func width(_ tick: AxisTick) -> Double { (Double(length(tick.words)) * letter).rounded(.up) }
    let items = ticks.filter { $0.tick.label != nil }.map { tick -> HTMLNode in
      var item = HTMLElement(.span)
      item.style[side] = .percent(side == .top ? 100 - tick.position : tick.position)
      if edges.start, (3..<25).contains(tick.position) {
        // Half of the label would be beyond the end of the axis, and cut in a narrow window.
        item.style[side] = .call("max", [.percent(tick.position), .px(width(tick) / 2)])
      }
      if edges.start, tick.position < 3 { item.style[.translate] = .number(0) }
      if edges.end, tick.position > 97 {
        item.style[.translate] = .list([.percent(-100), .number(0)])
      }
      if let paint = tick.tick.labelPaint { item.style[.color] = Paints.css(paint, for: .words) }
      if let font = tick.tick.labelFont { Fonts.apply(font, to: &item.style) }
      item.children = [.text(tick.words)]
      return .element(item)
    }
    // The longest word reserves the space; the others are positioned over it.
    var room = HTMLElement(.span)
    room.addClass("chart-room")
    if let font = fonts.max(by: { $0.pointSize < $1.pointSize }) {
      Fonts.apply(font, to: &room.style)
    }
    room.children = [.text(longest)]
    var node = HTMLElement(.div)
    node.addClass(name)
    node[.ariaHidden] = "true"
    // The approximate width of all labels beside each other. The style sheet hides some of them if
    // there is less room.
    if side == .left {
      let shown = ticks.filter { $0.tick.label != nil }.map {
        (place: $0.position, width: width($0))
      }
      node.style[.need] = .px(need(shown, edges: edges))
    }
    node.children = [.element(room)] + items
    return node
  }

  /// Puts the legend beside the drawing, above or below it.
  private static func place(
    _ legend: HTMLElement,
    _ place: ChartLegendPlace,
    in node: inout HTMLElement
  ) {
    var legend = legend
    let side = Place(place.alignment.name)
    if place.isBeside {
      node.style[.flexDirection] = .keyword("row")
      legend.style[.flexDirection] = .keyword("column")
      legend.style[.alignSelf] = side.down.css
    } else if side.across != .start {
      legend.style[.justifyContent] = side.across.css
    }
    node.children.insert(.element(legend), at: place.isBefore ? 0 : node.children.count)
  }

  private static func legend(_ plot: ChartPlot) -> HTMLElement {
    let marks = plot.drawing.marks
    let items = plot.series.map { name -> HTMLNode in
      let own = marks.filter { $0.series == name }
      // The legend shows the symbols of a series, unless they stand for something else.
      let known = own.first {
        $0.symbol != nil && !$0.hasViewAsSymbol && ($0.symbolName ?? name) == name
      }
      let sign = known.map { symbolSign($0, in: plot) } ?? swatch(own.first, in: plot)
      return .make(.li, [:], [sign, .text(name)])
    }
    var legend = HTMLElement(.ul)
    legend.addClass("chart-legend")
    legend[.role] = "list"
    legend.children = items + symbols(of: plot)
    return legend
  }

  /// The lines of a legend for symbols that stand for something else than the series.
  private static func symbols(of plot: ChartPlot) -> [HTMLNode] {
    var seen = Set(plot.series)
    return plot.drawing.marks.compactMap { mark in
      guard let name = mark.symbolName, mark.symbol != nil, !mark.hasViewAsSymbol,
        seen.insert(name).inserted
      else { return nil }
      return .make(.li, [:], [symbolSign(mark, in: plot), .text(name)])
    }
  }

  private static func swatch(_ mark: ChartMark?, in plot: ChartPlot) -> HTMLNode {
    var swatch = HTMLElement(.span)
    swatch.addClass("chart-swatch")
    swatch.style[.background] = mark.map { plot.color($0) } ?? .variable("tint")
    return .element(swatch)
  }

  private static func symbolSign(_ mark: ChartMark, in plot: ChartPlot) -> HTMLNode {
    var picture = HTMLElement(.svg)
    picture[.viewBox] = "-6 -6 12 12"
    picture[.ariaHidden] = "true"
    picture[.focusable] = "false"
    picture.style[.width] = .px(12)
    picture.style[.height] = .px(12)
    picture.children = [plot.symbol(of: mark, width: 8)]
    return .element(picture)
  }

  /// The values in words, for assistive technology and for whoever points at them. Each row has its
  /// place along the axis, in hundredths.
  private static func table(_ plot: ChartPlot, title: String, series: String) -> HTMLNode {
    let drawing = plot.drawing
    let marks = drawing.marks.prefix(1000)
    let hasSeries = marks.contains { $0.series != nil }
    let xs = ChartWords(drawing, marks.compactMap(\.x))
    let ys = ChartWords(drawing, marks.compactMap(\.y))
    let sectors = ChartPie.places(plot)
    func row(_ tag: HTMLTag, _ cells: [String], _ place: [HTMLName: String?] = [:]) -> HTMLNode {
      let attributes: [HTMLName: String?] = tag == .th ? [.scope: "col"] : [:]
      return .make(.tr, place, cells.map { .make(tag, attributes, [.text($0)]) })
    }
    let names =
      [marks.first?.xLabel ?? "x", marks.first?.yLabel ?? "y"] + (hasSeries ? [series] : [])
    let rows = marks.enumerated().map { index, mark in
      let place = sectors[index] ?? plot.place(mark)
      return row(
        .td,
        [mark.x.map(xs.full) ?? "", mark.y.map(ys.full) ?? ""]
          + (hasSeries ? [mark.series ?? ""] : []),
        [plot.hasHorizontalBars ? .dataY : .dataX: place.map { CSSValue.format($0) }]
      )
    }
    let table = HTMLNode.make(
      .table,
      [:],
      [
        .make(.caption, [:], [.text(title)]), .make(.thead, [:], [row(.th, names)]),
        .make(.tbody, [:], rows),
      ]
    )
    // A table is as wide as its words whatever its style says, and would widen the page; a box is not.
    return .make(.div, class: "vh", [:], [table])
  }
}

/// The line and the label at a place along an axis.
private struct AxisTick {
  /// From 0 to 100.
  let position: Double
  let tick: ChartDrawing.Tick
  let words: String
}

extension ChartDrawing.TickLabel {
  /// The label in words.
  fileprivate func text(_ words: ChartWords, _ value: ChartDrawing.Value) -> String {
    switch self {
    case .value: words.label(value)
    case .words(let text): text
    }
  }
}
