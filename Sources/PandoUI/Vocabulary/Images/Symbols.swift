/// How the layers of one of the system's images are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In its own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In the colours of the foreground.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// A form of the system's images.
public struct SymbolVariants: Hashable, Sendable {
  var parts: [String] = []

  /// As it is.
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

  /// And in a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// And in a square.
  public var square: SymbolVariants { adding("square") }
  /// And in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// And filled.
  public var fill: SymbolVariants { adding("fill") }
  /// And struck through.
  public var slash: SymbolVariants { adding("slash") }

  /// Whether the form has all that `other` has.
  public func contains(_ other: SymbolVariants) -> Bool {
    other.parts.allSatisfy { parts.contains($0) }
  }

  func adding(_ part: String) -> SymbolVariants {
    parts.contains(part) ? self : SymbolVariants(parts: parts + [part])
  }

  /// The name of the image in this form. The order of the parts is that of the system's names.
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

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// The form of the system's images.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// How the layers of the system's images are coloured.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// How large the system's images are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the form of the system's images in this view.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      variants = variant == .none ? .none : variant.parts.reduce(variants) { $0.adding($1) }
    }
  }

  /// Sets how the layers of the system's images are coloured. Renderers draw them in one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Sets how large the system's images in this view are beside text.
  public func imageScale(_ scale: Image.Scale) -> some View {
    attribute(.imageScale, .text(scale.rawValue)).environment(\.imageScale, scale)
  }
}
