// Drawing an element again, and describing how it was drawn.

extension ElementInstance {
  /// Draws the element and its descendants again, after they left the renderer with their portal host.
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

  /// Visits the mutation that creates a layer. The root exists from the beginning.
  func visitCreation(of id: ElementID, _ visit: (Mutation) -> Void) {
    guard kind != .root, let layer = layers.first(where: { $0.id == id }) else { return }
    visit(.create(id, layer.kind, layer.drawn))
  }

  /// Visits the mutations that insert the element's layers and its children.
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
