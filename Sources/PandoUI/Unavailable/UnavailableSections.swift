extension View {
  /// Not available; the message says why.
  @available(*, unavailable, message: "Put the buttons into the header of the section.")
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
}
