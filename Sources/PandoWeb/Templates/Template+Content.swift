import PandoUI

extension Template {
  /// Text and images.
  static func content(_ input: TemplateInput) -> HTMLElement {
    switch input.kind {
    case .text: text(input)
    case .image: image(input)
    case .shape: shape(input)
    case .label: label(input)
    case .unavailable: unavailable(input)
    default: problem(input)
    }
  }

  private static func text(_ input: TemplateInput) -> HTMLElement {
    let isHeader = input.attributes.list(.accessibilityTraits).contains("isHeader")
    let level = input.attributes.number(.headingLevel).map { Int(min(max($0, 1), 6)) }
    var node = HTMLElement(input.ancestry.isPhrasing ? .span : .p)
    if !input.ancestry.isPhrasing, isHeader || level != nil {
      node.tag = HTMLTag.heading(level ?? max(input.ancestry.headingLevel, 2))
    }
    node.addClass("text")
    if closesSheet(input) { node.addClass("closes") }
    if let limit = input.attributes.number(.lineLimit) {
      node.addClass(limit == 1 ? "one-line" : "clamped")
    }
    if input.attributes.number(.minLines) ?? 0 > 1 { node.addClass("lines") }
    if input.attributes.flag(.textSelection) { node.addClass("selectable") }
    if input.attributes.number(.minimumScaleFactor) ?? 1 < 1 { node.addClass("shrinks", "late") }
    node.children = words(input)
    if readsLabelAsText(input) {
      node.children = [
        .make(.span, [.ariaHidden: "true"], node.children),
        .make(.span, class: "vh", [:], [.text(input.attributes.text(.accessibilityLabel) ?? "")]),
      ]
    }
    // CSS cuts a line only at its end. A line that is cut at its head has the opposite direction, and its words are
    // in it as one piece with their own direction. The middle of a line is found by the script, which can measure it.
    if input.attributes.number(.lineLimit) == 1, let place = input.attributes.text(.truncation),
      place == "head" || place == "middle"
    {
      node.addClass(place == "head" ? "cut-head" : "cut-middle")
      if place == "middle" { node.addClass("late") }
      node.children = [.make(.span, [:], node.children)]
    }
    // The last line leaves room for the dots behind it (more-styles.js).
    if Stylist.endsAtEdge(input.attributes) {
      node.addClass("dots", "late")
      node.children = [.make(.span, [:], node.children)]
    }
    return node
  }

  /// Whether a label is read instead of the text, as text.
  ///
  /// An accessible name needs a role, and no role that allows a name means plain text. Words that are cut are in one
  /// piece and keep the name.
  static func readsLabelAsText(_ input: TemplateInput) -> Bool {
    let attributes = input.attributes
    return input.kind == .text && attributes[.accessibilityLabel] != nil
      && attributes[.accessibilityTraits] == nil && attributes[.headingLevel] == nil
      && attributes[.accessibilityChildren] == nil && attributes[.truncation] == nil
      && attributes[.accessibilityValue] == nil && attributes[.accessibilityHint] == nil
      && !Behaviour.isUsed(input)
  }

  private static func words(_ input: TemplateInput) -> [HTMLNode] {
    if input.attributes.flag(.isRedacted) {
      return [.make(.span, class: "skeleton", [:], [.text(input.attributes.text(.text) ?? "")])]
    }
    guard case .runs(let runs)? = input.attributes[.runs] else {
      return [.text(input.attributes.text(.text) ?? "")]
    }
    var isPainted = input.ancestry.isPainted
    if case .paint(let paint)? = input.attributes[.foreground] {
      isPainted = isPainted || paint.hasOwnLevels
    }
    return runs.map { TextRunTemplate.node(isPainted ? $0.ofColorAround : $0) }
  }

  private static func label(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(input.blockTag)
    node.addClass("labelled", "h")
    node.addClass(prefix: "label", input.style)
    if closesSheet(input) { node.addClass("closes") }
    if input.attributes[.foreground] != nil { node.addClass("painted") }
    if let name = input.attributes.text(.systemName) {
      node.children.append(.element(Icon.element(named: name)))
    }
    if let text = input.attributes.text(.text) {
      node.children.append(.make(.span, class: "label-title", [:], [.text(text)]))
    }
    node.children.append(.slot)
    return node
  }

  private static func unavailable(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(input.ancestry.isPhrasing ? .span : .section)
    node.addClass("unavailable", "v")
    if let name = input.attributes.text(.systemName) {
      node.children.append(.element(Icon.element(named: name)))
    }
    node.children.append(.slot("icon"))
    if let title = input.attributes.text(.title) {
      let tag = HTMLTag.heading(max(input.ancestry.headingLevel, 2))
      node.children.append(
        .make(tag, class: "unavailable-title", [.id: input.name.part("title")], [.text(title)])
      )
    }
    node.children += [.slot("label", "title")]
    if let text = input.attributes.text(.text) {
      node.children.append(.make(.p, class: "unavailable-text", [:], [.text(text)]))
    }
    node.children += [.slot("message", "description"), .slot, .slot("actions")]
    return node
  }

  private static func problem(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(input.blockTag)
    node.addClass("problem")
    node[.role] = "alert"
    node.children = [
      .element(Icon.element(named: "exclamationmark.triangle.fill")),
      .make(.span, [:], [.text(input.attributes.text(.text) ?? "")]),
    ]
    return node
  }
}
