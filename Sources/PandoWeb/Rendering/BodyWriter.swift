import PandoUI

/// Walks a tree and writes the template of each element with its children in the slots.
@MainActor
struct BodyWriter {
  let tree: ElementTree
  let focused: ElementID?
  private var extents: [ElementID: Extent] = [:]

  init(tree: ElementTree, focused: ElementID?) {
    self.tree = tree
    self.focused = focused
    _ = measure(ElementTree.rootID, in: Ancestry())
  }

  /// The extents of an element and of everything in it.
  private mutating func measure(_ id: ElementID, in ancestry: Ancestry) -> Extent? {
    guard let element = tree[id] else { return nil }
    let inside = ancestry.inside(id, element.kind, element.attributes)
    let children = element.children.compactMap { measure($0, in: inside) }
    let extent = Extent(of: element.kind, element.attributes, in: ancestry, children: children)
    extents[id] = extent
    return extent
  }

  /// What the ancestors of an element say.
  func ancestry(of id: ElementID) -> Ancestry {
    var path: [ElementTree.Element] = []
    var next = tree[id]?.parent
    while let parent = next.flatMap({ tree[$0] }) {
      path.append(parent)
      next = parent.parent
    }
    return path.reversed().reduce(Ancestry()) { $0.inside($1.id, $1.kind, $1.attributes) }
  }

  mutating func write(
    _ id: ElementID,
    in ancestry: Ancestry,
    face: Face,
    to writer: inout HTMLWriter
  ) {
    guard let element = tree[id], let extent = extents[id] else { return }
    var attributes = element.attributes
    if focused == id { attributes[.isFocused] = .flag(true) }
    if element.kind == .option, attributes[.text] == nil {
      attributes[.text] = .text(words(in: element))
    }
    let input = TemplateInput(
      id: id,
      kind: element.kind,
      attributes: attributes,
      ancestry: ancestry,
      extent: extent
    )
    let node = Template.node(input, face: face)
    let slots = ContentPlan.slots(of: node)
    let inside = ancestry.inside(id, element.kind, element.attributes)
    let children = tree.children(of: id)
    write(.element(node), to: &writer) { slot, isSpaced, body, writer in
      for child in children
      where ContentPlan.holds(slot, among: slots, child.kind, child.attributes) {
        if isSpaced { writer.lineBreak() }
        body.write(child.id, in: inside, face: slot.face, to: &writer)
      }
    }
  }

  private mutating func write(
    _ node: HTMLNode,
    to writer: inout HTMLWriter,
    isSpaced: Bool = true,
    fill: (ContentSlot, Bool, inout BodyWriter, inout HTMLWriter) -> Void
  ) {
    switch node {
    case .text(let text): writer.write(text: text)
    case .slot(let slot): fill(slot, isSpaced, &self, &writer)
    case .element(let element):
      writer.open(element)
      for child in element.children {
        write(child, to: &writer, isSpaced: element.tag.toleratesSpace, fill: fill)
      }
      writer.close(element)
    }
  }

  /// All the words in an element, for where no element can stand.
  private func words(in element: ElementTree.Element) -> String {
    if let text = element.attributes.text(.text) { return text }
    return tree.children(of: element.id).map { words(in: $0) }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
