/// The appearance of tables.
@MainActor @preconcurrency
public protocol TableStyle {
  /// The name of the style in attributes; nil for the platform's default.
  @_documentation(visibility: internal)
  var _name: String? { get }
  /// Whether every other row has another background.
  @_documentation(visibility: internal)
  var _alternatesRows: Bool { get }
}

extension TableStyle {
  /// False: the rows have one background.
  @_documentation(visibility: internal)
  public var _alternatesRows: Bool { false }
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

  /// Whether every other row has another background.
  @_documentation(visibility: internal)
  public private(set) var _alternatesRows = false

  /// Makes the style.
  public init() {}

  /// Makes the style.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every other row has another background.
  public init(alternatesRowBackgrounds: Bool) {
    _alternatesRows = alternatesRowBackgrounds
  }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows with space at the edges.
  @MainActor @preconcurrency public static var inset: InsetTableStyle { .init() }

  /// The same style, perhaps with backgrounds that alternate.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every other row has another background.
  @MainActor @preconcurrency
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// A table with a border around it.
public struct BorderedTableStyle: TableStyle {
  /// The style as attributes spell it; nil for the platform's default.
  @_documentation(visibility: internal)
  public var _name: String? { "bordered" }

  /// Whether every other row has another background.
  @_documentation(visibility: internal)
  public private(set) var _alternatesRows = false

  /// Makes the style.
  public init() {}

  /// Makes the style.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every other row has another background.
  public init(alternatesRowBackgrounds: Bool) {
    _alternatesRows = alternatesRowBackgrounds
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// A table with a border around it.
  @MainActor @preconcurrency public static var bordered: BorderedTableStyle { .init() }

  /// The same style, perhaps with backgrounds that alternate.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every other row has another background.
  @MainActor @preconcurrency
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension EnvironmentValues {
  var tableStyleName: String? { self[StyleNameKey<any TableStyle>.self] }

  var tableAlternatesRows: Bool {
    get { self[TableAlternatesRowsKey.self] }
    set { self[TableAlternatesRowsKey.self] = newValue }
  }
}

private struct TableAlternatesRowsKey: EnvironmentKey {
  static let defaultValue = false
}

extension View {
  /// Sets the style of the tables inside.
  ///
  /// - Parameter style: The style. A browser draws all styles alike, but for rows that alternate.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    modifier(StyleNameModifier<any TableStyle>(name: style._name))
      .environment(\.tableAlternatesRows, style._alternatesRows)
  }
}
