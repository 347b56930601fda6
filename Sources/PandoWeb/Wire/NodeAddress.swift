/// The address of a node in a document: the `id` of a node, and a path of indices of element
/// children from there. Negative indices count from the end.
///
/// `p12` is the node with that `id`, `p12.0.-1` the last child of its first child.
struct NodeAddress: Hashable, Sendable, CustomStringConvertible {
  let description: String

  init(name: String) {
    description = name
  }

  /// The address of a child.
  func child(at index: Int) -> NodeAddress { NodeAddress(name: "\(description).\(index)") }
}

extension HTMLElement {
  /// The address by the element's own `id`, or else `place`.
  func address(as place: @autoclosure () -> NodeAddress?) -> NodeAddress? {
    self[.id].map { NodeAddress(name: $0) } ?? place()
  }

  /// The index of a child among the element children in the browser, which include the children of
  /// slots. It counts from the side without a slot; nil if there are slots on both sides.
  func place(ofChild index: Int) -> Int? {
    if !children[..<index].contains(where: \.isSlot) {
      return children[..<index].count { $0.element != nil }
    }
    if !children[index...].contains(where: \.isSlot) {
      return -children[index...].count { $0.element != nil }
    }
    return nil
  }
}

extension HTMLNode {
  /// Whether the node is a slot.
  var isSlot: Bool {
    if case .slot = self { return true }
    return false
  }

  /// Whether the node is a slot or contains one.
  var hasSlot: Bool {
    switch self {
    case .slot: true
    case .text: false
    case .element(let element): element.children.contains(where: \.hasSlot)
    }
  }
}
