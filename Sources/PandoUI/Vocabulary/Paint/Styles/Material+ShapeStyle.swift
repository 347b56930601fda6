extension Material: ShapeStyle {
  /// The paint that renderers draw the style with.
  public func _paint() -> Paint { .material(self) }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { Material.ultraThin }
  /// A more translucent material.
  public static var thinMaterial: Material { Material.thin }
  /// A material of medium thickness.
  public static var regularMaterial: Material { Material.regular }
  /// A less translucent material.
  public static var thickMaterial: Material { Material.thick }
  /// The least translucent material.
  public static var ultraThickMaterial: Material { Material.ultraThick }
  /// The material of bars.
  public static var bar: Material { Material.bar }
}
