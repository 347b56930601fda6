import PandoDependencies
package import PandoSharing

/// Gathers what changed, from any thread, until the graph looks: once per turn of the main actor.
@_documentation(visibility: internal)
public final class InvalidationQueue: Sendable {
  private struct Pending {
    var sources: [ReadSource] = []
    var isScheduled = false
    var animation: Animation?
    var isClosed = false
    /// Whether nobody looks, so that changes are noted and no turn is asked for.
    var isHeld = false

    /// Notes that a turn is asked for, if one has to be.
    mutating func mustSchedule() -> Bool {
      guard !isScheduled, !isClosed, !isHeld else { return false }
      isScheduled = true
      return true
    }
  }

  private let lock = Lock()

  // Sendable because `lock` is held around every access.
  @exclusivity(unchecked) private nonisolated(unsafe) var pending = Pending()

  /// The graph, until it is closed. Not a weak reference: an object that has one pays for it at every
  /// retain, and the graph is retained often.
  @exclusivity(unchecked) @MainActor private unowned(unsafe) var graph: ViewGraph?

  init() {}

  /// Says whose queue this is; nil when that is closed.
  @MainActor
  func attach(_ graph: ViewGraph?) {
    self.graph = graph
  }

  /// Notes that `source` changed and asks for a turn, if none is on its way. Any thread.
  func announce(_ source: ReadSource) {
    if note(source) { schedule() }
  }

  /// Notes that `source` changed, and has the graph flushed with those of others that the delivery concerns.
  func announce(_ source: ReadSource, in delivery: inout Delivery) {
    if note(source) { delivery.observers.append(self) }
  }

  /// Notes that `source` changed. Whether a turn has to be asked for.
  private func note(_ source: ReadSource) -> Bool {
    let animation = Transaction.current?.animation
    lock.lock()
    if !source.isQueued, !pending.isClosed {
      source.isQueued = true
      pending.sources.append(source)
    }
    if let animation { pending.animation = animation }
    let mustSchedule = pending.mustSchedule()
    lock.unlock()
    return mustSchedule
  }

  /// Asks for a turn although nothing was announced.
  func requestTurn() {
    lock.lock()
    let mustSchedule = pending.mustSchedule()
    lock.unlock()
    if mustSchedule { schedule() }
  }

  /// Asks for no turns while `body` runs, which takes them itself.
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

  /// Flushes the graph, as was asked for.
  @MainActor
  package func runScheduledFlush() {
    noteTurnCame()
    if isHeld { return }
    // Retained: what is done in the turn may let go of the last reference to the graph.
    guard let graph else { return }
    withExtendedLifetime(graph) { graph.flush() }
  }

  /// The turn that was asked for has come; until then no other one is asked for, however often the
  /// graph was flushed in between.
  private func noteTurnCame() {
    lock.lock()
    pending.isScheduled = false
    lock.unlock()
  }

  /// What was announced since the last call, in order, and how it is to be drawn.
  func take() -> (sources: [ReadSource], animation: Animation?) {
    lock.lock()
    defer { lock.unlock() }
    guard !pending.sources.isEmpty || pending.animation != nil else { return ([], nil) }
    let taken = (pending.sources, pending.animation)
    pending.sources = []
    pending.animation = nil
    for source in taken.0 { source.isQueued = false }
    return taken
  }

  /// Whether `source` was announced and no turn has looked at it.
  func isQueued(_ source: ReadSource) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return source.isQueued
  }

  /// Ends the turn. What was announced in the meantime is for the next one.
  func endTurn() {
    lock.lock()
    let mustSchedule = !pending.sources.isEmpty && pending.mustSchedule()
    lock.unlock()
    if mustSchedule { schedule() }
  }

  /// Whether changes are noted only. Who lets them go takes the turn that is due.
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

  /// Whether something was announced that no turn has looked at.
  var hasPending: Bool {
    lock.lock()
    defer { lock.unlock() }
    return !pending.sources.isEmpty
  }

  /// Takes no more announcements.
  func close() {
    lock.lock()
    pending.isClosed = true
    pending.sources = []
    lock.unlock()
  }
}

extension InvalidationQueue: DeliveryObserver {
  /// After this many flushes other work of the main actor runs.
  private static let maxFlushesPerTurn = 64

  /// Flushes all graphs that a delivery concerns in one task: to begin a task costs as much as a small flush.
  package func didDeliver(to observers: [any DeliveryObserver]) {
    Task { @MainActor in
      for (index, observer) in observers.enumerated() {
        if index > 0, index.isMultiple(of: Self.maxFlushesPerTurn) { await Task.yield() }
        (observer as? InvalidationQueue)?.runScheduledFlush()
      }
    }
  }
}
