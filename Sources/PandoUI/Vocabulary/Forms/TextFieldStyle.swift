/// The appearance of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the view that the style makes.
  associatedtype _Body: View

  /// Makes the view of a field.
  ///
  /// - Parameter configuration: The field to draw, with its label and prompt.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body

  /// The type of the label.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a field inside a style.
public typealias _TextFieldStyleLabel = _StyleContent

/// A style that renderers draw themselves, by its name.
@MainActor @preconcurrency
protocol BuiltInTextFieldStyle: TextFieldStyle {
  var _name: String? { get }
}

/// The renderer's default style.
public struct DefaultTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle {
  var _name: String? { nil }

  /// Makes the style.
  public init() {}

  /// Makes the view of a field.
  ///
  /// - Parameter configuration: The field to draw, with its label and prompt.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// No decoration.
public struct PlainTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle {
  var _name: String? { "plain" }

  /// Makes the style.
  public init() {}

  /// Makes the view of a field.
  ///
  /// - Parameter configuration: The field to draw, with its label and prompt.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle {
  var _name: String? { "roundedBorder" }

  /// Makes the style.
  public init() {}

  /// Makes the view of a field.
  ///
  /// - Parameter configuration: The field to draw, with its label and prompt.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A border with square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle {
  var _name: String? { "squareBorder" }

  /// Makes the style.
  public init() {}

  /// Makes the view of a field.
  ///
  /// - Parameter configuration: The field to draw, with its label and prompt.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The renderer's default style.
  @MainActor @preconcurrency public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No decoration.
  @MainActor @preconcurrency public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  @MainActor @preconcurrency
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A border with square corners.
  @MainActor @preconcurrency
  public static var squareBorder: SquareBorderTextFieldStyle { .init() }
}

extension EnvironmentValues {
  var textFieldStyle: (any TextFieldStyle)? {
    get { self[StyleKey<any TextFieldStyle>.self] }
    set { self[StyleKey<any TextFieldStyle>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text fields in this view.
  ///
  /// - Parameter style: The style for this view and the views inside.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, style)
  }
}
