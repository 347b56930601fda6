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
    let rows = plot.drawing.yAxis.isHidden ? [] : plot.y.ticks
    let columns = plot.drawing.xAxis.isHidden ? [] : plot.x.ticks
    // The grid is across the bars, so that it shows how long they are.
    let lines = (plot.isLying ? columns : rows).map { tick -> HTMLNode in
      let data =
        plot.isLying
        ? "M\(CSSValue.format(tick.position)) 0V100"
        : "M0 \(CSSValue.format(100 - tick.position))H100"
      return .make(
        .path,
        class: "chart-grid",
        [.d: data, .vectorEffect: "non-scaling-stroke"]
      )
    }
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
    return .make(.div, class: "chart-plot", [:], children)
  }

  private static func words(
    _ ticks: [(position: Double, words: String)],
    _ name: StaticString,
    along side: CSSProperty
  ) -> HTMLNode {
    // The words of a tick may have several lines.
    func length(_ words: String) -> Int { words.split(separator: "\n").map(\.count).max() ?? 0 }
    let longest = ticks.map(\.words).max { length($0) < length($1) } ?? ""
    let items = ticks.map { tick -> HTMLNode in
      var item = HTMLElement(.span)
      item.style[side] = .percent(side == .top ? 100 - tick.position : tick.position)
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
