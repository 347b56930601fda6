import PandoUI

/// Emits values to those who subscribed to it.
///
/// ```swift
/// let didPick = Emitter<Color>()
///
/// didPick += { color in print("picked", color) }
/// didPick.send(.blue)
/// ```
///
/// It works on the main actor, as everything does that belongs to an interface.
///
/// **Order.** Everybody hears of one value before anybody hears of the next, in the order in which
/// they subscribed: a value that is sent while another one is on its way waits for it, and `send`
/// then returns before it was delivered. Who subscribes meanwhile hears of what is sent from then on;
/// who is cancelled hears of nothing more.
///
/// **Life.** A subscription that is made in the ``Component/observers`` of a component, or by one that
/// was made there, ends with the component. One that is made elsewhere ends when it is cancelled, or
/// with the emitter.
@MainActor
public final class Emitter<Value> {
  /// What was sent last, for those who want the value before (`~+=`) or now (`++=`).
  public private(set) var lastValue: Value?

  var site = MemberSite()
  private var subscribers: [Subscriber] = []
  private var lastID = 0
  /// What was sent and not delivered to everybody, and who had subscribed by then.
  private var waiting: [(value: Value, lastID: Int)] = []
  private var isDelivering = false
  /// Whether a subscriber that is gone may be in the list still.
  private var mustSweep = false
  private var source: Source?

  /// How many values may come of one, each sent by a subscriber to another.
  private static var greatestChain: Int { 10_000 }

  private struct Subscriber {
    let id: Int
    let subscription: Subscription
    /// Gets the value, and the one before.
    let action: (Value, Value?) -> Void
  }

  /// Where an emitter has its values from that is made of something else. It is connected while there
  /// are subscribers.
  struct Source {
    /// The value that there is before any was sent.
    var first: () -> Value? = { nil }
    /// Begins to send to the emitter.
    let connect: (Emitter<Value>) -> Connection
    fileprivate(set) var connection: Connection?

    init(
      first: @escaping () -> Value? = { nil },
      connect: @escaping (Emitter<Value>) -> Connection
    ) {
      self.first = first
      self.connect = connect
    }
  }

  /// An emitter that has sent nothing.
  public nonisolated init() {}

  /// An emitter of what something else gives.
  init(source: Source) {
    self.source = source
  }

  isolated deinit {
    source?.connection?.cancel()
  }

  // MARK: Sending

  /// Emits a value to all who subscribed.
  public func send(_ value: Value) {
    if isDelivering { return waiting.append((value, lastID)) }
    isDelivering = true
    deliver(value, through: lastID)
    if !waiting.isEmpty { deliverWaiting() }
    isDelivering = false
    if mustSweep { sweep() }
  }

  private func deliverWaiting() {
    var next = 0
    while next < waiting.count {
      let (value, lastID) = waiting[next]
      next += 1
      deliver(value, through: lastID)
      if next + 1 == Self.greatestChain {
        reportEndlessChain()
        break
      }
    }
    waiting.removeAll(keepingCapacity: waiting.count < 64)
  }

  /// - Parameter lastID: Of those who had subscribed when it was sent.
  private func deliver(_ value: Value, through lastID: Int) {
    let previous = lastValue
    lastValue = value
    // A copy is made only if somebody subscribes meanwhile.
    for subscriber in subscribers where subscriber.subscription.isActive {
      if subscriber.id > lastID { break }
      subscriber.subscription.run { subscriber.action(value, previous) }
    }
  }

  private func reportEndlessChain() {
    reportMisuse(
      """
      \(site.description) was sent to \(Self.greatestChain) times by its own subscribers, each time \
      because of the time before; the rest was dropped. Two subscribers probably set one another off: \
      have one of them send only when there is something new.
      """
    )
  }

  // MARK: Subscribing

  /// How many subscriptions there are.
  public var subscriptionCount: Int {
    subscribers.reduce(0) { $0 + ($1.subscription.isActive ? 1 : 0) }
  }

  /// Adds a subscriber, in the scope of the component whose code runs.
  func subscribe(_ action: @escaping (Value, Value?) -> Void) -> Subscription {
    let scope = SubscriptionScope.current
    site.check(scope)
    connect()
    return add(Subscription(scope: scope) { [weak self] in self?.subscriberLeft() }, action)
  }

  /// Adds a subscriber that no component stands for: an emitter that is made of this one.
  func subscribeBeyondScopes(_ action: @escaping (Value, Value?) -> Void) -> Subscription {
    site.check(SubscriptionScope.current)
    connect()
    return add(Subscription { [weak self] in self?.subscriberLeft() }, action)
  }

  private func add(
    _ subscription: Subscription,
    _ action: @escaping (Value, Value?) -> Void
  ) -> Subscription {
    lastID += 1
    subscribers.append(Subscriber(id: lastID, subscription: subscription, action: action))
    return subscription
  }

  private func connect() {
    guard let source, source.connection == nil else { return }
    if lastValue == nil { lastValue = source.first() }
    self.source?.connection = source.connect(self)
  }

  private func subscriberLeft() {
    if isDelivering { mustSweep = true } else { sweep() }
  }

  private func sweep() {
    mustSweep = false
    subscribers.removeAll { !$0.subscription.isActive }
    guard subscribers.isEmpty, let connection = source?.connection else { return }
    source?.connection = nil
    connection.cancel()
  }

  /// Ends all subscriptions, and forgets the last value.
  func close() {
    for subscriber in subscribers { subscriber.subscription.cancel() }
    lastValue = nil
  }
}

/// What an emitter gets its values through, until it is cancelled.
@MainActor
final class Connection {
  private var onCancel: (() -> Void)?

  init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  /// One through subscriptions.
  convenience init(_ subscriptions: Subscription...) {
    self.init { for subscription in subscriptions { subscription.cancel() } }
  }

  func cancel() {
    onCancel?()
    onCancel = nil
  }
}

/// An emitter that says only that something happened.
public typealias SignalEmitter = Emitter<Void>

extension Emitter where Value == Void {
  /// Emits to all who subscribed.
  public func send() {
    send(())
  }
}
