/// A menu under the title of a screen.
@available(*, unavailable, message: "Put a Menu into a ToolbarItem with the placement principal.")
public struct ToolbarTitleMenu<Content: View>: View {
  /// Not available.
  public init(@ViewBuilder content: () -> Content) {}

  /// Never evaluated.
  public var body: Never { fatalError("unavailable") }
}
