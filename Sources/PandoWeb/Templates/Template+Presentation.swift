import PandoUI

extension Template {
  /// Elements in front of the page.
  static func presentation(_ input: TemplateInput) -> HTMLElement {
    switch input.kind {
    case .sheet: sheet(input)
    case .popover: popover(input)
    case .contextMenu: contextMenu(input)
    case .fileImporter: fileImporter(input)
    default: question(input)
    }
  }

  /// A layer over the page with a dialog in it. Below one that is not modal, the page can be used.
  static func layer(
    _ name: StaticString,
    _ dialog: HTMLElement,
    isModal: Bool = true
  ) -> HTMLElement {
    var dialog = dialog
    dialog.set(.open, if: true)
    dialog.isControl = true
    var node = HTMLElement(.div)
    node.addClass("layer")
    node.addClass(prefix: name, "layer")
    if isModal {
      dialog[.ariaModal] = "true"
    } else {
      dialog.style[.pointerEvents] = .keyword("auto")
      node.style[.pointerEvents] = .keyword("none")
      node.style[.background] = .keyword("none")
    }
    node.children = [.element(dialog)]
    return node
  }

  private static func sheet(_ input: TemplateInput) -> HTMLElement {
    var dialog = HTMLElement(.dialog)
    dialog.addClass("sheet", "late")
    dialog.addClass(prefix: "sheet", input.style)
    if let sizing = input.attributes.text(.placement) { dialog.addClass(prefix: "sizing", sizing) }
    if case .paint(let paint)? = input.attributes[.background] {
      dialog.style[.background] = Paints.css(paint, for: .fill)
      if paint.isMaterial { dialog.addClass("glass") }
    }
    if let radius = input.attributes.number(.cornerRadius) {
      let (top, none) = (CSSValue.px(max(radius, 0)), CSSValue.keyword("0px"))
      // In a narrow window the lower edge of a sheet is that of the window.
      let wide = CSSValue.call("calc", [.list([.keyword("(100vw - 600px)*999")])])
      let bottom = CSSValue.call("clamp", [none, wide, top])
      dialog.style[.borderRadius] = .list([top, top, bottom, bottom])
    }
    let heights = input.attributes.list(.detents).compactMap(detent)
    if let height = heights.first {
      dialog.addClass("rests")
      dialog.style[.detent] = height
      dialog[.dataValue] = heights.map(\.text).joined(separator: " ")
    }
    if heights.count > 1 || !heights.isEmpty && input.attributes.flag(.showsIndicators) {
      var grabber = HTMLElement(.button)
      grabber[.type] = "button"
      grabber[.ariaLabel] = input.word(.changeHeight)
      grabber.addClass("grabber")
      dialog.children.append(.element(grabber))
    }
    if let title = input.attributes.text(.title) {
      dialog[.ariaLabel] = title
    } else {
      dialog[.ariaLabel] =
        input.attributes.text(.accessibilityLabel) ?? input.word(.sheet)
    }
    if input.attributes.events.contains(.dismiss) {
      let button = dismissButton(input, .close, icon: "xmark", shown: false)
      dialog.children.append(.element(button))
    }
    let bar = HTMLNode.make(
      .header,
      class: "bar bar-untitled h",
      [:],
      [.slot(kinds: .toolbar, .toolbarItem)]
    )
    dialog.children += [
      bar, .slot("search"), .make(.div, class: "sheet-content z", [:], [.slot]),
    ]
    return layer("sheet", dialog, isModal: !input.attributes.flag(.allowsBehind))
  }

  /// The resting height of a sheet: `medium`, `large`, `fraction(0.3)`, `height(200)`.
  private static func detent(_ name: String) -> CSSValue? {
    let parts = name.dropLast().split(separator: "(")
    switch (parts.first, parts.count == 2 ? Double(parts[1]) : nil) {
    case ("fraction", let part?): return .percent(min(max(part, 0.05), 1) * 100)
    case ("height", let height?): return .px(max(height, 40))
    default: return name == "medium" ? .percent(50) : name == "large" ? .percent(94) : nil
    }
  }

  private static func question(_ input: TemplateInput) -> HTMLElement {
    let isAlert = input.kind == .alert
    var dialog = HTMLElement(.dialog)
    dialog.addClass("question", "late")
    dialog.addClass(prefix: "question", isAlert ? "alert" : "choice")
    if isAlert { dialog[.role] = "alertdialog" }
    let message = input.name.part("message")
    dialog[.ariaDescribedby] = message
    if let title = input.attributes.text(.title) {
      let id = input.name.part("title")
      dialog[.ariaLabelledby] = id
      dialog.children.append(.make(.h2, class: "question-title", [.id: id], [.text(title)]))
    } else {
      dialog[.ariaLabel] = input.word(isAlert ? .alert : .choose)
    }
    var words: [HTMLNode] = [.slot("message")]
    if let text = input.attributes.text(.text) { words.insert(.text(text), at: 0) }
    dialog.children += [
      .make(.div, class: "question-message v", [.id: message], words),
      .make(.div, class: "question-fields v", [:], [.slot]),
      .make(
        .div,
        class: "question-actions",
        [:],
        [.slot("actions"), .slot(kinds: .button, .link)]
      ),
    ]
    return layer("question", dialog)
  }

  private static func popover(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(input.blockTag)
    node.addClass("popover", "late")
    node.addClass(prefix: "popover", input.attributes.text(.placement) ?? "bottom")
    // Popovers without this class become sheets in narrow windows.
    if input.attributes.text(.style) == "popover" { node.addClass("kept") }
    node[.role] = "dialog"
    node[.ariaLabel] = input.attributes.text(.title) ?? input.word(.popover)
    if let source = input.popoverSource { node.style[.positionAnchor] = source }
    var content = HTMLElement(input.blockTag)
    content.addClass("popover-content", "z")
    content.children = [.slot]
    // In a narrow window the popover is wider than content with a width of its own.
    if input.extent.fixedWidth > 0 { content.style[.justifyItems] = .keyword("safe center") }
    node.children = [.element(content)]
    if input.attributes.events.contains(.dismiss) {
      let button = dismissButton(input, .close, icon: "xmark", shown: false)
      node.children.insert(.element(button), at: 0)
    }
    return node
  }
}
