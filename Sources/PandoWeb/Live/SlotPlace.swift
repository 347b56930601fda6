import PandoUI

/// The place of a slot in the browser: the node that contains it, and the node after its end.
struct SlotPlace {
  let container: NodeAddress
  let end: NodeAddress?

  /// Finds the place of a slot; nil if it has no address.
  ///
  /// - Parameters:
  ///   - index: The index of the slot.
  ///   - template: The node with the slot.
  ///   - filled: The children in each slot.
  ///   - isCounted: Whether `filled` has all nodes in the slots before this one. Nodes that leave a
  ///     slot are removed last, so a changed slot may still contain others.
  init?(_ index: Int, of template: HTMLElement, filled: [[ElementID]], isCounted: Bool) {
    var passed = 0
    let faces = ContentPlan.slots(of: template).map(\.face)
    guard let name = template[.id],
      let found = Self.find(
        index,
        in: template,
        at: NodeAddress(name: name),
        &passed,
        filled,
        faces,
        isCounted: isCounted
      )
    else { return nil }
    self = found
  }

  private init(container: NodeAddress, end: NodeAddress?) {
    self.container = container
    self.end = end
  }

  private static func find(
    _ index: Int,
    in element: HTMLElement,
    at address: NodeAddress,
    _ passed: inout Int,
    _ filled: [[ElementID]],
    _ faces: [Face],
    isCounted: Bool
  ) -> SlotPlace? {
    // The number of element nodes before the child; nil if it is unknown.
    var count: Int? = 0
    for (position, child) in element.children.enumerated() {
      switch child {
      case .text: break
      case .slot:
        if passed == index {
          return place(in: element, after: position, at: address, index, filled, faces)
        }
        count = isCounted && passed < filled.count ? count.map { $0 + filled[passed].count } : nil
        passed += 1
      case .element(let inner):
        let slots = ContentPlan.slots(of: inner).count
        if passed + slots > index {
          let inside = inner.address(
            as: (element.place(ofChild: position) ?? count).map { address.child(at: $0) }
          )
          guard let inside else { return nil }
          return find(index, in: inner, at: inside, &passed, filled, faces, isCounted: isCounted)
        }
        passed += slots
        count = count.map { $0 + 1 }
      }
    }
    return nil
  }

  private static func place(
    in element: HTMLElement,
    after position: Int,
    at address: NodeAddress,
    _ index: Int,
    _ filled: [[ElementID]],
    _ faces: [Face]
  ) -> SlotPlace? {
    var next = index
    for sibling in position + 1..<element.children.count {
      switch element.children[sibling] {
      // Text nodes have no address.
      case .text: return nil
      case .slot:
        next += 1
        guard next < filled.count else { return nil }
        if let first = filled[next].first {
          let name = NodeName(first).name(faces[next])
          return SlotPlace(container: address, end: NodeAddress(name: name))
        }
      case .element(let node):
        let end = node.address(
          as: element.place(ofChild: sibling).map { address.child(at: $0) }
        )
        return end.map { SlotPlace(container: address, end: $0) }
      }
    }
    return SlotPlace(container: address, end: nil)
  }
}
