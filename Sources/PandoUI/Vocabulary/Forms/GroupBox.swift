/// A box around views that belong together, with a label.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let inside: Content

  @Environment(\.groupBoxStyle) private var style

  /// A box with a view as its label.
  ///
  /// - Parameters:
  ///   - content: Makes the content, once, when this view is made.
  ///   - label: Makes the label, once, when this view is made.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    inside = content()
  }

  /// A box with a label that is already made, as in the first version of SwiftUI.
  ///
  /// - Parameters:
  ///   - label: The view that labels the box.
  ///   - content: Makes the content, once, when this view is made.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }

  /// The box, drawn by the style in the environment.
  public var body: some View {
    if let style, !(style is DefaultGroupBoxStyle) {
      styled(style)
    } else {
      GroupBoxElement(
        content: TupleView(label is EmptyView ? nil : Part("label", label), inside)
      )
    }
  }

  private func styled<Style: GroupBoxStyle>(_ style: Style) -> AnyView {
    let configuration = GroupBoxStyleConfiguration(
      label: _StyleContent(label),
      content: _StyleContent(inside.environment(\.groupBoxStyle, style))
    )
    // The style is reset inside, so that a custom style can draw a `GroupBox` without applying
    // itself again.
    return AnyView(
      StyledBody(style: style) { $0.makeBody(configuration: configuration) }
        .environment(\.groupBoxStyle, nil)
    )
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  ///
  /// - Parameter content: Makes the content, once, when this view is made.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// A box with text as its label.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - content: Makes the content, once, when this view is made.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A box with text as its label.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - content: Makes the content, once, when this view is made.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes the view from the parts that a custom style received, with the default style.
  ///
  /// - Parameter configuration: The parts that a custom style received.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The element of a group box.
struct GroupBoxElement<Content: View>: ElementView {
  let content: Content

  var kind: ElementKind { .groupBox }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {}
}

/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view of a group box.
  ///
  /// - Parameter configuration: The parts to arrange, with the state of the control.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The parts that the style arranges.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// A box's label and content.
public struct GroupBoxStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StyleContent
  /// The type of the content.
  public typealias Content = _StyleContent

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The renderer's default style.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a group box.
  ///
  /// - Parameter configuration: The parts to arrange, with the state of the control.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxElement(content: TupleView(Part("label", configuration.label), configuration.content))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The renderer's default style.
  @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle { .init() }
}

extension EnvironmentValues {
  var groupBoxStyle: (any GroupBoxStyle)? {
    get { self[StyleKey<any GroupBoxStyle>.self] }
    set { self[StyleKey<any GroupBoxStyle>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the group boxes in this view.
  ///
  /// - Parameter style: The style for this view and the views inside.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, style)
  }
}
