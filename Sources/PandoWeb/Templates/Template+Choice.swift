import PandoUI

extension Template {
  /// Pickers and their options.
  static func choice(_ input: TemplateInput) -> HTMLElement {
    guard input.kind == .picker else { return option(input) }
    if input.ancestry.container == .menu { return pickerItems(input) }
    switch input.style {
    case "segmented", "palette", "inline", "radioGroup", "wheel": return radios(input)
    default: return select(input)
    }
  }

  private static func select(_ input: TemplateInput) -> HTMLElement {
    var select = HTMLElement(.select)
    select.addClass("select")
    select.isControl = true
    select.children = [.slot]
    var node = HTMLElement(.label)
    node.addClass("picker", "labeled")
    node.addClass(prefix: "picker", input.style)
    // In a bar the value is the words of a button.
    if input.ancestry.isBesideOthers || input.ancestry.container == .toolbar {
      node.addClass("label-hidden")
    }
    addChoice(select, labelledBy: words(of: input) + [.slot("label")], to: &node, input)
    return node
  }

  private static func radios(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(.fieldset)
    node[.role] = "radiogroup"
    node.addClass("choices")
    let isSegmented = input.style == "segmented" || input.style == "palette"
    let isWheel = input.style == "wheel"
    node.addClass(prefix: "choices", isSegmented ? "segmented" : isWheel ? "wheel" : "list")
    if isWheel || isSegmented { node.addClass("late") }
    let legend = HTMLNode.make(
      .legend,
      class: isSegmented || isWheel ? "vh" : "choices-label",
      [:],
      words(of: input) + [.slot("label")]
    )
    var options = HTMLElement(.div)
    options.addClass("choices-options")
    if input.attributes.flag(.isHorizontal) { options.style[.flexDirection] = .keyword("row") }
    options.children = [.slot]
    node.children = [legend, .element(options)]
    if let error = error(input) {
      node[.ariaInvalid] = "true"
      node[.ariaDescribedby] = input.name.part("error")
      node.children.append(error)
    }
    return node
  }

  /// Options of a list that belong together, below the words for them (HTML, "the optgroup element").
  static func optionGroup(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(.optgroup)
    node.children = [.make(.legend, [:], words(of: input) + [.slot("header")]), .slot]
    return node
  }

  private static func option(_ input: TemplateInput) -> HTMLElement {
    let isSelected = input.attributes.flag(.isSelected)
    if input.ancestry.options == .items {
      var words: [HTMLNode] = [.slot]
      if let name = input.attributes.text(.systemName) {
        words.insert(.element(Icon.element(named: name)), at: 0)
      }
      var item = choiceItem("menuitemradio", isOn: isSelected, words)
      item[.dataAction] = "pick"
      return item
    }
    guard input.ancestry.options != .select else {
      let words = input.attributes.text(.text) ?? ""
      // A line between options has no value and no words.
      if words.isEmpty, input.attributes.flag(.isDisabled) { return HTMLElement(.hr) }
      var node = HTMLElement(.option)
      node[.value] = input.name.outer
      node.set(.selected, if: isSelected)
      node.children = [.text(words)]
      return node
    }
    var radio = HTMLElement(.input)
    radio[.type] = "radio"
    radio[.name] = "\(input.ancestry.pickerName ?? "p")-choice"
    radio[.value] = input.name.outer
    radio.set(.checked, if: isSelected)
    radio.isControl = true
    var node = HTMLElement(.label)
    node.addClass("choice")
    var words: [HTMLNode] = [.slot]
    if let name = input.attributes.text(.systemName) {
      words.insert(.element(Icon.element(named: name)), at: 0)
    }
    node.children = [.element(radio), .make(.span, class: "choice-label h", [:], words)]
    return node
  }
}
