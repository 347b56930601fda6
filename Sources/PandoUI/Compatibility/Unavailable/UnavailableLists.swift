// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

@available(
  *,
  unavailable,
  message: "Put contextMenu(menuItems:) on each row; its buttons can read the selection."
)
extension View {
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self,
    @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> Self { self }
}

@available(*, unavailable, message: "Put the buttons into the header of the section.")
extension View {
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
}
