import Foundation
import PandoUI

extension Stylist {
  static func effects(_ input: TemplateInput) -> CSSDeclarations {
    var style = CSSDeclarations()
    filters(input, &style)
    if case .paint(let paint)? = input.attributes[.separatorPaint] {
      style[.line] = Paints.css(paint, for: .fill)
    }
    transforms(input, &style)
    place(input, &style)
    if let opacity = input.attributes.number(.opacity) {
      style[.opacity] = .number(min(max(opacity, 0), 1))
    }
    if let mode = input.attributes.text(.blendMode), let css = blendModes[mode] {
      style[.mixBlendMode] = .keyword(css)
    }
    if case .animation(let animation)? = input.attributes[.animation] {
      Motion.apply(animation, &style)
    }
    return style
  }

  private static let blendModes: [String: CSSValue.Keyword] = [
    "multiply": "multiply", "screen": "screen", "overlay": "overlay", "darken": "darken",
    "lighten": "lighten", "colorDodge": "color-dodge", "colorBurn": "color-burn",
    "softLight": "soft-light", "hardLight": "hard-light", "difference": "difference",
    "exclusion": "exclusion", "hue": "hue", "saturation": "saturation", "color": "color",
    "luminosity": "luminosity", "plusLighter": "plus-lighter", "plusDarker": "plus-darker",
  ]

  private static func filters(_ input: TemplateInput, _ style: inout CSSDeclarations) {
    let attributes = input.attributes
    var filters: [CSSValue] = []
    func add(_ key: AttributeKey, _ name: CSSValue.Keyword, _ value: (Double) -> CSSValue) {
      if let number = attributes.number(key) { filters.append(.call(name, [value(number)])) }
    }
    add(.blur, "blur") { .px(max($0, 0)) }
    add(.brightness, "brightness") { .number(1 + $0) }
    add(.contrast, "contrast") { .number(max($0, 0)) }
    add(.saturation, "saturate") { .number(max($0, 0)) }
    add(.grayscale, "grayscale") { .number(min(max($0, 0), 1)) }
    add(.hueRotation, "hue-rotate") { .degrees($0) }
    if attributes.flag(.colorInversion) { filters.append(.call("invert", [.number(1)])) }
    if case .paint(.color(let color))? = attributes[.colorMultiplication] {
      let factors = color.resolved()
      filters.append(
        .multiplication(
          Double(factors.red),
          Double(factors.green),
          Double(factors.blue),
          Double(factors.opacity)
        )
      )
    }
    if !filters.isEmpty { style[.filter] = .list(filters) }
  }

  private static func transforms(_ input: TemplateInput, _ style: inout CSSDeclarations) {
    if let rotation = input.attributes.number(.rotation) { style[.rotate] = .degrees(rotation) }
    if case .point(let factors)? = input.attributes[.scale] {
      style[.scale] = .list([.number(Double(factors.x)), .number(Double(factors.y))])
    }
  }

  private static func place(_ input: TemplateInput, _ style: inout CSSDeclarations) {
    let attributes = input.attributes
    if case .point(let offset)? = attributes[.offset] {
      style[.translate] = .list([.px(Double(offset.x)), .px(Double(offset.y))])
    }
    if case .point(let origin)? = attributes[.origin] {
      style[.position] = .keyword("absolute")
      style[.left] = .px(Double(origin.x))
      style[.top] = .px(Double(origin.y))
      if attributes[.width] == nil { style[.width] = .keyword("max-content") }
    }
    if case .point(let position)? = attributes[.position] {
      style[.position] = .keyword("absolute")
      style[.left] = .px(Double(position.x))
      style[.top] = .px(Double(position.y))
      style[.translate] = .list([.percent(-50), .percent(-50)])
    }
    if let index = attributes.number(.zIndex) {
      style[.zIndex] = .number(index.rounded())
      style[.position] = style[.position] ?? .keyword("relative")
    }
    if attributes.flag(.ignoresPointer) { style[.pointerEvents] = .keyword("none") }
    if let priority = attributes.number(.layoutPriority) {
      // Who has more gives way later.
      style[.flexShrink] = .number(priority > 0 ? 0 : priority < 0 ? 100 : 1)
    }
    if attributes.flag(.ignoresSafeArea) { style[.padX] = .px(0) }
  }
}
