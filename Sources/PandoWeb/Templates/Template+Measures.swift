import PandoUI

extension Template {
  /// Progress views and gauges.
  static func measure(_ input: TemplateInput) -> HTMLElement {
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

  private static func gauge(_ input: TemplateInput) -> HTMLElement {
    let attributes = input.attributes
    let low = attributes.number(.minimum) ?? 0
    let high = max(attributes.number(.maximum) ?? 1, low)
    let value = min(max(attributes.number(.value) ?? low, low), high)
    var meter = HTMLElement(.meter)
    meter.isControl = true
    let isCircular = input.style.contains("ircular")
    meter.addClass(prefix: "meter", isCircular ? "circle" : "bar")
    meter[.min] = CSSValue.plain(low)
    meter[.max] = CSSValue.plain(high)
    meter[.value] = CSSValue.plain(value)
    meter.style[.fraction] = .number(high > low ? (value - low) / (high - low) : 0)
    meter[.ariaLabelledby] = attributes.text(.accessibilityLabel) == nil ? label(input) : nil
    return measured(meter, "gauge", isCircular, input)
  }

  private static func label(_ input: TemplateInput) -> String { input.name.part("label") }

  private static func measured(
    _ bar: HTMLElement,
    _ name: StaticString,
    _ isCircular: Bool,
    _ input: TemplateInput
  ) -> HTMLElement {
    var node = HTMLElement(input.blockTag)
    node.addClass("measure")
    node.addClass(prefix: name, isCircular ? "circular" : "linear")
    if let size = input.attributes.text(.controlSize) { node.addClass(prefix: "size", size) }
    node.children = [
      .make(
        .span,
        class: "measure-label",
        [.id: label(input)],
        words(of: input) + [.slot("label"), .slot]
      ),
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
