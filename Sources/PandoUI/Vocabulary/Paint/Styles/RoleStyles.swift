/// The style of text and images in the environment.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// The paint that renderers draw the style with.
  public func _paint() -> Paint { .role(.foreground) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of text and images in the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background style in the environment.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// The paint that renderers draw the style with.
  public func _paint() -> Paint { .role(.background) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style in the environment.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The tint of controls in the environment.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// The paint that renderers draw the style with.
  public func _paint() -> Paint { .role(.tint) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of controls in the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The style that marks selected content.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// The paint that renderers draw the style with.
  public func _paint() -> Paint { .role(.selection) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style that marks selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The style of separators.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// The paint that renderers draw the style with.
  public func _paint() -> Paint { .role(.separator) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The style of placeholders in empty fields.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// The paint that renderers draw the style with.
  public func _paint() -> Paint { .role(.placeholder) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholders in empty fields.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// The paint that renderers draw the style with.
  public func _paint() -> Paint { .role(.link) }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The style that fills shapes.
public struct FillShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// The paint that renderers draw the style with.
  public func _paint() -> Paint { .role(.fill) }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style that fills shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The background style of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// The paint that renderers draw the style with.
  public func _paint() -> Paint { .role(.windowBackground) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background style of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
