/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of what is drawn.
  associatedtype Body: View

  /// Draws a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What there is to draw.
  typealias Configuration = MenuStyleConfiguration
}

/// What a menu is made of.
public struct MenuStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StyleContent
  /// The type of the content.
  public typealias Content = _StyleContent

  /// What is pressed.
  public let label: Label
  /// What can be chosen.
  public let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// A style that renderers know by name.
@MainActor @preconcurrency
protocol BuiltInMenuStyle: MenuStyle {
  var _name: String? { get }
}

extension BuiltInMenuStyle {
  func element(_ configuration: MenuStyleConfiguration) -> some View {
    MenuElement(
      style: _name,
      primaryAction: configuration.primaryAction,
      content: TupleView(Part("label", configuration.label), configuration.content)
    )
  }
}

/// The style of the platform.
public struct DefaultMenuStyle: MenuStyle, BuiltInMenuStyle {
  var _name: String? { nil }

  /// Makes the style.
  public init() {}

  /// Draws a menu.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style of the platform.
  @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { .init() }
}

/// A button.
public struct ButtonMenuStyle: MenuStyle, BuiltInMenuStyle {
  var _name: String? { "button" }

  /// Makes the style.
  public init() {}

  /// Draws a menu.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button.
  @MainActor @preconcurrency public static var button: ButtonMenuStyle { .init() }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, BuiltInMenuStyle {
  var _name: String? { "borderless" }

  /// Makes the style.
  public init() {}

  /// Draws a menu.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  @MainActor @preconcurrency public static var borderlessButton: BorderlessButtonMenuStyle {
    .init()
  }
}

extension EnvironmentValues {
  var menuStyle: (any MenuStyle)? {
    get { self[StyleKey<any MenuStyle>.self] }
    set { self[StyleKey<any MenuStyle>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the menus inside.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, style)
  }
}
