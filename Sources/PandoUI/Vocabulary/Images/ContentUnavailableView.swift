import Foundation

/// What is shown where there is nothing to show.
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

  /// Says what is missing.
  ///
  /// - Parameters:
  ///   - label: What there is nothing of.
  ///   - description: Why, or what to do about it.
  ///   - actions: What can be done.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// What it is to a renderer.
  public var kind: ElementKind { .unavailable }

  /// What is in it.
  @ViewBuilder public var content: some View {
    Part("label", label)
    if Description.self != EmptyView.self { Part("message", description) }
    if Actions.self != EmptyView.self { Part("actions", actions) }
  }

  /// Says what it is like.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {}
}

extension ContentUnavailableView
where Label == PandoUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Says what is missing, with one of the system's images.
  public init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    label = Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Says what is missing, with one of the system's images.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    label = Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Says what is missing, with an image of the application.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    label = Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }

  /// Says what is missing, with an image of the application.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    label = Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }
}

/// What is shown where a search found nothing.
public struct SearchUnavailableContent {
  /// What there is nothing of.
  public struct Label: View {
    let text: String?

    /// The words and a magnifying glass.
    public var body: some View {
      if let text, !text.isEmpty {
        PandoUI.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
      } else {
        PandoUI.Label("No Results", systemImage: "magnifyingglass")
      }
    }
  }

  /// What to do about it.
  public struct Description: View {
    /// Words of advice.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing to press.
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
  /// A search found nothing.
  public static var search: Self { search(text: nil) }

  /// A search for these words found nothing.
  public static func search(text: String) -> Self { search(text: .some(text)) }

  private static func search(text: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() }
    )
  }
}
