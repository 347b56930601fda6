import Foundation

/// A message for a place that has no content.
///
/// ```swift
/// ContentUnavailableView(
///   "No Mail", systemImage: "tray", description: Text("New mail will appear here.")
/// )
/// ```
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: ElementView {
  let label: Label
  let description: Description
  let actions: Actions

  /// Makes a message from views.
  ///
  /// - Parameters:
  ///   - label: Makes the title: what is missing. Evaluated once, when the message is made.
  ///   - description: Makes a reason or advice below the title.
  ///   - actions: Makes the buttons below the description.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The kind of the element.
  public var kind: ElementKind { .unavailable }

  /// The content.
  @ViewBuilder public var content: some View {
    Part("label", label)
    if Description.self != EmptyView.self { Part("message", description) }
    if Actions.self != EmptyView.self { Part("actions", actions) }
  }

  /// Sets the attributes of the element.
  ///
  /// - Parameters:
  ///   - element: The description that receives the attributes.
  ///   - environment: The environment of the element.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {}
}

extension ContentUnavailableView
where Label == PandoUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a message with a symbol.
  ///
  /// - Parameters:
  ///   - title: The name of the missing content, translated for the locale in the environment.
  ///   - name: The name of a symbol.
  ///   - description: A reason or advice below the title; nil for none.
  public init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    label = Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Makes a message with a symbol.
  ///
  /// - Parameters:
  ///   - title: The name of the missing content, shown as it is.
  ///   - name: The name of a symbol.
  ///   - description: A reason or advice below the title; nil for none.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    label = Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Makes a message with an image of the application.
  ///
  /// - Parameters:
  ///   - title: The name of the missing content, translated for the locale in the environment.
  ///   - name: The name of an image set or of a file, or an address.
  ///   - description: A reason or advice below the title; nil for none.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    label = Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }

  /// Makes a message with an image of the application.
  ///
  /// - Parameters:
  ///   - title: The name of the missing content, shown as it is.
  ///   - name: The name of an image set or of a file, or an address.
  ///   - description: A reason or advice below the title; nil for none.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    label = Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }
}

/// The parts of a message for a search without results.
public struct SearchUnavailableContent {
  /// The title of the message.
  public struct Label: View {
    let text: String?

    /// The text and a magnifying glass.
    public var body: some View {
      if let text, !text.isEmpty {
        label(Text(.noResultsFor, text))
      } else {
        label(Text(.noResults))
      }
    }

    private func label(_ title: Text) -> some View {
      PandoUI.Label(title: { title }, icon: { Image(systemName: "magnifyingglass") })
    }
  }

  /// The advice of the message.
  public struct Description: View {
    /// The text of the advice.
    public var body: some View { Text(.checkSpelling) }
  }

  /// No actions.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A message for a search without results.
  public static var search: Self { search(text: nil) }

  /// A message for a search without results that quotes the text of the search.
  ///
  /// - Parameter text: The words that were searched for; empty text is left out.
  public static func search(text: String) -> Self { search(text: .some(text)) }

  private static func search(text: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() }
    )
  }
}
