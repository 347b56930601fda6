// What is drawn of an element, said once more.

extension ElementInstance {
  /// Draws the element and what is in it once more: it left the renderer with the host it was
  /// drawn at.
  func drawAnew() {
    for (index, layer) in layers.enumerated() {
      graph.drawing.emit(.create(layer.id, layer.kind, layer.drawn))
      if index > 0 {
        graph.drawing.emit(.insert(layers[index - 1].id, into: layer.id, before: nil))
      }
    }
    content?.drawn = []
    extras?.unitChildren = []
    graph.arrangeLater(self)
    for element in currentChildren { element.drawAnew() }
    for host in extras?.unitHosts ?? [] { host.drawAnew() }
  }

  /// Says how a layer was made; the root was there.
  func visitCreation(of id: ElementID, _ visit: (Mutation) -> Void) {
    guard kind != .root, let layer = layers.first(where: { $0.id == id }) else { return }
    visit(.create(id, layer.kind, layer.drawn))
  }

  /// Says where its layers and what is in it were put.
  func visitPlaces(_ visit: (Mutation) -> Void) {
    for index in layers.indices.dropFirst() {
      visit(.insert(layers[index - 1].id, into: layers[index].id, before: nil))
    }
    for child in content?.drawn ?? [] { visit(.insert(child, into: id, before: nil)) }
    for child in extras?.unitChildren ?? [] {
      visit(.insert(child, into: outerID, before: nil))
    }
  }
}
