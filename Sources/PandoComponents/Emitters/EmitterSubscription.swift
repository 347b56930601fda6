/// A subscription to an emitter. It ends when it is cancelled, when the component that made it ends, or when the
/// emitter does.
///
/// A subscription need not be kept. An ended one keeps nothing that its action captured.
@MainActor
public final class EmitterSubscription {
  var subscriber: EmitterSubscriber?

  init(_ subscriber: EmitterSubscriber) { self.subscriber = subscriber }

  /// Whether the subscription has not ended.
  public var isActive: Bool { subscriber != nil }

  /// Ends the subscription. Values that were sent and not delivered yet are not delivered to it.
  public func cancel() {
    subscriber?.cancel()
  }
}
