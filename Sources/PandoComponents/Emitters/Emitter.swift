import PandoDependencies
import PandoSharing
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
///
/// **Sessions.** Several pages may listen to one emitter. Each subscriber runs in its own session, that of
/// the component whose subscription it is, whoever sends.
@MainActor
public final class Emitter<Value> {
  /// What was sent last, for those who want the value before (`~+=`) or now (`++=`).
  public var lastValue: Value? { last?.pointee }

  // Not an optional value, whose type would have to be looked up each time a value is sent.
  @exclusivity(unchecked) private var last: UnsafeMutablePointer<Value>?

  var site = MemberSite()
  // Not of the type they are, which would have to be looked up each time.
  @exclusivity(unchecked) private var subscriptions: [EmitterSubscription] = []
  private var lastNumber = 0
  /// What was sent and not delivered to everybody.
  @exclusivity(unchecked) private var waiting: WaitingList?
  @exclusivity(unchecked) private var isDelivering = false
  /// Whether somebody wants to know the value before.
  @exclusivity(unchecked) private var wantsPrevious = false
  /// Whether a subscription that has ended may be in the list still.
  @exclusivity(unchecked) private var mustSweep = false
  private var source: Source?

  /// How many values may come of one, each sent by a subscriber to another.
  private static var maxChain: Int { 10_000 }

  /// Values, and who had subscribed when each was sent.
  private final class WaitingList {
    var values: [(value: Value, lastNumber: Int)] = []
  }

  /// Where an emitter has its values from that is made of something else. It is connected while there
  /// are subscribers.
  struct Source {
    /// The value that there is before any was sent.
    var first: () -> Value? = { nil }
    /// Begins to send to the emitter.
    let connect: (Emitter<Value>) -> Connection
    fileprivate(set) var connection: Connection?
    /// The session of the code that made the emitter, to which the closures belong; nil if there is
    /// only one.
    let session = DependencyValues.session

    /// Runs `body` in the session of the code that made the emitter.
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

  /// An emitter of what something else gives.
  init(source: Source) {
    self.source = source
  }

  isolated deinit {
    source?.connection?.cancel()
    forgetLast()
  }

  // MARK: Sending

  /// Emits a value to all who subscribed.
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

  /// - Parameter lastNumber: Of those who had subscribed when it was sent.
  private func deliver(_ value: Value, through lastNumber: Int) {
    let subscriptions = subscriptions
    if wantsPrevious { return deliverChange(to: value, through: lastNumber) }
    keepLast(value)
    forEach(subscriptions, through: lastNumber) { $0.deliver(value) }
  }

  /// Not in one function with the rest, which looks no type up.
  @inline(never)
  private func deliverChange(to value: Value, through lastNumber: Int) {
    let (subscriptions, previous) = (subscriptions, lastValue)
    keepLast(value)
    forEach(subscriptions, through: lastNumber) { $0.deliver(value, after: previous) }
  }

  @inline(__always)
  private func keepLast(_ value: Value) {
    if let last {
      // The old value ends when the new one is in its place: its end may run code of the application.
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

  /// How many subscriptions there are.
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

  /// Adds a subscriber who wants to know the value before as well.
  func subscribe(_ change: @escaping @MainActor (Value, Value?) -> Void) -> EmitterSubscription {
    let scope = SubscriptionScope.current
    site.check(scope)
    wantsPrevious = true
    let session = session(in: scope)
    return add {
      ChangeSubscription($0, scope: scope, session: session, change: change, onCancel: $1)
    }
  }

  /// What a subscriber runs with that no component stands for. One that has left its session has that of
  /// the component whose emitter this is.
  private func session(in scope: SubscriptionScope?) -> DependencyValues.Continuation? {
    if scope != nil { return nil }
    let current = DependencyValues.session
    return DependencyValues.current.haveSession ? current : site.owner?.session ?? current
  }

  /// Adds a subscriber that no component stands for: an emitter that is made of this one.
  ///
  /// - Parameter session: What it runs with; nil takes the session of the code that calls this.
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

/// What an emitter gets its values through, until it is cancelled.
@MainActor
final class Connection {
  private var onCancel: (() -> Void)?

  init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  /// One through subscriptions.
  convenience init(_ subscriptions: EmitterSubscription...) {
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
