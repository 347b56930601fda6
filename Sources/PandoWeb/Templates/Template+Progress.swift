import PandoUI

extension Template {
  /// Progress views and gauges.
  static func progressOrGauge(_ input: TemplateInput) -> HTMLElement {
    input.kind == .progress ? progress(input) : gauge(input)
  }

  private static func progress(_ input: TemplateInput) -> HTMLElement {
    let attributes = input.attributes
    let total = attributes.number(.maximum) ?? 1
    var bar = HTMLElement(.progress)
    bar.isControl = true
    let isCircular = attributes.isCircularProgress
    bar.addClass(prefix: "progress", isCircular ? "circle" : "bar")
    bar[.max] = CSSValue.plain(total)
    if !attributes.flag(.isIndeterminate), let value = attributes.number(.value) {
      let held = min(max(value, 0), total)
      bar[.value] = CSSValue.plain(held)
      bar.style[.fraction] = .number(total > 0 ? held / total : 0)
    }
    bar[.ariaLabelledby] = attributes.text(.accessibilityLabel) == nil ? label(input) : nil
    // The name where the label is empty (Accessible Name and Description Computation 1.2, 2B).
    bar[.ariaLabel] = input.word(.inProgress)
    return measured(bar, "progress", isCircular, input)
  }

  static func label(_ input: TemplateInput) -> String { input.name.part("label") }

  static func measured(
    _ bar: HTMLElement,
    _ name: StaticString,
    _ isCircular: Bool,
    _ input: TemplateInput
  ) -> HTMLElement {
    var node = HTMLElement(input.blockTag)
    node.addClass("measure")
    node.addClass(prefix: name, isCircular ? "circular" : "linear")
    if let size = input.attributes.text(.controlSize) { node.addClass(prefix: "size", size) }
    var title = HTMLElement(.span)
    title.addClass("measure-label")
    title[.id] = label(input)
    title.children = words(of: input) + [.slot("label"), .slot]
    if input.kind == .gauge { accessory(input, &node, title: &title) }
    node.children = [
      .element(title),
      .make(
        .span,
        class: "measure-bar",
        [:],
        [.slot("minimum"), .element(bar), .slot("maximum")]
      ),
      .slot("currentValue"),
    ]
    return node
  }
}

extension Attributes {
  /// Whether a progress view is drawn as a circle: by its style, or because its value is unknown.
  var isCircularProgress: Bool {
    switch text(.style) ?? "automatic" {
    case "circular": true
    case "automatic": number(.value) == nil
    default: false
    }
  }
}
