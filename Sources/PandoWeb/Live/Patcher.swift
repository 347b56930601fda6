import PandoUI

/// Makes the patches of one commit.
@MainActor
struct Patcher {
  let document: LiveDocument
  var patches: [Patch] = []
  /// The nodes that left their slot, and may have been inserted elsewhere.
  private var strays: [(element: LiveElement, face: Face)] = []

  init(document: LiveDocument) {
    self.document = document
  }

  /// Makes the patches that turn the rendered nodes of an element into its present nodes.
  mutating func redraw(_ element: LiveElement) {
    // Most changes are of the words of a text, so they have a fast path.
    if element.differsInWords, element.isWords {
      let words = element.attributes.text(.text) ?? ""
      patches.append(.text(NodeAddress(name: element.name(.main)), words))
      return
    }
    for face in element.faces.all {
      let new = element.template(face)
      guard let old = element.renderedNode(face) else { continue }
      if face == .main { document.noteFieldText(of: element, from: old, to: new) }
      if new == old {
        element.noteRendered(face, as: new)
      } else if let steps = TemplateDifference.patches(from: old, to: new) {
        element.noteRendered(face, as: new)
        patches += steps
      } else {
        replace(element, face)
      }
    }
  }

  /// Puts the nodes of the children in order.
  mutating func rearrange(_ element: LiveElement) {
    for face in element.faces.all {
      guard let template = element.renderedNode(face) else { continue }
      let slots = ContentPlan.slots(of: template)
      if face == .main {
        var isCounted = true
        for index in slots.indices {
          let isChanged = fill(index, of: element, template, slots, isCounted: isCounted)
          if isChanged { isCounted = false }
        }
      } else if !slots.isEmpty {
        replace(element, face)
      }
    }
  }

  /// - Parameter isCounted: Whether the slots before this one are unchanged.
  /// - Returns: Whether this slot has changed.
  private mutating func fill(
    _ index: Int,
    of element: LiveElement,
    _ template: HTMLElement,
    _ slots: [ContentSlot],
    isCounted: Bool
  ) -> Bool {
    let face = slots[index].face
    let children = element.children(in: slots[index], among: slots)
    var filled = element.filled
    // The whole node was replaced because of another slot.
    guard filled.indices.contains(index) else { return true }
    let old = filled[index]
    let new = children.map(\.id)
    guard old != new else { return false }
    guard let place = SlotPlace(index, of: template, filled: filled, isCounted: isCounted) else {
      replace(element, .main)
      return true
    }
    filled[index] = new
    element.note(filled: filled)
    KeyedDifference.apply(from: old, to: new) { step in
      switch step {
      case .remove(let id):
        if let child = document[id] { strays.append((child, face)) }
      case .insert(let id, let before), .move(let id, let before):
        guard let child = document[id] else { return }
        patches.append(
          .insert(
            node(child, face),
            into: place.container,
            before: before.map { NodeAddress(name: NodeName($0).name(face)) } ?? place.end
          )
        )
      }
    }
    return true
  }

  /// The patch that replaces the whole document.
  mutating func rewrite(_ root: LiveElement) -> Patch {
    .replace(root.name(.main), makeNode(root, .main))
  }

  /// Removes the nodes of a removed element.
  mutating func remove(_ element: LiveElement) {
    for face in element.faces.all { patches.append(.remove(element.name(face))) }
    element.undraw()
  }

  /// Removes the nodes that left their slot and were not inserted elsewhere.
  mutating func removeStrays() {
    // By parent, since a node that was replaced leaves all of its children here.
    var standing: [ElementID: Set<ElementID>] = [:]
    for (element, face) in strays where element.faces.contains(Faces(face)) {
      if let parent = element.parent, parent.isDrawn {
        let ids = standing[parent.id] ?? Set(parent.filled.joined())
        standing[parent.id] = ids
        if ids.contains(element.id) { continue }
      }
      patches.append(.remove(element.name(face)))
      element.undraw()
    }
  }

  private mutating func replace(_ element: LiveElement, _ face: Face) {
    for id in element.filled.joined() where face == .main {
      if let child = document[id] { strays.append((child, .main)) }
    }
    patches.append(.replace(element.name(face), makeNode(element, face)))
  }

  /// The node of an element: the existing one, or a new one.
  private func node(_ element: LiveElement, _ face: Face) -> PatchNode {
    element.faces.contains(Faces(face))
      ? .existing(element.name(face)) : makeNode(element, face)
  }

  private func makeNode(_ element: LiveElement, _ face: Face) -> PatchNode {
    let template = element.template(face)
    if face == .main { element.settleRendered() }
    element.noteRendered(face, as: template)
    let all = ContentPlan.slots(of: template)
    var slots = all[...]
    return .element(template, template.children.flatMap { nodes(of: $0, element, &slots, all) })
  }

  private func nodes(
    of node: HTMLNode,
    _ element: LiveElement,
    _ slots: inout ArraySlice<ContentSlot>,
    _ all: [ContentSlot]
  ) -> [PatchNode] {
    switch node {
    case .text(let words): return [.text(words)]
    case .element(let inner):
      return [
        .element(inner, inner.children.flatMap { nodes(of: $0, element, &slots, all) })
      ]
    case .slot:
      guard let slot = slots.popFirst() else { return [] }
      return element.children(in: slot, among: all).map { self.node($0, slot.face) }
    }
  }
}
