import Foundation

/// Tabs with a common header, which is not drawn.
public struct TabSection<Header: View, Content: TabContent, TabValue: Hashable>: TabContent
where Content.TabValue == TabValue {
  let header: Header
  let content: Content

  /// Makes a section with a view as its header.
  ///
  /// - Parameters:
  ///   - content: The tabs; built at once.
  ///   - header: No effect here: the header of a section of tabs is not drawn.
  public init(
    @TabContentBuilder<TabValue> content: () -> Content,
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

extension TabSection where Header == Text {
  /// Makes a section with a title.
  ///
  /// - Parameters:
  ///   - titleKey: No effect here: the header of a section of tabs is not drawn.
  ///   - content: The tabs; built at once.
  public init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<TabValue> content: () -> Content
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
    @TabContentBuilder<TabValue> content: () -> Content
  ) {
    header = Text(title)
    self.content = content()
  }
}
