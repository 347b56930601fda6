import PandoUI

extension Template {
  static func image(_ input: TemplateInput) -> HTMLElement {
    let attributes = input.attributes
    let label = attributes.text(.accessibilityLabel) ?? attributes.text(.label)
    if let name = attributes.text(.systemName) {
      var node = Icon.element(named: name)
      node.addClass("image")
      if attributes.flag(.isResizable) { node.addClass("resizable") }
      if let label {
        node[.role] = "img"
        node[.ariaLabel] = label
        node[.ariaHidden] = nil
      }
      return node
    }
    var node = HTMLElement(.img)
    node.addClass("image", "file")
    if attributes.flag(.isResizable) {
      node.addClass("resizable")
      node.addClass(prefix: "content", attributes.text(.contentMode) ?? "stretch")
    }
    if case .picture(let picture)? = attributes[.picture] {
      node[.src] = attributes.text(.address) ?? picture.dataAddress
    } else {
      node[.src] = attributes.text(.source).flatMap { SafeURL($0, for: .image) }?.text
    }
    node[.alt] = label ?? ""
    node[.loading] = "lazy"
    node[.decoding] = "async"
    return node
  }
}
