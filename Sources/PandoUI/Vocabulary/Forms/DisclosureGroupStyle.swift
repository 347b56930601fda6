/// The appearance of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view of a disclosure group.
  ///
  /// - Parameter configuration: The parts to arrange, with the state of the control.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The parts that the style arranges.
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

/// The renderer's default style.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a disclosure group.
  ///
  /// - Parameter configuration: The parts to arrange, with the state of the control.
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
  /// The renderer's default style.
  @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

extension EnvironmentValues {
  var disclosureGroupStyle: (any DisclosureGroupStyle)? {
    get { self[StyleKey<any DisclosureGroupStyle>.self] }
    set { self[StyleKey<any DisclosureGroupStyle>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the disclosure groups in this view.
  ///
  /// - Parameter style: The style for this view and the views inside.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, style)
  }
}
