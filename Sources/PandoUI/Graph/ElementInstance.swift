/// An element, and the boxes around it, as they are drawn for a node.
@MainActor
final class ElementInstance {
  typealias Layer = DrawnLayers.Layer

  unowned(unsafe) let node: GraphNode
  private unowned(unsafe) let anchor: GraphNode?

  // In this order the flags take what the layers leave of a word.
  @exclusivity(unchecked) var layers: DrawnLayers
  /// Whether its layers were made.
  private var isMade = false
  /// Whether it and what is in it is to be seen by a renderer: it has been inserted.
  @exclusivity(unchecked) private(set) var isDrawn = false
  @exclusivity(unchecked) var mustBeArranged = false
  /// Whether its node is gone: an element that is still listed somewhere may outlive it.
  @exclusivity(unchecked) private(set) var isGone = false

  var id: ElementID { layers.id }
  var kind: ElementKind { layers.kind }

  /// What modifiers around it say to its container.
  @exclusivity(unchecked) private(set) var traits = Traits()
  /// What modifiers around it say to whatever layer is outermost.
  var outermost: Attributes { extras?.outermost ?? Attributes() }

  /// What few elements say about themselves.
  @exclusivity(unchecked) private var rare: ElementDescription.Rare?
  var units: UnitRule? { rare?.units }
  var passesUnitsOn: Bool { rare?.isOutOfUnits ?? false }
  /// What is done after something inside was pressed and has acted.
  var afterPress: (() -> Void)? { rare?.afterPress }
  /// When it was drawn last.
  @exclusivity(unchecked) private(set) var drawMark = DrawMark.first

  /// What few elements know.
  final class Extras {
    var host: PortalHost?
    var outermost = Attributes()
    /// What stands beside the element in its unit: the swipe actions of a row.
    var unitHosts: [PortalHost] = []
    var unitChildren: [ElementID] = []
    /// The kinds of event that the container answers because its units do.
    var answeredForUnits: EventKinds = []
    /// The container of options that reads the words in this element.
    weak var textReader: ElementInstance?
    /// Whether it is a page that is not the selected one.
    var isUnseenPage = false
    /// The node of that page.
    unowned(unsafe) var page: GraphNode?
  }

  @exclusivity(unchecked) var extras: Extras?

  /// The extras, made if need be.
  var ownExtras: Extras {
    if let extras { return extras }
    let new = Extras()
    extras = new
    return new
  }

  /// What is in it, for those in which there is something.
  final class Content {
    /// The outermost layers of the children, as they are drawn.
    @exclusivity(unchecked) var drawn: [ElementID] = []
    /// The elements of the children, in order, as of the last arrangement.
    @exclusivity(unchecked) var elements: [ElementInstance] = []
  }

  @exclusivity(unchecked) private(set) var content: Content?

  /// The elements of the children, in order, as of the last arrangement.
  var childElements: [ElementInstance] { content?.elements ?? [] }

  var graph: ViewGraph { (anchor ?? node).graph }

  /// The element that this one stands in.
  var above: ElementInstance? { anchor?.drawingElement }

  init(node: GraphNode, kind: ElementKind, host: PortalHost? = nil) {
    self.node = node
    anchor = node.anchor
    let id = kind == .root ? ElementTree.rootID : node.graph.drawing.makeID()
    layers = DrawnLayers(id, kind)
    if kind == .root {
      isMade = true
      isDrawn = true
      graph.drawing[id] = self
    }
    if let host {
      ownExtras.host = host
      host.element = self
    }
  }

  /// The layer that stands in the element above.
  var outerID: ElementID { layers.outerID }

  // MARK: Attributes

