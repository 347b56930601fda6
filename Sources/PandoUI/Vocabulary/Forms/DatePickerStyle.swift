/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The style as attributes spell it; nil for the platform's.
  @_documentation(visibility: internal)
  var _name: String? { get }
}

/// The style of the platform.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The style as attributes spell it; nil for the platform's.
  @_documentation(visibility: internal)
  public var _name: String? { nil }

  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style of the platform.
  @MainActor @preconcurrency public static var automatic: DefaultDatePickerStyle { .init() }
}

/// A line that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The style as attributes spell it; nil for the platform's.
  @_documentation(visibility: internal)
  public var _name: String? { "compact" }

  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A line that opens a calendar.
  @MainActor @preconcurrency public static var compact: CompactDatePickerStyle { .init() }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The style as attributes spell it; nil for the platform's.
  @_documentation(visibility: internal)
  public var _name: String? { "graphical" }

  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  @MainActor @preconcurrency public static var graphical: GraphicalDatePickerStyle { .init() }
}

/// Wheels where there are any.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The style as attributes spell it; nil for the platform's.
  @_documentation(visibility: internal)
  public var _name: String? { "wheel" }

  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels where there are any.
  @MainActor @preconcurrency public static var wheel: WheelDatePickerStyle { .init() }
}

/// A field that is typed into.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// The style as attributes spell it; nil for the platform's.
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
  /// The style as attributes spell it; nil for the platform's.
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
  /// Sets the style of the date pickers inside.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(StyleNameModifier<any DatePickerStyle>(name: style._name))
  }
}
