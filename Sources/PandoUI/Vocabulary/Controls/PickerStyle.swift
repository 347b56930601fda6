/// The look of pickers, and how they are used.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The name of the style in attributes; nil for the platform's style.
  @_documentation(visibility: internal)
  var _name: String? { get }
}

/// The platform's style for pickers.
public struct DefaultPickerStyle: PickerStyle {
  /// The name of the style in attributes; nil for the platform's style.
  @_documentation(visibility: internal)
  public var _name: String? { nil }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The platform's style for pickers.
  @MainActor @preconcurrency public static var automatic: DefaultPickerStyle { .init() }
}

/// A button that opens a menu of the options.
public struct MenuPickerStyle: PickerStyle {
  /// The name of the style in attributes; nil for the platform's style.
  @_documentation(visibility: internal)
  public var _name: String? { "menu" }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu of the options.
  @MainActor @preconcurrency public static var menu: MenuPickerStyle { .init() }
}

/// The options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// The name of the style in attributes; nil for the platform's style.
  @_documentation(visibility: internal)
  public var _name: String? { "segmented" }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options side by side.
  @MainActor @preconcurrency public static var segmented: SegmentedPickerStyle { .init() }
}

/// The options in the place of the picker.
public struct InlinePickerStyle: PickerStyle {
  /// The name of the style in attributes; nil for the platform's style.
  @_documentation(visibility: internal)
  public var _name: String? { "inline" }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options in the place of the picker.
  @MainActor @preconcurrency public static var inline: InlinePickerStyle { .init() }
}

/// The options, one below another, with radio buttons.
public struct RadioGroupPickerStyle: PickerStyle {
  /// The name of the style in attributes; nil for the platform's style.
  @_documentation(visibility: internal)
  public var _name: String? { "radioGroup" }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The options, one below another, with radio buttons.
  @MainActor @preconcurrency public static var radioGroup: RadioGroupPickerStyle { .init() }
}

/// A wheel whose row in the middle is the chosen option.
public struct WheelPickerStyle: PickerStyle {
  /// The name of the style in attributes; nil for the platform's style.
  @_documentation(visibility: internal)
  public var _name: String? { "wheel" }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel whose row in the middle is the chosen option.
  @MainActor @preconcurrency public static var wheel: WheelPickerStyle { .init() }
}

/// A link to a screen of the options, in a ``NavigationStack``; elsewhere a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The name of the style in attributes; nil for the platform's style.
  @_documentation(visibility: internal)
  public var _name: String? { "navigationLink" }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a screen of the options, in a ``NavigationStack``; elsewhere a menu.
  @MainActor @preconcurrency public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

/// Small pictures side by side.
public struct PalettePickerStyle: PickerStyle {
  /// The name of the style in attributes; nil for the platform's style.
  @_documentation(visibility: internal)
  public var _name: String? { "segmented" }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Small pictures side by side.
  @MainActor @preconcurrency public static var palette: PalettePickerStyle { .init() }
}

/// A menu, under its older name.
public struct PopUpButtonPickerStyle: PickerStyle {
  /// The name of the style in attributes; nil for the platform's style.
  @_documentation(visibility: internal)
  public var _name: String? { "menu" }

  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == PopUpButtonPickerStyle {
  /// A menu, under its older name.
  @MainActor @preconcurrency public static var popUpButton: PopUpButtonPickerStyle { .init() }
}

extension EnvironmentValues {
  var pickerStyleName: String? { self[StyleNameKey<any PickerStyle>.self] }
}

extension View {
  /// Sets the style of the pickers inside.
  ///
  /// - Parameter style: The style, which stays in force until another one is set further in.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(StyleNameModifier<any PickerStyle>(name: style._name))
  }
}

extension View {
  /// Places the choices of this picker, if it shows them as a group of radio buttons, side by side.
  public func horizontalRadioGroupLayout() -> some View {
    attribute(.isHorizontal, .flag(true))
  }
}
