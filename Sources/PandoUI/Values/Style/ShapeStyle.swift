/// A style in which areas, lines and text are drawn.
public protocol ShapeStyle: Sendable {
  /// The paint that renderers draw the style with.
  func _paint() -> Paint
}

/// A style whose type is erased.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  package let paint: Paint

  package init(paint: Paint) {
    self.paint = paint
  }

  /// Erases the type of a style.
  ///
  /// - Parameter style: The style whose type is erased.
  public init<S: ShapeStyle>(_ style: S) {
    paint = style._paint()
  }

  /// The paint that renderers draw the style with.
  public func _paint() -> Paint { paint }
}

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

extension ShapeStyle {
  /// Multiplies the opacity of the style.
  ///
  /// - Parameter opacity: The factor of the opacity: 0 is clear, 1 leaves the style as it is.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(paint: .opacity(_paint(), opacity))
  }

  /// Adds a shadow to the style. Browsers do not draw it.
  ///
  /// - Parameter style: The shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    AnyShapeStyle(paint: .shadow(_paint(), style.shadow))
  }

  /// Sets how the style is blended with what is behind it. Browsers do not blend styles.
  ///
  /// - Parameter mode: How colours are blended.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    AnyShapeStyle(paint: .blend(_paint(), mode))
  }

  /// The style one level less prominent.
  public var secondary: some ShapeStyle { AnyShapeStyle(paint: .levelOf(_paint(), 1)) }
  /// The style two levels less prominent.
  public var tertiary: some ShapeStyle { AnyShapeStyle(paint: .levelOf(_paint(), 2)) }
  /// The style three levels less prominent.
  public var quaternary: some ShapeStyle { AnyShapeStyle(paint: .levelOf(_paint(), 3)) }
  /// The style four levels less prominent.
  public var quinary: some ShapeStyle { AnyShapeStyle(paint: .levelOf(_paint(), 4)) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with an opacity.
  ///
  /// - Parameter opacity: The factor of the opacity: 0 is clear, 1 leaves the style as it is.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(paint: .opacity(.role(.foreground), opacity))
  }

  /// The foreground style with a shadow. Browsers do not draw it.
  ///
  /// - Parameter style: The shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    AnyShapeStyle(paint: .shadow(.role(.foreground), style.shadow))
  }

  /// The foreground style, blended with what is behind it. Browsers do not blend styles.
  ///
  /// - Parameter mode: How colours are blended.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    AnyShapeStyle(paint: .blend(.role(.foreground), mode))
  }
}
