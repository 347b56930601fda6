import Foundation
import PandoUI

extension Template {
  static func gauge(_ input: TemplateInput) -> HTMLElement {
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
    let fraction = high > low ? (value - low) / (high - low) : 0
    meter.style[.fraction] = .number(fraction)
    switch input.style {
    case "accessoryCircular": meter.style[.background] = ring(input.attributes.tint, fraction)
    case "accessoryLinear":
      meter.style[.background] = line(input.attributes.tint, fraction)
      // The style sheet draws a value in the colour of its meter; a mark is enough here.
      meter.style[.color] = .keyword("transparent")
    default: break
    }
    meter[.ariaLabelledby] = attributes.text(.accessibilityLabel) == nil ? label(input) : nil
    return measured(meter, "gauge", isCircular, input)
  }

  /// An open ring in the colours of the tint, with a mark at the value.
  private static func ring(_ tint: Paint?, _ fraction: Double) -> CSSValue {
    // The style sheet makes the ring 56 points wide, and its line about 6.
    let angle = (fraction - 0.5) * 1.5 * .pi
    let place = CSSValue.list([.px(28 + 24.8 * sin(angle)), .px(28 - 24.8 * cos(angle))])
    let start = CSSValue.list([.keyword("from"), .degrees(225)])
    var parts = [start, .list([.variable("tint"), .percent(75)])]
    if let gradient = tint?.gradient {
      let paint = Paint.angular(
        gradient,
        center: .center,
        startAngle: .degrees(135),
        endAngle: .degrees(405)
      )
      if case .call(_, let colors) = Paints.css(paint, for: .fill) { parts = colors }
    }
    parts.append(.list([.keyword("transparent"), .percent(75)]))
    return .commas([mark(at: place), .call("conic-gradient", parts)])
  }

  /// A line in the colours of the tint, with a mark at the value.
  private static func line(_ tint: Paint?, _ fraction: Double) -> CSSValue {
    let end = CSSValue.call("calc", [.list([.percent(100), .keyword("-"), .px(5)])])
    let x = CSSValue.call("clamp", [.px(5), .percent(fraction * 100), end])
    let colors = tint?.gradient.map {
      Paints.css(.linear($0, startPoint: .leading, endPoint: .trailing), for: .fill)
    }
    return .commas([mark(at: .list([x, .percent(50)])), colors ?? .variable("tint")])
  }

  private static func mark(at place: CSSValue) -> CSSValue {
    .call(
      "radial-gradient",
      [
        .list([.keyword("circle"), .keyword("at"), place]),
        .list([.variable("label"), .px(3)]),
        .list([.variable("surface"), .px(3), .px(5)]),
        .list([.keyword("transparent"), .px(5)]),
      ]
    )
  }

  /// Places the title of a ring: in the gap of an open one. A closed one shows no title beside its
  /// value.
  static func accessory(_ input: TemplateInput, _ node: inout HTMLElement, title: inout HTMLElement)
  {
    switch input.style {
    case "accessoryCircular":
      title.style[.order] = .number(1)
      title.style[.marginBlock] = .list([.px(-22), .px(0)])
      title.style[.fontSize] = .variable("caption2")
    case "accessoryCircularCapacity": node.addClass("gauge-closed")
    default: break
    }
  }
}

extension Attributes {
  fileprivate var tint: Paint? {
    if case .paint(let paint)? = self[.tint] { paint } else { nil }
  }
}

extension Paint {
  /// The colours of a gradient; nil for other paints.
  fileprivate var gradient: Gradient? {
    switch self {
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _),
      .elliptical(let gradient, _, _, _), .angular(let gradient, _, _, _):
      gradient
    case .opacity(let paint, _), .shadow(let paint, _), .blend(let paint, _): paint.gradient
    default: nil
    }
  }
}
