// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// The key of a value in a transaction.
@available(
  *,
  unavailable,
  message:
    "A transaction carries its animation only. Hand the value on in the environment, or in the state."
)
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

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

@available(
  *,
  unavailable,
  message:
    "A transaction carries its animation only. Hand the value on in the environment, or in the state."
)
extension Transaction {
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
}
