/// Pages below each other. Renderers put them beside each other.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// `page`.
  public var _name: String { "page" }
}

/// Pages that stand out one by one. Renderers put them beside each other.
public struct CarouselTabViewStyle: TabViewStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// `page`.
  public var _name: String { "page" }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages below each other.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  /// Pages that stand out one by one.
  public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}
