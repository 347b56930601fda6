/// Rows that belong together, between a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let rows: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
  var isCollapsible = true
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The section.
  public var body: some View {
    SectionElement(
      isExpanded: isCollapsible ? isExpanded : nil,
      content: TupleView(
        header is EmptyView ? nil : Part("header", header),
        isExpanded?.wrappedValue == false ? nil : rows,
        footer is EmptyView ? nil : Part("footer", footer)
      )
    )
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Whether the user can hide the rows of the section. See `init(_:isExpanded:content:)`.
  ///
  /// Only a section with `isExpanded` can be closed. One that cannot be closed still hides its rows while that is false.
  ///
  /// - Parameter collapsible: False takes away what opens and closes the section.
  public func collapsible(_ collapsible: Bool) -> some View {
    var section = self
    section.isCollapsible = collapsible
    return section
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// A section with a header and a footer.
  ///
  /// - Parameters:
  ///   - content: Makes the rows, once, when the section is made.
  ///   - header: Makes the header, once, when the section is made.
  ///   - footer: Makes the footer, once, when the section is made.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), rows: content(), footer: footer())
  }

  /// A section with a header or footer that is already made, as in the first version of SwiftUI.
  ///
  /// - Parameters:
  ///   - header: The header.
  ///   - footer: The footer.
  ///   - content: Makes the rows, once, when the section is made.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, rows: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  ///
  /// - Parameters:
  ///   - content: Makes the rows, once, when the section is made.
  ///   - footer: Makes the footer, once, when the section is made.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), rows: content(), footer: footer())
  }

  /// A section with a header or footer that is already made, as in the first version of SwiftUI.
  ///
  /// - Parameters:
  ///   - footer: The footer.
  ///   - content: Makes the rows, once, when the section is made.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), rows: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header.
  ///
  /// - Parameters:
  ///   - content: Makes the rows, once, when the section is made.
  ///   - header: Makes the header, once, when the section is made.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), rows: content(), footer: EmptyView())
  }

  /// A section with a header or footer that is already made, as in the first version of SwiftUI.
  ///
  /// - Parameters:
  ///   - header: The header.
  ///   - content: Makes the rows, once, when the section is made.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, rows: content(), footer: EmptyView())
  }

  /// A section with a header whose expanded state is in a binding.
  ///
  /// - Parameters:
  ///   - isExpanded: Read to decide whether the rows are shown; written when the user toggles it.
  ///   - content: Makes the rows, once, when the section is made.
  ///   - header: Makes the header, once, when the section is made.
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
  ///
  /// - Parameter content: Makes the rows, once, when the section is made.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), rows: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with text as its header.
  ///
  /// - Parameters:
  ///   - titleKey: The header, translated for the locale in the environment.
  ///   - content: Makes the rows, once, when the section is made.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), rows: content(), footer: EmptyView())
  }

  /// A section with text as its header.
  ///
  /// - Parameters:
  ///   - title: The header, shown as it is.
  ///   - content: Makes the rows, once, when the section is made.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), rows: content(), footer: EmptyView())
  }

  /// A section with text as its header whose expanded state is in a binding.
  ///
  /// - Parameters:
  ///   - titleKey: The header, translated for the locale in the environment.
  ///   - isExpanded: Read to decide whether the rows are shown; written when the user toggles it.
  ///   - content: Makes the rows, once, when the section is made.
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

  /// A section with text as its header whose expanded state is in a binding.
  ///
  /// - Parameters:
  ///   - title: The header, shown as it is.
  ///   - isExpanded: Read to decide whether the rows are shown; written when the user toggles it.
  ///   - content: Makes the rows, once, when the section is made.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), rows: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

/// The element of a section.
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
