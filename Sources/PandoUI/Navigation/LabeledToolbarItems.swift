/// Items of a toolbar that belong together, and what they are called.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  /// The items.
  public var body: some View { content }
}

extension ToolbarItemGroup {
  /// Items at a place. The label is for where there is no room, and is not drawn.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    let items = LabeledToolbarItemGroupContent(content: content(), label: label())
    self.init(placement: placement) { items }
  }
}

/// An item that the platform puts into bars. It is accepted: renderers put it where they like.
public struct DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
  /// An item at a place.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  /// Makes the views that are drawn: none.
  @_documentation(visibility: internal)
  public static func _views(of item: Self) -> AnyView { AnyView(EmptyView()) }
}

extension ToolbarDefaultItemKind {
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}
