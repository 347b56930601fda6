/// The look of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the drawn view.
  associatedtype Body: View

  /// Draws a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The parts of a menu.
  typealias Configuration = MenuStyleConfiguration
}

/// The parts of a menu that a style draws.
public struct MenuStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StyleContent
  /// The type of the content.
  public typealias Content = _StyleContent

  /// The label.
  public let label: Label
  /// The items.
  public let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// A style that renderers draw themselves, by its name.
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

/// The platform's style for menus.
public struct DefaultMenuStyle: MenuStyle, BuiltInMenuStyle {
  var _name: String? { nil }

  /// Makes the style.
  public init() {}

  /// Draws a menu.
  ///
  /// - Parameter configuration: The label, items and primary action of the menu.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The platform's style for menus.
  @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { .init() }
}

/// A menu that is a button.
public struct ButtonMenuStyle: MenuStyle, BuiltInMenuStyle {
  var _name: String? { "button" }

  /// Makes the style.
  public init() {}

  /// Draws a menu.
  ///
  /// - Parameter configuration: The label, items and primary action of the menu.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu that is a button.
  @MainActor @preconcurrency public static var button: ButtonMenuStyle { .init() }
}

/// A menu that is a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, BuiltInMenuStyle {
  var _name: String? { "borderless" }

  /// Makes the style.
  public init() {}

  /// Draws a menu.
  ///
  /// - Parameter configuration: The label, items and primary action of the menu.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu that is a button without a border.
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
  ///
  /// - Parameter style: The style, which stays in force until another one is set further in.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, style)
  }
}
