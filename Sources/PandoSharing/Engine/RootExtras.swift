internal import Observation

/// What a root has besides its value once somebody reads it, persists it or tests it.
///
// `tree` and `connection` are set before another thread can see them.
// Sendable because the root's mutex guards everything else.
final class RootExtras: @unchecked Sendable {
  /// The node of the root itself, and under it those of the observed slices.
  let tree: Node
  /// Tells readers that track from those that do not; it never fires.
  let probeRegistrar = ObservationRegistrar()
  /// What a read registers there; a copy of the global, which would be checked for its first use with
  /// each read.
  let probe = probeKeyPath
  /// How many commits the root has seen; a load carries the number it started from.
  private(set) var version: UInt64 = 0
  /// How many nodes somebody waits at, or more: a tracking that ends because another value changed
  /// does not say so, and is found out by ``noteWork()``.
  var interest = 0
  /// How many more reads under tracking and commits come before the tree is swept.
  private var workUntilSweep = 64
  /// What keeps the value in its storage, for a root made by a key.
  var connection: AnyConnection?
  /// The value before the first change that a test has not asserted.
  var tracking: AnyChangeTracking?

  private var queue: [Wake] = []
  private var isDelivering = false

  init() {
    tree = Node(step: .root, parent: nil)
  }

  func invalidate() {
    tree.invalidate()
  }

  // MARK: Committing, with the lock held

  /// Counts a commit made through `reference` and says what is to be done after the lock.
  func commit(from reference: AnyReference) -> CommitActions {
    advance(from: reference, isLocal: true)
  }

  /// Counts a commit, either made here or brought in from the storage.
  func advance(from reference: AnyReference, isLocal: Bool) -> CommitActions {
    version += 1
    var actions: CommitActions = []
    if isLocal, let connection, connection.didCommit() { actions.insert(.save) }
    if interest > 0 {
      noteWork()
      enqueueWakes(of: reference)
      if !queue.isEmpty && !isDelivering {
        isDelivering = true
        actions.insert(.deliver)
      }
    }
    if interest == 0 { reference.core.pointee.flags.remove(.observed) }
    return actions
  }

  /// Sweeps the tree now and then: often enough that it does not grow, and so seldom that it costs next
  /// to nothing for each read and each commit. The lock is held.
  func noteWork() {
    workUntilSweep -= 1
    guard workUntilSweep < 0 else { return }
    interest = tree.sweep()
    workUntilSweep = 64 + 2 * interest
  }

  private func enqueueWakes(of reference: AnyReference) {
    var wakes: [Wake] = []
    if let node = reference.markCommit(in: tree, wakes: &wakes), !node.children.isEmpty {
      reference.withRawValue { value in
        node.children.forEach { $0.compare(parent: value, wakes: &wakes) }
      }
    }
    enqueue(wakes)
  }

  /// Tells those who read `reference` through a handle that was pointed elsewhere to read again.
  func wakeReaders(of reference: AnyReference, core: CorePointer) {
    core.lock()
    var wakes: [Wake] = []
    reference.makeNode(in: tree).markLeft(into: &wakes)
    enqueue(wakes)
    let mustDeliver = !queue.isEmpty && !isDelivering
    if mustDeliver { isDelivering = true }
    core.unlock()
    if mustDeliver { deliver(core) }
  }

  private func enqueue(_ wakes: [Wake]) {
    for wake in wakes where wake.firedVersion != nil && !wake.node.hasInterest {
      interest -= 1
      wake.node.prune()
    }
    queue.append(contentsOf: wakes)
  }

  func recordSnapshot() {
    tracking?.recordSnapshot()
  }

  // MARK: Acting, without the lock

  func perform(_ actions: CommitActions, core: CorePointer) {
    if actions.contains(.save) { connection?.save() }
    if actions.contains(.deliver) { deliver(core) }
  }

  /// Tells the observers, in commit order. One thread at a time delivers; a commit that another
  /// thread makes meanwhile, or an observer, is delivered by this one in its turn, so that nobody
  /// waits and nothing overtakes.
  private func deliver(_ core: CorePointer) {
    while let batch = nextBatch(core) {
      var delivery = Delivery()
      for (wake, subscribers) in batch {
        if let version = wake.firedVersion { wake.node.fire(version) }
        for subscriber in subscribers { subscriber.notify(&delivery) }
      }
      delivery.finish()
    }
  }

  private func nextBatch(_ core: CorePointer) -> [(Wake, [Subscriber])]? {
    core.lock()
    defer { core.unlock() }
    guard !queue.isEmpty else {
      isDelivering = false
      return nil
    }
    defer { queue.removeAll(keepingCapacity: queue.capacity <= 64) }
    return queue.map { wake in
      // Only the first entry of a node in the batch calls its subscribers: they read the newest value.
      defer { wake.node.isQueued = false }
      if wake.node.isQueued { return (wake, wake.node.subscribers) }
      return (wake, wake.isForReaders ? wake.node.subscribers.filter(\.isReader) : [])
    }
  }
}

/// What a commit leaves to be done once the lock is given back.
struct CommitActions: OptionSet {
  let rawValue: UInt8
  static let save = CommitActions(rawValue: 1)
  static let deliver = CommitActions(rawValue: 2)
}
