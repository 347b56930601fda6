import Foundation
import PandoUI

extension Template {
  /// The layers of a drawing: in each level bars between what stretches behind and in front of them.
  static func layers(_ plot: ChartPlot, behind lines: [HTMLNode]) -> HTMLNode {
    func stretched(_ children: [HTMLNode]) -> [HTMLNode] {
      guard !children.isEmpty else { return [] }
      let attributes: [HTMLName: String?] = [
        .viewBox: "0 0 100 100", .preserveAspectRatio: "none",
      ]
      return [.make(.svg, attributes, children)]
    }
    let all = plot.levels
    // The lines are on the square of the marks at the back, unless these are moved.
    let isMoved = all.first.map { $0.level.offset != .zero } ?? true
    let levels = all.enumerated().map { index, entry -> [HTMLNode] in
      let (level, plot) = entry
      let nodes =
        stretched((index == 0 && !isMoved ? lines : []) + plot.back) + plot.bars
        + stretched(plot.front) + plot.filtered + plot.symbols
      guard level.offset != .zero else { return nodes }
      var moved = HTMLElement(.g)
      moved.style[.translate] = .list([
        .px(Double(level.offset.width)), .px(Double(level.offset.height)),
      ])
      moved.children = nodes
      return [.element(moved)]
    }
    return .make(
      .svg,
      [.ariaHidden: "true", .focusable: "false", .id: plot.id],
      plot.definitions + (isMoved ? stretched(lines) : []) + levels.flatMap { $0 }
    )
  }

  /// Draws the label of an axis as the application has it.
  static func dress(_ label: inout HTMLElement, _ axis: ChartDrawing.Axis) {
    let name = axis.labelPlace?.lowercased() ?? ""
    if name.contains("leading") { label.style[.textAlign] = .keyword("start") }
    if name.contains("trailing") { label.style[.textAlign] = .keyword("end") }
    if let font = axis.labelFont { Fonts.apply(font, to: &label.style) }
    if let paint = axis.labelPaint { label.style[.color] = Paints.css(paint, for: .words) }
  }

  /// The width at which no label is nearer to the next one than a gap.
  ///
  /// - Parameter labels: Their places in percent of the axis, and their widths in points.
  static func need(
    _ labels: [(place: Double, width: Double)],
    edges: (start: Bool, end: Bool)
  ) -> Double {
    let labels = labels.sorted { $0.place < $1.place }
    var need = 0.0
    for (label, next) in zip(labels, labels.dropFirst()) where next.place - label.place > 0.01 {
      // A label at an end of the axis stands whole within it.
      let own = edges.start && label.place < 3 ? label.width : label.width / 2
      let others = edges.end && next.place > 97 ? next.width : next.width / 2
      need = max(need, (own + others + 12) * 100 / (next.place - label.place))
    }
    return need.rounded(.up)
  }
}
