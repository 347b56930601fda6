import PandoUI

extension LiveDocument {
  /// Writes the body of the document. From then on commits become patches.
  func write(to writer: inout HTMLWriter) {
    write(root.id, to: &writer)
  }

  /// Writes an element with all elements in it.
  func write(_ id: ElementID, to writer: inout HTMLWriter) {
    wake()
    measureAll()
    settleAll()
    readOutline()
    guard let element = self[id] else { return }
    var staticTemplates = StaticTemplates()
    write(element, .main, &staticTemplates, to: &writer)
  }

  private func write(
    _ element: LiveElement,
    _ face: Face,
    _ staticTemplates: inout StaticTemplates,
    to writer: inout HTMLWriter
  ) {
    if face == .main, element.id != focused,
      let staticTemplate = staticTemplates.staticTemplate(for: element)
    {
      element.noteRendered(.main, as: element.template(.main))
      staticTemplate.write(element, to: &writer) { slot, isSpaced, writer in
        fill(slot, of: element, among: staticTemplate.slots, isSpaced, &staticTemplates, &writer)
      }
      return
    }
    var node = element.template(face)
    element.noteRendered(face, as: node)
    if element.id == focused, face == .main { node = focusedNode(of: element) }
    let all = ContentPlan.slots(of: node)
    var slots = all[...]
    write(.element(node), to: &writer) { isSpaced, writer in
      guard let slot = slots.popFirst() else { return }
      fill(slot, of: element, among: all, isSpaced, &staticTemplates, &writer)
    }
  }

  private func fill(
    _ slot: ContentSlot,
    of element: LiveElement,
    among slots: [ContentSlot],
    _ isSpaced: Bool,
    _ staticTemplates: inout StaticTemplates,
    _ writer: inout HTMLWriter
  ) {
    for child in element.children(in: slot, among: slots) {
      if isSpaced { writer.lineBreak() }
      write(child, slot.face, &staticTemplates, to: &writer)
    }
  }

  private func focusedNode(of element: LiveElement) -> HTMLElement {
    let attributes = element.attributes
    element.attributes[.isFocused] = .flag(true)
    defer { element.attributes = attributes }
    return element.template(.main)
  }

  private func write(
    _ node: HTMLNode,
    to writer: inout HTMLWriter,
    isSpaced: Bool = true,
    fill: (Bool, inout HTMLWriter) -> Void
  ) {
    switch node {
    case .text(let text): writer.write(text: text)
    case .slot: fill(isSpaced, &writer)
    case .element(let element):
      writer.open(element)
      for child in element.children {
        write(child, to: &writer, isSpaced: element.tag.toleratesSpace, fill: fill)
      }
      writer.close(element)
    }
  }
}
