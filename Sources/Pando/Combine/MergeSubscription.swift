import Foundation
import OpenCombine

/// Passes on what several publishers publish.
///
/// Unless the demand of the subscriber is unlimited, one value at a time is demanded of each
/// publisher, and is kept until the subscriber demands it. The subscription ends when all
/// publishers have ended and nothing is kept, or one has failed.
///
/// The lock guards every property. It is recursive, and held while the subscriber is called, so that values arrive one
/// after the other.
final class MergeSubscription<Downstream: Subscriber>: Subscription, JoinedSubscription {
  typealias Failure = Downstream.Failure

  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var subscriptions: [(any Subscription)?]
  private var kept: [Downstream.Input?]
  private var running: Int
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    subscriptions = Array(repeating: nil, count: count)
    kept = Array(repeating: nil, count: count)
    running = count
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    guard downstream != nil, self.demand != .unlimited else { return lock.unlock() }
    self.demand += demand
    // The next value is demanded of each publisher whose value was passed on.
    var asked: [(any Subscription)?] = []
    for index in kept.indices where self.demand > 0 {
      guard let value = kept[index], let downstream else { continue }
      kept[index] = nil
      self.demand -= 1
      self.demand += downstream.receive(value)
      asked.append(subscriptions[index])
    }
    let isUnlimited = self.demand == .unlimited
    if isUnlimited { asked = subscriptions }
    let isOver = running == 0 && kept.allSatisfy { $0 == nil }
    lock.unlock()
    for subscription in asked { subscription?.request(isUnlimited ? .unlimited : .max(1)) }
    if isOver { finish(.finished) }
  }

  func cancel() {
    for subscription in end().subscriptions { subscription?.cancel() }
  }

  func receive(subscription: any Subscription, from index: Int) {
    lock.lock()
    guard downstream != nil, subscriptions[index] == nil else {
      lock.unlock()
      return subscription.cancel()
    }
    subscriptions[index] = subscription
    let isUnlimited = demand == .unlimited
    lock.unlock()
    subscription.request(isUnlimited ? .unlimited : .max(1))
  }

  func receive(_ value: Any, from index: Int) -> Subscribers.Demand {
    lock.lock()
    defer { lock.unlock() }
    guard let downstream, let value = value as? Downstream.Input else { return .none }
    guard demand > 0 else {
      kept[index] = .some(value)
      return .none
    }
    if demand == .unlimited {
      _ = downstream.receive(value)
      return .none
    }
    demand -= 1
    demand += downstream.receive(value)
    return demand == .unlimited ? .unlimited : .max(1)
  }

  func receive(completion: Subscribers.Completion<Failure>, from index: Int) {
    lock.lock()
    subscriptions[index] = nil
    running -= 1
    let isOver =
      if case .failure = completion { true } else { running == 0 && kept.allSatisfy { $0 == nil } }
    lock.unlock()
    if isOver { finish(completion) }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    let (downstream, subscriptions) = end()
    for subscription in subscriptions { subscription?.cancel() }
    downstream?.receive(completion: completion)
  }

  /// Stops, and passes on no more values.
  ///
  /// - Returns: The subscriber, unless the subscription has ended before, and the subscriptions to
  ///   cancel.
  private func end() -> (downstream: Downstream?, subscriptions: [(any Subscription)?]) {
    lock.lock()
    defer { lock.unlock() }
    let ended = (downstream, subscriptions)
    downstream = nil
    for index in kept.indices {
      kept[index] = nil
      subscriptions[index] = nil
    }
    return ended
  }
}
