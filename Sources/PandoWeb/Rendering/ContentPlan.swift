import PandoUI

extension ContentSlot {
  /// Whether the slot takes the children that no other slot names.
  fileprivate var takesRest: Bool {
    switch rule {
    case .rest, .others: true
    default: false
    }
  }
}

/// Assigns the children of an element to the slots of its template.
enum ContentPlan {
  /// The slots of a template in document order.
  static func slots(of node: HTMLElement) -> [ContentSlot] {
    node.children.flatMap { child -> [ContentSlot] in
      switch child {
      case .slot(let slot): [slot]
      case .element(let element): slots(of: element)
      case .text: []
      }
    }
  }

  /// Whether a child belongs to a slot. A slot that names the child has precedence over the one for the rest.
  static func holds(
    _ slot: ContentSlot,
    among slots: [ContentSlot],
    _ kind: ElementKind,
    _ attributes: Attributes
  ) -> Bool {
    guard slot.takesRest else { return slot.names(kind, attributes) }
    return slot.names(kind, attributes)
      && !slots.contains { !$0.takesRest && $0.names(kind, attributes) }
  }
}
