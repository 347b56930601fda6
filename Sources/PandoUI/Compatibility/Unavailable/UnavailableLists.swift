// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

@available(*, unavailable, message: "Put the buttons into the header of the section.")
extension View {
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
}
