import Foundation

/// Tabs with a common header, which is not drawn.
public struct TabSection<Header: View, Content: TabContent>: TabContent {
  /// The type of the values that identify tabs.
  public typealias TabValue = Content.TabValue

  let header: Header
  let content: Content

  /// Makes a section with a view as its header.
  ///
  /// - Parameters:
  ///   - content: The tabs; built at once.
  ///   - header: No effect here: the header of a section of tabs is not drawn.
  public init(
    @TabContentBuilder<Content.TabValue> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.header = header()
    self.content = content()
  }

  /// Never evaluated.
  public var body: Never { fatalError("a section of tabs has no body to evaluate") }

  /// Makes the views that are drawn.
  ///
  /// - Parameter section: The section whose tabs are drawn.
  @_documentation(visibility: internal)
  public static func _tabs(of section: Self) -> AnyView { Content._tabs(of: section.content) }
}

// Without values, the compiler cannot infer the type of the builder.
extension TabSection where Content.TabValue == Never {
  /// Makes a section of tabs without values, with a view as its header.
  ///
  /// - Parameters:
  ///   - content: The tabs; built at once.
  ///   - header: No effect here: the header of a section of tabs is not drawn.
  public init(
    @TabContentBuilder<Never> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.header = header()
    self.content = content()
  }
}

extension TabSection where Header == Text, Content.TabValue == Never {
  /// Makes a section of tabs without values, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: No effect here: the header of a section of tabs is not drawn.
  ///   - content: The tabs; built at once.
  public init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<Never> content: () -> Content
  ) {
    header = Text(titleKey)
    self.content = content()
  }
}

extension TabSection where Header == Text {
  /// Makes a section with a title.
  ///
  /// - Parameters:
  ///   - titleKey: No effect here: the header of a section of tabs is not drawn.
  ///   - content: The tabs; built at once.
  public init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<Content.TabValue> content: () -> Content
  ) {
    header = Text(titleKey)
    self.content = content()
  }

  /// Makes a section with a title.
  ///
  /// - Parameters:
  ///   - title: No effect here: the header of a section of tabs is not drawn.
  ///   - content: The tabs; built at once.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    @TabContentBuilder<Content.TabValue> content: () -> Content
  ) {
    header = Text(title)
    self.content = content()
  }
}
