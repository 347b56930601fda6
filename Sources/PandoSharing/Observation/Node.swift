internal import Observation
internal import PandoDependencies
internal import Synchronization

/// A place in the tree of observed slices of one root: what somebody reads under
/// `withObservationTracking`, or has subscribed to, and the places on the way there.
///
/// The tree mirrors the paths of slices, not the slices themselves: two slices of one place share a
/// node, and a node outlives the slice that made it for as long as somebody waits for its change.
///
// The registrar is made under the root's mutex, and replaced only when the root goes; who needs it
// without keeping the root takes `teardown`. `step` is immutable.
// Sendable because the root's mutex guards everything else that is not atomic.
class Node: Observable, @unchecked Sendable {
  private(set) lazy var registrar = ObservationRegistrar()
  /// How often the value here changed, as far as an observer can tell.
  let version = Atomic<UInt64>(0)
  /// Trackings of versions below this one were looked up already, to be fired.
  let firedVersion = Atomic<UInt64>(0)
  /// One more than the version that a late firing is on its way for; zero if there is none.
  let lateVersion = Atomic<UInt64>(0)
  /// The thread that fires trackings of this node, and so takes them out of the registrar.
  let firingThread = Atomic<UInt>(0)
  let step: Step
  private(set) unowned(unsafe) var parent: Node?

  var children = Children()
  /// What trackings of the current version registered. Observation keeps it for as long as one of them
  /// is to be fired; it is gone when all of them ended because something else changed.
  private weak var armed: KeyPath<Node, Void>?
  private(set) var subscribers: [Subscriber] = []
  /// Whether the node waits to be delivered, so that it is queued once.
  var isQueued = false

  init(step: Step, parent: Node?) {
    self.step = step
    self.parent = parent
  }

  var hasInterest: Bool { armed != nil || !subscribers.isEmpty }

  // MARK: Overridden by ``ValueNode``

  /// Remembers what an observer is about to see, for comparisons, where a copy of it is cheap.
  func remember(_ value: UnsafeRawPointer) {}

  /// Forgets the value that comparisons are made with.
  func forget() {}

  /// Compares this place, and what lies under it, with what observers saw last. `parent` is nil
  /// where there is no value to look into.
  func compare(parent: UnsafeRawPointer?, wakes: inout [Wake]) {}

  // MARK: Interest

  /// Notes that a tracking is on its way in, and gives the key path it is to register: it names the
  /// version that the reader sees.
  func arm(_ extras: RootExtras) -> KeyPath<Node, Void> {
    if let armed { return armed }
    let keyPath = \Node.[Stamp(node: self, version: version.load(ordering: .relaxed))]
    if !hasInterest { extras.interest += 1 }
    armed = keyPath
    return keyPath
  }

  func add(_ subscriber: Subscriber, extras: RootExtras) {
    if !hasInterest { extras.interest += 1 }
    subscribers.append(subscriber)
  }

  func remove(_ subscriber: Subscriber, extras: RootExtras) {
    guard let index = subscribers.firstIndex(where: { $0 === subscriber }) else { return }
    subscribers.remove(at: index)
    if !hasInterest { extras.interest -= 1 }
    prune()
  }

  /// Queues this node for delivery: its value changed, or may have.
  func markChanged(into wakes: inout [Wake]) {
    guard hasInterest else { return }
    forget()
    var fired: UInt64?
    if armed != nil {
      fired = version.load(ordering: .relaxed)
      armed = nil
    }
    version.add(1, ordering: .releasing)
    if isQueued && fired == nil { return }
    isQueued = true
    wakes.append(Wake(node: self, firedVersion: fired))
  }

  /// Queues the trackings of this node for delivery although nothing changed here: one of the handles
  /// they were read through leads elsewhere now. Subscribers follow the place and are not told, but for
  /// those that read it through handles.
  func markLeft(into wakes: inout [Wake]) {
    let isRead = subscribers.contains { $0.isReader }
    guard armed != nil || isRead else { return }
    forget()
    let fired = armed == nil ? nil : version.load(ordering: .relaxed)
    armed = nil
    version.add(1, ordering: .releasing)
    wakes.append(Wake(node: self, firedVersion: fired, isForReaders: isRead))
  }

