public import Foundation

/// A value with a label beside it.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let value: Content

  @Environment(\.labeledContentStyle) private var style

  /// Makes a view for a value and a view for its label.
  ///
  /// - Parameters:
  ///   - content: Makes the value's view, once, when this view is made.
  ///   - label: Makes the label, once, when this view is made.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    value = content()
  }

  /// The label and the value, drawn by the style in the environment.
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
    // The style is reset inside, so that a custom style can draw a `LabeledContent` without
    // applying itself again.
    return AnyView(
      StyledBody(style: style) { $0.makeBody(configuration: configuration) }
        .environment(\.labeledContentStyle, nil)
    )
  }
}

extension LabeledContent where Label == Text {
  /// A view with text as its label.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - content: Makes the value's view, once, when this view is made.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A view with text as its label.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - content: Makes the value's view, once, when this view is made.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Text with text as its label.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - value: The value, shown as it is.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Text with text as its label.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - value: The value, shown as it is.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// A formatted value with text as its label.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - value: The value, formatted when this view is made.
  ///   - format: Turns the value into text.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(verbatim: format.format(value)) }, label: { Text(titleKey) })
  }

  /// A formatted value with text as its label.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - value: The value, formatted when this view is made.
  ///   - format: Turns the value into text.
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
  /// Makes the view from the parts that a custom style received, with the default style.
  ///
  /// - Parameter configuration: The parts that a custom style received.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The element of a labeled value.
struct LabeledContentElement<Content: View>: ElementView {
  let content: Content

  var kind: ElementKind { .labeledContent }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    if environment.labelsHidden { element[.labelIsHidden] = .flag(true) }
  }
}

/// The appearance of labeled values.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view of a value and its label.
  ///
  /// - Parameter configuration: The parts to arrange, with the state of the control.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The parts that the style arranges.
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

/// The renderer's default style.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a value and its label.
  ///
  /// - Parameter configuration: The parts to arrange, with the state of the control.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContentElement(
      content: TupleView(Part("label", configuration.label), configuration.content)
    )
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The renderer's default style.
  @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle { .init() }
}

extension EnvironmentValues {
  var labeledContentStyle: (any LabeledContentStyle)? {
    get { self[StyleKey<any LabeledContentStyle>.self] }
    set { self[StyleKey<any LabeledContentStyle>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labeled values in this view.
  ///
  /// - Parameter style: The style for this view and the views inside.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, style)
  }
}
