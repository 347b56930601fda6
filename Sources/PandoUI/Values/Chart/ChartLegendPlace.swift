/// Where the legend of a chart is: by default below it, at its leading end.
package struct ChartLegendPlace: Hashable, Sendable {
  /// Whether the legend is at the leading or the trailing side.
  package var isBeside = false
  /// Whether the legend is above the chart, or at its leading side.
  package var isBefore = false
  /// Where the legend is along its side.
  package var alignment = Alignment(horizontal: .leading, vertical: .center)

  package init() {}
}
