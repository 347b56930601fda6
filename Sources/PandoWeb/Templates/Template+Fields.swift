import Foundation
import PandoUI

extension Template {
  /// Controls that take typed text, and those for which the browser opens a picker.
  static func field(_ input: TemplateInput) -> HTMLElement {
    var control: HTMLElement
    switch input.kind {
    case .textEditor: control = area(input, rows: nil)
    case .textField where input.attributes.text(.axis) == "vertical": control = area(input, rows: 1)
    case .datePicker: control = datePicker(input)
    case .colorPicker: control = colorPicker(input)
    default: control = line(input)
    }
    control.isControl = true
    markInvalid(&control, input)
    return labelled(control, input)
  }

  /// Says that the value of a control is invalid, if it is, and where the reason is.
  static func markInvalid(_ control: inout HTMLElement, _ input: TemplateInput) {
    guard input.attributes[.error] != nil else { return }
    control[.ariaInvalid] = "true"
    control[.ariaErrormessage] = input.name.part("error")
    control[.ariaDescribedby] = input.name.part("error")
  }

  /// A control behind its label, with the reason why its value is invalid below both. The label around them would have the
  /// reason in its name, so the control is named by the words.
  static func addChoice(
    _ control: HTMLElement,
    labelledBy words: [HTMLNode],
    to node: inout HTMLElement,
    _ input: TemplateInput
  ) {
    var control = control
    markInvalid(&control, input)
    var label = HTMLElement(.span)
    label.addClass("labeled-label")
    label.children = words
    let error = error(input)
    if error != nil, input.attributes.text(.accessibilityLabel) == nil {
      label[.id] = input.name.part("label")
      control[.ariaLabelledby] = input.name.part("label")
    }
    node.children = [.element(label), .element(control)]
    if let error { node.children.append(error) }
  }

  /// The reason why the value is invalid, which is read aloud when it changes.
  static func error(_ input: TemplateInput) -> HTMLNode? {
    guard let text = input.attributes.text(.error) else { return nil }
    return .make(
      .span,
      class: "field-error",
      [.id: input.name.part("error"), .role: "alert"],
      [.text(text)]
    )
  }

  /// Whether the label stands before the field.
  ///
  /// A field for several lines needs the width of its row. Its label is the placeholder, unless it
  /// has another one.
  private static func hasTitle(_ input: TemplateInput) -> Bool {
    let ancestry = input.ancestry, attributes = input.attributes
    guard ancestry.container == .form, !ancestry.isBesideOthers else { return false }
    let isGrowing = input.kind == .textField && attributes.text(.axis) == "vertical"
    return !isGrowing || attributes.text(.prompt) != nil || attributes.text(.label) == nil
  }

  /// A field with its label. The label is visible in a row of a form that has nothing else, and where it is a view;
  /// elsewhere it is for assistive technology only.
  private static func labelled(_ control: HTMLElement, _ input: TemplateInput) -> HTMLElement {
    var control = control
    let isTyped = input.kind != .datePicker && input.kind != .colorPicker
    let name = input.attributes.text(.label) ?? input.attributes.text(.text)
    let hasTitle = hasTitle(input)
    let error = error(input)
    // The label around the field would have the error in its name.
    if isTyped, !hasTitle || error != nil {
      control[.ariaLabel] = name ?? input.attributes.text(.prompt)
    }
    if isTyped, !(hasTitle && name != nil), input.attributes.list(.suggestions).isEmpty,
      error == nil
    {
      control.isControl = false
      return control
    }
    // The alignment is on the label, but browsers give fields an alignment of their own.
    if input.attributes[.textAlignment] != nil { control.style[.textAlign] = .keyword("inherit") }
    var node = HTMLElement(.label)
    node.addClass("field", "labeled")
    var label: [HTMLNode] = [.slot]
    if let name { label.insert(.text(name), at: 0) }
    let isShown = !isTyped || hasTitle && name != nil
    if isShown {
      var title = HTMLElement(.span)
      title.addClass("labeled-label")
      // A well takes no more room than it has, unlike fields, which begin below each other.
      if input.kind == .colorPicker { title.style[.flex] = .keyword("auto") }
      title.children = label
      if !isTyped, error != nil, input.attributes.text(.accessibilityLabel) == nil {
        title[.id] = input.name.part("label")
        control[.ariaLabelledby] = input.name.part("label")
      }
      node.children.append(.element(title))
    }
    if let error {
      var around = HTMLElement(.span)
      around.addClass("field-control")
      // A well stands at the end of its row, with the error or without.
      if input.kind == .colorPicker {
        around.style[.flex] = .keyword("0 1 auto")
        around.style[.textAlign] = .keyword("end")
      }
      around.children = [.element(control), error]
      node.children.append(.element(around))
    } else {
      node.children.append(.element(control))
    }
    if let list = suggestions(input) { node.children.append(list) }
    return node
  }

  private static func suggestions(_ input: TemplateInput) -> HTMLNode? {
    let values = input.attributes.list(.suggestions)
    guard !values.isEmpty else { return nil }
    return .make(
      .datalist,
      [.id: input.name.part("suggestions")],
      values.map { .make(.option, [.value: $0]) }
    )
  }

