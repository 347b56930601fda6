/// A label that shows or hides the content below it.
///
/// In a list or a form the label is a row, and the views of the content are rows that stand further
/// in. What is set on the group there, as a tag or swipe actions, is the label's alone.
///
/// The content is evaluated only while it is shown, so that a tree may be infinite.
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

  /// The label and the content, drawn by the style in the environment.
  public var body: some View {
    let isExpanded = given ?? $isExpandedHere
    if let style, !(style is AutomaticDisclosureGroupStyle) {
      styled(style, isExpanded)
    } else {
      RowReader { isRow in
        if isRow {
          DisclosureRows(isExpanded: isExpanded, label: label, inside: inside)
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
  /// A group that keeps its own expanded state, and begins collapsed.
  ///
  /// - Parameters:
  ///   - content: Makes the content, evaluated when it is drawn: not while the group is collapsed.
  ///   - label: Makes the label, once, when this view is made.
  public init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(given: nil, label: label(), inside: content)
  }

  /// A group whose expanded state is in a binding.
  ///
  /// - Parameters:
  ///   - isExpanded: Read to decide whether the content is shown; written when the user toggles it.
  ///   - content: Makes the content, evaluated when it is drawn: not while the group is collapsed.
  ///   - label: Makes the label, once, when this view is made.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(given: isExpanded, label: label(), inside: content)
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with text as its label that keeps its own expanded state.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - content: Makes the content, evaluated when it is drawn: not while the group is collapsed.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(given: nil, label: Text(titleKey), inside: content)
  }

  /// A group with text as its label that keeps its own expanded state.
  ///
  /// - Parameters:
  ///   - label: The label, shown as it is.
  ///   - content: Makes the content, evaluated when it is drawn: not while the group is collapsed.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(given: nil, label: Text(label), inside: content)
  }

  /// A group with text as its label whose expanded state is in a binding.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - isExpanded: Read to decide whether the content is shown; written when the user toggles it.
  ///   - content: Makes the content, evaluated when it is drawn: not while the group is collapsed.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(given: isExpanded, label: Text(titleKey), inside: content)
  }

  /// A group with text as its label whose expanded state is in a binding.
  ///
  /// - Parameters:
  ///   - label: The label, shown as it is.
  ///   - isExpanded: Read to decide whether the content is shown; written when the user toggles it.
  ///   - content: Makes the content, evaluated when it is drawn: not while the group is collapsed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(given: isExpanded, label: Text(label), inside: content)
  }
}

/// The element of a disclosure group.
struct DisclosureElement<Content: View>: ElementView {
  let isExpanded: Binding<Bool>
  /// Whether a press on the row opens the group; nil outside of a list.
  var opensByRow: Bool?
  let content: Content

  var kind: ElementKind { .disclosure }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    let isExpanded = isExpanded
    element[.isExpanded] = .flag(isExpanded.wrappedValue)
    element[.style] = opensByRow.map { .text($0 ? "row" : "mark") }
    if !environment.isEnabled { element[.isDisabled] = .flag(true) }
    let isAnimated = opensByRow != nil
    element.on(.change) { event in
      guard case .change(.flag(let new)) = event else { return }
      withAnimation(isAnimated ? .default : nil) { isExpanded.wrappedValue = new }
    }
  }
}

/// The rows of a disclosure group: its label, and its content while it is expanded.
private struct DisclosureRows<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>
  let label: Label
  let inside: () -> Content

  @Environment(\.selectsRows) private var selectsRows

  var body: some View {
    // A press on a row that can be selected selects it.
    DisclosureElement(
      isExpanded: isExpanded,
      opensByRow: !selectsRows,
      content: Part("label", label)
    )
    RowLevel { if isExpanded.wrappedValue { inside() } }
  }
}
