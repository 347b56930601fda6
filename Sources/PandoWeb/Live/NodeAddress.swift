/// Where a node of a document is: a node with an `id`, and from there the way through element
/// children, counted from the start, or from the end where a number is negative.
///
/// `p12` is a node of its own, `p12.0.-1` the last child of its first child.
struct NodeAddress: Hashable, Sendable, CustomStringConvertible {
  let description: String

  init(name: String) {
    description = name
  }

  /// The child at a place.
  func child(at index: Int) -> NodeAddress { NodeAddress(name: "\(description).\(index)") }
}

extension HTMLElement {
  /// Its address, by its own name or as a child of the node at an address.
  func address(as place: @autoclosure () -> NodeAddress?) -> NodeAddress? {
    self[.id].map { NodeAddress(name: $0) } ?? place()
  }

  /// The place of a child among the element children that a browser has, where the children of
  /// slots stand as well: counted from the side on which there is no slot; nil if there is one on
  /// both.
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
  /// Whether children of the application's stand here.
  var isSlot: Bool {
    if case .slot = self { return true }
    return false
  }

  /// Whether children of the application's stand here or further inside.
  var hasSlot: Bool {
    switch self {
    case .slot: true
    case .text: false
    case .element(let element): element.children.contains(where: \.hasSlot)
    }
  }
}
