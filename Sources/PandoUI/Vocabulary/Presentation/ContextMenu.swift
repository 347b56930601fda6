extension View {
  /// Adds a context menu to the view, opened with a secondary click or a long press anywhere in it, or with the key for
  /// menus. Where it is the only one of a row, it is opened anywhere in the row.
  ///
  /// - Parameter menuItems: The items of the menu; built at once.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView()))
  }

  /// Adds a context menu with a preview to the view.
  ///
  /// - Parameters:
  ///   - menuItems: The items of the menu; built at once.
  ///   - preview: A view above the items; built at once.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }
}

/// Adds a menu beside a view, in a box around both.
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
  /// The menu of the rows in the view; nil for a menu of the view itself.
  var rows: RowMenu?

  var kind: ElementKind { .box }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    guard let rows, environment.isEnabled else { return }
    element.on(.menu) { _ in rows.open(for: nil) }
  }
}

struct ContextMenuElement<Items: View, Preview: View>: ElementView {
  let items: Items
  let preview: Preview
  /// The menu of the rows beside it; nil for a menu of a view.
  var rows: RowMenu?

  var kind: ElementKind { .contextMenu }

  @ViewBuilder var content: some View {
    if Preview.self != EmptyView.self { Part("header") { preview } }
    items
  }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    guard let rows, environment.isEnabled else { return }
    // The button that the key Tab reaches belongs to no row.
    element.onTap { rows.openForSelection() }
  }
}
