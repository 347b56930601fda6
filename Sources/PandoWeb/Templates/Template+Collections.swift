import PandoUI

extension Template {
  /// Lists, forms, their sections and rows.
  static func collection(_ input: TemplateInput) -> HTMLElement {
    switch input.kind {
    case .list: list(input)
    case .form: form(input)
    case .section: section(input)
    case .row: row(input)
    case .groupBox: groupBox(input)
    default: swipeActions(input)
    }
  }

  private static func list(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(.ul)
    // Safari drops the role of a list without bullets.
    node[.role] = "list"
    node.addClass("list", "collection")
    node.addClass(prefix: "list", input.style)
    stripe(input, &node)
    if input.attributes.flag(.isEditing) { node.addClass("edits") }
    if input.attributes.flag(.allowsMultiple) { node.addClass("multiple") }
    if input.attributes.flag(.isRefreshing) { node.addClass("refreshing") }
    node.children = [.slot]
    return node
  }

  /// Gives every other row another background, counted from the first row that is not made.
  static func stripe(_ input: TemplateInput, _ node: inout HTMLElement) {
    guard input.attributes.flag(.alternatesRows) else { return }
    node.addClass("striped", "late")
    let first = input.attributes.list(.rowWindow).first.flatMap { Int($0) } ?? 0
    if !first.isMultiple(of: 2) { node.addClass("shifted") }
  }

  private static func form(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(input.ancestry.container == .form ? .div : .form)
    node.addClass("form", "collection")
    node.addClass(prefix: "form", input.style)
    node.children = [.slot]
    return node
  }

  private static func section(_ input: TemplateInput) -> HTMLElement {
    let ancestry = input.ancestry
    if ancestry.parent == .table { return tableGroup(input) }
    if ancestry.parent == .picker, ancestry.options == .select { return optionGroup(input) }
    var node = HTMLElement(ancestry.isPhrasing ? .span : .section)
    node.addClass("section")
    let hasTitle = input.attributes.text(.title) != nil
    let head = input.style == "increased" ? [increased(sectionHead(input))] : sectionHead(input)
    if hasTitle { node[.ariaLabelledby] = input.name.part("title") }
    switch ancestry.container {
    case .list:
      // The list of the rows has the name of the section, so that it is not one list without a name in another.
      node.tag = .li
      node[.ariaLabelledby] = nil
      let rows = HTMLNode.make(
        .ul,
        class: "rows",
        [.role: "list", .ariaLabelledby: input.name.part("title")],
        [.slot]
      )
      node.children = head + [rows, .slot("footer")]
    case .form:
      node.children = head + [.make(.div, class: "rows", [:], [.slot]), .slot("footer")]
    case .menu:
      node.tag = .div
      node[.role] = "group"
      node.addClass("menu-section")
      node.children = head + [.slot, .slot("footer")]
    default:
      node.addClass("section-loose", "v")
      node.children = head + [.slot, .slot("footer")]
    }
    return node
  }

  /// A header with the size and the colour of a title.
  private static func increased(_ head: [HTMLNode]) -> HTMLNode {
    var node = HTMLElement(.div)
    node.style[.display] = .keyword("contents")
    node.style[.footnote] = .variable("title3")
    node.style[.secondLabel] = .variable("label")
    node.children = head
    return .element(node)
  }

  /// The title or the header of a section, with the button that folds it.
  private static func sectionHead(_ input: TemplateInput) -> [HTMLNode] {
    let ancestry = input.ancestry, name = input.name.part("title")
    var head: [HTMLNode] = [.slot("header")]
    if let text = input.attributes.text(.title) {
      // A menu has no headings in it.
      let tag = ancestry.container == .menu ? .span : HTMLTag.heading(max(ancestry.headingLevel, 2))
      head.insert(.make(tag, class: "part-header", [.id: name], [.text(text)]), at: 0)
    } else if ancestry.container == .list {
      var named = HTMLElement(.div)
      named[.id] = name
      named.style[.display] = .keyword("contents")
      named.children = head
      head = [.element(named)]
    }
    let fold = foldButton(input)
    guard !fold.isEmpty else { return head }
    // The button stands in the middle of the header, however high that is: at the end of rows, else beside the words.
    let isOverRows = [.list, .form].contains(ancestry.container)
    var node = HTMLElement(input.blockTag)
    node.addClass(isOverRows ? "section-head" : "group-title h")
    // What the application puts at the end of the header stands before the button.
    if isOverRows, input.attributes[.title] == nil {
      node.style[.paddingInline] = .list([.px(0), .px(28)])
    }
    node.children = head + fold
    return [.element(node)]
  }

