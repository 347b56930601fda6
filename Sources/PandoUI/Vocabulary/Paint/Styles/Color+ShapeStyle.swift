/// A style that is a colour.
public protocol _ColorStyle: ShapeStyle {
  /// The colour.
  var _color: Color { get }
}

extension Color: _ColorStyle {
  /// The colour itself.
  @_documentation(visibility: internal)
  public var _color: Color { self }

  /// Makes a colour from a style that is one, such as another colour.
  ///
  /// - Parameter color: The style.
  @_disfavoredOverload
  public init<S: _ColorStyle>(_ color: S) {
    self = color._color
  }
}

extension Color: ShapeStyle {
  /// The paint that renderers draw the style with.
  public func _paint() -> Paint { .color(self) }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// White, in light and dark.
  public static var white: Color { Color.white }
  /// Gray.
  public static var gray: Color { Color.gray }
  /// Black, in light and dark.
  public static var black: Color { Color.black }
  /// Fully transparent.
  public static var clear: Color { Color.clear }
}

extension Color.Resolved: ShapeStyle {
  /// The paint that renderers draw the style with.
  public func _paint() -> Paint { .color(Color(self)) }
}
