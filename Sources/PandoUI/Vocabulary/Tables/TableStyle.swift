/// The appearance of tables.
@MainActor @preconcurrency
public protocol TableStyle {
  /// The name of the style in attributes; nil for the platform's default.
  @_documentation(visibility: internal)
  var _name: String? { get }
}

/// The platform's default style.
public struct AutomaticTableStyle: TableStyle {
  /// The style as attributes spell it; nil for the platform's default.
  @_documentation(visibility: internal)
  public var _name: String? { nil }

  /// Makes the style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The platform's default style.
  @MainActor @preconcurrency public static var automatic: AutomaticTableStyle { .init() }
}

/// Rows with space at the edges.
public struct InsetTableStyle: TableStyle {
  /// The style as attributes spell it; nil for the platform's default.
  @_documentation(visibility: internal)
  public var _name: String? { "inset" }

  /// Makes the style.
  public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows with space at the edges.
  @MainActor @preconcurrency public static var inset: InsetTableStyle { .init() }
}

/// A table with a border around it.
public struct BorderedTableStyle: TableStyle {
  /// The style as attributes spell it; nil for the platform's default.
  @_documentation(visibility: internal)
  public var _name: String? { "bordered" }

  /// Makes the style.
  public init() {}
}

extension TableStyle where Self == BorderedTableStyle {
  /// A table with a border around it.
  @MainActor @preconcurrency public static var bordered: BorderedTableStyle { .init() }
}

extension EnvironmentValues {
  var tableStyleName: String? { self[StyleNameKey<any TableStyle>.self] }
}

extension View {
  /// Sets the style of the tables inside.
  ///
  /// - Parameter style: The style. A browser draws all styles alike.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    modifier(StyleNameModifier<any TableStyle>(name: style._name))
  }
}
