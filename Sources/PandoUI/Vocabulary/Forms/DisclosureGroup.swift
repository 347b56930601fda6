/// A label that shows or hides what is under it.
///
/// What is under it is part of the interface only while it is shown, so that trees may be endless.
public struct DisclosureGroup<Label: View, Content: View>: View {
  let given: Binding<Bool>?
  let label: Label
  let inside: () -> Content

  @State private var isExpandedHere = false
  @Environment(\.disclosureGroupStyle) private var style

  init(given: Binding<Bool>?, label: Label, inside: @escaping () -> Content) {
    self.given = given
    self.label = label
    self.inside = inside
  }

  /// The label and what is under it, as the style around them draws them.
  public var body: some View {
    let isExpanded = given ?? $isExpandedHere
    if let style, !(style is AutomaticDisclosureGroupStyle) {
      styled(style, isExpanded)
    } else {
      DisclosureElement(
        isExpanded: isExpanded,
        content: TupleView(
          Part("label", label),
          Deferred { if isExpanded.wrappedValue { inside() } }
        )
      )
    }
  }

  private func styled<Style: DisclosureGroupStyle>(
    _ style: Style,
    _ isExpanded: Binding<Bool>
  ) -> AnyView {
    let configuration = DisclosureGroupStyleConfiguration(
      label: _StyleContent(label),
      content: _StyleContent(Deferred(content: inside)),
      isExpanded: isExpanded
    )
    return AnyView(StyledBody(style: style) { $0.makeBody(configuration: configuration) })
  }
}

extension DisclosureGroup {
  /// A group that keeps for itself whether it is expanded.
  public init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(given: nil, label: label(), inside: content)
  }

  /// A group that is expanded if a binding says so.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(given: isExpanded, label: label(), inside: content)
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with words as its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(given: nil, label: Text(titleKey), inside: content)
  }

  /// A group with words as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(given: nil, label: Text(label), inside: content)
  }

  /// A group with words as its label that is expanded if a binding says so.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(given: isExpanded, label: Text(titleKey), inside: content)
  }

  /// A group with words as its label that is expanded if a binding says so.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(given: isExpanded, label: Text(label), inside: content)
  }
}

/// A disclosure as it is drawn.
struct DisclosureElement<Content: View>: ElementView {
  let isExpanded: Binding<Bool>
  let content: Content

  var kind: ElementKind { .disclosure }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    let isExpanded = isExpanded
    element[.isExpanded] = .flag(isExpanded.wrappedValue)
    if !environment.isEnabled { element[.isDisabled] = .flag(true) }
    element.on(.change) { event in
      if case .change(.flag(let new)) = event { isExpanded.wrappedValue = new }
    }
  }
}
