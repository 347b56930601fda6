public import Foundation

/// The family, size and style of letters.
public struct Font: Hashable, Sendable {
  /// The source of the letters and their size.
  package enum Base: Hashable, Sendable {
    /// The system's letters in the size of a style.
    case style(TextStyle)
    /// The system's letters at a size.
    case system(size: CGFloat)
    /// The letters of a family at a size in points. `relativeTo` is the style with which the size
    /// grows; nil if the size is fixed.
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  /// The letters that are shown as small capitals.
  package enum Caps: String, Hashable, Sendable {
    case smallCaps, lowercaseSmallCaps, uppercaseSmallCaps
  }

  package var base: Base
  /// The weight; nil for that of the style.
  package var weight: Weight?
  package var design: Design?
  package var width: Width?
  package var leading: Leading?
  package var caps: Caps?
  package var isBold = false
  package var isItalic = false
  package var isMonospaced = false
  package var isMonospacedDigit = false
  /// The factor of the size.
  package var scale: CGFloat = 1

  package init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  /// The system's letters in one of its styles.
  ///
  /// - Parameters:
  ///   - style: The style, which decides the size.
  ///   - design: The design of the letters; nil for the default design.
  ///   - weight: The weight; nil for that of the style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// The system's letters at a size.
  ///
  /// - Parameters:
  ///   - size: The size at the default text size of the browser, in points.
  ///   - weight: The weight; nil for a regular weight.
  ///   - design: The design of the letters; nil for the default design.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(.system(size: size), weight: weight, design: design)
  }

  /// The letters of a family at a size that grows with body text.
  ///
  /// - Parameters:
  ///   - name: The name of the family; browsers use the system font if it is missing.
  ///   - size: The size at the default text size of the browser, in points.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  /// The letters of a family at a size that grows with a style.
  ///
  /// - Parameters:
  ///   - name: The name of the family; browsers use the system font if it is missing.
  ///   - size: The size at the default text size of the browser, in points.
  ///   - textStyle: No effect here: browsers scale all sizes with the user's text size.
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }

  /// The letters of a family at a fixed size.
  ///
  /// - Parameters:
  ///   - name: The name of the family; browsers use the system font if it is missing.
  ///   - fixedSize: The size, in points; browsers still scale it with the user's text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  /// The size at the default text size, in points.
  package var pointSize: CGFloat {
    switch base {
    case .style(let style): style.pointSize * scale
    case .system(let size), .custom(_, let size, _): size * scale
    }
  }

  /// The weight in which the font is drawn.
  package var resolvedWeight: Weight {
    if let weight { return weight }
    if isBold { return .bold }
    if case .style(let style) = base { return style.weight }
    return .regular
  }
}
