/// What words and pictures are drawn with here.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// What it comes down to.
  public func _paint() -> Paint { .role(.foreground) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// What words and pictures are drawn with here.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// What lies behind everything here.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// What it comes down to.
  public func _paint() -> Paint { .role(.background) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What lies behind everything here.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// What controls are drawn with here.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// What it comes down to.
  public func _paint() -> Paint { .role(.tint) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// What controls are drawn with here.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// What shows that something is chosen.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// What it comes down to.
  public func _paint() -> Paint { .role(.selection) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// What shows that something is chosen.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// What thin lines between things are drawn with.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// What it comes down to.
  public func _paint() -> Paint { .role(.separator) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// What thin lines between things are drawn with.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// What an empty field shows its words in.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// What it comes down to.
  public func _paint() -> Paint { .role(.placeholder) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// What an empty field shows its words in.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// What words that lead elsewhere are drawn with.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// What it comes down to.
  public func _paint() -> Paint { .role(.link) }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// What words that lead elsewhere are drawn with.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// What shapes are filled with.
public struct FillShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// What it comes down to.
  public func _paint() -> Paint { .role(.fill) }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// What shapes are filled with.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// What lies behind a whole window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
  /// What it comes down to.
  public func _paint() -> Paint { .role(.windowBackground) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// What lies behind a whole window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
