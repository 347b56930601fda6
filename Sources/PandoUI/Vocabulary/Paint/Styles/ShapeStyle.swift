/// A style in which areas, lines and text are drawn.
///
/// An application's own style resolves to another style in an environment:
///
///     struct Ink: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.white : Color.indigo
///       }
///     }
public protocol ShapeStyle: Sendable, _CatalogStyle {
  /// The type of the style that `resolve(in:)` returns. `Never` for styles of this library, which are drawn directly.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that is drawn in place of this one.
  ///
  /// A view that is filled, stroked, tinted or has a background resolves the style in its own
  /// environment, and again when a value that was read changes. Axes and marks of charts, rows of
  /// lists, drawings of a `Canvas` and texts within texts resolve it in an environment in which
  /// nothing is set.
  ///
  /// - Parameter environment: The environment of the view that is drawn with the style.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint that renderers draw the style with.
  func _paint() -> Paint
}

extension ShapeStyle {
  /// A paint that resolves the style when it is drawn.
  public func _paint() -> Paint { .resolvable(ResolvablePaint(self)) }
}

extension ShapeStyle where Resolved == Never {
  /// Never called, because renderers draw the styles of this library directly.
  ///
  /// - Parameter environment: The environment of a view.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is drawn as it is.")
  }
}

extension Never: ShapeStyle {}

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

extension ShapeStyle {
  /// Multiplies the opacity of the style.
  ///
  /// - Parameter opacity: The factor of the opacity: 0 is clear, 1 leaves the style as it is.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(paint: .opacity(_paint(), opacity))
  }

  /// Adds a shadow to what is drawn with the style.
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

  /// The foreground style with a shadow.
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
