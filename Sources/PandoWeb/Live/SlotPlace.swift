import PandoUI

/// Where the nodes of a slot stand: in which node, and before which one the slot ends.
struct SlotPlace {
  let container: NodeAddress
  let end: NodeAddress?

  /// Nil if the place has no address.
  ///
  /// - Parameters:
  ///   - index: Which slot.
  ///   - template: The node that has it.
  ///   - filled: What stands in the slots.
  ///   - isCounted: Whether nothing else stands in the slots before this one: what leaves its place is taken
  ///     out last.
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
    // How many nodes come first.
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
    for follower in position + 1..<element.children.count {
      switch element.children[follower] {
      // Words have no address.
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
          as: element.place(ofChild: follower).map { address.child(at: $0) }
        )
        return end.map { SlotPlace(container: address, end: $0) }
      }
    }
    return SlotPlace(container: address, end: nil)
  }
}