  /// Takes the nodes below out of the tree at which nobody waits any more, and counts the others, this
  /// one included, at which somebody does.
  func sweep() -> Int {
    var interest = hasInterest ? 1 : 0
    children.removeAll { node in
      let below = node.sweep()
      interest += below
      return below == 0 && node.children.isEmpty
    }
    return interest
  }

  /// Takes the node out of the tree if nobody waits here or below.
  func prune() {
    var node = self
    while !node.hasInterest, node.children.isEmpty, let parent = node.parent {
      parent.children.remove(node)
      node = parent
    }
  }

  // MARK: Delivery, without the lock

  /// Guards `registrar` where a tracking that came late is fired: nobody keeps the root then.
  private static let teardown = Lock()

  /// Tells a tracking that was installed for `version` when that was gone already.
  func fireLate(_ version: UInt64) {
    let registrar = Self.teardown.withLock { self.registrar }
    fire(version, on: registrar)
    // As above: nothing was hashed, so what is installed from here on asks for a firing of its own.
    if endLate(version) { fire(version, on: registrar) }
  }

  /// Asks for a late firing; false if there is one on its way, which will find what is installed now.
  func beginLate(_ version: UInt64) -> Bool {
    lateVersion.exchange(version + 1, ordering: .acquiringAndReleasing) != version + 1
  }

  @discardableResult
  func endLate(_ version: UInt64) -> Bool {
    lateVersion.compareExchange(
      expected: version + 1,
      desired: 0,
      ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// Tells the trackings that were armed for `version`. It happens after the commit, so that whoever
  /// wakes reads the new value.
  func fire(_ version: UInt64) { fire(version, on: registrar) }

  private func fire(_ version: UInt64, on registrar: ObservationRegistrar) {
    let keyPath = \Node.[Stamp(node: self, version: version, role: .firing)]
    firingThread.store(ThreadIdentity.current.rawValue, ordering: .relaxed)
    defer { firingThread.store(0, ordering: .relaxed) }
    // The look-up itself, under Observation's lock, notes what was fired: a tracking that is installed
    // before it is found, one that is installed after it is late, and none is both.
    registrar.willSet(self, keyPath: keyPath)
    if firedVersion.load(ordering: .acquiring) <= version {
      // Nothing was installed at all, and so nothing was hashed.
      noteFired(version)
      registrar.willSet(self, keyPath: keyPath)
    }
    registrar.didSet(self, keyPath: \Node.[Stamp(node: self, version: version, role: .ending)])
  }

  func noteFired(_ version: UInt64) {
    firedVersion.max(version + 1, ordering: .acquiringAndReleasing)
  }

  /// Lets go of everything when the root goes. Trackings hold their registrar's state, which holds
  /// the key paths, which hold the node: this breaks the ring.
  func invalidate() {
    let old = Self.teardown.withLock {
      defer { registrar = ObservationRegistrar() }
      return registrar
    }
    withExtendedLifetime(old) {}
    armed = nil
    subscribers = []
    forget()
    children.forEach { $0.invalidate() }
    children = Children()
  }
}

/// A node that is to hear of a commit.
struct Wake {
  let node: Node
  /// The version of the trackings to fire; nil if there are subscribers only.
  let firedVersion: UInt64?
  /// Whether those subscribers are to hear of it that are readers, although nothing changed here.
  var isForReaders = false
}

/// Somebody who is called after each change of a place.
final class Subscriber: Sendable {
  /// Whether it reads the place through handles, which may lead elsewhere later.
  let isReader: Bool
  let notify: @Sendable (inout Delivery) -> Void

  init(isReader: Bool = false, notify: @escaping @Sendable (inout Delivery) -> Void) {
    self.isReader = isReader
    self.notify = notify
  }
}
