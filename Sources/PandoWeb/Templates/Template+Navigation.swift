import PandoUI

extension Template {
  /// Elements that lead from screen to screen.
  static func navigation(_ input: TemplateInput) -> HTMLElement {
    switch input.kind {
    case .screen: return screen(input)
    case .toolbar: return toolbar(input)
    case .tabView: return tabView(input)
    case .tab: return tabPanel(input)
    default: break
    }
    var node = HTMLElement(input.blockTag)
    node.children = [.slot]
    switch input.kind {
    case .navigationStack: node.addClass("stack", "z")
    case .navigationSplit:
      node.addClass("split")
      if input.style == "inspector" {
        node.addClass("split-inspector", "late")
        // A narrow window shows the inspector as a sheet, which can be closed.
        if input.attributes.events.contains(.dismiss) {
          let button = dismissButton(input, .close, icon: "xmark", shown: false)
          node.children.append(.element(button))
        }
      } else {
        node.children.insert(.element(columnButton(input)), at: 0)
        if input.attributes[.isExpanded] != nil {
          node.children.insert(.element(sidebarButton(input)), at: 1)
        }
      }
      if case .flag(false)? = input.attributes[.isExpanded] { node.addClass("split-alone") }
      if input.attributes.text(.value) == "doubleColumn" { node.addClass("split-double") }
      // A narrow window shows what was opened, unless the application sets the column.
      let opened = input.attributes.list(.address).isEmpty ? nil : "detail"
      if let column = input.attributes.text(.placement) ?? opened {
        node.addClass(prefix: "shows", column)
      }
    default:
      node.addClass("toolbar-item", "h")
      node.addClass(prefix: "at", input.attributes.text(.placement) ?? "automatic")
    }
    return node
  }

  /// The button that shows the column before, in a narrow window with one column at a time.
  private static func columnButton(_ input: TemplateInput) -> HTMLElement {
    var button = HTMLElement(.button)
    button[.type] = "button"
    button[.dataAction] = "column"
    button[.ariaLabel] = input.word(.back)
    // The browser's history follows the columns by the rest of the script.
    button.addClass("button", "column-back", "late")
    button.children = [.element(Icon.element(named: "chevron.backward"))]
    return button
  }

  /// The button that hides the sidebar and shows it again. It is hidden until the rest of the
  /// script places it in a bar, and only beside other columns.
  private static func sidebarButton(_ input: TemplateInput) -> HTMLElement {
    var button = HTMLElement(.button)
    button[.type] = "button"
    button[.dataAction] = "toggle"
    button[.ariaLabel] = input.word(.sidebar)
    button[.ariaExpanded] = input.attributes.flag(.isExpanded) ? "true" : "false"
    button.set(.hidden, if: true)
    button.addClass("button", "button-borderless", "split-toggle", "late")
    button.children = [.element(Icon.element(named: "sidebar.leading"))]
    return button
  }

  /// The button that reloads a list, for users who cannot pull it down.
  static func refreshButton(_ input: TemplateInput) -> HTMLElement {
    var button = HTMLElement(.button)
    button[.type] = "button"
    button[.dataAction] = "refresh"
    button[.ariaLabel] = input.word(.refresh)
    button[.title] = input.word(.refresh)
    // The indicator for touch is in the rest of the script.
    button.addClass("button", "button-borderless", "refresh", "late")
    if input.attributes.flag(.isRefreshing) { button[.ariaBusy] = "true" }
    button.children = [.element(Icon.element(named: "arrow.clockwise"))]
    return button
  }

  private static func screen(_ input: TemplateInput) -> HTMLElement {
    let attributes = input.attributes
    var node = HTMLElement(.section)
    node.addClass("screen")
    if let column = attributes.text(.part) {
      node.addClass("part")
      node.addClass(prefix: "part", column)
      if column == "sidebar" { node.tag = .nav }
      if attributes.flag(.indicatorIsHidden) { node.addClass("no-toggle") }
    }
    let display = attributes.text(.placement) ?? "automatic"
    node.addClass(prefix: "title", display)
    // The bar is as wide as the column of the content, as over a list.
    let column = Double(input.extent.columnWidth)
    if column > 0, !input.ancestry.isInDialog {
      let room = CSSValue.list([.percent(50), .keyword("-"), .px(column / 2)])
      node.style[.barSides] = .call("max", [.px(16), .call("calc", [room])])
    }
    var bar: [HTMLNode] = []
    if attributes.events.contains(.dismiss) {
      bar.append(.element(backButton(input)))
    }
    bar.append(.slot(placements: "navigation", "topBarLeading", "cancellationAction"))
    var header = HTMLElement(.header)
    header.addClass("bar", "h")
    header.set(.hidden, if: attributes.flag(.isPlain))
    if case .paint(let paint)? = attributes[.barBackground] {
      header.style[.background] = Paints.css(paint, for: .fill)
    }
    header[.dataScheme] = attributes.text(.barColorScheme).flatMap(ColorScheme.init)?.rawValue
    if let title = attributes.text(.title) {
      let id = input.name.part("title")
      node[.ariaLabelledby] = id
      let tag = HTMLTag.heading(input.ancestry.isInDialog ? 2 : 1)
      let isHidden = display == "hidden"
      if isHidden { header.addClass("bar-untitled") }
      // A large title moves into the bar while the content below it is scrolled.
      if !isHidden, display != "inline", !input.ancestry.isInDialog { header.addClass("late") }
      let style: StaticString = isHidden ? "screen-title vh" : "screen-title"
      var heading = HTMLElement(tag)
      heading.addClass(style)
      heading[.id] = id
      heading.children = [.text(title)]
      // In a narrow column a long word makes the title smaller, and is not broken.
      if title.split(separator: " ").contains(where: { $0.count > 9 }) {
        heading.addClass("shrinks", "late")
        heading.style[.smallest] = .number(0.5)
      }
      if let subtitle = attributes.text(.subtitle) {
        let words = HTMLNode.make(.p, class: "screen-subtitle", [:], [.text(subtitle)])
        bar.append(.make(.div, class: "screen-titles", [:], [.element(heading), words]))
      } else {
        bar.append(.element(heading))
      }
    } else {
      header.addClass("bar-untitled")
    }
    bar += [.slot("leading", "title"), .slot(kinds: .toolbar), .slot("trailing")]
    header.children = bar
    node.children = [
      .element(header), .slot("search"), .make(.div, class: "screen-content z", [:], [.slot]),
    ]
    if attributes.events.contains(.refresh) {
      let button = HTMLNode.element(refreshButton(input))
      // Without a bar it stands over the content.
      if attributes.flag(.isPlain) {
        node.children.insert(button, at: 1)
      } else {
        header.children.append(button)
        node.children[0] = .element(header)
      }
    }
    return node
  }