  /// The button that shows and hides the rows of a collapsible section.
  static func foldButton(_ input: TemplateInput) -> [HTMLNode] {
    guard input.attributes[.isExpanded] != nil else { return [] }
    let isExpanded = input.attributes.flag(.isExpanded)
    var button = HTMLElement(.button)
    button[.type] = "button"
    button[.ariaLabel] = input.word(isExpanded ? .hideSection : .showSection)
    button[.ariaExpanded] = isExpanded ? "true" : "false"
    button[.dataAction] = "toggle"
    button.addClass("section-fold")
    button.isControl = true
    button.children = [.element(Icon.element(named: "chevron.forward"))]
    return [.element(button)]
  }

  private static func row(_ input: TemplateInput) -> HTMLElement {
    let attributes = input.attributes
    var node = HTMLElement(input.ancestry.container == .list ? .li : .div)
    node.addClass("row")
    if attributes.flag(.isSelected) {
      node[.ariaCurrent] = "true"
      node.addClass("selected")
    }
    let edits = rowEdits(input)
    // The content needs an id, because the accessible names of the buttons include it.
    let content: [HTMLName: String?] = edits.isEmpty ? [:] : [.id: input.name.part("row")]
    var inner = HTMLElement(.div)
    inner.addClass("row-content", "h")
    for (name, value) in content { inner[name] = value }
    inner.children = [.slot]
    if let level = attributes.number(.level) {
      if node.tag == .li { node[.ariaLevel] = ariaLevel(level) }
      inner.style[.marginInline] = .list([.px(20 * (min(max(level, 1), 10) - 1)), .px(0)])
    }
    node.children = [.element(inner)]
    if let badge = attributes.text(.badge) { node.children.append(self.badge(badge)) }
    node.children += [.slot(kinds: .swipeActions, .contextMenu)]
    if !edits.isEmpty {
      node.children.append(.make(.div, class: "row-edits late", [:], edits))
    }
    if attributes.events.contains(.move) { node[.draggable] = "true" }
    return node
  }

  /// Buttons as an alternative to swiping and dragging (WCAG 2.5.7).
  private static func rowEdits(_ input: TemplateInput) -> [HTMLNode] {
    func button(_ action: String, _ word: ControlWord, _ icon: String) -> HTMLNode {
      var node = HTMLElement(.button)
      node[.type] = "button"
      node[.id] = input.name.outer + "-" + action
      node[.dataAction] = action
      node[.ariaLabel] = input.word(word)
      node[.ariaLabelledby] = "\(input.name.outer)-\(action) \(input.name.part("row"))"
      node.addClass("row-edit")
      node.addClass(prefix: "row", action)
      node.children = [.element(Icon.element(named: icon))]
      return .element(node)
    }
    var nodes: [HTMLNode] = []
    if input.attributes.events.contains(.move) {
      nodes.append(button("moveUp", .moveUp, "chevron.up"))
      nodes.append(button("moveDown", .moveDown, "chevron.down"))
    }
    if input.attributes.events.contains(.delete) {
      nodes.append(button("delete", .delete, "trash"))
    }
    return nodes
  }

  /// The badge of a row or a tab.
  static func badge(_ text: String) -> HTMLNode {
    .make(.span, class: "badge", [:], [.text(text)])
  }

  private static func groupBox(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(input.blockTag)
    node.addClass("group-box")
    node[.role] = "group"
    if let text = input.attributes.text(.title) ?? input.attributes.text(.text) {
      let label = input.name.part("label")
      node[.ariaLabelledby] = label
      node.children.append(.make(.span, class: "part-label", [.id: label], [.text(text)]))
    }
    node.children += [
      .slot("label"), .make(input.blockTag, class: "group-content v", [:], [.slot]),
    ]
    return node
  }

  private static func swipeActions(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(input.blockTag)
    node.addClass("swipe", "late")
    node.addClass(prefix: "swipe", input.attributes.text(.placement) ?? "trailing")
    node[.role] = "group"
    node[.ariaLabel] = input.word(.actions)
    // A long swipe performs the first of the actions.
    if input.attributes.text(.value) == "fullSwipe" { node[.dataValue] = "fullSwipe" }
    node.children = [.slot]
    return node
  }
}
