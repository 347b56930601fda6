import PandoUI

/// A system image as a drawing in a line of text; its colour is that of the words.
enum Icon {
  static func element(named name: String, class extra: StaticString? = nil) -> HTMLElement {
    var node = HTMLElement(.svg)
    node.addClass("icon")
    if let extra { node.addClass(extra) }
    node[.viewBox] = "0 0 24 24"
    node[.ariaHidden] = "true"
    node[.focusable] = "false"
    node.children = [.make(.circle, [.cx: "12", .cy: "12", .r: "8"])]
    return node
  }
}