  /// The Back button of a screen. It shows as much of the title of the previous screen as there is room for.
  private static func backButton(_ input: TemplateInput) -> HTMLElement {
    var node = dismissButton(input, .back, icon: "chevron.backward", shown: true)
    guard let title = input.attributes.text(.prompt), !title.isEmpty else { return node }
    var words = HTMLElement(.span)
    words.addClass("one-line", "late")
    words.style[.maxWidth] = .em(11)
    words.children = [.text(title)]
    node[.ariaLabel] = "\(input.word(.back)): \(title)"
    node.children[node.children.count - 1] = .element(words)
    return node
  }

  /// A button that sends `dismiss`.
  static func dismissButton(
    _ input: TemplateInput,
    _ word: ControlWord,
    icon: String?,
    shown: Bool
  ) -> HTMLElement {
    let words = input.word(word)
    var node = HTMLElement(.button)
    node[.type] = "button"
    node[.id] = input.name.part("dismiss")
    node[.dataAction] = "dismiss"
    node.addClass("button", "dismiss", "h")
    if let icon { node.children.append(.element(Icon.element(named: icon))) }
    // The words may be out of sight in a narrow window.
    node[.ariaLabel] = words
    if shown { node.children.append(.make(.span, [:], [.text(words)])) }
    return node
  }

  /// The items of a toolbar by placement. `display: contents` puts them on both sides of the title,
  /// which is between them in the header.
  private static func toolbar(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(input.blockTag)
    // The rest of the script has a menu for the tools that have no room.
    node.addClass("toolbar", "late")
    func group(_ name: StaticString, _ slot: HTMLNode) -> HTMLNode {
      .make(input.blockTag, class: name, [:], [slot])
    }
    node.children = [
      group(
        "tools tools-leading",
        .slot(placements: "navigation", "topBarLeading", "cancellationAction", "leading")
      ),
      group("tools tools-principal", .slot(placements: "principal", "title", "subtitle")),
      group("tools tools-trailing", .slot),
      group("tools tools-bottom", .slot(placements: "bottomBar", "status")),
      group("tools tools-bottom tools-keyboard", .slot(placements: "keyboard")),
    ]
    return node
  }

  private static func tabView(_ input: TemplateInput) -> HTMLElement {
    var tabs = HTMLElement(.div)
    tabs.addClass("tabs", "late")
    tabs[.role] = "tablist"
    tabs[.ariaLabel] = input.attributes.text(.title) ?? input.word(.tabs)
    tabs.children = [.slot(ContentSlot(rule: .kinds([.tab]), face: .button))]
    var node = HTMLElement(input.blockTag)
    node.addClass("tab-view")
    if input.attributes.flag(.isPlain) { node.addClass("bare") }
    node.addClass(prefix: "tab-view", input.style)
    if input.style.hasPrefix("page") { node.addClass("pages") }
    node.children = [
      .make(.nav, class: "tab-bar", [:], [.element(tabs)]),
      .make(.div, class: "tab-panels z", [:], [.slot(kinds: .tab), .slot]),
      .slot("accessory"),
    ]
    return node
  }

  private static func tabPanel(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(.div)
    node[.role] = "tabpanel"
    node[.ariaLabelledby] = input.name.part("tab")
    node.addClass("tab-panel", "z")
    node.set(.hidden, if: !input.attributes.flag(.isSelected))
    node.children = [.slot(ContentSlot(rule: .others(["label"])))]
    return node
  }

  /// The button that shows a tab, in the bar of the tab view.
  static func tabButton(_ input: TemplateInput) -> HTMLElement {
    let isSelected = input.attributes.flag(.isSelected)
    var node = HTMLElement(.button)
    node[.type] = "button"
    node[.id] = input.name.part("tab")
    node[.role] = "tab"
    node[.ariaControls] = input.name.outer
    node[.ariaSelected] = isSelected ? "true" : "false"
    node.addClass("tab-button")
    node.children = words(of: input) + [.slot("label")]
    if let badge = input.attributes.text(.badge) { node.children.append(self.badge(badge)) }
    return node
  }
}
