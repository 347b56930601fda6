/// The appearance of lists.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The name that renderers know the style by; nil for the default.
  @_documentation(visibility: internal)
  var _name: String? { get }
}

/// The renderer's default style.
public struct DefaultListStyle: ListStyle {
  /// The name that renderers know the style by; nil for the default.
  @_documentation(visibility: internal)
  public var _name: String? { nil }

  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The renderer's default style.
  @MainActor @preconcurrency public static var automatic: DefaultListStyle { .init() }
}

/// Rows without a frame around them.
public struct PlainListStyle: ListStyle {
  /// The name that renderers know the style by; nil for the default.
  @_documentation(visibility: internal)
  public var _name: String? { "plain" }

  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Rows without a frame around them.
  @MainActor @preconcurrency public static var plain: PlainListStyle { .init() }
}

/// Sections set apart from each other.
public struct GroupedListStyle: ListStyle {
  /// The name that renderers know the style by; nil for the default.
  @_documentation(visibility: internal)
  public var _name: String? { "grouped" }

  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections set apart from each other.
  @MainActor @preconcurrency public static var grouped: GroupedListStyle { .init() }
}

/// Sections as cards.
public struct InsetGroupedListStyle: ListStyle {
  /// The name that renderers know the style by; nil for the default.
  @_documentation(visibility: internal)
  public var _name: String? { "insetGrouped" }

  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as cards.
  @MainActor @preconcurrency public static var insetGrouped: InsetGroupedListStyle { .init() }
}

/// Rows with a margin at the edges.
public struct InsetListStyle: ListStyle {
  /// The name that renderers know the style by; nil for the default.
  @_documentation(visibility: internal)
  public var _name: String? { "inset" }

  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with a margin at the edges.
  @MainActor @preconcurrency public static var inset: InsetListStyle { .init() }
}

/// The list at the side of a window.
public struct SidebarListStyle: ListStyle {
  /// The name that renderers know the style by; nil for the default.
  @_documentation(visibility: internal)
  public var _name: String? { "sidebar" }

  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The list at the side of a window.
  @MainActor @preconcurrency public static var sidebar: SidebarListStyle { .init() }
}

/// A list with a border around it.
public struct BorderedListStyle: ListStyle {
  /// The name that renderers know the style by; nil for the default.
  @_documentation(visibility: internal)
  public var _name: String? { "bordered" }

  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// A list with a border around it.
  @MainActor @preconcurrency public static var bordered: BorderedListStyle { .init() }
}

/// Rows on a curve, on a watch; plain rows here.
public struct EllipticalListStyle: ListStyle {
  /// The name that renderers know the style by; nil for the default.
  @_documentation(visibility: internal)
  public var _name: String? { "plain" }

  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == EllipticalListStyle {
  /// Rows on a curve, on a watch; plain rows here.
  @MainActor @preconcurrency public static var elliptical: EllipticalListStyle { .init() }
}

/// Rows on a curve, on a watch; plain rows here.
public struct CarouselListStyle: ListStyle {
  /// The name that renderers know the style by; nil for the default.
  @_documentation(visibility: internal)
  public var _name: String? { "plain" }

  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == CarouselListStyle {
  /// Rows on a curve, on a watch; plain rows here.
  @MainActor @preconcurrency public static var carousel: CarouselListStyle { .init() }
}

extension EnvironmentValues {
  var listStyleName: String? { self[StyleNameKey<any ListStyle>.self] }
}

extension View {
  /// Sets the style of the lists in this view.
  ///
  /// - Parameter style: The style for this view and the views inside.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(StyleNameModifier<any ListStyle>(name: style._name))
  }
}
