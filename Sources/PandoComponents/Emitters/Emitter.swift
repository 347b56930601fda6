import PandoDependencies
import PandoSharing
import PandoUI

/// Sends values to its subscribers.
///
/// ```swift
/// let didPick = Emitter<Color>()
///
/// didPick += { color in print("picked", color) }
/// didPick.send(.blue)
/// ```
///
/// An emitter belongs to the main actor.
///
/// **Order.** All subscribers receive one value before any receives the next, in the order in which they
/// subscribed. A value that is sent during a delivery waits for its end, and `send` then returns before the
/// value was delivered. A subscriber added meanwhile receives what is sent from then on; a cancelled one
/// receives nothing more.
///
/// **Life.** A subscription made in the ``Component/observers`` of a component, or by a subscriber that was
/// added there, ends with the component. Any other subscription ends when it is cancelled, or with the
/// emitter.
///
/// **Sessions.** Several pages may subscribe to one emitter. Each subscriber runs in its own session, that of
/// the component that subscribed, whoever sends.
@MainActor
public final class Emitter<Value> {
  /// The value sent last, which `~+=` and `++=` use; nil before the first.
  public var lastValue: Value? { last?.pointee }

  // A pointer, because an optional value needs a lookup of its type at each send.
  @exclusivity(unchecked) private var last: UnsafeMutablePointer<Value>?

  var site = MemberSite()
  // Typed as the base class, because the generic subclass needs a lookup of its type at each send.
  @exclusivity(unchecked) private var subscriptions: [EmitterSubscription] = []
  private var lastNumber = 0
  /// The values sent during a delivery, which wait for its end.
  @exclusivity(unchecked) private var waiting: WaitingList?
  @exclusivity(unchecked) private var isDelivering = false
  /// Whether a subscriber takes the previous value as well.
  @exclusivity(unchecked) private var wantsPrevious = false
  /// Whether the list may hold a subscription that ended during a delivery.
  @exclusivity(unchecked) private var mustSweep = false
  private var source: Source?

  /// The most values delivered by one `send`, including those that subscribers send in response.
  private static var maxChain: Int { 10_000 }

  /// Waiting values, each with the number of the last subscription when it was sent.
  private final class WaitingList {
    var values: [(value: Value, lastNumber: Int)] = []
  }

  /// The source of a derived emitter, which is connected while the emitter has subscribers.
  struct Source {
    /// The last value to start with, if the emitter has none when it connects.
    var first: () -> Value? = { nil }
    /// Begins to send to the emitter.
    let connect: (Emitter<Value>) -> Connection
    fileprivate(set) var connection: Connection?
    /// The session in which the emitter was made, and in which the closures run; nil if there is only one.
    let session = DependencyValues.session

    /// Runs `body` in `session`.
    func run<R>(_ body: () -> R) -> R {
      guard let session else { return body() }
      return session.restore(body)
    }

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

  /// An emitter of the values of a source.
  init(source: Source) {
    self.source = source
  }

  isolated deinit {
    source?.connection?.cancel()
    forgetLast()
  }

  // MARK: Sending

  /// Sends a value to all subscribers.
  public func send(_ value: Value) {
    if isDelivering { return wait(value) }
    isDelivering = true
    deliver(value, through: .max)
    if waiting != nil { deliverWaiting() }
    isDelivering = false
    if mustSweep { sweep() }
  }

  private func wait(_ value: Value) {
    let list = waiting ?? WaitingList()
    list.values.append((value, lastNumber))
    waiting = list
  }

  private func deliverWaiting() {
    var count = 1
    while let list = waiting {
      waiting = nil
      for (value, lastNumber) in list.values {
        count += 1
        deliver(value, through: lastNumber)
        if count == Self.maxChain {
          waiting = nil
          return reportEndlessChain()
        }
      }
    }
  }

  /// - Parameter lastNumber: The number of the last subscription when the value was sent.
  private func deliver(_ value: Value, through lastNumber: Int) {
    let subscriptions = subscriptions
    if wantsPrevious { return deliverChange(to: value, through: lastNumber) }
    keepLast(value)
    forEach(subscriptions, through: lastNumber) { $0.deliver(value) }
  }

  /// A function of its own, so that `deliver` needs no lookup of types.
  @inline(never)
  private func deliverChange(to value: Value, through lastNumber: Int) {
    let (subscriptions, previous) = (subscriptions, lastValue)
    keepLast(value)
    forEach(subscriptions, through: lastNumber) { $0.deliver(value, after: previous) }
  }

