/// Controls for settings or a record: each one a row with its label.
public struct Form<Content: View>: View {
  let rows: Content

  @Environment(\.formStyle) private var style

  /// A form of some controls.
  public init(@ViewBuilder content: () -> Content) {
    rows = content()
  }

  /// The form, as the style around it draws it.
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
    // A style that draws it with changes does not ask itself again.
    return AnyView(
      StyledBody(style: style) { $0.makeBody(configuration: configuration) }
        .environment(\.formStyle, nil)
    )
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// What a style was given, to draw it with changes.
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}

/// A form as it is drawn.
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

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of what is drawn.
  associatedtype Body: View

  /// Draws a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What there is to draw.
  typealias Configuration = FormStyleConfiguration
}

/// What is in a form.
public struct FormStyleConfiguration {
  /// The type of the content.
  public typealias Content = _StyleContent

  /// The content.
  public let content: Content
}

/// A style that renderers know by name.
@MainActor @preconcurrency
protocol BuiltInFormStyle: FormStyle {
  var _name: String? { get }
}

/// The style of the platform.
public struct AutomaticFormStyle: FormStyle, BuiltInFormStyle {
  var _name: String? { nil }

  /// Makes the style.
  public init() {}

  /// Draws a form.
  public func makeBody(configuration: Configuration) -> some View {
    FormElement(style: _name, content: configuration.content)
  }
}

/// Sections as cards.
public struct GroupedFormStyle: FormStyle, BuiltInFormStyle {
  var _name: String? { "grouped" }

  /// Makes the style.
  public init() {}

  /// Draws a form.
  public func makeBody(configuration: Configuration) -> some View {
    FormElement(style: _name, content: configuration.content)
  }
}

/// Labels in one column, controls in another.
public struct ColumnsFormStyle: FormStyle, BuiltInFormStyle {
  var _name: String? { "columns" }

  /// Makes the style.
  public init() {}

  /// Draws a form.
  public func makeBody(configuration: Configuration) -> some View {
    FormElement(style: _name, content: configuration.content)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style of the platform.
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
  /// Sets the style of the forms inside.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, style)
  }
}
