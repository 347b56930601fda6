/// The drawn element of a node, with the boxes around it.
@MainActor
final class ElementInstance {
  typealias Layer = DrawnLayers.Layer

  unowned(unsafe) let node: GraphNode
  private unowned(unsafe) let anchor: GraphNode?

  // In this order the flags fill the word that the layers leave incomplete.
  @exclusivity(unchecked) var layers: DrawnLayers
  /// Whether the layers were created.
  private var isMade = false
  /// Whether the children were arranged at least once, or there are none.
  @exclusivity(unchecked) private(set) var isDrawn = false
  @exclusivity(unchecked) var mustBeArranged = false
  /// Whether the node is torn down. Until the element above is arranged, it still lists this one.
  @exclusivity(unchecked) private(set) var isGone = false

  var id: ElementID { layers.id }
  var kind: ElementKind { layers.kind }

  /// The traits that modifiers set for the container.
  @exclusivity(unchecked) private(set) var traits = Traits()
  /// The attributes that modifiers set on the outermost layer, whichever that is.
  var outermost: Attributes { extras?.outermost ?? Attributes() }

  /// The parts of the description that few elements have.
  @exclusivity(unchecked) private(set) var rare: ElementDescription.Rare?
  var units: UnitRule? { rare?.units }
  var passesUnitsOn: Bool { rare?.isOutOfUnits ?? false }
  /// Whether a long `ForEach` inside makes only the rows of its window.
  var makesRowsInSight: Bool { rare?.makesRowsInSight ?? false }
  /// Called after a button inside was pressed and its action ran.
  var afterPress: (() -> Void)? { rare?.afterPress }
  /// The mark of the last time it was drawn.
  @exclusivity(unchecked) private(set) var drawMark = DrawMark.first

  /// The properties that few elements need.
  @exclusivity(unchecked) var extras: Extras?

  /// The extras, created on first use.
  var ownExtras: Extras {
    if let extras { return extras }
    let new = Extras()
    extras = new
    return new
  }

  /// The children, for elements that have any.
  final class Content {
    /// The outermost layers of the children, as they were drawn last.
    @exclusivity(unchecked) var drawn: [ElementID] = []
    /// The elements of the children, in order, as of the last arrangement.
    @exclusivity(unchecked) var elements: [ElementInstance] = []
  }

  @exclusivity(unchecked) private(set) var content: Content?

  /// The elements of the children, in order, as of the last arrangement.
  var childElements: [ElementInstance] { content?.elements ?? [] }

  var graph: ViewGraph { (anchor ?? node).graph }

  /// The element that contains this one.
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

  /// The number of the outermost layer, which is in the element above.
  var outerID: ElementID { layers.outerID }

  // MARK: Attributes

  /// Draws the description together with the decorations around the node.
  func draw(_ description: ElementDescription) {
    let graph = graph
    drawMark = graph.drawMark
    let (oldUnits, passedUnitsOn) = (rare?.units?.kind, passesUnitsOn)
    rare = description.rare
    let container = kind == .part ? nil : above
    var wanted = Layers()
    if let container {
      wanted.wantsTraits = container.kind.passesContentTraits || container.isAboutUnits
    } else {
      wanted.wantsTraits = false
    }
    wanted[0].attributes = description.attributes
    wanted[0].handlers = description.handlers
    // A geometry measures its content only, so layers of its modifiers go around it.
    if kind == .geometry || kind == .layout { wanted[0].rank = .measure }
    // A background or an overlay is as large as its view, and not as a frame around both.
    if kind == .box { wanted[0].rank = .background }
    if kind == .shape { wanted.ownRatio = 1 }
    var above = node.parent
    // A gap does not have the decorations of the rows that it replaces.
    while let current = above, !current.endsDecorations, kind != .rowGap {
      current.contribute(to: &wanted)
      above = current.parent
    }
    traits = wanted.traits
    if let units, let answered = extras?.answeredForUnits {
      for handler in units.containerHandlers where !handler.kinds.isDisjoint(with: answered) {
        wanted[0].handlers.append(handler)
      }
    }
    if let extras {
      measureInside(&wanted[0])
      wanted[0].attributes[.scrollRequest] = extras.scrollRequest.map { .text($0) }
    }
    let unit = passesUnitsOn ? nil : unitContainer?.units
    if extras != nil || !wanted.unitHosts.isEmpty { ownExtras.wantedHosts = wanted.unitHosts }
    takeUnitHosts(unit == nil ? [] : hostsForUnit)
    if let unit {
      let last = layers.last
      let old = last?.kind == unit.kind ? last : nil
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
    // The elements inside gain or lose the layer of a unit.
    if oldUnits != units?.kind || passedUnitsOn != passesUnitsOn {
      node.visitChildren { $0.redecorate() }
    }
  }

  /// The kinds of an element's layers: itself, boxes, and the layer that its container adds.
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
    // Boxes are reused from the inside outwards; the layer of a unit is kept.
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
      // The hosts of the unit come after the element.
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

  /// Draws a layer of a new element, around the present layers.
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

  /// Whether the drawn layers are of these kinds.
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

  /// The handlers of the layer with this number for events of this kind.
  func handlers(at id: ElementID, for kind: EventKinds) -> [Handler] {
    layers.handlers(at: id).filter { $0.kinds.contains(kind) }
  }

  // MARK: Children

  /// Notes that the element never has children, so that it is never arranged.
  func noteNoChildren() {
    isDrawn = true
  }

  /// Updates the drawn children to those of the graph, in as few steps as possible.
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
    if kind.passesContentTraits { unitContainer?.describeUnitsLater() }
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
    // A child that was wrapped in a box, or taken out of it, is in the box and not here.
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

  /// Releases what the element holds. It leaves the tree with the element above.
  func tearDown() {
    isGone = true
    leavePages()
    if let host = extras?.host, host.element === self { host.lostElement() }
    for host in extras?.unitHosts ?? [] where host.element === self { host.lostElement() }
    for layer in layers { graph.unregister(layer.id) }
    // The element above lists this one until it is arranged, so what the views hold is released now.
    for index in layers.indices { layers[index].handlers = [] }
    content = nil
    rare = nil
    extras = nil
    traits = Traits()
  }
}

extension Layers.Layer {
  /// Sets the attribute that lists the kinds of event with a handler.
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
