/// A layer that lets a blurred form of what is behind it through.
public struct Material: ShapeStyle, Hashable {
  /// How much it lets through, by SwiftUI's name.
  package enum Thickness: String, CaseIterable, Hashable, Sendable {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }

  package let thickness: Thickness

  /// Lets most through.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// Lets much through.
  public static let thin = Material(thickness: .thin)
  /// Lets some through.
  public static let regular = Material(thickness: .regular)
  /// Lets little through.
  public static let thick = Material(thickness: .thick)
  /// Lets least through.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// What bars are made of.
  public static let bar = Material(thickness: .bar)

  /// What it comes down to.
  public func _paint() -> Paint { .material(self) }
}

extension ShapeStyle where Self == Material {
  /// A layer that lets most through.
  public static var ultraThinMaterial: Material { Material.ultraThin }
  /// A layer that lets much through.
  public static var thinMaterial: Material { Material.thin }
  /// A layer that lets some through.
  public static var regularMaterial: Material { Material.regular }
  /// A layer that lets little through.
  public static var thickMaterial: Material { Material.thick }
  /// A layer that lets least through.
  public static var ultraThickMaterial: Material { Material.ultraThick }
  /// What bars are made of.
  public static var bar: Material { Material.bar }
}