  private static func line(_ input: TemplateInput) -> HTMLElement {
    let attributes = input.attributes
    var node = HTMLElement(.input)
    node.addClass("input")
    let keyboard = attributes.text(.keyboard)
    node[.type] = "text"
    if input.kind == .secureField {
      node[.type] = "password"
    } else if let type = ["email": "email", "url": "url", "phone": "tel"][keyboard ?? ""] {
      node[.type] = type
    } else if attributes.list(.accessibilityTraits).contains("isSearchField") {
      node[.type] = "search"
    }
    node[.inputmode] = ["number": "numeric", "decimal": "decimal"][keyboard ?? ""]
    node[.value] = attributes.text(.value) ?? attributes.number(.value).map { CSSValue.plain($0) }
    if !attributes.list(.suggestions).isEmpty { node[.list] = input.name.part("suggestions") }
    complete(&node, input)
    return node
  }

  private static func area(_ input: TemplateInput, rows: Int?) -> HTMLElement {
    var node = HTMLElement(.textarea)
    node.addClass("input", "area")
    if let rows {
      node.addClass("area-grows")
      let minimum = input.attributes.number(.minLines) ?? Double(rows)
      node[.rows] = "\(Int(min(max(minimum, 1), 50)))"
      // A field that grows with its content ignores its `rows`. Ten points are its padding and its
      // border.
      if minimum > 1 {
        let lines = CSSValue.list([.number(min(minimum, 50)), .keyword("*"), .keyword("1lh")])
        node.style[.minHeight] = .call("calc", [.list([lines, .keyword("+"), .px(10)])])
        node.style[.alignContent] = .keyword("start")
      }
      if let maximum = input.attributes.number(.lineLimit) {
        node.style[.maxLines] = .number(min(max(maximum, minimum, 1), 500))
      }
    }
    node.children = [.text(input.attributes.text(.value) ?? "")]
    complete(&node, input)
    return node
  }

  /// Whether a view behind the field may be its prompt. A background of the field would cover it.
  private static func isOverItsPrompt(_ input: TemplateInput) -> Bool {
    guard input.ancestry.parent == .zstack, input.attributes.text(.style) == nil else {
      return false
    }
    return [AttributeKey.prompt, .label, .text].allSatisfy {
      input.attributes.text($0)?.isEmpty ?? true
    }
  }

  private static func complete(_ node: inout HTMLElement, _ input: TemplateInput) {
    let attributes = input.attributes
    let hasTitle = hasTitle(input)
    node.addClass(prefix: "field", isOverItsPrompt(input) ? "plain" : input.style)
    if let size = attributes.text(.controlSize) { node.addClass(prefix: "size", size) }
    node[.placeholder] = attributes.text(.prompt) ?? (hasTitle ? nil : attributes.text(.label))
    // The colour of placeholders is that of words of the third rank.
    if case .paint(let paint)? = attributes[.promptPaint] {
      node.style[.promptColor] = Paints.css(paint, for: .words)
    }
    // A press on a button does not take its focus (dragging.js).
    if attributes.events.contains(.focus) { node.addClass("late") }
    if attributes.events.contains(.select) {
      node[.dataSelection] = attributes.text(.selectedRange)
      node.addClass("late")
    }
    node[.autocomplete] = attributes.text(.contentType).map { $0.identifierCharacters }
    switch attributes.text(.capitalization) {
    case "never": node[.autocapitalize] = "none"
    case let word? where ["sentences", "words", "characters"].contains(word):
      node[.autocapitalize] = word
    default: break
    }
    if case .flag(let corrects)? = attributes[.autocorrection] {
      node[.autocorrect] = corrects ? "on" : "off"
      node[.spellcheck] = corrects ? "true" : "false"
    }
    switch attributes.text(.submitLabel) {
    case let word? where ["done", "go", "send", "search", "next"].contains(word):
      node[.enterkeyhint] = word
    case "join", "route", "continue": node[.enterkeyhint] = "go"
    case "return": node[.enterkeyhint] = "enter"
    default: break
    }
  }

  private static func datePicker(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(.input)
    node.addClass("input", "input-date")
    let components = input.attributes.list(.components)
    let format: DateText =
      components == ["hourAndMinute"] ? .time : components == ["date"] ? .date : .dateAndTime
    node[.type] = format.inputType
    func text(_ key: AttributeKey) -> String? {
      guard case .date(let date)? = input.attributes[key] else { return nil }
      return format.text(date)
    }
    node[.value] = text(.value)
    // The displayed moment, from which a browser in another time zone computes the chosen one.
    if case .date(let date)? = input.attributes[.value] {
      node[.dataValue] = Int64(exactly: date.timeIntervalSince1970.rounded()).map { "\($0)" }
    }
    node[.min] = text(.minimum)
    // Without an end a browser leaves room for years of six digits.
    node[.max] = text(.maximum) ?? format.last
    return node
  }

  private static func colorPicker(_ input: TemplateInput) -> HTMLElement {
    var node = HTMLElement(.input)
    node.addClass("input-color")
    node[.type] = "color"
    if case .color(let color)? = input.attributes[.value] {
      node[.value] = Paints.hex(color)
    }
    return node
  }
}

/// A date in the format of HTML inputs ("date and time strings").
enum DateText {
  case date, time, dateAndTime

  var inputType: String {
    switch self {
    case .date: "date"
    case .time: "time"
    case .dateAndTime: "datetime-local"
    }
  }

  /// The last moment of the years that are written with four digits; nil where there is no year.
  var last: String? {
    switch self {
    case .date: "9999-12-31"
    case .time: nil
    case .dateAndTime: "9999-12-31T23:59"
    }
  }

  /// The date in the time zone of this process.
  func text(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = "\(max(number ?? 0, 0))"
      return String(repeating: "0", count: max(count - text.count, 0)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
    return switch self {
    case .date: day
    case .time: time
    case .dateAndTime: "\(day)T\(time)"
    }
  }
}
