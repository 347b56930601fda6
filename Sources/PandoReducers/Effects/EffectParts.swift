internal import OpenCombine
internal import PandoDependencies

/// Runs several effects as one publisher, concurrently or sequentially.
struct EffectParts<Action>: Publisher {
  typealias Output = Action
  typealias Failure = Never

  let parts: [Effect<Action>]
  let order: EffectOrder

  func receive<S: Subscriber>(subscriber: S) where S.Input == Action, S.Failure == Never {
    let subscription = EffectSubscription(downstream: subscriber, parts: parts, order: order)
    subscriber.receive(subscription: subscription)
    subscription.start()
  }
}

/// The running effects of one subscriber of ``EffectParts``.
///
/// `state` is guarded by its lock. Subscribers and effects are called without it; `isDelivering` ensures that one
/// thread at a time calls the subscriber, in the order of the actions.
// Sendable because all that changes is in `state`, and the subscriber is called by one thread at a time.
final class EffectSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Failure == Never {
  typealias Action = Downstream.Input

  private struct State {
    var queue: [Action] = []
    var demand = Subscribers.Demand.none
    var isDelivering = false
    /// Whether the subscriber is no longer called.
    var isOver = false
    /// The index of the first part that has not begun.
    var next = 0
    /// The number of parts that have begun and not ended.
    var running = 0
    /// Whether a loop further up the stack is beginning parts.
    var isBeginning = false
    /// The closures that cancel the running parts.
    var cancellations: [Int: @Sendable () -> Void] = [:]
    /// The parts that ended before their cancel closure was known.
    var ended: Set<Int> = []
  }

  private let downstream: Downstream
  private let parts: [Effect<Action>]
  private let order: EffectOrder
  private let state = Locked(State())

  init(downstream: Downstream, parts: [Effect<Action>], order: EffectOrder) {
    (self.downstream, self.parts, self.order) = (downstream, parts, order)
  }

  func start() { beginParts() }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
    deliver()
  }

  func cancel() {
    let cancellations = state.withLock { state in
      state.isOver = true
      state.queue = []
      defer { state.cancellations = [:] }
      return state.cancellations
    }
    for (_, cancel) in cancellations.sorted(by: { $0.key < $1.key }) { cancel() }
  }
}

// MARK: - Parts

extension EffectSubscription {
  /// Begins parts while one may begin. It loops, because parts that end at once would otherwise recurse.
  private func beginParts() {
    guard state.withLock({ !exchange(&$0.isBeginning, true) }) else { return }
    while true {
      let index = state.withLock { state -> Int? in
        let mayBegin = order == .merged || state.running == 0
        guard !state.isOver, state.next < parts.count, mayBegin else {
          state.isBeginning = false
          return nil
        }
        state.running += 1
        defer { state.next += 1 }
        return state.next
      }
      guard let index else { break }
      begin(parts[index], at: index)
    }
    deliver()
  }

  private func begin(_ part: Effect<Action>, at index: Int) {
    switch part.operation {
    case .none:
      end(of: index)
    case .actions(let actions):
      for action in actions { offer(action) }
      end(of: index)
    case .publisher(let publisher):
      let cancellable = publisher.sink(
        receiveCompletion: { [weak self] _ in self?.end(of: index) },
        receiveValue: { [weak self] in self?.offer($0) }
      )
      let subscription = UncheckedBox(cancellable)
      keep(at: index) { subscription.value.cancel() }
    case .run(let name, let priority, let run):
      let body = run.begin()
      let isOver = Locked(false)
      let origin = EffectOrigin.current
      let task = Task(name: name, priority: priority) { @MainActor in
        await body(
          Send { action in
            guard !isOver.withLock({ $0 }) else {
              return EffectOrigin.reportSendAfterEnd(of: action, origin: origin)
            }
            self.offer(action)
          }
        )
        isOver.withLock { $0 = true }
        self.end(of: index)
      }
      keep(at: index) { task.cancel() }
    }
  }

  /// Stores the cancel closure of a running part, and calls it if the subscription was cancelled meanwhile.
  private func keep(at index: Int, _ cancel: @escaping @Sendable () -> Void) {
    let isCancelled = state.withLock { state in
      guard state.ended.remove(index) == nil else { return false }
      guard !state.isOver else { return true }
      state.cancellations[index] = cancel
      return false
    }
    if isCancelled { cancel() }
  }

  private func end(of index: Int) {
    let released = state.withLock { state in
      state.running -= 1
      let cancel = state.cancellations.removeValue(forKey: index)
      if cancel == nil { state.ended.insert(index) }
      return cancel
    }
    // Released outside the lock, because this ends what it holds.
    withExtendedLifetime(released) {}
    beginParts()
  }
}

// MARK: - Actions

extension EffectSubscription {
  private func offer(_ action: Action) {
    state.withLock { if !$0.isOver { $0.queue.append(action) } }
    deliver()
  }

  private enum Delivery {
    case actions(ArraySlice<Action>), completion, nothing
  }

  /// Delivers pending events to the subscriber, unless another call is already doing so.
  private func deliver() {
    guard state.withLock({ !exchange(&$0.isDelivering, true) }) else { return }
    while true {
      let delivery = state.withLock { state -> Delivery in
        guard !state.isOver else {
          state.isDelivering = false
          return .nothing
        }
        let count = Swift.min(state.queue.count, state.demand.max ?? .max)
        if count > 0 {
          state.demand -= .max(count)
          defer { state.queue.removeFirst(count) }
          return .actions(state.queue.prefix(count))
        }
        if state.queue.isEmpty, state.running == 0, state.next == parts.count {
          state.isOver = true
          return .completion
        }
        state.isDelivering = false
        return .nothing
      }
      switch delivery {
      case .nothing:
        return
      case .completion:
        return downstream.receive(completion: .finished)
      case .actions(let actions):
        for action in actions {
          guard state.withLock({ !$0.isOver }) else { break }
          let more = downstream.receive(action)
          if more > 0 { state.withLock { $0.demand += more } }
        }
      }
    }
  }
}

/// Sets a new value and returns the old one.
private func exchange<Value>(_ place: inout Value, _ value: Value) -> Value {
  defer { place = value }
  return place
}
