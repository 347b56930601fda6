// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A length in physical space.
@available(
  *,
  unavailable,
  message: "A page does not know how large a point is on the reader's screen. Use @ScaledMetric."
)
@propertyWrapper
public struct PhysicalMetric<Value> {
  public init(wrappedValue: Value, from unit: UnitLength) {}
  public var wrappedValue: Value { fatalError("unavailable") }
}

/// A view that runs an action for each value of a publisher.
@available(*, unavailable, message: "Use onReceive(_:perform:) on the view.")
public struct SubscriptionView<PublisherType, Content: View>: View {
  public init(content: Content, publisher: PublisherType, action: @escaping (Any) -> Void) {}
  public var body: Never { fatalError("unavailable") }
}
