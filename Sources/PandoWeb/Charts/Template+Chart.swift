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
    if plot.hasAnnotations { node.style[.containerType] = .keyword("size") }
    node.children = [
      .slot("chartBackground"), square(plot.definitions + ChartPie.nodes(plot), id: plot.id),
      .slot("annotation", "chartOverlay"),
    ]
    return .element(node)
  }

  /// Puts the legend beside the drawing, above or below it.
  private static func place(
    _ legend: HTMLElement,
    _ place: ChartLegendPlace,
    in node: inout HTMLElement
  ) {
    var legend = legend
    let side = Place(place.alignment.name)
    // In a mirrored chart the leading side is the right one.
    let isFirst = place.isBefore != (place.isBeside && legend[.dir] == "rtl")
    if place.isBeside {
      node.style[.flexDirection] = .keyword("row")
      legend.style[.flexDirection] = .keyword("column")
      legend.style[.alignSelf] = side.down.css
    } else if side.across != .start {
      legend.style[.justifyContent] = side.across.css
    }
    node.children.insert(.element(legend), at: isFirst ? 0 : node.children.count)
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
    if plot.drawing.isMirrored { legend[.dir] = "rtl" }
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

  /// Gives a row of the table the words that screen readers read. Pointing at the mark shows its values.
  private static func speak(_ speech: ChartMarkSpeech, in row: inout HTMLElement) {
    if speech.isHidden { row[.ariaHidden] = "true" }
    for (index, words) in [speech.label, speech.value].enumerated() {
      guard let words, case .element(var cell) = row.children[index] else { continue }
      cell[.ariaLabel] = words
      row.children[index] = .element(cell)
    }
  }

  /// The values in words, for assistive technology and for whoever points at them. Each row has its
  /// place along the axis, in percent.
  private static func table(_ plot: ChartPlot, title: String, series: String) -> HTMLNode {
    let drawing = plot.drawing
    let marks = drawing.marks.prefix(1000)
    let hasSeries = marks.contains { $0.series != nil }
    let xs = ChartValueFormat(drawing, marks.compactMap(\.x))
    let ys = ChartValueFormat(drawing, marks.compactMap(\.y))
    let sectors = ChartPie.places(plot)
    func row(_ tag: HTMLTag, _ cells: [String], _ place: [HTMLName: String?] = [:]) -> HTMLElement {
      var row = HTMLElement(.tr)
      for (name, value) in place { row[name] = value }
      let attributes: [HTMLName: String?] = tag == .th ? [.scope: "col"] : [:]
      row.children = cells.map { .make(tag, attributes, [.text($0)]) }
      return row
    }
    let names =
      [marks.first?.xLabel ?? "x", marks.first?.yLabel ?? "y"] + (hasSeries ? [series] : [])
    let rows = marks.enumerated().map { index, mark in
      let place = sectors[index] ?? plot.place(mark)
      var cells = [mark.x.map(xs.full) ?? "", mark.y.map(ys.full) ?? ""]
      if hasSeries { cells.append(mark.series ?? "") }
      let side: HTMLName = plot.hasHorizontalBars ? .dataY : .dataX
      var row = row(.td, cells, [side: place.map { CSSValue.format($0) }])
      speak(mark.speech, in: &row)
      return HTMLNode.element(row)
    }
    let table = HTMLNode.make(
      .table,
      [:],
      [
        .make(.caption, [:], [.text(title)]), .make(.thead, [:], [.element(row(.th, names))]),
        .make(.tbody, [:], rows),
      ]
    )
    // A table is as wide as its words whatever width its style sets, and would widen the page. A
    // box is not.
    return .make(.div, class: "vh", [:], [table])
  }
}
