/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Makes the modifier.
  public nonisolated init() {}

  /// The unchanged content.
  ///
  /// - Parameter content: The modified view.
  public func body(content: Content) -> some View { content }
}

/// A view that is compared with `==`.
///
/// Every `Equatable` view is compared so; the wrapper makes no difference.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Wraps a view.
  ///
  /// - Parameter content: The view to compare.
  public init(content: Content) {
    self.content = content
  }

  /// The view.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Compares the view with `==` before its body is evaluated.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
