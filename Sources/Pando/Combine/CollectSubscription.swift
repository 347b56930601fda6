import Foundation
import OpenCombine

/// Keeps what a publisher publishes, and passes it on as a group when a period of time has passed, or so
/// many values are there.
///
/// All values are demanded at once. A group for which there is no demand is kept, and grows.
///
/// The lock guards every property. It is recursive, and held while the subscriber is called, so that
/// groups arrive one after the other.
final class CollectSubscription<Downstream: Subscriber, Value>: Subscription, JoinedSubscription
where Downstream.Input == [Value] {
  typealias Failure = Downstream.Failure

  private let lock = NSRecursiveLock()
  private let count: Int?
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var ticks: (any Cancellable)?
  private var kept: [Value] = []
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, count: Int?) {
    self.downstream = downstream
    self.count = count
  }

  /// Takes over the timer, which ends with the subscription.
  func tick(with ticks: any Cancellable) {
    lock.lock()
    defer { lock.unlock() }
    if downstream == nil { ticks.cancel() } else { self.ticks = ticks }
  }

  /// Passes on what is kept, if there is a demand.
  func passOn() {
    lock.lock()
    defer { lock.unlock() }
    guard let downstream, demand > 0, !kept.isEmpty else { return }
    let group = kept
    kept = []
    demand -= 1
    demand += downstream.receive(group)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    defer { lock.unlock() }
    self.demand += demand
    if let count, kept.count >= count { passOn() }
  }

  func cancel() {
    end()?.upstream?.cancel()
  }

  func receive(subscription: any Subscription, from index: Int) {
    lock.lock()
    guard downstream != nil, upstream == nil else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    lock.unlock()
    subscription.request(.unlimited)
  }

  func receive(_ value: Any, from index: Int) -> Subscribers.Demand {
    lock.lock()
    defer { lock.unlock() }
    guard downstream != nil, let value = value as? Value else { return .none }
    kept.append(value)
    if let count, kept.count >= count { passOn() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>, from index: Int) {
    if case .finished = completion { passOn() }
    end()?.downstream.receive(completion: completion)
  }

  /// Stops, and passes on no more values.
  ///
  /// - Returns: The subscriber and the subscription to cancel; nil if the subscription has ended before.
  private func end() -> (downstream: Downstream, upstream: (any Subscription)?)? {
    lock.lock()
    defer { lock.unlock() }
    guard let downstream else { return nil }
    let ended = (downstream, upstream)
    ticks?.cancel()
    (self.downstream, upstream, ticks, kept) = (nil, nil, nil, [])
    return ended
  }
}
