import PandoUI

extension ContentSlot {
  /// Whether it takes what no other slot names.
  fileprivate var takesRest: Bool {
    switch rule {
    case .rest, .others: true
    default: false
    }
  }
}

/// Which slot of a template each child of an element goes to.
enum ContentPlan {
  /// The slots of a template in the order in which they are written.
  static func slots(of node: HTMLElement) -> [ContentSlot] {
    node.children.flatMap { child -> [ContentSlot] in
      switch child {
      case .slot(let slot): [slot]
      case .element(let element): slots(of: element)
      case .text: []
      }
    }
  }

  /// Whether a child belongs into a slot: slots that name it come before the one for the rest.
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
