extension View {
  /// Offers actions on the view: with a second button of the pointer, or by pressing and holding.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView()))
  }

  /// Offers actions on the view, together with another look at it.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }
}

/// Puts a menu beside a view, in a box around both.
struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
  let items: Items
  let preview: Preview

  func body(content: Content) -> some View {
    ContextMenuBox(
      content: TupleView(content, ContextMenuElement(items: items, preview: preview))
    )
  }
}

struct ContextMenuBox<Content: View>: ElementView {
  let content: Content

  var kind: ElementKind { .box }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {}
}

struct ContextMenuElement<Items: View, Preview: View>: ElementView {
  let items: Items
  let preview: Preview

  var kind: ElementKind { .contextMenu }

  @ViewBuilder var content: some View {
    if Preview.self != EmptyView.self { Part("header") { preview } }
    items
  }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {}
}
