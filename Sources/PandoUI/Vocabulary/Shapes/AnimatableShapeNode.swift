/// The node of a view that draws a shape with `animatableData`. An animated change of the data is
/// drawn through the outlines in between.
final class AnimatableShapeNode<V: View, S: Shape>: Node<V> {
  private let shape: (V) -> S
  private let drawing: (V) -> ShapeDrawing
  private var data: S.AnimatableData
  /// The frames on the way to the present data. Kept, because the animation may repeat forever.
  private var frames: ShapeFrames?
  private var child: Node<ShapeElement>!

  init(
    _ view: V,
    parent: GraphNode,
    shape: @escaping (V) -> S,
    drawing: @escaping (V) -> ShapeDrawing
  ) {
    self.shape = shape
    self.drawing = drawing
    data = shape(view).animatableData
    super.init(parent: parent)
    child = ShapeElement._makeNode(ShapeElement(drawing: drawing(view)), parent: self)
  }

  override func update(_ view: V) {
    let shape = shape(view), old = data
    var drawing = drawing(view)
    data = shape.animatableData
    if data != old {
      frames = graph.drawing.animation.flatMap {
        makeFrames(of: shape, from: old, $0, in: drawing)
      }
    } else if let last = frames?.outlines.last, last != shape._outline() {
      frames = nil
    }
    drawing.frames = frames
    child.update(ShapeElement(drawing: drawing))
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }

  private func makeFrames(
    of shape: S,
    from old: S.AnimatableData,
    _ animation: Animation,
    in drawing: ShapeDrawing
  ) -> ShapeFrames? {
    // A border inside of the edge follows another shape, which is made of this one.
    guard shape._outline().kind == drawing.outline.kind else { return nil }
    let count = ShapeFrames.count(for: animation)
    let outlines = (0...count).map { step in
      var between = shape
      let amount = Double(step) / Double(count)
      between.animatableData = old.interpolated(towards: data, amount: amount)
      return between._outline()
    }
    return ShapeFrames(animation: animation, outlines: outlines)
  }
}
