public import Foundation

extension View {
  /// Puts a view beside the chart in place of the legend that explains the series.
  ///
  /// - Parameters:
  ///   - position: The side of the chart; by default below it. In front of it is below as well.
  ///   - alignment: Where the view is along that side; nil is that of the position, otherwise the leading end.
  ///   - spacing: The distance from the chart, in points; nil is the usual one.
  ///   - content: Makes the view, once.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let place = LegendPlace(position: position, alignment: alignment)
    let legend = content()
    return modifier(LegendModifier(place: place, spacing: spacing, legend: legend))
  }
}

/// The place of a legend.
struct LegendPlace {
  let axis: Axis
  let isBefore: Bool
  let alignment: Alignment

  init(position: AnnotationPosition, alignment: Alignment?) {
    axis = position == .leading || position == .trailing ? .horizontal : .vertical
    isBefore = [.leading, .top, .topLeading, .topTrailing].contains(position)
    let isAtEnd = position == .topTrailing || position == .bottomTrailing
    let usual: Alignment = isAtEnd ? .trailing : axis == .vertical ? .leading : .center
    self.alignment = alignment ?? usual
  }
}

/// Draws a chart with a view in place of its legend.
struct LegendModifier<Legend: View>: ViewModifier {
  let place: LegendPlace
  let spacing: CGFloat?
  let legend: Legend

  func body(content: Content) -> some View {
    let chart = content.transformEnvironment(\.chartTraits) { $0.showsLegend = false }
    if place.axis == .vertical {
      VStack(alignment: place.alignment.horizontal, spacing: spacing) {
        if place.isBefore { legend }
        chart
        if !place.isBefore { legend }
      }
    } else {
      HStack(alignment: place.alignment.vertical, spacing: spacing) {
        if place.isBefore { legend }
        chart
        if !place.isBefore { legend }
      }
    }
  }
}
