/// A level of the foreground style.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// The level; 0 is the first.
  package let level: Int

  /// The first level, for the main content.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The paint that renderers draw the style with.
  public func _paint() -> Paint { .level(level) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground, for the main content.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// The second level of the foreground.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The third level of the foreground.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The fourth level of the foreground.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The fifth level of the foreground.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}
