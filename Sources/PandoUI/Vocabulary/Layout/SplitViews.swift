/// Views side by side.
///
/// Somebody cannot move what is between them: they share the room as those of an ``HStack`` do.
public struct HSplitView<Content: View>: View {
  private let content: Content

  /// Puts views side by side.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { HStack { content } }
}

/// Views one below the other.
///
/// Somebody cannot move what is between them: they share the room as those of a ``VStack`` do.
public struct VSplitView<Content: View>: View {
  private let content: Content

  /// Puts views one below the other.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { VStack { content } }
}
