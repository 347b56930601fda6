/// Makes the patches from one output of a template to another. It ignores the children in slots.
struct TemplateDifference {
  private(set) var patches: [Patch] = []

  /// The patches from one node to another; nil if they are so different that the node has to be
  /// replaced.
  static func patches(from old: HTMLElement, to new: HTMLElement) -> [Patch]? {
    guard let name = old[.id], name == new[.id] else { return nil }
    var difference = TemplateDifference()
    let isSmall = difference.compare(old, new, at: NodeAddress(name: name))
    return isSmall ? difference.patches : nil
  }

  private mutating func compare(
    _ old: HTMLElement,
    _ new: HTMLElement,
    at address: @autoclosure () -> NodeAddress?
  ) -> Bool {
    if old == new { return true }
    guard old.tag == new.tag, old[.id] == new[.id], let address = old.address(as: address()) else {
      return false
    }
    compareAttributes(old, new, at: address)
    return old.children == new.children || compareChildren(old, new, at: address)
  }

  private mutating func compareAttributes(
    _ old: HTMLElement,
    _ new: HTMLElement,
    at address: NodeAddress
  ) {
    for attribute in new.attributes where old[attribute.name] != attribute.value {
      add(attribute.name, attribute.value, at: address)
    }
    for attribute in old.attributes where new[attribute.name] == nil {
      add(attribute.name, nil, at: address)
    }
    if old.style != new.style {
      add(.style, new.style.isEmpty ? nil : new.style.text, at: address)
    }
  }

  private mutating func add(_ name: HTMLName, _ value: String?, at address: NodeAddress) {
    // `autofocus` acts only when a document loads. Later a patch moves the focus.
    if name != .autofocus { patches.append(.attribute(address, name, value)) }
  }

  private mutating func compareChildren(
    _ old: HTMLElement,
    _ new: HTMLElement,
    at address: NodeAddress
  ) -> Bool {
    // The content of a text area is its initial value, so the patch sets the value.
    if new.tag == .textarea {
      patches.append(.attribute(address, .value, new.words))
      return true
    }
    if old.children.count == 1, new.children.count == 1, case .text = old.children[0],
      case .text(let words) = new.children[0]
    {
      patches.append(.text(address, words))
      return true
    }
    if haveOneShape(old, new) {
      for index in old.children.indices {
        guard let before = old.children[index].element, let after = new.children[index].element
        else { continue }
        let isSmall = compare(
          before,
          after,
          at: old.place(ofChild: index).map { address.child(at: $0) }
        )
        if !isSmall { return false }
      }
      return true
    }
    guard !old.children.contains(where: \.hasSlot), !new.children.contains(where: \.hasSlot) else {
      return false
    }
    patches.append(.content(address, new.children.map { PatchNode($0) }))
    return true
  }

  /// Whether both have the same children, apart from the attributes and contents of elements.
  private func haveOneShape(_ old: HTMLElement, _ new: HTMLElement) -> Bool {
    guard old.children.count == new.children.count else { return false }
    return zip(old.children, new.children).allSatisfy { pair in
      switch pair {
      case (.element(let old), .element(let new)): old.tag == new.tag && old[.id] == new[.id]
      default: pair.0 == pair.1
      }
    }
  }
}

extension PatchNode {
  /// Converts a node without slots.
  init(_ node: HTMLNode) {
    switch node {
    case .text(let words): self = .text(words)
    case .element(let element): self = .element(element, element.children.map { PatchNode($0) })
    case .slot: self = .text("")
    }
  }
}

extension HTMLElement {
  /// The text directly in the element.
  fileprivate var words: String {
    children.map { node in
      if case .text(let words) = node { words } else { "" }
    }.joined()
  }
}
