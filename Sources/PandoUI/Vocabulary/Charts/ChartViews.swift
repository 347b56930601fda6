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
    ForEach(notes.indices, id: \.self) { index in
      ChartNoteView(
        place: notes[index].place,
        content: notes[index].note.view as? AnyView ?? AnyView(EmptyView())
      )
    }
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
