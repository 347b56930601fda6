internal import Observation
internal import PandoDependencies

/// The part of a root that is needed only once its value is read, persisted or tested.
///
// `tree` and `connection` are set before another thread can see them.
// Sendable because the root's mutex guards everything else.
final class RootExtras: @unchecked Sendable {
  /// The root's own node, which the nodes of observed slices are under.
  let tree: PlaceNode
  /// Distinguishes readers that track from readers that do not; never fires.
  let probeRegistrar = ObservationRegistrar()
  /// The key path that each read registers with the probe. A copy, because each access of the global would check
  /// for its initialization.
  let probe = probeKeyPath
  /// How many commits the root has seen. A load keeps the number it started at.
  private(set) var version: UInt64 = 0
  /// An upper bound on the number of nodes with observers. A tracking that ends because another value changed
  /// does not report it; the sweep in ``noteWork()`` corrects the number.
  var interest = 0
  /// How many more tracked reads and commits to count before the tree is swept.
  private var workUntilSweep = 64
  /// The connection to the storage, for a root made by a key.
  var connection: AnyConnection?
  /// The key of a root in memory, for messages.
  var inMemoryName: String?
  /// The value before the first change that a test has not asserted.
  var tracking: AnyChangeTracking?
  /// Notes changes that can be undone.
  var undo: AnyUndoRecorder?

  private var queue: [Wake] = []
  private var isDelivering = false

  init() {
    tree = PlaceNode(step: .root, parent: nil)
  }

  func invalidate() {
    tree.invalidate()
  }

  // MARK: Committing, with the lock held

  /// Counts a commit made through `reference`, and returns what to do once the lock is released.
  func commit(from reference: AnyReference) -> CommitActions {
    advance(from: reference, isLocal: true)
  }

  /// Counts a commit, whether made in this process or brought in from the storage.
  func advance(from reference: AnyReference, isLocal: Bool) -> CommitActions {
    version += 1
    var actions: CommitActions = []
    if isLocal, let connection, connection.didCommit() { actions.insert(.save) }
    if isLocal, let undo, undo.didChange(through: reference, version: version) {
      actions.insert(.undo)
    }
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

  /// Sweeps the tree from time to time: often enough that it does not grow, and seldom enough that the cost per
  /// read and commit is negligible. The lock is held.
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

  /// Wakes the readers that read `reference` through a handle that now leads elsewhere.
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
    if actions.contains(.undo) { DependencyValues.current.undoManager?.notifyReaders() }
    if actions.contains(.deliver) { deliver(core) }
  }

  /// Notifies the observers in commit order. One thread delivers at a time. It also delivers commits that other
  /// threads or observers make meanwhile, so that no thread waits and commits do not overtake each other.
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
      // Only the first entry of a node in the batch calls its subscribers: they read the newest value anyway.
      defer { wake.node.isQueued = false }
      return (wake, wake.node.isQueued || wake.isDeparture ? wake.node.subscribers : [])
    }
  }
}

/// The actions that follow a commit, once the lock is released.
struct CommitActions: OptionSet {
  let rawValue: UInt8
  static let save = CommitActions(rawValue: 1)
  static let deliver = CommitActions(rawValue: 2)
  /// A history of changes has one more.
  static let undo = CommitActions(rawValue: 4)
}
