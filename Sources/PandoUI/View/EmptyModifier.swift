/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Makes it.
  public nonisolated init() {}

  /// The content as it is.
  public func body(content: Content) -> some View { content }
}

/// A view that is compared as a whole.
///
/// Every view that is `Equatable` is: wrapping it makes no difference.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Wraps a view.
  public init(content: Content) {
    self.content = content
  }

  /// The view.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Compares the view as a whole before its body is evaluated.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
