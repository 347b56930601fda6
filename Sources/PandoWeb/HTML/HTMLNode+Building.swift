import PandoUI

// Short ways to write templates.
extension HTMLNode {
  /// An element with a class, attributes and children.
  static func make(
    _ tag: HTMLTag,
    class name: StaticString? = nil,
    _ attributes: [HTMLName: String?] = [:],
    _ children: [HTMLNode] = []
  ) -> HTMLNode {
    var element = HTMLElement(tag)
    if let name { element.addClass(name) }
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      guard let value else { continue }
      element.attributes.append(HTMLAttribute(name: name, value: value))
    }
    element.children = children
    return .element(element)
  }

  /// The slot for the children that no other slot takes.
  static let slot = HTMLNode.slot(ContentSlot())

  /// The slot for children with one of these part names.
  static func slot(_ parts: String...) -> HTMLNode { .slot(ContentSlot(rule: .parts(parts))) }

  /// The slot for children of these kinds.
  static func slot(kinds: ElementKind...) -> HTMLNode { .slot(ContentSlot(rule: .kinds(kinds))) }

  /// The slot for children with one of these placements.
  static func slot(placements: String...) -> HTMLNode {
    .slot(ContentSlot(rule: .placements(placements)))
  }

  /// Text for assistive technology only.
  static func hidden(_ text: String) -> HTMLNode {
    .make(.span, class: "vh", [:], [.text(text)])
  }
}

extension HTMLElement {
  /// Makes an element that a closure completes.
  static func make(_ tag: HTMLTag, _ body: (inout HTMLElement) -> Void) -> HTMLElement {
    var element = HTMLElement(tag)
    body(&element)
    return element
  }

  /// A copy with other children.
  func containing(_ children: [HTMLNode]) -> HTMLElement {
    var copy = self
    copy.children = children
    return copy
  }
}
