import PandoTestSupport

@testable import PandoWeb

// Applies the steps of the wire protocol to the browser's model (docs/PROTOCOL.md, "From the server").
extension Browser {
  /// Applies the steps of a batch.
  func apply(steps: [ChromeValue]) {
    for step in steps { apply(step: step.list) }
  }

  private func apply(step: [ChromeValue]) {
    guard let kind = step.first?.text, let place = step.dropFirst().first else {
      return complain("no step: \(step)")
    }
    switch kind {
    case "t":
      let words = step[2].text ?? ""
      node(place)?.children = words.isEmpty ? [] : [.words(words)]
    case "a":
      guard let node = node(place), let name = step[2].text else { return }
      node.attributes[name] = step[3].text
    case "c":
      guard let node = node(place) else { return }
      let fresh = step[2].list.compactMap { make($0) }
      node.children = []
      for child in fresh { add(child, to: node, at: node.children.endIndex) }
    case "r":
      guard let old = node(place), let parent = old.parent, let fresh = make(step[2]) else {
        return
      }
      guard let index = parent.index(of: old) else { return complain("\(place) has moved") }
      parent.children.remove(at: index)
      add(fresh, to: parent, at: index)
      old.parent = nil
    case "i":
      guard let parent = node(step[1]), let fresh = make(step[2]) else { return }
      let before = step[3] == .null ? nil : node(step[3])
      let index = before.flatMap { parent.index(of: $0) } ?? parent.children.endIndex
      add(fresh, to: parent, at: index)
    case "d":
      if let node = place.text.flatMap({ search($0, in: root) }) { detach(node) }
    case "f", "title", "u": break
    default: complain("unknown step \(kind)")
    }
  }

  private func node(_ place: ChromeValue) -> Node? {
    place.text.flatMap { find(NodeAddress(name: $0)) }
  }

  private func add(_ child: Child, to parent: Node, at index: Int) {
    if case .element(let node) = child { node.parent = parent }
    if case .words("") = child { return }
    parent.children.insert(child, at: index)
  }

  private func make(_ value: ChromeValue) -> Child? {
    if let words = value.text { return .words(words) }
    guard let tag = value[0].text else { return nil }
    if tag == "=" {
      guard let found = node(value[1]) else { return nil }
      detach(found)
      return .element(found)
    }
    let node = Node(tag)
    if case .object(let attributes) = value[1] {
      for (name, value) in attributes { node.attributes[name] = value.text }
    }
    for child in value[2].list.compactMap({ make($0) }) {
      add(child, to: node, at: node.children.endIndex)
    }
    return .element(node)
  }
}
