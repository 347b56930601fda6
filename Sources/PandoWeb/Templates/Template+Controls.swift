import PandoUI

extension Template {
  /// Controls that are pressed, switched or dragged.
  static func control(_ input: TemplateInput) -> HTMLElement {
    switch input.kind {
    case .button: button(input)
    case .link: link(input)
    case .toggle: toggle(input)
    case .stepper: stepper(input)
    case .slider: slider(input)
    case .menu: menu(input)
    case .disclosure: disclosure(input)
    default: labeledContent(input)
    }
  }

  /// Adds the classes of a button's style. An `automatic` button is bordered on a page, unless its label brings a
  /// background, a shape or a picture (`buttons.css`), and plain text in a list, a menu or a toolbar.
  static func addButtonClasses(_ input: TemplateInput, _ node: inout HTMLElement) {
    node.addClass("button", "h")
    switch input.style {
    case "automatic":
      switch input.ancestry.container {
      case .none, .table: node.addClass("button-bordered", "button-automatic")
      case .list, .form: node.addClass("button-row")
      case .menu: node.addClass("menu-item")
      case .toolbar: node.addClass("button-borderless")
      case .swipe: node.addClass("button-swipe")
      }
    case let style: node.addClass(prefix: "button", style)
    }
    addButtonShape(input, &node)
    if let role = input.attributes.text(.role) { node.addClass(prefix: "role", role) }
    if closesSheet(input) { node.addClass("closes") }
    if input.ancestry.container == .menu { node[.role] = "menuitem" }
  }

  private static func addButtonShape(_ input: TemplateInput, _ node: inout HTMLElement) {
    if let size = input.attributes.text(.controlSize) { node.addClass(prefix: "size", size) }
    switch input.attributes[.borderShape] {
    case .text(let shape)?: node.addClass(prefix: "shape", shape)
    case .number(let radius)?: node.style[.borderRadius] = .px(radius)
    default: break
    }
  }

  private static func button(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(.button)
    node[.type] = "button"
    addButtonClasses(input, &node)
    if input.attributes.flag(.isSelected) { node[.ariaPressed] = "true" }
    if input.attributes.text(.role) == "paste" { node[.dataAction] = "paste" }
    if input.attributes.flag(.repeatsAction) { node.addClass("repeats", "late") }
    node.children = words(of: input) + [.slot]
    return node
  }

  /// The icon and the text of a control whose label is not a view.
  static func words(of input: TemplateInput) -> [HTMLNode] {
    var nodes: [HTMLNode] = []
    if let name = input.attributes.text(.systemName) {
      nodes.append(.element(Icon.element(named: name)))
    }
    if let text = input.attributes.text(.text) ?? input.attributes.text(.title) {
      nodes.append(.make(.span, [:], [.text(text)]))
    }
    return nodes
  }

  private static func link(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(.a)
    node.addClass("link", "h")
    if input.attributes.flag(.indicatorIsHidden) { node.addClass("no-mark") }
    let source = input.attributes.text(.source)
    // A link to a screen that is a row looks like one, and not like a button without an edge.
    let isInRows = input.ancestry.container == .list || input.ancestry.container == .form
    let isRow = source == nil && isInRows && ["plain", "borderless"].contains(input.style)
    if input.style != "automatic", input.style != "navigation", !isRow {
      node.addClass("button")
      node.addClass(prefix: "button", input.style)
      addButtonShape(input, &node)
    }
    if let url = source.flatMap({ SafeURL($0, for: .link) }), !input.attributes.flag(.isDisabled) {
      node[.href] = url.text
      if url.leavesHost { node[.rel] = "noopener noreferrer" }
    } else if let destination = input.destination, !input.attributes.flag(.isDisabled) {
      node.addClass("link-push")
      node[.href] = destination
      // A pointer that moves carries the row, or selects words.
      node[.draggable] = "false"
    } else {
      node[.role] = "link"
      if source == nil { node.addClass("link-push") }
      if source == nil, !input.attributes.flag(.isDisabled) {
        node[.tabindex] = "0"
      } else {
        node[.ariaDisabled] = "true"
      }
    }
    if input.ancestry.container == .menu { node[.role] = "menuitem" }
    node.children = words(of: input) + [.slot]
    return node
  }

  private static func toggle(_ input: TemplateInput) -> HTMLElement {
    let isOn = input.attributes.flag(.isOn)
    if input.ancestry.container == .menu {
      return choiceItem("menuitemcheckbox", isOn: isOn, words(of: input) + [.slot])
    }
    if input.ancestry.showsButton(forToggle: input.attributes) {
      var node = HTMLElement(.button)
      node[.type] = "button"
      let isInBar = input.ancestry.container == .toolbar
      node.addClass("button", isInBar ? "button-borderless" : "button-bordered")
      node.addClass("toggle-button", "h", "late")
      node[.ariaPressed] = isOn ? "true" : "false"
      node.children = words(of: input) + [.slot]
      return node
    }
    var box = HTMLElement(.input)
    box[.type] = "checkbox"
    if input.style != "checkbox" { box[.role] = "switch" }
    box.addClass("switch")
    box.set(.checked, if: isOn)
    box.isControl = true
    var node = HTMLElement(.label)
    node.addClass("toggle", "labeled")
    node.addClass(prefix: "toggle", input.style)
    addChoice(box, labelledBy: words(of: input) + [.slot], to: &node, input)
    return node
  }

