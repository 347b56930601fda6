import PandoUI

extension Template {
  /// Lets the layers of the highest priority alone decide the size of a stack.
  ///
  /// Larger layers of a lower priority reach over its edges on both sides.
  private static func rankLayers(_ input: TemplateInput, _ node: inout HTMLElement) {
    if input.extent.highestLayer > 0 { node.addClass("ranked") }
    node.style[.lowerLayers] = .keyword("absolute")
    if input.attributes[.alignment] == nil { node.style[.layers] = .keyword("center") }
    // A stack that is a layer itself has a position from the style sheet.
    if input.ancestry.parent != .zstack { node.style[.position] = .keyword("relative") }
  }

  /// Elements that place other elements and have no meaning themselves.
  static func layout(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(input.blockTag)
    node.children = [.slot]
    switch input.kind {
    case .root:
      node.tag = .main
      node.addClass("root", "z")
    case .hstack:
      node.addClass("h")
      if input.style == "controlGroup", input.ancestry.container == .none {
        node.addClass("joined", "late")
        node.style[.gap] = .px(1)
      }
    case .vstack:
      node.addClass("v")
      if input.style.hasPrefix("inset") {
        node.addClass("late", "insets", input.style == "insetTop" ? "insets-top" : "insets-bottom")
        // Content that scrolls has the room that the inset leaves, also within another inset.
        if input.extent.frame.contains(.y) { node.style[.minHeight] = .px(0) }
      }
    case .zstack:
      node.addClass("z")
      if input.extent.ranksLayers {
        rankLayers(input, &node)
      } else if input.extent.highestLayer < 0 {
        // It does not inherit the position of a stack around it.
        node.style[.lowerLayers] = .keyword("relative")
      }
    case .spacer:
      node.addClass("spacer")
      node.children = []
    case .divider: divider(input, &node)
    case .grid: node.addClass("grid")
    case .gridRow: node.addClass("grid-row")
    case .lazyGrid:
      node.addClass("lazy-grid")
      if input.attributes.text(.axis) == "horizontal" { node.addClass("lazy-columns") }
    case .cell:
      node.addClass("cell", "z")
      let number = input.attributes.number(.level).flatMap { Int(exactly: $0) } ?? 1
      if let column = input.attributes.text(.placement) {
        node.addClass(prefix: "column", "\(column)\(number)")
      }
      // The alignment of its column does not move a cell with a place of its own.
      if input.attributes.text(.alignment)?.hasPrefix("row ") ?? true {
        node.addClass(prefix: "k", "\(number)")
      }
    case .geometry: node.addClass("geometry", "z")
    case .layout: node.addClass("layout")
    case .fitting:
      node.addClass("fitting", "z", "late")
      node[.dataFit] = input.attributes.text(.axis)
    case .scroll: scroll(input, &node)
    case .part: part(input, &node)
    case .box: node.addClass("box", "z")
    default: node.addClass("z")
    }
    if input.overlaps { node.addClass("overlaps") }
    for part in input.attributes.list(.pinnedViews) where part == "headers" || part == "footers" {
      node.addClass(prefix: "pins", part)
      node.addClass("late")
    }
    return node
  }

  private static func divider(_ input: TemplateInput, _ node: inout HTMLElement) {
    // A line that is a whole row of a list is horizontal, although the row places views beside each other.
    let isHorizontal = !input.ancestry.isBetweenColumns
    node.tag = !input.ancestry.isPhrasing && isHorizontal ? .hr : .span
    if !isHorizontal {
      node[.role] = input.ancestry.isPhrasing ? nil : "separator"
      node[.ariaOrientation] = input.ancestry.isPhrasing ? nil : "vertical"
    }
    node.addClass("divider")
    // In boxes, such as frames, a line stands as in the stack around them, however narrow they are.
    if !isHorizontal, input.ancestry.parent == .box {
      (node.style[.width], node.style[.minWidth]) = (.px(1), .px(1))
      node.style[.height] = .keyword("auto")
    }
    if input.ancestry.parent == .row {
      node.style[.width] = .percent(100)
      node.style[.height] = .px(1)
      node.style[.alignSelf] = .keyword("center")
    }
    // A line with a length is placed by its stack.
    if input.attributes[isHorizontal ? .width : .height] != nil {
      node.style[.alignSelf] = .keyword("auto")
    } else if let most = input.attributes.number(isHorizontal ? .maxWidth : .maxHeight),
      most.isFinite
    {
      // A line with a maximum length is placed by its stack too. It has this length if there is
      // room.
      node.style[.alignSelf] = .keyword("auto")
      node.style[isHorizontal ? .width : .height] = isHorizontal ? .percent(100) : .px(max(most, 0))
    }
    node.children = []
  }

