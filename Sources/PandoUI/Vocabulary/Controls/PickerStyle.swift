/// How pickers look and are used.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The style as attributes spell it; nil for the platform's.
  @_documentation(visibility: internal)
  var _name: String? { get }
}

/// The style of the platform.
public struct DefaultPickerStyle: PickerStyle {
  /// The style as attributes spell it; nil for the platform's.
  @_documentation(visibility: internal)
  public var _name: String? { nil }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style of the platform.
  @MainActor @preconcurrency public static var automatic: DefaultPickerStyle { .init() }
}

/// A button that shows the options.
public struct MenuPickerStyle: PickerStyle {
  /// The style as attributes spell it; nil for the platform's.
  @_documentation(visibility: internal)
  public var _name: String? { "menu" }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that shows the options.
  @MainActor @preconcurrency public static var menu: MenuPickerStyle { .init() }
}

/// The options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// The style as attributes spell it; nil for the platform's.
  @_documentation(visibility: internal)
  public var _name: String? { "segmented" }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options side by side.
  @MainActor @preconcurrency public static var segmented: SegmentedPickerStyle { .init() }
}

/// The options where the picker stands.
public struct InlinePickerStyle: PickerStyle {
  /// The style as attributes spell it; nil for the platform's.
  @_documentation(visibility: internal)
  public var _name: String? { "inline" }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options where the picker stands.
  @MainActor @preconcurrency public static var inline: InlinePickerStyle { .init() }
}

/// The options under each other, with round buttons.
public struct RadioGroupPickerStyle: PickerStyle {
  /// The style as attributes spell it; nil for the platform's.
  @_documentation(visibility: internal)
  public var _name: String? { "radioGroup" }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The options under each other, with round buttons.
  @MainActor @preconcurrency public static var radioGroup: RadioGroupPickerStyle { .init() }
}

/// A wheel where there is one; a menu here.
public struct WheelPickerStyle: PickerStyle {
  /// The style as attributes spell it; nil for the platform's.
  @_documentation(visibility: internal)
  public var _name: String? { "menu" }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel where there is one; a menu here.
  @MainActor @preconcurrency public static var wheel: WheelPickerStyle { .init() }
}

/// A screen of options where there is one; a menu here.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The style as attributes spell it; nil for the platform's.
  @_documentation(visibility: internal)
  public var _name: String? { "menu" }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A screen of options where there is one; a menu here.
  @MainActor @preconcurrency public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

/// Small pictures side by side.
public struct PalettePickerStyle: PickerStyle {
  /// The style as attributes spell it; nil for the platform's.
  @_documentation(visibility: internal)
  public var _name: String? { "segmented" }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Small pictures side by side.
  @MainActor @preconcurrency public static var palette: PalettePickerStyle { .init() }
}

/// A menu, by its older name.
public struct PopUpButtonPickerStyle: PickerStyle {
  /// The style as attributes spell it; nil for the platform's.
  @_documentation(visibility: internal)
  public var _name: String? { "menu" }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == PopUpButtonPickerStyle {
  /// A menu, by its older name.
  @MainActor @preconcurrency public static var popUpButton: PopUpButtonPickerStyle { .init() }
}

extension EnvironmentValues {
  var pickerStyleName: String? { self[StyleNameKey<any PickerStyle>.self] }
}

extension View {
  /// Sets the style of the pickers inside.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(StyleNameModifier<any PickerStyle>(name: style._name))
  }
}