  /// Draws what the description and the decorations around the node say now.
  func draw(_ description: ElementDescription) {
    let graph = graph
    drawMark = graph.drawMark
    let (oldUnits, passedUnitsOn) = (rare?.units?.kind, passesUnitsOn)
    rare = description.rare
    let container = kind == .part ? nil : above
    var wanted = Layers()
    if let container {
      wanted.wantsTraits = container.kind == .box || container.isAboutUnits
    } else {
      wanted.wantsTraits = false
    }
    wanted[0].attributes = description.attributes
    wanted[0].handlers = description.handlers
    var above = node.parent
    while let current = above, !current.endsDecorations {
      current.contribute(to: &wanted)
      above = current.parent
    }
    traits = wanted.traits
    if let units, let answered = extras?.answeredForUnits {
      for handler in units.containerHandlers where !handler.kinds.isDisjoint(with: answered) {
        wanted[0].handlers.append(handler)
      }
    }
    let unit = passesUnitsOn ? nil : unitContainer?.units
    takeUnitHosts(unit == nil ? [] : wanted.unitHosts)
    if let unit {
      let old = layers.last.flatMap { $0.kind == unit.kind ? $0 : nil }
      wanted.unit = Layers.Layer(
        attributes: old?.drawn ?? Attributes(),
        handlers: old?.handlers ?? []
      )
    }
    if extras != nil || !wanted.outermost.isEmpty { ownExtras.outermost = wanted.outermost }
    let top = wanted.count - 1
    for (key, value) in wanted.outermost where wanted[top].attributes[key] == nil {
      wanted[top].attributes[key] = value
    }
    for index in 0...top where unit == nil || index < top { wanted[index].noteEvents() }
    apply(wanted, LayerKinds(own: kind, unit: unit?.kind, count: wanted.count), to: graph)
    if isDrawn, !mustBeArranged { describeUnits() }
    if unit != nil { unitContainer?.describeUnitsLater() }
    tellBoxAround()
    extras?.textReader?.describeUnitsLater()
    // What is inside gets, or loses, the layer of a unit.
    if oldUnits != units?.kind || passedUnitsOn != passesUnitsOn {
      node.visitChildren { $0.redecorate() }
    }
  }

  /// What the layers of an element are: itself, boxes, and what its container makes of it.
  private struct LayerKinds {
    let own: ElementKind
    let unit: ElementKind?
    let count: Int

    subscript(index: Int) -> ElementKind {
      index == 0 ? own : index == count - 1 ? unit ?? .box : .box
    }
  }

  private func apply(_ wanted: Layers, _ kinds: LayerKinds, to graph: ViewGraph) {
    let wasFocused = layers[0].drawn.flag(.isFocused)
    let isFocused = wanted[0].attributes.flag(.isFocused)
    if wasFocused != isFocused { graph.stateMovedFocus(id, isFocused: isFocused) }
    if !isMade {
      isMade = true
      let drawing = graph.drawing
      for index in 0..<kinds.count { drawNew(kinds[index], wanted[index], at: index, in: drawing) }
      return
    }
    if hasLayers(kinds) {
      for index in layers.indices {
        update(&layers[index], to: wanted[index].attributes)
        layers[index].handlers = wanted[index].handlers
      }
      return
    }
    let old = Array(layers)
    // The boxes in between are used again from the inside; the unit of a container stays itself.
    var spare = old.dropFirst().filter { $0.kind == .box }
    let oldUnit = old.dropFirst().last { $0.kind != .box }
    var new: [Layer] = []
    for index in 0..<kinds.count {
      let kind = kinds[index]
      var reused: Layer?
      if index == 0 {
        reused = old.first
      } else if kind == .box {
        reused = spare.isEmpty ? nil : spare.removeFirst()
      } else if oldUnit?.kind == kind {
        reused = oldUnit
      }
      if var layer = reused {
        update(&layer, to: wanted[index].attributes)
        layer.handlers = wanted[index].handlers
        new.append(layer)
      } else {
        let layer = Layer(graph.drawing.makeID(), kind, wanted[index])
        graph.drawing.emit(.create(layer.id, kind, layer.drawn))
        graph.drawing[layer.id] = self
        new.append(layer)
      }
    }
    layers[0] = new[0]
    layers.replaceAround(with: new.dropFirst())
    for index in new.indices.dropFirst() {
      let wasInside = old.indices.dropFirst().contains {
        old[$0].id == new[index].id && old[$0 - 1].id == new[index - 1].id
      }
      if wasInside { continue }
      let isNew = !old.contains { $0.id == new[index - 1].id }
      // What stands beside the element in its unit comes after it.
      let before = index == new.count - 1 ? extras?.unitChildren.first : nil
      graph.drawing.emit(
        isNew
          ? .insert(new[index - 1].id, into: new[index].id, before: before)
          : .move(new[index - 1].id, in: new[index].id, before: before)
      )
    }
    if let oldOuter = old.last, oldOuter.id != outerID {
      graph.drawing.reparented.insert(oldOuter.id)
      if old.contains(where: { $0.id == outerID }) { graph.drawing.reparented.insert(outerID) }
      for gone in old where !new.contains(where: { $0.id == gone.id }) {
        graph.drawing.removeAfterArranging(gone.id)
      }
      node.parent?.childrenChanged()
    } else {
      for gone in old where !new.contains(where: { $0.id == gone.id }) {
        graph.drawing.emit(.remove(gone.id))
        graph.unregister(gone.id)
      }
    }
  }

