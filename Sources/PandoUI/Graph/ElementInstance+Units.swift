// The rows, options and cells of a container, each of which is a layer around an element in it.

extension ElementInstance {
  /// Whether what is inside may be units of this element or of one further up.
  var isAboutUnits: Bool { units != nil || passesUnitsOn }

  /// Makes what is described for the unit stand beside the element.
  func takeUnitHosts(_ wanted: [PortalHost]) {
    if wanted.isEmpty, extras?.unitHosts.isEmpty ?? true { return }
    let extras = ownExtras
    // Of several elements that were modified together the first one takes it.
    let hosts = wanted.filter { $0.element == nil || $0.element === self }
    guard !hosts.elementsEqual(extras.unitHosts, by: ===) else { return }
    for host in extras.unitHosts { host.element = nil }
    for host in hosts where host.element == nil {
      host.element = self
      host.gainedElement()
    }
    extras.unitHosts = hosts
    graph.arrangeLater(self)
  }

  /// The container whose unit this element is.
  var unitContainer: ElementInstance? {
    guard kind != .part, let above else { return nil }
    if above.units != nil { return above }
    return above.passesUnitsOn ? above.unitContainer : nil
  }

  /// The units of this container, in order, through the sections in it.
  var unitElements: [ElementInstance] {
    childElements.flatMap { child -> [ElementInstance] in
      if child.kind == .part || child.isGone { return [] }
      return child.passesUnitsOn ? child.unitElements : [child]
    }
  }

  /// Asks about every unit again.
  func describeUnits() {
    guard let units else {
      if passesUnitsOn { unitContainer?.describeUnitsLater() }
      return
    }
    let elements = unitElements
    var answered: EventKinds = []
    for (index, element) in elements.enumerated() {
      if units.readsText { element.ownExtras.textReader = self }
      var unit = UnitDescription(
        id: element.outerID,
        index: index,
        traits: element.unitTraits,
        words: units.readsText ? element.words : ""
      )
      units.describe(&unit)
      for handler in unit.handlers { answered.formUnion(handler.kinds) }
      element.drawUnit(unit)
      if units.kind == .tab { element.notePage(isSeen: !unit.attributes.flag(.isHidden)) }
    }
    if !units.containerHandlers.isEmpty, answered != extras?.answeredForUnits ?? [] {
      ownExtras.answeredForUnits = answered
      node.redecorate()
    }
  }

  /// The words in this element, in order.
  private var words: String {
    let own = layers[0].drawn.text(.text)
    return ([own] + childElements.map(\.words)).compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// What this element says to its container: a box says what is in it does as well.
  private var unitTraits: Traits {
    guard kind == .box else { return traits }
    let inside = childElements.filter { $0.kind != .part && $0.kind != .contextMenu }
    return inside.count == 1 ? inside[0].unitTraits.merging(traits) : traits
  }

  /// Has the container ask again if this element is what a unit's box is about.
  func tellBoxAround() {
    guard kind != .part, var box = above, box.kind == .box else { return }
    while let outer = box.above, outer.kind == .box { box = outer }
    box.unitContainer?.describeUnitsLater()
  }

  func describeUnitsLater() {
    if !isGone { graph.arrangeLater(self) }
  }

  private func drawUnit(_ unit: UnitDescription) {
    var layer = Layers.Layer(attributes: unit.attributes, handlers: unit.handlers)
    for (key, value) in outermost where layer.attributes[key] == nil {
      layer.attributes[key] = value
    }
    layer.noteEvents()
    let top = layers.count - 1
    guard top > 0 else { return }
    update(&layers[top], to: layer.attributes)
    layers[top].handlers = layer.handlers
  }
}
