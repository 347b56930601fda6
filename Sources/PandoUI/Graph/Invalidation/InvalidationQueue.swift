import PandoDependencies
package import PandoSharing

/// Collects changes from any thread until the graph flushes, once per turn of the main actor.
@_documentation(visibility: internal)
public final class InvalidationQueue: Sendable {
  private struct Pending {
    var sources: [ReadSource] = []
    var isScheduled = false
    var animation: Animation?
    var values = TransactionValues()
    var isClosed = false
    /// Whether changes are only noted and schedule no flush.
    var isHeld = false

    /// Marks a flush as scheduled and returns true, if a flush is needed and none is scheduled.
    mutating func mustSchedule() -> Bool {
      guard !isScheduled, !isClosed, !isHeld else { return false }
      isScheduled = true
      return true
    }
  }

  private let lock = Lock()

  // Sendable because `lock` is held around every access.
  @exclusivity(unchecked) private nonisolated(unsafe) var pending = Pending()

  /// The graph, until it is closed. Not a weak reference: that would make each retain of the graph
  /// slower, and the graph is retained often.
  @exclusivity(unchecked) @MainActor private unowned(unsafe) var graph: ViewGraph?

  init() {}

  /// Sets the graph of this queue; nil when the graph is closed.
  @MainActor
  func attach(_ graph: ViewGraph?) {
    self.graph = graph
  }

  /// Notes that `source` changed and schedules a flush, if none is scheduled. Any thread.
  func announce(_ source: ReadSource) {
    if note(source) { schedule() }
  }

  /// Notes that `source` changed. The graph is flushed together with the other graphs of the delivery.
  func announce(_ source: ReadSource, in delivery: inout Delivery) {
    if note(source) { delivery.observers.append(self) }
  }

  /// Notes that `source` changed. Returns whether a flush has to be scheduled.
  private func note(_ source: ReadSource) -> Bool {
    let transaction = Transaction.current
    lock.lock()
    if !source.isQueued, !pending.isClosed {
      source.isQueued = true
      pending.sources.append(source)
    }
    if let animation = transaction?.animation { pending.animation = animation }
    if let values = transaction?.values { pending.values.merge(values) }
    let mustSchedule = pending.mustSchedule()
    lock.unlock()
    return mustSchedule
  }

  /// Schedules a flush although nothing was announced.
  func scheduleFlush() {
    lock.lock()
    let mustSchedule = pending.mustSchedule()
    lock.unlock()
    if mustSchedule { schedule() }
  }

  /// Runs `body`, which flushes by itself, without scheduling flushes meanwhile.
  @MainActor
  func withoutRequests<R>(_ body: () -> R) -> R {
    lock.lock()
    let wasScheduled = pending.isScheduled
    pending.isScheduled = true
    lock.unlock()
    defer {
      lock.lock()
      pending.isScheduled = wasScheduled
      lock.unlock()
    }
    return body()
  }

  private func schedule() {
    Task { @MainActor in runScheduledFlush() }
  }

  /// Flushes the graph, as was scheduled.
  @MainActor
  package func runScheduledFlush() {
    noteScheduledFlush()
    if isHeld { return }
    // Retained, because code in the flush may release the last reference to the graph.
    guard let graph else { return }
    withExtendedLifetime(graph) { graph.flush() }
  }

  /// Notes that the scheduled flush has begun. Until then no other flush is scheduled, even if the graph
  /// was flushed in between.
  private func noteScheduledFlush() {
    lock.lock()
    pending.isScheduled = false
    lock.unlock()
  }

  /// Removes and returns what was announced since the last call, in order, with the animation and the
  /// values of its transactions.
  func take() -> (sources: [ReadSource], animation: Animation?, values: TransactionValues) {
    lock.lock()
    defer { lock.unlock() }
    guard !pending.sources.isEmpty || pending.animation != nil else { return ([], nil, .init()) }
    let taken = (pending.sources, pending.animation, pending.values)
    pending.sources = []
    pending.animation = nil
    pending.values = TransactionValues()
    for source in taken.0 { source.isQueued = false }
    return taken
  }

  /// Whether `source` was announced and not taken yet.
  func isQueued(_ source: ReadSource) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return source.isQueued
  }

  /// Ends the flush. Announcements made meanwhile are for the next one.
  func didFlush() {
    lock.lock()
    let mustSchedule = !pending.sources.isEmpty && pending.mustSchedule()
    lock.unlock()
    if mustSchedule { schedule() }
  }

  /// Whether changes are only noted. After setting it to false, the caller flushes the graph.
  @MainActor
  var isHeld: Bool {
    get {
      lock.lock()
      defer { lock.unlock() }
      return pending.isHeld
    }
    set {
      lock.lock()
      pending.isHeld = newValue
      lock.unlock()
    }
  }

  /// Whether an announcement was not taken yet.
  var hasPending: Bool {
    lock.lock()
    defer { lock.unlock() }
    return !pending.sources.isEmpty
  }

  /// Drops all announcements, present and future.
  func close() {
    lock.lock()
    pending.isClosed = true
    pending.sources = []
    lock.unlock()
  }
}

extension InvalidationQueue: DeliveryObserver {
  /// The number of flushes after which the main actor's other work gets a turn.
  private static let maxFlushesPerTurn = 64

  /// Flushes all graphs of a delivery in one task, because starting a task costs as much as a small flush.
  package func didDeliver(to observers: [any DeliveryObserver]) {
    Task { @MainActor in
      for (index, observer) in observers.enumerated() {
        if index > 0, index.isMultiple(of: Self.maxFlushesPerTurn) { await Task.yield() }
        (observer as? InvalidationQueue)?.runScheduledFlush()
      }
    }
  }
}
