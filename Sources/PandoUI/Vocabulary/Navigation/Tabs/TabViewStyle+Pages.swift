/// Pages that follow one another vertically. Renderers place them horizontally.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// `page`.
  public var _name: String { "page" }
}

/// A carousel of pages. Renderers put them side by side.
public struct CarouselTabViewStyle: TabViewStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// `page`.
  public var _name: String { "page" }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages that follow one another vertically.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  /// A carousel of pages.
  public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}
