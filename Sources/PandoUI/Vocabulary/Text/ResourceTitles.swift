// Titles by the symbols that the plugin `PandoAssets` writes: `Button(.ok) { … }`. They are disfavoured, so
// that a literal stays a key.

public import Foundation

extension Button where Label == Text {
  /// Makes a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title, a text of a string catalogue.
  ///   - role: The kind of the action, which decides how the button looks; nil for none.
  ///   - action: Called on the main actor when the button is pressed.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }
}

extension Button where Label == PandoUI.Label<Text, Image> {
  /// Makes a button with a title and a system image.
  ///
  /// - Parameters:
  ///   - title: The title, a text of a string catalogue.
  ///   - systemImage: The name of a system image, drawn beside the title.
  ///   - role: The kind of the action, which decides how the button looks; nil for none.
  ///   - action: Called on the main actor when the button is pressed.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: PandoUI.Label(title, systemImage: systemImage))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol.
  ///
  /// - Parameters:
  ///   - title: The title, a text of a string catalogue.
  ///   - name: The name of a symbol.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with an image of the application.
  ///
  /// - Parameters:
  ///   - title: The title, a text of a string catalogue.
  ///   - resource: The image set.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: Text(title), icon: Image(decorative: resource))
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with text as its header.
  ///
  /// - Parameters:
  ///   - title: The header, a text of a string catalogue.
  ///   - content: Makes the rows, once, when the section is made.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), rows: content(), footer: EmptyView())
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  ///
  /// - Parameters:
  ///   - title: The title, a text of a string catalogue.
  ///   - isOn: Whether it is on; written when the user switches it.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  ///
  /// - Parameters:
  ///   - title: The title, a text of a string catalogue.
  ///   - selection: The picked value; written when the user picks another option.
  ///   - content: Builds the options, whose tags are the values; called once in the initializer.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension TextField where Label == Text {
  /// A field for text.
  ///
  /// - Parameters:
  ///   - title: The title, a text of a string catalogue.
  ///   - text: The text of the field; written after each input event, on the main actor.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, text: Binding<String>) {
    self.init(source: TextSource(text), label: Text(title))
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  ///
  /// - Parameters:
  ///   - title: The title, a text of a string catalogue.
  ///   - destination: The address that the browser opens; an address with an unsafe scheme is not linked.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, destination: URL) {
    self.destination = destination
    content = Text(title)
  }
}

extension NavigationLink where Label == Text {
  /// A link to a view.
  ///
  /// - Parameters:
  ///   - title: The title, a text of a string catalogue.
  ///   - destination: Makes the view that is shown.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A title with a value.
  ///
  /// - Parameters:
  ///   - title: The title, a text of a string catalogue.
  ///   - value: The value, shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: LocalizedStringResource, value: S) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}

extension View {
  /// Sets the title of the screen.
  ///
  /// - Parameter title: The title, a text of a string catalogue.
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringResource) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets what screen readers call the view.
  ///
  /// - Parameter label: The label, a text of a string catalogue.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(label))
  }
}
