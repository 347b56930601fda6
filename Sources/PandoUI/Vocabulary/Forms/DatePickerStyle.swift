/// The appearance of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The name that renderers know the style by; nil for the default.
  @_documentation(visibility: internal)
  var _name: String? { get }
}

/// The renderer's default style.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The name that renderers know the style by; nil for the default.
  @_documentation(visibility: internal)
  public var _name: String? { nil }

  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The renderer's default style.
  @MainActor @preconcurrency public static var automatic: DefaultDatePickerStyle { .init() }
}

/// A field that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The name that renderers know the style by; nil for the default.
  @_documentation(visibility: internal)
  public var _name: String? { "compact" }

  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A field that opens a calendar.
  @MainActor @preconcurrency public static var compact: CompactDatePickerStyle { .init() }
}

/// A calendar, with a field for the time below it. Its days are buttons, which tests press.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The name that renderers know the style by; nil for the default.
  @_documentation(visibility: internal)
  public var _name: String? { "graphical" }

  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  @MainActor @preconcurrency public static var graphical: GraphicalDatePickerStyle { .init() }
}

/// A wheel for each part of the date. Tests choose in them as in pickers.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The name that renderers know the style by; nil for the default.
  @_documentation(visibility: internal)
  public var _name: String? { "wheel" }

  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each part of the date.
  @MainActor @preconcurrency public static var wheel: WheelDatePickerStyle { .init() }
}

/// A field that is typed into.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// The name that renderers know the style by; nil for the default.
  @_documentation(visibility: internal)
  public var _name: String? { "field" }

  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field that is typed into.
  @MainActor @preconcurrency public static var field: FieldDatePickerStyle { .init() }
}

/// A field with a stepper.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// The name that renderers know the style by; nil for the default.
  @_documentation(visibility: internal)
  public var _name: String? { "stepperField" }

  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with a stepper.
  @MainActor @preconcurrency public static var stepperField: StepperFieldDatePickerStyle { .init() }
}

extension EnvironmentValues {
  var datePickerStyleName: String? { self[StyleNameKey<any DatePickerStyle>.self] }
}

extension View {
  /// Sets the style of the date pickers in this view.
  ///
  /// - Parameter style: A style; graphical is a calendar, wheel has a wheel for each part, and browsers draw their own date input for all
  ///   others.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(StyleNameModifier<any DatePickerStyle>(name: style._name))
  }
}
