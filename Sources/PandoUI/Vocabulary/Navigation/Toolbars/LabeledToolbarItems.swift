/// Toolbar items that belong together, with a label for the group.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  /// The items.
  public var body: some View { content }
}

extension ToolbarItemGroup {
  /// Makes a group of items with a label for places without room, which is not drawn.
  ///
  /// - Parameters:
  ///   - placement: The place of all items in the toolbar.
  ///   - content: The items; built at once.
  ///   - label: No effect here: the label of the group is not drawn.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    let items = LabeledToolbarItemGroupContent(content: content(), label: label())
    self.init(placement: placement) { items }
  }
}
