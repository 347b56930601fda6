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
    let plot = ChartPlot(drawing)
    let title = input.attributes.text(.accessibilityLabel) ?? input.attributes.text(.title)
    if let title, input.attributes.text(.accessibilityLabel) == nil { node[.ariaLabel] = title }
    let isPie = drawing.marks.contains { $0.kind == .sector }
    node.children = isPie ? [pie(plot)] : [axes(plot)]
    if drawing.showsLegend, plot.series.count > 1 { node.children.append(legend(plot)) }
    node.children += [table(drawing, title: title ?? "Values of the chart"), .slot]
    return node
  }

  private static func svg(_ children: [HTMLNode], stretches: Bool) -> HTMLNode {
    .make(
      .svg,
      [
        .viewBox: "0 0 100 100", .preserveAspectRatio: stretches ? "none" : "xMidYMid meet",
        .ariaHidden: "true", .focusable: "false",
      ],
      children
    )
  }

  private static func pie(_ plot: ChartPlot) -> HTMLNode {
    .make(.div, class: "chart-pie", [:], [svg(ChartPie.nodes(plot), stretches: false)])
  }

  private static func axes(_ plot: ChartPlot) -> HTMLNode {
    let rows = ticks(plot.drawing.yAxis, plot.y)
    let columns = ticks(plot.drawing.xAxis, plot.x)
    // Where nothing is written about it, the grid is across the bars: it shows how long they are.
    let across = plot.drawing.yAxis.ticks != nil || !plot.isLying ? rows : []
    let along = plot.drawing.xAxis.ticks != nil || plot.isLying ? columns : []
    let lines =
      across.compactMap { line($0, "M0 \(CSSValue.format(100 - $0.position))H100") }
      + along.compactMap { line($0, "M\(CSSValue.format($0.position)) 0V100") }
    var children: [HTMLNode] = []
    if let label = plot.drawing.yAxis.label {
      children.append(.make(.div, class: "chart-y-label", [.ariaHidden: "true"], [.text(label)]))
    }
    if !rows.isEmpty { children.append(words(rows, "chart-y", along: .top)) }
    children.append(
      .make(.div, class: "chart-area", [:], [svg(lines + plot.nodes, stretches: true)])
    )
    if !columns.isEmpty { children.append(words(columns, "chart-x", along: .left)) }
    if let label = plot.drawing.xAxis.label {
      children.append(.make(.div, class: "chart-x-label", [.ariaHidden: "true"], [.text(label)]))
    }
    var node = HTMLElement(.div)
    node.addClass("chart-plot")
    if plot.drawing.yAxis.isAtEnd { node.addClass("chart-y-at-end") }
    node.children = children
    return .element(node)
  }

  /// What is drawn at the values of an axis: what is written about it, or what the scale marks.
  private static func ticks(_ axis: ChartDrawing.Axis, _ scale: ChartScale) -> [AxisTick] {
    guard !axis.isHidden else { return [] }
    let ticks =
      axis.ticks
      ?? scale.ticks().map { value in
        var tick = ChartDrawing.Tick(value)
        tick.line = StrokeStyle()
        tick.label = .value
        return tick
      }
    // What is beyond the ends of the axis is not drawn.
    return ticks.map { AxisTick(position: scale.position($0.value), tick: $0) }
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
    along side: CSSProperty
  ) -> HTMLNode {
    // The words of a tick may have several lines.
    func length(_ words: String) -> Int { words.split(separator: "\n").map(\.count).max() ?? 0 }
    let longest = ticks.map(\.words).max { length($0) < length($1) } ?? ""
    let items = ticks.filter { $0.tick.label != nil }.map { tick -> HTMLNode in
      var item = HTMLElement(.span)
      item.style[side] = .percent(side == .top ? 100 - tick.position : tick.position)
      if let paint = tick.tick.labelPaint { item.style[.color] = Paints.css(paint, for: .words) }
      item.children = [.text(tick.words)]
      return .element(item)
    }
    // The longest word reserves the space; the others are positioned over it.
    let room = HTMLNode.make(.span, class: "chart-room", [:], [.text(longest)])
    return .make(.div, class: name, [.ariaHidden: "true"], [room] + items)
  }

  private static func legend(_ plot: ChartPlot) -> HTMLNode {
    let items = plot.series.map { name -> HTMLNode in
      var swatch = HTMLElement(.span)
      swatch.addClass("chart-swatch")
      let mark = plot.drawing.marks.first { $0.series == name }
      swatch.style[.background] = mark.map { plot.color($0) } ?? .variable("tint")
      return .make(.li, [:], [.element(swatch), .text(name)])
    }
    return .make(.ul, class: "chart-legend", [.role: "list"], items)
  }

  private static func table(_ drawing: ChartDrawing, title: String) -> HTMLNode {
    let marks = drawing.marks.prefix(1000)
    let hasSeries = marks.contains { $0.series != nil }
    func row(_ tag: HTMLTag, _ cells: [String]) -> HTMLNode {
      let attributes: [HTMLName: String?] = tag == .th ? [.scope: "col"] : [:]
      return .make(.tr, [:], cells.map { .make(tag, attributes, [.text($0)]) })
    }
    let names =
      [marks.first?.xLabel ?? "x", marks.first?.yLabel ?? "y"] + (hasSeries ? ["Series"] : [])
    let rows = marks.map { mark in
      row(
        .td,
        [mark.x?.words ?? "", mark.y?.words ?? ""] + (hasSeries ? [mark.series ?? ""] : [])
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

/// What is drawn at a place along an axis.
private struct AxisTick {
  /// From 0 to 100.
  let position: Double
  let tick: ChartDrawing.Tick

  var words: String {
    switch tick.label {
    case nil: ""
    case .value?: tick.value.words
    case .words(let words)?: words
    }
  }
}
