/// How disclosures look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of what is drawn.
  associatedtype Body: View

  /// Draws a disclosure.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What there is to draw.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// A disclosure's label and content, and whether it is expanded.
public struct DisclosureGroupStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StyleContent
  /// The type of the content.
  public typealias Content = _StyleContent

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The style of the platform.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the style.
  public init() {}

  /// Draws a disclosure.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureElement(
      isExpanded: configuration.$isExpanded,
      content: TupleView(
        Part("label", configuration.label),
        Deferred { if configuration.isExpanded { configuration.content } }
      )
    )
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style of the platform.
  @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

extension EnvironmentValues {
  var disclosureGroupStyle: (any DisclosureGroupStyle)? {
    get { self[StyleKey<any DisclosureGroupStyle>.self] }
    set { self[StyleKey<any DisclosureGroupStyle>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the disclosures inside.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, style)
  }
}