  @inline(__always)
  private func keepLast(_ value: Value) {
    if let last {
      // The old value is released after the new one is in place: its deinitializer may run code of the
      // application.
      var old = value
      swap(&last.pointee, &old)
    } else {
      let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      place.initialize(to: value)
      last = place
    }
  }

  private func forgetLast() {
    guard let place = last else { return }
    last = nil
    place.deinitialize(count: 1)
    place.deallocate()
  }

  @inline(__always)
  private func forEach(
    _ subscriptions: [EmitterSubscription],
    through lastNumber: Int,
    _ deliver: (ValueSubscription<Value>) -> Void
  ) {
    for subscription in subscriptions where subscription.isActive {
      let subscription = unsafeDowncast(subscription, to: ValueSubscription<Value>.self)
      if subscription.number > lastNumber { break }
      deliver(subscription)
    }
  }

  private func reportEndlessChain() {
    reportMisuse(
      """
      \(site.description) was sent to \(Self.maxChain) times by its own subscribers, each time \
      because of the time before; the rest was dropped. Two subscribers probably set one another off: \
      have one of them send only when there is something new.
      """
    )
  }

  // MARK: Subscribing

  /// The number of active subscriptions.
  public var subscriptionCount: Int {
    subscriptions.reduce(0) { $0 + ($1.isActive ? 1 : 0) }
  }

  /// Adds a subscriber, in the scope of the component whose code runs.
  func subscribe(_ action: @escaping @MainActor (Value) -> Void) -> EmitterSubscription {
    let scope = SubscriptionScope.current
    site.check(scope)
    let session = session(in: scope)
    return add {
      ValueSubscription($0, scope: scope, session: session, action: action, onCancel: $1)
    }
  }

  /// Adds a subscriber that takes the previous value as well.
  func subscribe(_ change: @escaping @MainActor (Value, Value?) -> Void) -> EmitterSubscription {
    let scope = SubscriptionScope.current
    site.check(scope)
    wantsPrevious = true
    let session = session(in: scope)
    return add {
      ChangeSubscription($0, scope: scope, session: session, change: change, onCancel: $1)
    }
  }

  /// The session for a subscriber without a scope; nil with a scope, which has a session itself. Code outside
  /// of any session gets the session of the component that owns this emitter.
  private func session(in scope: SubscriptionScope?) -> DependencyValues.Continuation? {
    if scope != nil { return nil }
    let current = DependencyValues.session
    return DependencyValues.current.haveSession ? current : site.owner?.session ?? current
  }

  /// Adds a subscriber that belongs to no component, such as an emitter made of this one.
  ///
  /// - Parameter session: The session that the subscriber runs in; nil takes that of the caller.
  func subscribeBeyondScopes(
    in session: DependencyValues.Continuation? = nil,
    _ action: @escaping @MainActor (Value) -> Void
  ) -> EmitterSubscription {
    site.check(SubscriptionScope.current)
    let session = session ?? self.session(in: nil)
    return add {
      ValueSubscription($0, scope: nil, session: session, action: action, onCancel: $1)
    }
  }

  private func add(_ make: (Int, @escaping () -> Void) -> EmitterSubscription)
    -> EmitterSubscription
  {
    connect()
    lastNumber += 1
    let subscription = make(lastNumber) { [weak self] in self?.subscriberLeft() }
    subscriptions.append(subscription)
    return subscription
  }

  private func connect() {
    guard let source, source.connection == nil else { return }
    let connection = source.run {
      if last == nil, let first = source.first() { keepLast(first) }
      return source.connect(self)
    }
    self.source?.connection = connection
  }

  private func subscriberLeft() {
    if isDelivering { mustSweep = true } else { sweep() }
  }

  private func sweep() {
    mustSweep = false
    subscriptions.removeAll { !$0.isActive }
    guard subscriptions.isEmpty, let connection = source?.connection else { return }
    source?.connection = nil
    connection.cancel()
  }

  /// Ends all subscriptions, and forgets the last value.
  func close() {
    for subscription in subscriptions { subscription.cancel() }
    forgetLast()
  }
}

/// The connection of a derived emitter to its source, until it is cancelled.
@MainActor
final class Connection {
  private var onCancel: (() -> Void)?

  init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  /// A connection that consists of subscriptions.
  convenience init(_ subscriptions: EmitterSubscription...) {
    self.init { for subscription in subscriptions { subscription.cancel() } }
  }

  func cancel() {
    onCancel?()
    onCancel = nil
  }
}

/// An emitter without values, which only signals that something happened.
public typealias SignalEmitter = Emitter<Void>

extension Emitter where Value == Void {
  /// Sends to all subscribers.
  public func send() {
    send(())
  }
}
