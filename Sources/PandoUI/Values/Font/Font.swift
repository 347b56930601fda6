public import Foundation

/// How letters look.
public struct Font: Hashable, Sendable {
  /// Where the letters and their size come from.
  package enum Base: Hashable, Sendable {
    /// The system's letters at a size that follows the reader's wish.
    case style(TextStyle)
    /// The system's letters; points.
    case system(size: CGFloat)
    /// Letters by the name of their family; points. `relativeTo` says with which style the size
    /// grows; nil if it stays.
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  /// How small letters are shown.
  package enum Caps: String, Hashable, Sendable {
    case smallCaps, lowercaseSmallCaps, uppercaseSmallCaps
  }

  package var base: Base
  /// Nil for the style's own.
  package var weight: Weight?
  package var design: Design?
  package var width: Width?
  package var leading: Leading?
  package var caps: Caps?
  package var isBold = false
  package var isItalic = false
  package var isMonospaced = false
  package var isMonospacedDigit = false
  /// What the size is multiplied by.
  package var scale: CGFloat = 1

  package init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  /// The system's letters in one of its styles.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// The system's letters at a size in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(.system(size: size), weight: weight, design: design)
  }

  /// Letters by the name of their family; the size, in points, grows as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  /// Letters by the name of their family; the size, in points, grows as a style does.
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }

  /// Letters by the name of their family at a size, in points, that stays.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }

  /// The size in points where the reader has no wish.
  package var pointSize: CGFloat {
    switch base {
    case .style(let style): style.pointSize * scale
    case .system(let size), .custom(_, let size, _): size * scale
    }
  }

  /// The weight it is drawn in.
  package var resolvedWeight: Weight {
    if let weight { return weight }
    if isBold { return .bold }
    if case .style(let style) = base { return style.weight }
    return .regular
  }
}
