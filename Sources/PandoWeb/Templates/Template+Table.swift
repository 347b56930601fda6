import PandoUI

extension Template {
  /// Tables, their columns, rows and cells.
  static func table(_ input: TemplateInput) -> HTMLElement {
    switch input.kind {
    case .table: wholeTable(input)
    case .tableColumn: column(input)
    case .tableRow: tableRow(input)
    default: cell(input)
    }
  }

  private static func wholeTable(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(input.blockTag)
    node.addClass("table")
    stripe(input, &node)
    // Wide tables scroll. Content that scrolls has to be focusable (WCAG 2.1.1) and so needs a
    // name. Without a name of its own a table is no landmark: several landmarks with one name
    // cannot be distinguished.
    let name = input.attributes.text(.accessibilityLabel) ?? input.attributes.text(.title)
    if input.style == "calendar" {
      node.addClass("calendar")
    } else {
      node[.role] = name == nil ? "group" : "region"
      node[.tabindex] = "0"
    }
    node[.ariaLabel] = name ?? input.word(.table)
    let head = HTMLNode.make(.tr, [:], [.slot(kinds: .tableColumn)])
    var table = HTMLElement(.table)
    // A table with a selection is a grid (WAI-ARIA Authoring Practices).
    if case .flag(let allowsMultiple)? = input.attributes[.allowsMultiple] {
      table[.role] = "grid"
      table[.ariaLabel] = node[.ariaLabel]
      if allowsMultiple {
        table[.ariaMultiselectable] = "true"
        table.addClass("multiple")
      }
    }
    // A table whose rows can be opened is a tree.
    if input.attributes[.level] != nil {
      table[.role] = "treegrid"
      table[.ariaLabel] = node[.ariaLabel]
    }
    // Sections bring a group of their own.
    let rows = input.attributes[.span] == nil ? HTMLNode.make(.tbody, [:], [.slot]) : .slot
    // Hidden headers are read aloud.
    let isHidden = input.attributes.flag(.indicatorIsHidden)
    table.children = [.make(.thead, class: isHidden ? "vh" : nil, [:], [head]), rows]
    node.children = [.element(table)]
    return node
  }

  /// The rows of a section, below its header across all columns.
  static func tableGroup(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(.tbody)
    if let span = input.attributes.number(.span) {
      var header = HTMLElement(.th)
      header[.scope] = "rowgroup"
      header[.colspan] = "\(Int(min(max(span, 1), 1000)))"
      header.children = [
        .make(.span, class: "group-title h", [:], [.slot("header")] + foldButton(input))
      ]
      node.children = [.make(.tr, class: "group-head", [:], [.element(header)])]
    }
    node.children.append(.slot)
    return node
  }

  private static func column(_ input: TemplateInput) -> HTMLElement {
    let attributes = input.attributes
    let words = words(of: input) + [.slot], menu = [HTMLNode.slot(kinds: .contextMenu)]
    // A heading without text would be read out as a heading (HTML, "the th element": a heading is
    // for something).
    guard attributes.text(.label) != "" else {
      var node = HTMLElement(.td)
      align(&node, input)
      node.children = words + menu
      return node
    }
    var node = HTMLElement(.th)
    align(&node, input)
    node[.scope] = "col"
    // The words that are read out before each cell, without the menu and the handle in the heading.
    node[.ariaLabel] = attributes.text(.label)
    switch attributes.text(.value) {
    case "forward", "ascending": node[.ariaSort] = "ascending"
    case "reverse", "descending": node[.ariaSort] = "descending"
    default: break
    }
    guard attributes.events.contains(.tap) else {
      node.children = words + menu
      return node
    }
    var button = HTMLElement(.button)
    button[.type] = "button"
    button.addClass("sort", "h")
    button.isControl = true
    button.children = words
    if let order = node[.ariaSort] {
      let icon = order == "ascending" ? "chevron.up" : "chevron.down"
      button.children.append(.element(Icon.element(named: icon)))
    }
    node.children = [.element(button)] + menu
    return node
  }

  private static func tableRow(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(.tr)
    if input.attributes.flag(.isSelected) {
      node[.ariaSelected] = "true"
      node.addClass("selected")
    } else if input.attributes.events.contains(.tap) {
      node[.ariaSelected] = "false"
    }
    if let level = input.attributes.number(.level) { node[.ariaLevel] = ariaLevel(level) }
    if input.attributes[.isExpanded] != nil {
      node[.ariaExpanded] = input.attributes.flag(.isExpanded) ? "true" : "false"
    }
    node.children = [.slot]
    if input.style == "menu" {
      // Only cells can be in a row.
      let menu = HTMLNode.slot(kinds: .contextMenu)
      node.children.append(.make(.td, class: "row-menu", [.role: "none"], [menu]))
    }
    return node
  }

  private static func cell(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(.td)
    align(&node, input)
    if input.attributes[.minWidth] != nil { node.addClass("within") }
    if let span = input.attributes.number(.span), span > 1 {
      node[.colspan] = "\(Int(min(span, 1000)))"
    }
    node.children = words(of: input) + [.slot]
    guard let level = input.attributes.number(.level) else { return node }
    // The button of a row that can be opened, or the same room without a button, indented by the
    // level of the row.
    var line = HTMLElement(.div)
    line.addClass("h")
    line.style[.gap] = .px(2)
    line.style[.paddingInline] = .list([.px(Double(Int(ariaLevel(level)) ?? 1) * 20 - 20), .px(0)])
    var mark = HTMLElement(.span)
    if case .element(let button)? = foldButton(input).first {
      mark = button
      // The button is named by the content of the cell, which distinguishes it from the buttons of
      // other rows.
      mark[.ariaLabel] = nil
      mark[.ariaLabelledby] = input.name.part("row")
      mark.style[.position] = .keyword("static")
      mark.style[.marginBlock] = .px(-8)
      mark.style[.marginInline] = .list([.px(-8), .px(0)])
    }
    mark.style[.width] = .px(mark.isControl ? 32 : 24)
    mark.style[.flex] = .keyword("none")
    let content = HTMLNode.make(.div, [.id: input.name.part("row")], node.children)
    line.children = [.element(mark), content]
    node.children = [.element(line)]
    return node
  }

  /// How deep a row is, in the bounds of ARIA.
  static func ariaLevel(_ number: Double) -> String {
    "\(Int(min(max(number.isNaN ? 1 : number, 1), 100)))"
  }

  /// Aligns the content of a cell as its words, because the alignment of words does not move
  /// blocks.
  private static func align(_ node: inout HTMLElement, _ input: TemplateInput) {
    switch input.attributes.text(.textAlignment) {
    case "trailing": node.addClass("cell-end")
    case "center": node.addClass("cell-middle")
    default: break
    }
  }
}
