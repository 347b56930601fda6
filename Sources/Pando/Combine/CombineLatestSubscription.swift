import Foundation
import OpenCombine

/// Passes on the latest values of several publishers.
///
/// The demand of the subscriber is passed to each publisher. A value that comes without demand
/// replaces the waiting one. The subscription ends when all publishers have ended, or one has
/// failed.
///
/// The lock guards every property. It is recursive, and held while the subscriber is called, so that values arrive one
/// after the other, and in the order of the changes.
final class CombineLatestSubscription<Downstream: Subscriber>: Subscription, JoinedSubscription {
  typealias Failure = Downstream.Failure

  private let lock = NSRecursiveLock()
  private let join: ([Any]) -> Downstream.Input
  private var downstream: Downstream?
  private var subscriptions: [(any Subscription)?]
  private var latest: [Any?]
  private var running: Int
  private var demand = Subscribers.Demand.none

  /// - Parameter join: Makes what is handed on of the latest values, in the order of the publishers.
  init(_ downstream: Downstream, count: Int, join: @escaping ([Any]) -> Downstream.Input) {
    self.downstream = downstream
    self.join = join
    subscriptions = Array(repeating: nil, count: count)
    latest = Array(repeating: nil, count: count)
    running = count
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    guard downstream != nil else { return lock.unlock() }
    self.demand += demand
    let subscriptions = subscriptions
    lock.unlock()
    for subscription in subscriptions { subscription?.request(demand) }
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
    let demand = demand
    lock.unlock()
    if demand > 0 { subscription.request(demand) }
  }

  func receive(_ value: Any, from index: Int) -> Subscribers.Demand {
    lock.lock()
    guard let downstream else {
      lock.unlock()
      return .none
    }
    latest[index] = .some(value)
    let values = latest.compactMap { $0 }
    guard demand > 0, values.count == latest.count else {
      lock.unlock()
      return .none
    }
    demand -= 1
    let more = downstream.receive(join(values))
    demand += more
    let others = more > 0 ? subscriptions : []
    lock.unlock()
    for (other, subscription) in others.enumerated() where other != index {
      subscription?.request(more)
    }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>, from index: Int) {
    lock.lock()
    subscriptions[index] = nil
    running -= 1
    let isOver = if case .failure = completion { true } else { running == 0 }
    lock.unlock()
    guard isOver else { return }
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
    for index in latest.indices {
      latest[index] = nil
      subscriptions[index] = nil
    }
    return ended
  }
}
