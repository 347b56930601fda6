/// A subscription to an emitter. It ends when it is cancelled, with the component that made it, or with the
/// emitter.
///
/// It need not be kept. One that has ended keeps nothing that its action captured.
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
