/// The views of a chart: those at marks, and those over and behind its drawing.
public struct _ChartViews: View {
  let marks: [ChartMark]
  @Environment(\.chartTraits) private var traits

  /// The views.
  public var body: some View {
    let hasNotes = marks.contains { !$0.notes.isEmpty }
    let notes = hasNotes ? ChartPlaces(ChartDrawing(marks, traits)).notes : []
    let layers = traits.layers
    ForEach(layers.indices, id: \.self) { index in
      ChartLayerView(marks: marks, layer: layers[index])
    }
    if notes.contains(where: { $0.note.view is SizedNote }) {
      SizedChartNotes(notes: notes)
    } else {
      ForEach(notes.indices, id: \.self) { index in
        ChartNoteView(
          place: notes[index].place,
          content: notes[index].note.view as? AnyView ?? AnyView(EmptyView())
        )
      }
    }
  }
}

/// The views at marks of which some are made for the size of their mark, beside a view that measures the plot.
private struct SizedChartNotes: View {
  let notes: [(note: ChartNote, place: ChartPlace, size: ChartNoteSize)]
  @State private var plot = Geometry()

  var body: some View {
    let layer = ChartLayer(name: "chartBackground", alignment: .center) { _ in AnyView(EmptyView())
    }
    ChartLayerPart(layer: layer, geometry: plot, content: EmptyView())
    ForEach(notes.indices, id: \.self) { index in
      ChartNoteView(place: notes[index].place, content: content(index))
    }
  }

  private func content(_ index: Int) -> AnyView {
    guard let sized = notes[index].note.view as? SizedNote else {
      return notes[index].note.view as? AnyView ?? AnyView(EmptyView())
    }
    let context = AnnotationContext(plot: plot, size: notes[index].size)
    return AnyView(Deferred { sized.content(context) })
  }
}

/// The element of a view at a mark.
struct ChartNoteView: ElementView {
  let place: ChartPlace
  let content: AnyView

  var kind: ElementKind { .part }
  var _readsModels: Bool { false }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.part] = .text("note")
    element[.chartPlace] = .chartPlace(place)
  }
}
