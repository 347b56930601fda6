/// A kind of item that a screen has in its bar by default.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String

  /// The title.
  public static let title = Self(name: "title")
  /// The button that shows and hides the sidebar of a split view.
  public static let sidebarToggle = Self(name: "sidebarToggle")
  /// The search field.
  public static let search = Self(name: "search")
}

extension View {
  /// Removes a default item from the bar.
  ///
  /// A title that is removed is not drawn. The browser's window and assistive technology still
  /// have it. The button of the sidebar is removed by what is in the sidebar. A search field stays
  /// where `searchable` puts it.
  ///
  /// - Parameter defaultItemKind: The item that is removed; nil removes none.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    screenSettings {
      $0.hidesTitle = defaultItemKind == .title
      $0.hidesSidebarToggle = defaultItemKind == .sidebarToggle
    }
  }
}
