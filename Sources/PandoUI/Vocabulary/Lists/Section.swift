/// Rows that belong together, between a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let rows: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The section.
  public var body: some View {
    SectionElement(
      isExpanded: isExpanded,
      content: TupleView(
        header is EmptyView ? nil : Part("header", header),
        isExpanded?.wrappedValue == false ? nil : rows,
        footer is EmptyView ? nil : Part("footer", footer)
      )
    )
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// A section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), rows: content(), footer: footer())
  }

  /// A section in the form of the first SwiftUI.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, rows: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), rows: content(), footer: footer())
  }

  /// A section in the form of the first SwiftUI.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), rows: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), rows: content(), footer: EmptyView())
  }

  /// A section in the form of the first SwiftUI.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, rows: content(), footer: EmptyView())
  }

  /// A section with a header whose rows are shown if a binding says so.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), rows: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), rows: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with words as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), rows: content(), footer: EmptyView())
  }

  /// A section with words as its header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), rows: content(), footer: EmptyView())
  }

  /// A section with words as its header whose rows are shown if a binding says so.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey),
      rows: content(),
      footer: EmptyView(),
      isExpanded: isExpanded
    )
  }

  /// A section with words as its header whose rows are shown if a binding says so.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), rows: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

/// A section as it is drawn.
struct SectionElement<Content: View>: ElementView {
  let isExpanded: Binding<Bool>?
  let content: Content

  var kind: ElementKind { .section }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element.passesUnitsOn()
    if environment.headerProminence == .increased { element[.style] = .text("increased") }
    guard let isExpanded else { return }
    element[.isExpanded] = .flag(isExpanded.wrappedValue)
    guard environment.isEnabled else { return }
    element.on(.change) { event in
      if case .change(.flag(let new)) = event { isExpanded.wrappedValue = new }
    }
  }
}
