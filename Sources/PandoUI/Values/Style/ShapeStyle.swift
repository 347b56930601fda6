/// Something that areas, lines and words can be drawn with.
public protocol ShapeStyle: Sendable {
  /// What it comes down to.
  func _paint() -> Paint
}

/// A style whose type is not known.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  package let paint: Paint

  package init(paint: Paint) {
    self.paint = paint
  }

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {
    paint = style._paint()
  }

  /// What it comes down to.
  public func _paint() -> Paint { paint }
}

extension Color: ShapeStyle {
  /// What it comes down to.
  public func _paint() -> Paint { .color(self) }
}

extension ShapeStyle {
  /// The style, letting through what is behind it: 0 is clear, 1 is as it was.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(paint: .opacity(_paint(), opacity))
  }

  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    AnyShapeStyle(paint: .shadow(_paint(), style.shadow))
  }

  /// The style, laid over what is behind it in another way.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    AnyShapeStyle(paint: .blend(_paint(), mode))
  }

  /// The style, less important by one level.
  public var secondary: some ShapeStyle { AnyShapeStyle(paint: .levelOf(_paint(), 1)) }
  /// The style, less important by two levels.
  public var tertiary: some ShapeStyle { AnyShapeStyle(paint: .levelOf(_paint(), 2)) }
  /// The style, less important by three levels.
  public var quaternary: some ShapeStyle { AnyShapeStyle(paint: .levelOf(_paint(), 3)) }
  /// The style, less important by four levels.
  public var quinary: some ShapeStyle { AnyShapeStyle(paint: .levelOf(_paint(), 4)) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground, letting through what is behind it.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(paint: .opacity(.role(.foreground), opacity))
  }

  /// The foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    AnyShapeStyle(paint: .shadow(.role(.foreground), style.shadow))
  }

  /// The foreground, laid over what is behind it in another way.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    AnyShapeStyle(paint: .blend(.role(.foreground), mode))
  }
}
