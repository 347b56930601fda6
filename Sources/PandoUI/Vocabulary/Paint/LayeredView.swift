/// A view with another one behind or in front of it, as two parts of a box.
struct LayeredView<Content: View, Layer: View>: ElementView {
  let base: Content
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  var kind: ElementKind { .box }

  /// The fill of the layer if it is one, as in `background(Color.red.ignoresSafeArea())`.
  private var ground: Paint? { isBehind ? (layer as? any GroundView)?.ground : nil }

  @ViewBuilder var content: some View {
    if isBehind, ground == nil {
      LayerPart(name: "background", alignment: alignment, content: layer)
    }
    base
    if !isBehind {
      LayerPart(name: "overlay", alignment: alignment, content: layer)
    }
  }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    if let ground { element[.background] = .paint(ground.resolved(in: environment)) }
  }
}

/// A view that fills its room with a paint, and ignores safe areas: the background of a screen, which
/// goes on behind its bar.
@MainActor @preconcurrency
protocol GroundView {
  /// The fill; nil if the view does more than fill its room.
  var ground: Paint? { get }
}

extension ModifiedContent: GroundView
where Content: View & ShapeStyle, Modifier == AttributesModifier {
  var ground: Paint? {
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
