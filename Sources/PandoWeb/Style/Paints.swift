import Foundation
import PandoUI

/// Colours and paints as CSS writes them.
///
/// The named colours come from ``Theme`` in two variants: as a fill, and as text and thin lines,
/// where a light hue could not be read.
enum Paints {
  enum Use {
    case fill, words
  }

  /// A colour.
  static func css(_ color: Color, for use: Use) -> CSSValue {
    switch color.storage {
    case .named(let name): named(name, use)
    case .asset(let asset): css(asset, for: use)
    // Gray, as everywhere: the name is reported.
    case .missing: pair(color)
    case .fixed(let resolved): css(resolved)
    case .opacity(let color, let opacity): css(color, for: use).withOpacity(opacity)
    case .mix(let first, let second, let fraction, let space):
      .call(
        "color-mix",
        [
          .list([.keyword("in"), space.name == "oklab" ? .keyword("oklab") : .keyword("srgb")]),
          css(first, for: use),
          .list([css(second, for: use), .percent(fraction * 100)]),
        ]
      )
    }
  }

  /// The colour as `#rrggbb`, as an input of type `color` requires it.
  static func hex(_ color: Color) -> String {
    let resolved = color.resolved()
    return CSSValue.hex(Double(resolved.red), Double(resolved.green), Double(resolved.blue), 1)
  }

  static func css(_ resolved: Color.Resolved) -> CSSValue {
    .color(
      Double(resolved.red),
      Double(resolved.green),
      Double(resolved.blue),
      Double(resolved.opacity)
    )
  }

  private static func named(_ name: String, _ use: Use) -> CSSValue {
    if let hue = Theme.hue(name) {
      return .variable(CSSValue.Keyword(hue.name, use == .words ? "-text" : ""))
    }
    switch name {
    case "white": return .keyword("#fff")
    case "black": return .keyword("#000")
    case "clear": return .keyword("transparent")
    case "accentColor", "tintColor", "link":
      return use == .words ? .variable("tint-text") : .variable("tint")
    default: return system[name].map { .variable($0) } ?? pair(Color.named(name))
    }
  }

  private static let system: [String: CSSValue.Keyword] = [
    "primary": "label", "label": "label",
    "secondary": "label-2", "secondaryLabel": "label-2",
    "tertiaryLabel": "label-3", "quaternaryLabel": "label-3", "placeholderText": "label-3",
    "separator": "line", "opaqueSeparator": "line",
    "systemBackground": "page", "secondarySystemBackground": "fill-soft",
    "tertiarySystemBackground": "surface",
    "systemGroupedBackground": "grouped", "secondarySystemGroupedBackground": "surface",
    "tertiarySystemGroupedBackground": "grouped",
    "systemFill": "fill", "secondarySystemFill": "fill", "tertiarySystemFill": "fill-soft",
    "quaternarySystemFill": "fill-soft", "systemGray5": "fill", "systemGray6": "fill-soft",
  ]

  private static func pair(_ color: Color) -> CSSValue {
    pair(css(color.resolved(for: .light)), css(color.resolved(for: .dark)))
  }

  private static func pair(_ light: CSSValue, _ dark: CSSValue) -> CSSValue {
    light == dark ? light : .call("light-dark", [light, dark])
  }

  /// A colour of the application, whose variants the browser chooses among.
  private static func css(_ asset: ColorAsset, for use: Use) -> CSSValue {
    let usual = pair(css(asset.light, for: use), css(asset.dark ?? asset.light, for: use))
    guard let high = asset.highContrast else { return usual }
    return .either(
      usual,
      or: pair(css(high.light, for: use), css(high.dark, for: use)),
      when: .contrast
    )
  }

  /// The colour of words on a colour: black or white.
  static func words(on color: Color) -> CSSValue {
    func words(in scheme: ColorScheme) -> CSSValue {
      let back = color.resolved(for: scheme)
      let light = Contrast.luminance(Double(back.red), Double(back.green), Double(back.blue))
      return light > 0.179 ? .keyword("#000") : .keyword("#fff")
    }
    return pair(words(in: .light), words(in: .dark))
  }

  /// A paint as a background; gradients included.
  static func css(_ paint: Paint, for use: Use, opacity: Double = 1) -> CSSValue {
    switch paint {
    case .color(let color): return css(color, for: use).withOpacity(opacity)
    case .linear(let gradient, let start, let end):
      let angle = atan2(Double(end.x - start.x), Double(start.y - end.y)) * 180 / .pi
      return .call("linear-gradient", [.degrees(angle)] + stops(gradient, opacity))
    case .radial(let gradient, let center, let start, let end):
      let radius = Double(max(end, 1))
      return .call(
        "radial-gradient",
        [.list([.keyword("circle"), .px(radius), .keyword("at"), percent(center)])]
          + stops(gradient, opacity, from: Double(start) / radius)
      )
    case .elliptical(let gradient, let center, let start, let end):
      let radius = Double(max(end, 0.001))
      return .call(
        "radial-gradient",
        [
          .list([
            .keyword("ellipse"), .percent(radius * 100), .percent(radius * 100), .keyword("at"),
            percent(center),
          ])
        ] + stops(gradient, opacity, from: Double(start) / radius)
      )
    case .angular(let gradient, let center, let start, let end):
      return .call(
        "conic-gradient",
        [
          .list([
            .keyword("from"), .degrees(start.degrees + 90), .keyword("at"), percent(center),
          ])
        ] + stops(gradient, opacity, to: min(abs(end.degrees - start.degrees) / 360, 1))
      )
    case .level(let level): return self.level(level, use).withOpacity(opacity)
    case .levelOf(.role(.background), 1...):
      return CSSValue.variable("behind").withOpacity(opacity)
    case .levelOf(let paint, let level):
      let strengths: [Double] =
        use == .words ? [1, 0.9, 0.82, 0.8, 0.8] : [1, 0.6, 0.4, 0.25, 0.15]
      return css(paint, for: use, opacity: opacity * strengths[min(max(level, 0), 4)])
    case .material(let material): return self.material(material).withOpacity(opacity)
    case .role(let role): return self.role(role, use).withOpacity(opacity)
    case .opacity(let paint, let factor): return css(paint, for: use, opacity: opacity * factor)
    case .shadow(let paint, _), .blend(let paint, _): return css(paint, for: use, opacity: opacity)
    case .image(let image): return tile(image)
    // No view has resolved the style in its environment.
    case .resolvable:
      return css(paint.resolved(in: EnvironmentValues()), for: use, opacity: opacity)
    }
  }

