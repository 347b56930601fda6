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
/// **Emitters made of others**, by ``map(_:)`` for instance, take in each value from the time when
/// they are made, with or without subscribers. So ``lastValue``, `++=` and ``removeDuplicates()``
/// depend on what was really sent. An emitter without other references exists as long as it has
/// subscribers, and ends with its sources. A referenced emitter keeps its sources.
///
/// **Sessions.** Several pages may subscribe to one emitter. Each subscriber runs in its own session, that of
/// the component that subscribed, whoever sends.
@MainActor
public final class Emitter<Value> {
  /// The value sent last, which `~+=` and `++=` use; nil before the first.
  public var lastValue: Value? {
    if derivation != nil { return target.lastValue }
    return last?.pointee
  }

  // A pointer, because an optional value needs a lookup of its type at each send.
  @exclusivity(unchecked) private var last: UnsafeMutablePointer<Value>?

  var membership = ComponentMembership() {
    didSet { derivation?.output.membership = membership }
  }
  // Typed as the base class, because the generic subclass needs a lookup of its type at each send.
  @exclusivity(unchecked) private var subscribers = SubscriberList()
  /// The number of subscribers that listen.
  private var listenerCount = 0
  private var lastNumber = 0
  /// The values sent during a delivery, which wait for its end.
  @exclusivity(unchecked) private var waiting: WaitingList?
  /// Whether `send` cannot deliver at once: a delivery is under way, or another emitter delivers for this one.
  @exclusivity(unchecked) private var isBusy = false
  /// Whether a subscriber takes the previous value as well.
  @exclusivity(unchecked) var wantsPrevious = false
  /// The sources of a derived emitter; nil for an emitter of the application's own values.
  private let derivation: Derivation?
  /// The inputs of an output; nil for other emitters.
  private(set) var inputs: EmitterInputs?
  /// The value that bindings to the emitter observe; nil without a binding.
  var mirror: EmitterMirror?

  /// The maximum number of values that one `send` delivers, with the values that subscribers send
  /// in response.
  private static var maxChain: Int { 10_000 }

  /// Waiting values, each with the number of the last subscription when it was sent.
  private final class WaitingList {
    var values: [(value: Value, lastNumber: Int)] = []
  }

  /// The sources and the output of an emitter that is made of others.
  @MainActor
  private final class Derivation {
    let output = Emitter()
    let sources: [any EmitterSource]
    let beginsWithLast: Bool
    private let link: (EmitterInputs, Emitter) -> Void

    init(
      _ sources: [any EmitterSource],
      beginsWithLast: Bool,
      _ link: @escaping (EmitterInputs, Emitter) -> Void
    ) {
      self.sources = sources
      self.beginsWithLast = beginsWithLast
      self.link = link
      output.inputs = EmitterInputs(of: output)
    }

    func linkIfNeeded() {
      guard let inputs = output.inputs, !inputs.isWhole else { return }
      inputs.link { link(inputs, output) }
    }
  }

  /// An emitter that has sent nothing.
  public nonisolated init() { derivation = nil }

  /// An emitter with a last value, as if it had been sent already.
  ///
  /// - Parameter initial: The value; nil for none.
  @_disfavoredOverload
  public convenience init(_ initial: Value?) {
    self.init()
    if let initial { keepLast(initial) }
  }

  /// An emitter made of others.
  ///
  /// - Parameters:
  ///   - sources: The emitters to keep. Without any the emitter begins by itself, at a publisher for instance.
  ///   - beginsWithLast: Whether each subscriber receives the last value first.
  ///   - link: Makes the output follow the sources. Its closures refer to the output, and to no source.
  init(
    of sources: [any EmitterSource],
    beginsWithLast: Bool = false,
    link: @escaping (_ inputs: EmitterInputs, _ output: Emitter) -> Void
  ) {
    let beginsWithLast = beginsWithLast || sources.contains(where: \.beginsWithLast)
    let derivation = Derivation(sources, beginsWithLast: beginsWithLast, link)
    self.derivation = derivation
    isBusy = true
    derivation.linkIfNeeded()
  }

  isolated deinit {
    mirror?.end()
    if let derivation {
      derivation.output.lostOwner()
    } else {
      endSubscriptions()
      inputs?.cut()
      forgetLast()
    }
  }

  // MARK: Sending

  /// Sends a value to all subscribers.
  public func send(_ value: Value) {
    if isBusy { return sendLater(value) }
    isBusy = true
    deliver(value, through: .max)
    if waiting != nil { deliverWaiting() }
    isBusy = false
  }

