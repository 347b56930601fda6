import PandoUI

extension Template {
  /// A button that opens a list of controls (WAI-ARIA Authoring Practices, "Menu Button").
  ///
  /// The browser opens and closes the list, in front of everything else, and `popover-placing.css` places it.
  static func menu(_ input: TemplateInput) -> HTMLElement {
    var button = HTMLElement(.button)
    button[.type] = "button"
    addButtonClasses(input, &button)
    button.addClass("menu-button")
    button.isControl = true
    button.children = words(of: input) + [.slot("label")]
    let isInside = input.ancestry.container == .menu
    if isInside
      || input.ancestry.container != .toolbar && !input.attributes.flag(.indicatorIsHidden)
    {
      let mark = isInside ? "chevron.forward" : "chevron.down"
      button.children.append(.element(Icon.element(named: mark, class: "menu-mark")))
    }
    var node = HTMLElement(input.blockTag)
    node.addClass("menu")
    // The rest of the script aligns the items, and opens a menu in a menu when a mouse rests on its item.
    node.addClass("late")
    let list = menuItems(of: &button, input, name: .labelledBy(input.name.part("control")))
    node.children = [.element(button), .element(list)]
    return node
  }

  /// The menu of a view, which a secondary click, a long press or a key opens. The key Tab reaches
  /// a button that is invisible without the focus.
  static func contextMenu(_ input: TemplateInput) -> HTMLElement {
    let name = input.word(input.ancestry.parent == .tableColumn ? .columns : .moreActions)
    var button = HTMLElement(.button)
    button[.type] = "button"
    button[.ariaLabel] = name
    button.addClass("context-button")
    button.isControl = true
    button.children = [.element(Icon.element(named: "ellipsis"))]
    var node = HTMLElement(input.blockTag)
    node.addClass("context")
    node.addClass("late")
    // The press that opens it would close it again.
    let list = menuItems(
      of: &button,
      input,
      name: .words(name),
      closing: "manual"
    )
    node.children = [.element(button), .element(list)]
    return node
  }

  private enum MenuName {
    case labelledBy(String)
    case words(String)
  }

  /// The list that a button opens.
  ///
  /// - Parameter closing: Who closes the list when something else is pressed: the browser (`auto`), or the script (`manual`).
  private static func menuItems(
    of button: inout HTMLElement,
    _ input: TemplateInput,
    name: MenuName,
    closing: String = "auto"
  ) -> HTMLElement {
    let id = input.name.part("items")
    button[.ariaHaspopup] = "menu"
    button[.popovertarget] = id
    var list = HTMLElement(.div)
    list[.id] = id
    list[.popover] = closing
    list[.role] = "menu"
    list.addClass("menu-items")
    switch name {
    case .labelledBy(let id): list[.ariaLabelledby] = id
    case .words(let words): list[.ariaLabel] = words
    }
    list.children = [.slot]
    return list
  }

  /// An item of a menu that is on or off.
  static func choiceItem(_ role: String, isOn: Bool, _ words: [HTMLNode]) -> HTMLElement {
    var node = HTMLElement(.button)
    node[.type] = "button"
    node[.role] = role
    node[.ariaChecked] = isOn ? "true" : "false"
    node.addClass("button", "menu-item", "h")
    node.children = [.element(Icon.element(named: "checkmark", class: "menu-check"))] + words
    return node
  }

  /// The options of a picker in a menu.
  static func pickerItems(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(.div)
    node[.role] = "group"
    node[.ariaLabelledby] = input.name.part("label")
    node.addClass("menu-section")
    node.children = [
      .make(
        .span,
        class: "part-header",
        [.id: input.name.part("label")],
        words(of: input) + [.slot("label")]
      ), .slot,
    ]
    return node
  }
}
