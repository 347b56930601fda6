/// A modifier that is made for its surroundings.
@available(
  *,
  unavailable,
  message: "Write a ViewModifier that reads what it needs with @Environment."
)
public protocol EnvironmentalModifier: ViewModifier {
  /// Not available.
  associatedtype ResolvedModifier: ViewModifier

  /// Not available.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

/// A view that does something with what is published.
@available(*, unavailable, message: "Use onReceive(_:perform:) on the view.")
public struct SubscriptionView<PublisherType, Content: View>: View {
  /// Not available.
  public init(content: Content, publisher: PublisherType, action: @escaping (Any) -> Void) {}

  /// Never evaluated.
  public var body: Never { fatalError("unavailable") }
}
