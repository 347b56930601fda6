/// A view with another one behind or in front of it, as two parts of a box.
struct LayeredView<Content: View, Layer: View>: ElementView {
  let base: Content
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  var kind: ElementKind { .box }

  /// The fill of the layer if it is one, as in `background(Color.red.ignoresSafeArea())`.
  private var fill: Paint? { isBehind ? (layer as? any FillView)?.fill : nil }

  @ViewBuilder var content: some View {
    if isBehind, fill == nil {
      LayerPart(name: "background", alignment: alignment, content: layer)
    }
    base
    if !isBehind {
      LayerPart(name: "overlay", alignment: alignment, content: layer)
    }
  }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    if let fill { element[.background] = .paint(fill.resolved(in: environment)) }
  }
}

/// A view that fills its room with a paint, and ignores safe areas: the background of a screen, which
/// goes on behind its bar.
@MainActor @preconcurrency
protocol FillView {
  /// The fill; nil if the view does more than fill its room.
  var fill: Paint? { get }
}

extension ModifiedContent: FillView
where Content: View & ShapeStyle, Modifier == AttributesModifier {
  var fill: Paint? {
    var ignoring = Attributes()
    ignoring[.ignoresSafeArea] = .flag(true)
    return modifier.attributes == ignoring ? content._paint() : nil
  }
}

/// The part behind or in front of the view.
struct LayerPart<Content: View>: ElementView {
  let name: String
  let alignment: Alignment
  let content: Content

  var kind: ElementKind { .part }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.part] = .text(name)
    if alignment != .center { element[.alignment] = .text(alignment.name) }
  }
}