  /// Draws a layer of an element that is new, around those there are.
  private func drawNew(
    _ kind: ElementKind,
    _ wanted: Layers.Layer,
    at index: Int,
    in drawing: Drawing
  ) {
    let layer = Layer(index == 0 ? id : drawing.makeID(), kind, wanted)
    drawing.emit(.create(layer.id, kind, layer.drawn))
    drawing[layer.id] = self
    if index == 0 {
      layers[0] = layer
    } else {
      drawing.emit(.insert(outerID, into: layer.id, before: nil))
      layers.append(layer)
    }
  }

  /// Whether what is drawn consists of such layers.
  private func hasLayers(_ kinds: LayerKinds) -> Bool {
    guard layers.count == kinds.count else { return false }
    for index in 0..<kinds.count where layers[index].kind != kinds[index] { return false }
    return true
  }

  func update(_ layer: inout Layer, to wanted: Attributes) {
    guard layer.drawn != wanted else { return }
    let drawing = graph.drawing
    for (key, value) in wanted where layer.drawn[key] != value {
      if key == .text, case .text(let text) = value {
        drawing.emit(.setText(layer.id, text))
      } else {
        drawing.emit(.set(layer.id, key, value))
      }
    }
    for (key, _) in layer.drawn where wanted[key] == nil {
      drawing.emit(.clear(layer.id, key))
    }
    layer.drawn = wanted
  }

  /// What answers an event at the layer with this number.
  func handlers(at id: ElementID, for kind: EventKinds) -> [Handler] {
    layers.handlers(at: id).filter { $0.kinds.contains(kind) }
  }

  // MARK: Children

  /// Notes that nothing stands in it and nothing will, so that nothing has to be arranged.
  func noteNothingInside() {
    isDrawn = true
  }

  /// Brings the children that are drawn up to what the graph says, in as few steps as there can be.
  func arrange() {
    mustBeArranged = false
    isDrawn = true
    let elements = currentChildren
    if !elements.isEmpty || content != nil {
      let content = self.content ?? Content()
      content.elements = elements
      place(elements, in: id, instead: &content.drawn)
      self.content = elements.isEmpty ? nil : content
    }
    if let extras, !extras.unitHosts.isEmpty || !extras.unitChildren.isEmpty {
      var elements: [ElementInstance] = []
      for host in extras.unitHosts { host.collectElements(into: &elements) }
      place(elements, in: outerID, instead: &extras.unitChildren)
    }
    if let textReader = extras?.textReader {
      for element in childElements { element.ownExtras.textReader = textReader }
      textReader.describeUnitsLater()
    }
    if kind == .box { unitContainer?.describeUnitsLater() }
    describeUnits()
  }

  /// The elements of the children, in order, as the graph has them now.
  var currentChildren: [ElementInstance] {
    var elements: [ElementInstance] = []
    node.visitChildren { $0.collectElements(into: &elements) }
    extras?.host?.collectElements(into: &elements)
    return elements
  }

  private func place(
    _ elements: [ElementInstance],
    in id: ElementID,
    instead old: inout [ElementID]
  ) {
    let wanted = elements.map(\.outerID)
    let drawing = graph.drawing
    // One that went into a box and out of it again is not here, but in the box.
    if !drawing.reparented.isEmpty {
      let strays = drawing.reparented.intersection(wanted)
      if !strays.isEmpty { old.removeAll { strays.contains($0) } }
    }
    guard wanted != old else { return }
    KeyedDifference.apply(from: old, to: wanted) { step in
      switch step {
      case .remove(let child): drawing.removeUnlessReparented(child)
      case .insert(let child, let before):
        drawing.emit(
          drawing.reparented.contains(child)
            ? .move(child, in: id, before: before) : .insert(child, into: id, before: before)
        )
      case .move(let child, let before): drawing.emit(.move(child, in: id, before: before))
      }
    }
    old = wanted
  }

  /// Forgets the element; it leaves the tree with the element above.
  func tearDown() {
    isGone = true
    showPage()
    if let host = extras?.host, host.element === self { host.lostElement() }
    for host in extras?.unitHosts ?? [] where host.element === self { host.lostElement() }
    for layer in layers { graph.unregister(layer.id) }
    // The element above lists it until it is arranged; what the views hold goes now.
    for index in layers.indices { layers[index].handlers = [] }
    content = nil
    rare = nil
    extras = nil
    traits = Traits()
  }
}

extension Layers.Layer {
  /// Says as an attribute which events are answered.
  mutating func noteEvents() {
    guard !handlers.isEmpty else { return }
    let kinds = handlers.reduce(into: attributes.events) { $0.formUnion($1.kinds) }
    attributes[.events] = .events(kinds)
  }
}

extension DrawnLayers.Layer {
  fileprivate init(_ id: ElementID, _ kind: ElementKind, _ wanted: Layers.Layer) {
    self.init(id: id, drawn: wanted.attributes, handlers: wanted.handlers, kind: kind)
  }
}