  private static func level(_ level: Int, _ use: Use) -> CSSValue {
    switch level {
    case ...0: .variable("label")
    case 1: .variable("label-2")
    case 2: .variable("label-3")
    default: use == .words ? .variable("label-3") : .variable("fill")
    }
  }

  private static func material(_ material: Material) -> CSSValue {
    let strength: Double =
      switch material.thickness {
      case .ultraThin: 0.6
      case .thin: 0.7
      case .regular: 0.8
      case .thick, .bar: 0.88
      case .ultraThick: 0.94
      }
    return CSSValue.variable("glass").withOpacity(strength)
  }

  private static func role(_ role: Paint.Role, _ use: Use) -> CSSValue {
    switch role {
    case .foreground: .keyword("currentColor")
    case .background, .windowBackground: .variable("page")
    case .tint: use == .words ? .variable("tint-text") : .variable("tint")
    case .selection: .variable("tint-soft")
    case .separator: .variable("line")
    case .placeholder: .variable("label-3")
    case .link: .variable("tint-text")
    case .fill: .variable("fill")
    }
  }

  private static func stops(
    _ gradient: Gradient,
    _ opacity: Double,
    from low: Double = 0,
    to high: Double = 1
  ) -> [CSSValue] {
    let stops = gradient.stops.map { stop in
      CSSValue.list([
        css(stop.color, for: .fill).withOpacity(opacity),
        .percent((low + Double(stop.location) * (high - low)) * 100),
      ])
    }
    // A gradient of CSS has two stops at least.
    return stops.count == 1
      ? stops + stops : stops.isEmpty ? [.keyword("transparent"), .keyword("transparent")] : stops
  }

  /// The first colour of a gradient; nil for other paints.
  static func firstColor(of paint: Paint) -> CSSValue? {
    switch paint {
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _),
      .elliptical(let gradient, _, _, _), .angular(let gradient, _, _, _):
      gradient.stops.first.map { css($0.color, for: .fill) } ?? .keyword("none")
    case .opacity(let paint, _), .shadow(let paint, _), .levelOf(let paint, _),
      .blend(let paint, _):
      firstColor(of: paint)
    default: nil
    }
  }

  private static func percent(_ point: UnitPoint) -> CSSValue {
    .list([.percent(Double(point.x) * 100), .percent(Double(point.y) * 100)])
  }
}

extension Paint {
  /// Whether it is made of one colour.
  var isFlat: Bool {
    switch self {
    case .linear, .radial, .angular, .elliptical, .image: false
    case .levelOf(let paint, _), .opacity(let paint, _), .shadow(let paint, _),
      .blend(let paint, _):
      paint.isFlat
    case .resolvable: resolved(in: EnvironmentValues()).isFlat
    default: true
    }
  }

  /// The shadow of a drawing with this paint; nil if it has none.
  var castShadow: Shadow? {
    switch self {
    case .shadow(_, let shadow): shadow
    case .opacity(let paint, _), .levelOf(let paint, _), .blend(let paint, _): paint.castShadow
    default: nil
    }
  }

  /// Whether the paint is a material, which shows a blurred copy of what is behind it.
  var isMaterial: Bool {
    switch self {
    case .material: true
    case .opacity(let paint, _), .shadow(let paint, _), .blend(let paint, _): paint.isMaterial
    default: false
    }
  }
}

extension CSSValue {
  /// Settings of the page that `light-dark()` does not follow. The style sheet has two properties for
  /// each, of which one is empty and the other has no value at all.
  enum Setting {
    case dark, contrast
  }

  /// One of two values, by a setting. `var()` has its second argument if the property has no value.
  static func either(_ usual: CSSValue, or other: CSSValue, when setting: Setting) -> CSSValue {
    switch setting {
    case .dark:
      .list([
        .call("var", [.keyword("--if-dark"), usual]),
        .call("var", [.keyword("--if-light"), other]),
      ])
    case .contrast:
      .list([
        .call("var", [.keyword("--if-contrast"), usual]),
        .call("var", [.keyword("--if-plain"), other]),
      ])
    }
  }

  /// The colour, mixed with nothing.
  func withOpacity(_ opacity: Double) -> CSSValue {
    guard opacity < 1 else { return self }
    let share = max(opacity.isFinite ? opacity : 0, 0)
    if case .color(let red, let green, let blue, let alpha) = self {
      return .color(red, green, blue, alpha * share)
    }
    return .call(
      "color-mix",
      [
        .list([.keyword("in"), .keyword("srgb")]),
        .list([self, share == 0 ? .keyword("0%") : .percent(share * 100)]),
        .keyword("transparent"),
      ]
    )
  }
}
