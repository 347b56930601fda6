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
