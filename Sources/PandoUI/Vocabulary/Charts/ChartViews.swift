/// The views of a chart: those at marks and along the axes, and those over and behind its drawing.
public struct _ChartViews: View {
  let marks: [ChartMark]
  @Environment(\.chartTraitsInDirection) private var traits

  /// The views.
  public var body: some View {
    let hasAnnotations = marks.contains { !$0.annotations.isEmpty }
    let hasAxes = traits.xPlan != nil || traits.yPlan != nil
    let drawing = hasAnnotations || hasAxes ? ChartDrawing(marks, traits) : ChartDrawing()
    let annotations = hasAnnotations ? ChartPlaces(drawing).annotations : []
    let labels = drawing.labelViews
    let layers = traits.layers
    ForEach(layers.indices, id: \.self) { index in
      ChartLayerView(marks: marks, layer: layers[index])
    }
    if annotations.contains(where: { $0.annotation.view is SizedAnnotation }) {
      SizedChartAnnotations(annotations: annotations)
    } else {
      ForEach(annotations.indices, id: \.self) { index in
        ChartAnnotationView(
          place: annotations[index].place,
          content: annotations[index].annotation.view as? AnyView ?? AnyView(EmptyView())
        )
      }
    }
    ForEach(labels.indices, id: \.self) { index in
      ChartLabelPart(part: labels[index].part, content: labels[index].view)
    }
  }
}

extension ChartDrawing {
  /// The views that are labels of the axes, with the names of their parts.
  fileprivate var labelViews: [(part: String, view: AnyView)] {
    [xAxis.ticks, yAxis.ticks].flatMap { $0 ?? [] }.compactMap { tick in
      guard let label = tick.label, let part = label.part else { return nil }
      return (label.view?.view as? AnyView).map { (part, $0) }
    }
  }

  /// Removes the views, which are elements of their own for renderers.
  mutating func removeViews() {
    for index in marks.indices {
      for place in marks[index].annotations.indices { marks[index].annotations[place].view = nil }
    }
    for axis in [\ChartDrawing.xAxis, \.yAxis] {
      for index in self[keyPath: axis].ticks?.indices ?? 0..<0 {
        self[keyPath: axis].ticks?[index].label?.view = nil
      }
    }
  }
}

/// The element of a view that is a label of an axis.
private struct ChartLabelPart: ElementView {
  let part: String
  let content: AnyView

  var kind: ElementKind { .part }
  var _readsModels: Bool { false }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.part] = .text(part)
    element.keepDirection(of: environment)
  }
}

/// The views at marks of which some are made for the size of their mark, beside a view that measures the plot.
private struct SizedChartAnnotations: View {
  let annotations: [PlacedChartAnnotation]
  @State private var plot = Geometry()

  var body: some View {
    let layer = ChartLayer(name: "chartBackground", alignment: .center) { _ in AnyView(EmptyView())
    }
    ChartLayerPart(layer: layer, geometry: plot, content: EmptyView())
    ForEach(annotations.indices, id: \.self) { index in
      ChartAnnotationView(place: annotations[index].place, content: content(index))
    }
  }

  private func content(_ index: Int) -> AnyView {
    guard let sized = annotations[index].annotation.view as? SizedAnnotation else {
      return annotations[index].annotation.view as? AnyView ?? AnyView(EmptyView())
    }
    let context = AnnotationContext(plot: plot, size: annotations[index].size)
    return AnyView(Deferred { sized.content(context) })
  }
}

extension ElementDescription {
  /// Gives a view in a chart the direction of the chart's surroundings: a drawing has one for all readers.
  mutating func keepDirection(of environment: EnvironmentValues) {
    guard environment.layoutDirection == .rightToLeft else { return }
    self[.layoutDirection] = .text("rightToLeft")
  }
}

/// The element of a view at a mark.
struct ChartAnnotationView: ElementView {
  let place: ChartPlace
  let content: AnyView

  var kind: ElementKind { .part }
  var _readsModels: Bool { false }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.part] = .text("annotation")
    element.keepDirection(of: environment)
    element[.chartPlace] = .chartPlace(place)
  }
}
