/// A menu of the title of a screen. Pages show it as a button of the bar.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  let content: Content

  /// Makes a menu.
  ///
  /// - Parameter content: Makes what is in the menu, once.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The button of the bar.
  public var body: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) {
      Menu {
        content
      } label: {
        Image(systemName: "chevron.down.circle").accessibilityLabel(Text(.titleMenu))
      }
    }
  }
}

extension View {
  /// Adds a menu of the title of the screen. Pages show it as a button of the bar.
  ///
  /// - Parameter content: Makes what is in the menu, once.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = content()
    return toolbar { ToolbarTitleMenu { menu } }
  }
}
