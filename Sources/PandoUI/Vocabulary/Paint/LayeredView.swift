/// A view with another one behind or in front of it, as two parts of a box.
struct LayeredView<Content: View, Layer: View>: ElementView {
  let base: Content
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  var kind: ElementKind { .box }

  @ViewBuilder var content: some View {
    if isBehind {
      LayerPart(name: "background", alignment: alignment, content: layer)
    }
    base
    if !isBehind {
      LayerPart(name: "overlay", alignment: alignment, content: layer)
    }
  }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {}
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