  private func sendLater(_ value: Value) {
    if derivation != nil { return target.send(value) }
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
    let subscribers = subscribers.items
    if wantsPrevious { return deliverChange(to: value, through: lastNumber) }
    keepLast(value)
    forEach(subscribers, through: lastNumber) { $0.deliver(value) }
  }

  /// A function of its own, so that `deliver` needs no lookup of types.
  @inline(never)
  private func deliverChange(to value: Value, through lastNumber: Int) {
    let (subscribers, previous) = (subscribers.items, last?.pointee)
    keepLast(value)
    forEach(subscribers, through: lastNumber) { $0.deliver(value, after: previous) }
  }

  /// Keeps a value as the last one, without sending it.
  @inline(__always)
  func keepLast(_ value: Value) {
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
    _ subscribers: [EmitterSubscriber],
    through lastNumber: Int,
    _ deliver: (ValueSubscriber<Value>) -> Void
  ) {
    for subscriber in subscribers where subscriber.isActive {
      // Unsafe because the cast is not checked. Subscribers are added only where the type of the values is
      // known; a subscriber to values of another type would break it.
      let subscriber = unsafeDowncast(subscriber, to: ValueSubscriber<Value>.self)
      if subscriber.number > lastNumber { break }
      deliver(subscriber)
    }
  }

  private func reportEndlessChain() {
    reportMisuse(
      """
      \(membership.description) was sent to \(Self.maxChain) times by its own subscribers, each time \
      because of the time before; the rest was dropped. Two subscribers probably set one another off: \
      have one of them send only when there is something new.
      """
    )
  }

  // MARK: Subscribing

  /// The number of active subscriptions. A derived emitter counts as one if it has subscriptions itself.
  public var subscriptionCount: Int { target.listenerCount }

  /// The emitter that holds the values and the subscribers: the output of a derived emitter, or else this emitter.
  var target: Emitter {
    guard let derivation else { return self }
    derivation.linkIfNeeded()
    return derivation.output
  }

  /// Adds a subscriber to the list.
  ///
  /// - Parameter first: Called before the first value comes.
  func add(_ subscriber: EmitterSubscriber, first: () -> Void = {}) {
    guard subscriber.isActive else { return }
    lastNumber += 1
    subscriber.join(self, as: lastNumber)
    subscribers.append(subscriber)
    if subscriber.isListening { listenerCount += 1 }
    first()
    inputs?.setUsed(listenerCount > 0)
  }

  /// Ends all subscriptions; others may be added.
  func endSubscriptions() {
    let ending = subscribers.removeAll()
    listenerCount = 0
    // The end of one may cancel others.
    for subscriber in ending { subscriber.leave() }
    for subscriber in ending { subscriber.end() }
    inputs?.setUsed(listenerCount > 0)
  }

  /// How many subscribers were moved when others ended, for tests.
  var moveCount: Int { target.subscribers.moveCount }
}

extension Emitter: SubscriberOwner {
  func subscriberEnded(_ subscriber: EmitterSubscriber) {
    subscribers.remove(subscriber)
    if subscriber.isListening { removeListener() }
    cutIfUnneeded()
  }

  func addListener() {
    listenerCount += 1
    inputs?.setUsed(true)
  }

  func removeListener() {
    listenerCount -= 1
    if listenerCount == 0 { inputs?.setUsed(false) }
  }

  /// Notes that the application no longer has the emitter of this output.
  private func lostOwner() {
    inputs?.isOrphaned = true
    cutIfUnneeded()
  }

  private func cutIfUnneeded() {
    if let inputs, inputs.isOrphaned, subscribers.isEmpty { inputs.cut() }
  }
}

extension Emitter: EmitterInputs.Owner {
  /// Ends all subscriptions, and forgets the last value.
  func close() {
    if let derivation { return derivation.output.close() }
    endSubscriptions()
    inputs?.cut()
    forgetLast()
  }
}

extension Emitter: EmitterSource {
  var roots: [any EmitterSource] {
    guard let derivation else { return [] }
    return derivation.sources.isEmpty ? [self] : derivation.sources.flatMap(\.roots)
  }

  var beginsWithLast: Bool { derivation?.beginsWithLast ?? false }

  func check(_ scope: SubscriptionScope?) {
    membership.check(scope)
    derivation?.sources.forEach { $0.check(scope) }
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
