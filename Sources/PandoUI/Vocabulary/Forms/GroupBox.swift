/// Views that belong together, in a box, under a label.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let inside: Content

  @Environment(\.groupBoxStyle) private var style

  /// A box with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    inside = content()
  }

  /// A box in the form of the first SwiftUI.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }

  /// The box, as the style around it draws it.
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
    // A style that draws it with changes does not ask itself again.
    return AnyView(
      StyledBody(style: style) { $0.makeBody(configuration: configuration) }
        .environment(\.groupBoxStyle, nil)
    )
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// A box with words as its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A box with words as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// What a style was given, to draw it with changes.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// A box as it is drawn.
struct GroupBoxElement<Content: View>: ElementView {
  let content: Content

  var kind: ElementKind { .groupBox }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {}
}

/// How boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of what is drawn.
  associatedtype Body: View

  /// Draws a box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What there is to draw.
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

/// The style of the platform.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style.
  public init() {}

  /// Draws a box.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxElement(content: TupleView(Part("label", configuration.label), configuration.content))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style of the platform.
  @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle { .init() }
}

extension EnvironmentValues {
  var groupBoxStyle: (any GroupBoxStyle)? {
    get { self[StyleKey<any GroupBoxStyle>.self] }
    set { self[StyleKey<any GroupBoxStyle>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the boxes inside.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, style)
  }
}
