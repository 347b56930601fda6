import PandoUI

/// Makes the patches of one commit.
@MainActor
struct Patcher {
  let document: LiveDocument
  var patches: [Patch] = []
  /// What left its place, and may have found another one.
  private var strays: [(element: LiveElement, face: Face)] = []

  init(document: LiveDocument) {
    self.document = document
  }

  /// Compares what the templates of an element make now with what was written.
  mutating func redraw(_ element: LiveElement) {
    for (face, old) in element.faces {
      let new = element.template(face)
      if new == old { continue }
      if let steps = TemplateDifference.patches(from: old, to: new) {
        element[face] = new
        patches += steps
      } else {
        replace(element, face)
      }
    }
  }

  /// Puts the nodes of the children in order.
  mutating func rearrange(_ element: LiveElement) {
    for (face, template) in element.faces {
      let slots = ContentPlan.slots(of: template)
      if face == .main {
        for index in slots.indices { fill(index, of: element, slots) }
      } else if !slots.isEmpty {
        replace(element, face)
      }
    }
  }

  private mutating func fill(_ index: Int, of element: LiveElement, _ slots: [ContentSlot]) {
    let face = slots[index].face
    let children = element.children(in: slots[index], among: slots)
    let old = element.filled[index]
    let new = children.map(\.id)
    guard old != new else { return }
    guard let template = element[.main],
      let place = SlotPlace(index, of: template, filled: element.filled)
    else {
      replace(element, .main)
      return
    }
    element.filled[index] = new
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
  }

  /// Everything in place of what there is.
  mutating func rewrite(_ root: LiveElement) -> Patch {
    .replace(root.name(.main), makeNode(root, .main))
  }

  /// Takes an element that is gone out of the document.
  mutating func remove(_ element: LiveElement) {
    for (face, _) in element.faces { patches.append(.remove(element.name(face))) }
    element.undraw()
  }

  /// Takes out what left its place and stands nowhere else.
  mutating func removeStrays() {
    for (element, face) in strays where element[face] != nil && !element.stands {
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

  /// The node of an element: the one that the document has, or a new one.
  private func node(_ element: LiveElement, _ face: Face) -> PatchNode {
    element[face] == nil ? makeNode(element, face) : .existing(element.name(face))
  }

  private func makeNode(_ element: LiveElement, _ face: Face) -> PatchNode {
    let template = element.template(face)
    element[face] = template
    let all = ContentPlan.slots(of: template)
    var slots = all[...]
    if face == .main { element.filled = [] }
    return .element(
      template,
      template.children.flatMap { nodes(of: $0, element, face, &slots, all) }
    )
  }

  private func nodes(
    of node: HTMLNode,
    _ element: LiveElement,
    _ face: Face,
    _ slots: inout ArraySlice<ContentSlot>,
    _ all: [ContentSlot]
  ) -> [PatchNode] {
    switch node {
    case .text(let words): return [.text(words)]
    case .element(let inner):
      return [
        .element(inner, inner.children.flatMap { nodes(of: $0, element, face, &slots, all) })
      ]
    case .slot:
      guard let slot = slots.popFirst() else { return [] }
      let children = element.children(in: slot, among: all)
      if face == .main { element.filled.append(children.map(\.id)) }
      return children.map { self.node($0, slot.face) }
    }
  }
}

extension LiveElement {
  /// Whether the element above shows it.
  fileprivate var stands: Bool {
    guard let parent, parent.isDrawn else { return false }
    return parent.filled.contains { $0.contains(id) }
  }
}
