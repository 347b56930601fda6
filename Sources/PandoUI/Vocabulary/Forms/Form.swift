/// Controls for settings or a record, each in a row with its label.
public struct Form<Content: View>: View {
  let rows: Content

  @Environment(\.formStyle) private var style

  /// Makes a form with a row for each control.
  ///
  /// - Parameter content: Makes the controls, one row each; evaluated once, when the form is made.
  public init(@ViewBuilder content: () -> Content) {
    rows = content()
  }

  /// The form, drawn by the style in the environment.
  public var body: some View {
    if let style, !(style is any BuiltInFormStyle) {
      styled(style)
    } else {
      FormElement(style: (style as? any BuiltInFormStyle)?._name, content: rows)
        .environment(\.isInRows, true)
    }
  }

  private func styled<Style: FormStyle>(_ style: Style) -> AnyView {
    let configuration = FormStyleConfiguration(
      content: _StyleContent(rows.environment(\.formStyle, style))
    )
    // The style is reset inside, so that a custom style can draw a `Form` without applying itself
    // again.
    return AnyView(
      StyledBody(style: style) { $0.makeBody(configuration: configuration) }
        .environment(\.formStyle, nil)
    )
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Makes the view from the parts that a custom style received, with the default style.
  ///
  /// - Parameter configuration: The parts that a custom style received.
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}

/// The element of a form.
struct FormElement<Content: View>: ElementView {
  let style: String?
  let content: Content

  var kind: ElementKind { .form }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.style] = style.map { .text($0) }
    element[.isPlain] = environment.scrollContentBackground == .hidden ? .flag(true) : nil
    let table = RowTable()
    let isEnabled = environment.isEnabled
    element.units(.row) { $0.describeRow(table, isEnabled: isEnabled) }
    element.answerRows(table)
  }
}

/// The appearance of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view of a form.
  ///
  /// - Parameter configuration: The parts to arrange, with the state of the control.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The parts that the style arranges.
  typealias Configuration = FormStyleConfiguration
}

/// The content of a form.
public struct FormStyleConfiguration {
  /// The type of the content.
  public typealias Content = _StyleContent

  /// The content.
  public let content: Content
}

/// A style that renderers draw themselves, by its name.
@MainActor @preconcurrency
protocol BuiltInFormStyle: FormStyle {
  var _name: String? { get }
}

/// The renderer's default style.
public struct AutomaticFormStyle: FormStyle, BuiltInFormStyle {
  var _name: String? { nil }

  /// Makes the style.
  public init() {}

  /// Makes the view of a form.
  ///
  /// - Parameter configuration: The parts to arrange, with the state of the control.
  public func makeBody(configuration: Configuration) -> some View {
    FormElement(style: _name, content: configuration.content)
  }
}

/// Sections as cards.
public struct GroupedFormStyle: FormStyle, BuiltInFormStyle {
  var _name: String? { "grouped" }

  /// Makes the style.
  public init() {}

  /// Makes the view of a form.
  ///
  /// - Parameter configuration: The parts to arrange, with the state of the control.
  public func makeBody(configuration: Configuration) -> some View {
    FormElement(style: _name, content: configuration.content)
  }
}

/// Labels in one column, controls in another.
public struct ColumnsFormStyle: FormStyle, BuiltInFormStyle {
  var _name: String? { "columns" }

  /// Makes the style.
  public init() {}

  /// Makes the view of a form.
  ///
  /// - Parameter configuration: The parts to arrange, with the state of the control.
  public func makeBody(configuration: Configuration) -> some View {
    FormElement(style: _name, content: configuration.content)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The renderer's default style.
  @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { .init() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Sections as cards.
  @MainActor @preconcurrency public static var grouped: GroupedFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in one column, controls in another.
  @MainActor @preconcurrency public static var columns: ColumnsFormStyle { .init() }
}

extension EnvironmentValues {
  var formStyle: (any FormStyle)? {
    get { self[StyleKey<any FormStyle>.self] }
    set { self[StyleKey<any FormStyle>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the forms in this view.
  ///
  /// - Parameter style: The style for this view and the views inside.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, style)
  }
}
