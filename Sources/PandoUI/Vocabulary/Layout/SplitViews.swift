/// Views side by side.
///
/// The user cannot move the boundaries. The views share the room as in an ``HStack``.
public struct HSplitView<Content: View>: View {
  private let content: Content

  /// Arranges views side by side.
  ///
  /// - Parameter content: Makes the views, once, when this view is made.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { HStack { content } }
}

/// Views one below the other.
///
/// The user cannot move the boundaries. The views share the room as in a ``VStack``.
public struct VSplitView<Content: View>: View {
  private let content: Content

  /// Arranges views one below the other.
  ///
  /// - Parameter content: Makes the views, once, when this view is made.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { VStack { content } }
}
