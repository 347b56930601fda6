import Foundation

/// Makes the renderer measure the modified view, with what decorates it inside of this modifier.
struct MeasureModifier: DecorationModifier {
  typealias Body = Never

  let geometry: Geometry

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    decoration.measure(geometry)
  }
}

extension ElementDescription {
  /// Makes the renderer measure the element.
  @MainActor
  mutating func measure(_ geometry: Geometry) {
    geometry.attach(to: Evaluation.current)
    self[.measure] = .text(geometry.request.rawValue)
    on(.measure) { [geometry] in geometry.take($0) }
  }

  /// A drawing that fills the element. The renderer measures the element if the outline depends on the size.
  @MainActor
  mutating func fitting(_ drawing: ShapeDrawing) -> ShapeDrawing {
    guard drawing.outline.source != nil, let geometry = Evaluation.current?.ownGeometry else {
      return drawing
    }
    measure(geometry)
    return drawing.fitted(to: geometry.size)
  }
}

extension Decoration {
  /// Makes the renderer measure the decorated box.
  @MainActor
  mutating func measure(_ geometry: Geometry) {
    geometry.attach(to: Evaluation.current)
    self[.measure] = .text(geometry.request.rawValue)
    on(.measure) { [geometry] in geometry.take($0) }
  }

  /// A drawing that is as large as the decorated box. The renderer measures the box if the outline depends on the size.
  @MainActor
  mutating func fitting(_ drawing: ShapeDrawing) -> ShapeDrawing {
    guard drawing.outline.source != nil, let geometry = Evaluation.current?.ownGeometry else {
      return drawing
    }
    measure(geometry)
    return drawing.fitted(to: geometry.size)
  }
}

extension ShapeDrawing {
  fileprivate func fitted(to size: CGSize) -> ShapeDrawing {
    var drawing = self
    drawing.outline = outline.fitted(to: size)
    drawing.frames?.outlines = frames?.outlines.map { $0.fitted(to: size) } ?? []
    return drawing
  }
}

extension ElementInstance {
  /// The geometry of the room inside of the element, for the views in it.
  var innerGeometry: Geometry {
    if let geometry = extras?.innerGeometry { return geometry }
    let geometry = Geometry()
    geometry.attach(to: node)
    geometry.redraw = { [weak self] in
      guard let self, !isGone else { return }
      node.redecorate()
    }
    ownExtras.innerGeometry = geometry
    node.redecorate()
    return geometry
  }

  /// Whether the element, a scroll view, scrolls in a direction; nil means any.
  func scrolls(along axis: Axis?) -> Bool {
    let own = layers[0].drawn.text(.axis)
    return axis == nil || own == "both" || own == (axis == .horizontal ? "horizontal" : "vertical")
  }

  /// Adds the requests of the geometry to the element's own layer.
  func measureInside(_ layer: inout Layers.Layer) {
    guard let geometry = extras?.innerGeometry else { return }
    let asked = layer.attributes.text(.measure)
    let request =
      asked == Geometry.Request.place.rawValue ? .place : Evaluation.untracked { geometry.request }
    // A scroll measure has a size and a place too.
    if asked != "scroll" { layer.attributes[.measure] = .text(request.rawValue + " inside") }
    layer.handlers.append(
      Handler(kinds: .measure) { [weak self, geometry] event in
        geometry.take(self?.insideMeasure(of: event) ?? event)
      }
    )
  }
}

extension GraphNode {
  /// The nearest element around this node's elements for which `isMeant` is true.
  func elementAround(_ isMeant: (ElementInstance) -> Bool) -> ElementInstance? {
    var element = anchor?.drawingElement
    while let current = element, !isMeant(current) { element = current.above }
    return element
  }
}