  private static func stepper(_ input: TemplateInput) -> HTMLElement {
    let attributes = input.attributes
    var node = HTMLElement(input.blockTag)
    node.addClass("stepper", "labeled", "late")
    node[.role] = "group"
    let label = input.name.part("label")
    node[.ariaLabelledby] = label
    let error = error(input)
    // A group cannot be invalid, so that its buttons have the reason.
    let description = error == nil ? label : label + " " + input.name.part("error")
    let value = attributes.number(.value)
    // The browser computes the new value of a press from these: the value, the step and the limits.
    if let value {
      let numbers = [
        value, attributes.number(.step) ?? 1,
        attributes.number(.minimum) ?? -ValueLimits.maxNumber,
        attributes.number(.maximum) ?? ValueLimits.maxNumber,
      ]
      node[.dataValue] = numbers.map { CSSValue.plain($0) }.joined(separator: " ")
    }
    func press(_ action: String, _ word: ControlWord, _ sign: String, isAtEnd: Bool) -> HTMLNode {
      var button = HTMLElement(.button)
      button[.type] = "button"
      button[.id] = input.name.outer + "-" + action
      button[.dataAction] = action
      button[.ariaLabel] = input.word(word)
      button[.ariaDescribedby] = description
      button.set(.disabled, if: attributes.flag(.isDisabled))
      // A button that a key has pressed keeps the focus at the end of the range.
      if isAtEnd { button[.ariaDisabled] = "true" }
      button.children = [.element(Icon.element(named: sign))]
      return .element(button)
    }
    var output = HTMLElement(.output)
    output.addClass("vh")
    if let value {
      output.children = [.text(attributes.text(.accessibilityValue) ?? CSSValue.format(value))]
    }
    let isLowest = zip2(value, attributes.number(.minimum)).map { $0 <= $1 } ?? false
    let isHighest = zip2(value, attributes.number(.maximum)).map { $0 >= $1 } ?? false
    node.children = [
      .make(.span, class: "labeled-label", [.id: label], words(of: input) + [.slot]),
      .element(output),
      .make(
        .span,
        class: "stepper-buttons",
        [:],
        [
          press("decrement", .decrease, "minus", isAtEnd: isLowest),
          press("increment", .increase, "plus", isAtEnd: isHighest),
        ]
      ),
    ]
    if let error { node.children.append(error) }
    return node
  }

  private static func zip2(_ first: Double?, _ second: Double?) -> (Double, Double)? {
    guard let first, let second else { return nil }
    return (first, second)
  }

  private static func slider(_ input: TemplateInput) -> HTMLElement {
    let attributes = input.attributes
    let low = attributes.number(.minimum) ?? 0
    let high = attributes.number(.maximum) ?? 1
    let value = min(max(attributes.number(.value) ?? low, low), max(low, high))
    var range = HTMLElement(.input)
    range[.type] = "range"
    range.addClass("range", "late")
    range[.min] = CSSValue.plain(low)
    range[.max] = CSSValue.plain(high)
    range[.step] = attributes.number(.step).map { CSSValue.plain($0) } ?? "any"
    range[.value] = CSSValue.plain(value)
    range.style[.fraction] = .number(high > low ? (value - low) / (high - low) : 0)
    range[.ariaLabelledby] = input.name.part("label")
    range.isControl = true
    markInvalid(&range, input)
    // Its label is not seen, and a description must not be all that names it.
    range[.ariaDescribedby] = nil
    var node = HTMLElement(input.blockTag)
    node.addClass("slider", "h")
    node.children = [
      .make(
        .span,
        class: "vh",
        [.id: input.name.part("label")],
        words(of: input) + [.slot("label"), .slot]
      ),
      .slot("minimum"), .element(range), .slot("maximum"),
    ]
    if let error = error(input) { node.children.append(error) }
    return node
  }

  private static func disclosure(_ input: TemplateInput) -> HTMLElement {
    if input.style == "mark" { return markedRow(input) }
    var summary = HTMLElement(.summary)
    summary.isControl = true
    // Its mark is drawn by the style sheet.
    summary.children = [
      .make(.span, class: "disclosure-label", [:], words(of: input) + [.slot("label")])
    ]
    var node = HTMLElement(.details)
    node.addClass("disclosure")
    node.set(.open, if: input.attributes.flag(.isExpanded))
    node.children = [.element(summary)]
    // What unfolds below a row are rows of the list.
    if input.style != "row" {
      node.children.append(.make(.div, class: "disclosure-content v", [:], [.slot]))
    }
    return node
  }

  /// The label of a row that is pressed to select it, and the button that unfolds the rows below it.
  private static func markedRow(_ input: TemplateInput) -> HTMLElement {
    let name = input.name.part("label")
    var node = HTMLElement(.div)
    node.addClass("h", "fx")
    let label = words(of: input) + [.slot("label")]
    node.children = [.make(.span, class: "disclosure-label", [.id: name], label)]
    guard case .element(var button)? = foldButton(input).first else { return node }
    // The button is named by the label, which distinguishes it from the buttons of other rows.
    button[.ariaLabel] = nil
    button[.ariaLabelledby] = name
    button.style[.position] = .keyword("static")
    button.style[.margin] = .list([.px(-8), .px(-8), .px(-8), .keyword("auto")])
    node.children.append(.element(button))
    return node
  }

  private static func labeledContent(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(input.blockTag)
    node.addClass("labeled")
    var value: [HTMLNode] = [.slot]
    if let text = input.attributes.text(.value) { value.insert(.text(text), at: 0) }
    node.children = [
      .make(input.blockTag, class: "labeled-label", [:], words(of: input) + [.slot("label")]),
      .make(input.blockTag, class: "labeled-value h", [:], value),
    ]
    return node
  }
}
