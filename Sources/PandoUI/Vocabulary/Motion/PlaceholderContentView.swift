/// Stands for the view that a modifier changes, inside the closure of the modifier.
public struct PlaceholderContentView<Content: View>: View {
  let content: Content

  /// The view.
  public var body: some View { content }
}