  private static func scroll(_ input: TemplateInput, _ node: inout HTMLElement) {
    // A scroll view without directions is a column that cuts its content.
    if input.attributes.text(.axis) == "none" {
      node.addClass("v")
      node.style[.overflow] = .keyword("clip")
      return
    }
    node.addClass("scroll")
    switch input.attributes.text(.axis) {
    case "horizontal": node.addClass("scroll-x", "h")
    case "both": node.addClass("scroll-xy", "v")
    default: node.addClass("scroll-y", "v")
    }
    if case .flag(false)? = input.attributes[.showsIndicators] { node.addClass("no-bars") }
    if input.attributes.flag(.staysAtEnd) {
      node.addClass("stays-at-end")
      node.children.append(.make(.div, class: "end", [:]))
    }
    switch input.attributes.text(.contentAlignment) {
    case "center": node.style[.justifyContent] = .keyword("safe center")
    case "end": node.style[.justifyContent] = .keyword("safe end")
    default: break
    }
    if input.attributes.flag(.isRefreshing) { node.addClass("refreshing") }
    switch input.attributes.text(.style) {
    case "paging": node.addClass("snaps", "snaps-once")
    case "viewAligned": node.addClass("snaps")
    default: break
    }
  }

  /// A part of its parent. The parent's template decides its position, and its element depends on the
  /// parent too: the header of a section is a heading.
  private static func part(_ input: TemplateInput, _ node: inout HTMLElement) {
    let part = input.attributes.text(.part) ?? "content"
    let parent = input.ancestry.parent
    node.addClass("part")
    node.addClass(prefix: "part", part)
    if input.extent.listTraits.contains(.grouped) { node.addClass("grouped") }
    if input.extent.listTraits.contains(.column) { node.addClass("columned") }
    switch (parent, part) {
    case (_, "header") where input.ancestry.container == .menu: break
    case (.section, "header") where input.attributes.flag(.isPlain): node.tag = .span
    case (.section, "header"), (.list, "header"), (.form, "header"):
      node.tag = HTMLTag.heading(max(input.ancestry.headingLevel - 1, 2))
    case (.groupBox, "label"), (.unavailable, "label"), (.unavailable, "title"):
      node.tag = HTMLTag.heading(max(input.ancestry.headingLevel, 2))
    case (.section, "footer"), (.list, "footer"), (.form, "footer"), (.unavailable, "message"):
      node.tag = .p
    case (.navigationSplit, "sidebar"):
      node.tag = .nav
    case (.screen, "search"):
      node.tag = .search
    case (.menu, "label"), (.disclosure, "label"):
      node.tag = .span
    default: break
    }
    switch part {
    case "background", "overlay", "foreground", "sidebar", "detail", "content", "annotation":
      node.addClass("z")
    case "chartBackground", "chartOverlay":
      node.addClass("z")
      node.style[.position] = .keyword("absolute")
      node.style[.left] = .px(0)
      node.style[.top] = .px(0)
      node.style[.width] = .percent(100)
      node.style[.height] = .percent(100)
      // Without the font and the colour of the axis labels around.
      node.style[.fontSize] = .variable("body")
      node.style[.color] = .variable("label")
    case "representation":
      // The representation lies over the view, so that a finger that explores the screen with a screen reader finds it
      // there.
      node.addClass("z", "late")
      node.style[.position] = .keyword("absolute")
      node.style[.left] = .px(0)
      node.style[.top] = .px(0)
      node.style[.width] = .percent(100)
      node.style[.height] = .percent(100)
      node.style[.pointerEvents] = .keyword("none")
      var inner = HTMLElement(input.blockTag)
      inner.addClass("z")
      inner.style[.opacity] = .number(0)
      inner.style[.overflow] = .keyword("hidden")
      inner.children = [.slot]
      node.children = [.element(inner)]
    case "actions", "message": node.addClass("v")
    case "suggestions":
      node.addClass("v")
      node.style[.alignItems] = .keyword("start")
      node.style[.gap] = .px(12)
    case "commands":
      node.addClass("h")
      node[.role] = "group"
      node[.ariaLabel] = input.word(.menuBar)
    // The label of an axis of a chart.
    case _ where part.hasPrefix("axis-"): node.addClass("z")
    default: node.addClass("h")
    }
    if part == "background" || part == "overlay" {
      node[.ariaHidden] = nil
    }
    if part == "refresh" { node.children = [.element(refreshButton(input))] }
  }
}
