/// A system icon as an inline drawing, in the colour of the text around it.
enum Icon {
  static func element(named name: String, class extra: StaticString? = nil) -> HTMLElement {
    var node = HTMLElement(.svg)
    node.addClass("icon")
    if let extra { node.addClass(extra) }
    node[.viewBox] = SystemIcon.viewBox
    node[.ariaHidden] = "true"
    node[.focusable] = "false"
    node.children = SystemIcon(named: name).paths.map { .element(element($0)) }
    return node
  }

  private static func element(_ path: SystemIcon.Path) -> HTMLElement {
    var node = HTMLElement(.path)
    node[.d] = path.data
    if path.kind != .line { node.addClass("icon-fill") }
    if path.kind == .inside { node.addClass("icon-bare") }
    return node
  }
}
