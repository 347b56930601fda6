/// The way the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In its own colours: the weather, signs that warn, add or remove, hearts, flags and folders have some.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In the colours of the foreground.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// A set of variants of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  var parts: [String] = []

  /// No variant.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(parts: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(parts: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(parts: ["fill"])
  /// Struck through.
  public static let slash = SymbolVariants(parts: ["slash"])

  /// These variants, in a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// These variants, in a square.
  public var square: SymbolVariants { adding("square") }
  /// These variants, in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// These variants, filled.
  public var fill: SymbolVariants { adding("fill") }
  /// These variants, struck through.
  public var slash: SymbolVariants { adding("slash") }

  /// Whether this set has all variants of another one.
  ///
  /// - Parameter other: The variants to look for.
  public func contains(_ other: SymbolVariants) -> Bool {
    other.parts.allSatisfy { parts.contains($0) }
  }

  func adding(_ part: String) -> SymbolVariants {
    parts.contains(part) ? self : SymbolVariants(parts: parts + [part])
  }

  /// The name of the symbol with these variants, in the order in which symbol names have them.
  func apply(to name: String) -> String {
    guard !parts.isEmpty else { return name }
    var words = name.split(separator: ".").map(String.init)
    for part in ["slash", "circle", "square", "rectangle", "fill"] where parts.contains(part) {
      if !words.contains(part) {
        if part != "fill", words.last == "fill" {
          words.insert(part, at: words.count - 1)
        } else {
          words.append(part)
        }
      }
    }
    return words.joined(separator: ".")
  }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

private enum SymbolPaletteKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// The variants of the symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// The way the layers of symbols are coloured.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// Whether the foreground has more than one style, which the layers of symbols are drawn with.
  var hasSymbolPalette: Bool {
    get { self[SymbolPaletteKey.self] }
    set { self[SymbolPaletteKey.self] = newValue }
  }

  /// How the layers of a symbol are coloured.
  ///
  /// - Parameter own: The image's own setting; nil for that of the view around.
  /// - Returns: nil for one colour.
  func symbolMode(_ own: SymbolRenderingMode?) -> String? {
    switch own ?? symbolRenderingMode {
    case nil: hasSymbolPalette ? "palette" : nil
    case .palette?: hasSymbolPalette ? "palette" : "hierarchical"
    case .hierarchical?: "hierarchical"
    case .multicolor?: "multicolor"
    default: nil
    }
  }

  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Adds variants to the symbols in this view.
  ///
  /// - Parameter variant: The variants to add; `.none` removes those set around the view.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      variants = variant == .none ? .none : variant.parts.reduce(variants) { $0.adding($1) }
    }
  }

  /// Sets the way the layers of symbols are coloured.
  ///
  /// A symbol with a badge, and one in a shape, have two layers: the badge, or what is in the shape, is the first one.
  /// Others have one.
  ///
  /// - Parameter mode: `.hierarchical` draws the second layer weaker; `.palette` draws it with the second style of
  ///   `foregroundStyle(_:_:)`, and weaker without one; `.multicolor` draws the weather, signs that warn, add or remove,
  ///   and a few others in their own colours. Others draw all in one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Sets the size of the symbols in this view beside text.
  ///
  /// - Parameter scale: The size beside text: 0.8, 1 or 1.3 times the usual size.
  public func imageScale(_ scale: Image.Scale) -> some View {
    attribute(.imageScale, .text(scale.rawValue)).environment(\.imageScale, scale)
  }
}
