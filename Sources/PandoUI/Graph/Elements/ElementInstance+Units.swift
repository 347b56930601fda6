// The rows, options and cells of a container. Each of these units is a layer around a child element.

extension ElementInstance {
  /// Whether elements inside may be units of this element or of an ancestor.
  var isAboutUnits: Bool { units != nil || passesUnitsOn }

  /// Attaches the portal hosts whose content is beside the element in its unit.
  func takeUnitHosts(_ wanted: [PortalHost]) {
    if wanted.isEmpty, extras?.unitHosts.isEmpty ?? true { return }
    let extras = ownExtras
    // If one modifier applies to several elements, the first one takes the host.
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

  /// The hosts whose content is beside this element in its unit. A box with one child also takes
  /// those of the child.
  var hostsForUnit: [PortalHost] {
    let own = extras?.wantedHosts ?? []
    guard kind == .box, let child = onlyChildForTraits else { return own }
    return own + child.hostsForUnit
  }

  /// The only child, besides a context menu, of an element whose container also reads the traits of
  /// the child.
  private var onlyChildForTraits: ElementInstance? {
    guard kind.passesContentTraits else { return nil }
    let inside = childElements.filter { $0.kind != .part && $0.kind != .contextMenu }
    return inside.count == 1 ? inside[0] : nil
  }

  /// The container whose unit this element is.
  var unitContainer: ElementInstance? {
    guard kind != .part, kind != .rowGap, let above else { return nil }
    if above.units != nil { return above }
    return above.passesUnitsOn ? above.unitContainer : nil
  }

  /// The units of this container, in order, with the units in its sections.
  var unitElements: [ElementInstance] {
    var elements: [ElementInstance] = []
    // A loop, because each call of a closure of the main actor checks that it runs there.
    for child in childElements where child.kind != .part && child.kind != .rowGap && !child.isGone {
      if child.passesUnitsOn { elements += child.unitElements } else { elements.append(child) }
    }
    return elements
  }

  /// Describes and draws every unit again.
  func describeUnits() {
    guard let units else {
      if passesUnitsOn { unitContainer?.describeUnitsLater() }
      return
    }
    let elements = unitElements
    units.prepare?(elements.map(\.traitsInContainer))
    var answered: EventKinds = []
    for (index, element) in elements.enumerated() {
      if element.kind == .box { element.takeUnitHosts(element.hostsForUnit) }
      if units.readsText { element.ownExtras.textReader = self }
      var unit = UnitDescription(
        id: element.outerID,
        index: index,
        traits: element.traitsInContainer,
        words: units.readsText ? element.words : ""
      )
      units.describe(&unit)
      for handler in unit.handlers { answered.formUnion(handler.kinds) }
      element.drawUnit(unit)
      if units.kind == .tab {
        element.notePage(isSeen: !unit.attributes.flag(.isHidden))
        element.noteTab(isSeen: !unit.isUnseen)
      }
    }
    if !units.containerHandlers.isEmpty, answered != extras?.answeredForUnits ?? [] {
      ownExtras.answeredForUnits = answered
      node.redecorate()
    }
  }

  /// The texts in this element, in order.
  private var words: String {
    let own = layers[0].drawn.text(.text)
    return ([own] + childElements.map(\.words)).compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The traits of this element for its container. A box with one child also passes on the child's,
  /// and a button or a link the badge of its label.
  private var unitTraits: Traits {
    guard let child = onlyChildForTraits else { return traits }
    let content = child.unitTraits
    if kind == .box { return content.merging(traits) }
    guard let badge = content[BadgeTrait.self], !traits.contains(BadgeTrait.self) else {
      return traits
    }
    var result = traits
    result[BadgeTrait.self] = badge
    return result
  }

  /// The traits of this unit for its container. What is set on a section is set on its rows, unless they have their own.
  private var traitsInContainer: Traits {
    var traits = unitTraits
    var around = above
    while let section = around, section.passesUnitsOn {
      if !section.traits.isEmpty { traits = section.traits.valuesAlone.merging(traits) }
      around = section.above
    }
    return traits
  }

  /// Presses the unit that this element is or is part of, as a press beside the element does.
  func pressUnit() {
    var unit: ElementInstance? = self
    while let current = unit, current.unitContainer == nil { unit = current.above }
    guard let unit, let layer = unit.layers.last else { return }
    for handler in layer.handlers where handler.kinds.contains(.tap) { handler.perform(.tap) }
  }

  /// Describes the container's units again if this element is inside the box of a unit.
  func tellBoxAround() {
    guard kind != .part, var box = above, box.kind.passesContentTraits else { return }
    while let outer = box.above, outer.kind.passesContentTraits { box = outer }
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

extension ElementKind {
  /// Whether a container that reads traits also reads those inside of an element of this kind.
  var passesContentTraits: Bool { self == .box || self == .button || self == .link }
}
