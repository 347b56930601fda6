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
    // Wide tables scroll. What scrolls has to be focusable (WCAG 2.1.1) and so needs a name. Without a name of its own a
    // table is no landmark: several landmarks of one name tell nothing.
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
    // Rows that can be selected are those of a grid (WAI-ARIA Authoring Practices).
    if case .flag(let allowsMultiple)? = input.attributes[.allowsMultiple] {
      table[.role] = "grid"
      table[.ariaLabel] = node[.ariaLabel]
      if allowsMultiple { table[.ariaMultiselectable] = "true" }
    }
    table.children = [.make(.thead, [:], [head]), .make(.tbody, [:], [.slot])]
    node.children = [.element(table)]
    return node
  }

  private static func column(_ input: TemplateInput) -> HTMLElement {
    let attributes = input.attributes
    let words = words(of: input) + [.slot]
    // A heading without words would be read out as one (HTML, "the th element": a heading is for something).
    guard attributes.text(.label) != "" else {
      var node = HTMLElement(.td)
      align(&node, input)
      node.children = words
      return node
    }
    var node = HTMLElement(.th)
    align(&node, input)
    node[.scope] = "col"
    switch attributes.text(.value) {
    case "forward", "ascending": node[.ariaSort] = "ascending"
    case "reverse", "descending": node[.ariaSort] = "descending"
    default: break
    }
    guard attributes.events.contains(.tap) else {
      node.children = words
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
    node.children = [.element(button)]
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
    node.children = [.slot]
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
    return node
  }
  /// Has what is in a cell stand where its words would: the alignment of words does not move blocks.
  private static func align(_ node: inout HTMLElement, _ input: TemplateInput) {
    switch input.attributes.text(.textAlignment) {
    case "trailing": node.addClass("cell-end")
    case "center": node.addClass("cell-middle")
    default: break
    }
  }
}
