/// A context menu as a value: the form of SwiftUI's first version.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Makes a menu.
  ///
  /// - Parameter menuItems: The items of the menu; built at once.
  public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

extension View {
  /// Adds a context menu to the view; nil adds none.
  ///
  /// - Parameter contextMenu: The menu; nil for none. Going from one to the other gives this view a
  ///   new identity.
  @ViewBuilder
  public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    if let contextMenu {
      self.contextMenu { contextMenu.items }
    } else {
      self
    }
  }
}
