public import Foundation

/// A value with a label beside it.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let value: Content

  @Environment(\.labeledContentStyle) private var style

  /// A value with a label, both views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    value = content()
  }

  /// The two, as the style around them draws them.
  public var body: some View {
    if let style, !(style is AutomaticLabeledContentStyle) {
      styled(style)
    } else {
      LabeledContentElement(content: TupleView(Part("label", label), value))
    }
  }

  private func styled<Style: LabeledContentStyle>(_ style: Style) -> AnyView {
    let configuration = LabeledContentStyleConfiguration(
      label: _StyleContent(label),
      content: _StyleContent(value.environment(\.labeledContentStyle, style))
    )
    // A style that draws it with changes does not ask itself again.
    return AnyView(
      StyledBody(style: style) { $0.makeBody(configuration: configuration) }
        .environment(\.labeledContentStyle, nil)
    )
  }
}

extension LabeledContent where Label == Text {
  /// A view with words as its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A view with words as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Words with words as their label.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Words with words as their label.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// A value in a format with words as its label.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(verbatim: format.format(value)) }, label: { Text(titleKey) })
  }

  /// A value in a format with words as its label.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(
    _ title: S,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(verbatim: format.format(value)) }, label: { Text(title) })
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// What a style was given, to draw it with changes.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// A value and its label as they are drawn.
struct LabeledContentElement<Content: View>: ElementView {
  let content: Content

  var kind: ElementKind { .labeledContent }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    if environment.labelsHidden { element[.labelIsHidden] = .flag(true) }
  }
}

/// How values with labels look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of what is drawn.
  associatedtype Body: View

  /// Draws a value and its label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What there is to draw.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// A value and its label.
public struct LabeledContentStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StyleContent
  /// The type of the value.
  public typealias Content = _StyleContent

  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The style of the platform.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style.
  public init() {}

  /// Draws a value and its label.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContentElement(
      content: TupleView(Part("label", configuration.label), configuration.content)
    )
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style of the platform.
  @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle { .init() }
}

extension EnvironmentValues {
  var labeledContentStyle: (any LabeledContentStyle)? {
    get { self[StyleKey<any LabeledContentStyle>.self] }
    set { self[StyleKey<any LabeledContentStyle>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labeled values inside.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, style)
  }
}
