internal import Observation
internal import PandoDependencies
internal import Synchronization

/// A node in the tree of places of one root: a place that is read under `withObservationTracking` or subscribed
/// to, or one on the way there.
///
/// The tree mirrors the paths of slices, not the slices themselves: two slices of one place share a node, and a
/// node outlives the slice that made it while it has observers.
///
// The registrar is made under the root's mutex and replaced only when the root goes; code that uses it without
// keeping the root holds `teardown`. `step` is immutable.
// Sendable because the root's mutex guards everything else that is not atomic.
class PlaceNode: Observable, @unchecked Sendable {
  private(set) lazy var registrar = ObservationRegistrar()
  /// How often the value changed, as far as observers can see.
  let version = Atomic<UInt64>(0)
  /// Trackings of versions below this one were already looked up for firing.
  let firedVersion = Atomic<UInt64>(0)
  /// The version of the late firing in progress, plus one; zero if there is none.
  let lateVersion = Atomic<UInt64>(0)
  /// The thread that fires trackings of this node, and thereby removes them from the registrar.
  let firingThread = Atomic<UInt>(0)
  let step: Step
  private(set) unowned(unsafe) var parent: PlaceNode?

  var children = Children()
  /// The key path that trackings of the current version registered. Observation keeps it while one of these
  /// trackings can still fire. It becomes nil when all of them have ended because of other changes.
  private weak var armed: KeyPath<PlaceNode, Void>?
  private(set) var subscribers: [Subscriber] = []
  /// How many of the versions are not changes of the value: a handle was redirected.
  private var departures: UInt64 = 0
  /// Whether the node is queued for delivery, so that it is queued once.
  var isQueued = false

  init(step: Step, parent: PlaceNode?) {
    self.step = step
    self.parent = parent
  }

  var hasInterest: Bool { armed != nil || !subscribers.isEmpty }

  /// How often the value changed while it was observed.
  var changes: UInt64 { version.load(ordering: .relaxed) &- departures }

  // MARK: Overridden by ``ValueNode``

  /// Keeps the value that an observer is about to see, for comparisons, if a copy is cheap.
  func remember(_ value: UnsafeRawPointer) {}

  /// Drops the value kept for comparisons.
  func forget() {}

  /// Compares the values of this place and of the places under it with the values that their observers saw last.
  /// `parent` is nil if there is no value to look into.
  func compare(parent: UnsafeRawPointer?, wakes: inout [Wake]) {}

  // MARK: Interest

  /// Notes that a tracking is about to be installed, and returns the key path to register, which names the
  /// version that the reader sees.
  func arm(_ extras: RootExtras) -> KeyPath<PlaceNode, Void> {
    if let armed { return armed }
    let keyPath = \PlaceNode.[Stamp(node: self, version: version.load(ordering: .relaxed))]
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

  /// Queues this node for delivery because its value changed, or may have.
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

  /// Queues this node for delivery although its value did not change: a handle through which it was
  /// read now leads elsewhere. The same holds for the parts of the place: their readers through the
  /// handle have to read them at the new place.
  func markLeft(into wakes: inout [Wake]) {
    markTreeLeft(into: &wakes)
    // Stored parts of stored parts are flattened: their nodes are beside this one.
    parent?.children.forEachPart(of: step) { $0.markTreeLeft(into: &wakes) }
  }

  private func markTreeLeft(into wakes: inout [Wake]) {
    children.forEach { $0.markTreeLeft(into: &wakes) }
    guard hasInterest else { return }
    forget()
    let fired = armed == nil ? nil : version.load(ordering: .relaxed)
    armed = nil
    version.add(1, ordering: .releasing)
    departures += 1
    wakes.append(Wake(node: self, firedVersion: fired, isDeparture: true))
  }

  /// Removes the nodes under this one that have no observers, and returns the number of remaining nodes with
  /// observers, this one included.
  func sweep() -> Int {
    var interest = hasInterest ? 1 : 0
    children.removeAll { node in
      let below = node.sweep()
      interest += below
      return below == 0 && node.children.isEmpty
    }
    return interest
  }

  /// Removes the node from the tree if neither it nor a node under it has observers.
  func prune() {
    var node = self
    while !node.hasInterest, node.children.isEmpty, let parent = node.parent {
      parent.children.remove(node)
      node = parent
    }
  }

  // MARK: Delivery, without the lock

  /// Guards `registrar` during a late firing, which does not keep the root.
  private static let teardown = Lock()

  /// Fires a tracking that was installed for `version` after that version was fired.
  func fireLate(_ version: UInt64) {
    let registrar = Self.teardown.withLock { self.registrar }
    fire(version, on: registrar)
    // As in `fire(_:on:)`: no stamp was hashed, so a tracking installed from here on begins its own late firing.
    if endLate(version) { fire(version, on: registrar) }
  }

  /// Begins a late firing; false if one is in progress, which will also find the newly installed tracking.
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

  /// Fires the trackings that were armed for `version`. Runs after the commit, so that woken observers read the
  /// new value.
  func fire(_ version: UInt64) { fire(version, on: registrar) }

  private func fire(_ version: UInt64, on registrar: ObservationRegistrar) {
    let keyPath = \PlaceNode.[Stamp(node: self, version: version, role: .firing)]
    firingThread.store(ThreadIdentity.current.rawValue, ordering: .relaxed)
    defer { firingThread.store(0, ordering: .relaxed) }
    // The lookup itself, under Observation's lock, notes what was fired. It finds a tracking that was installed
    // before; a tracking that is installed after it is late; none is both.
    registrar.willSet(self, keyPath: keyPath)
    if firedVersion.load(ordering: .acquiring) <= version {
      // No tracking was installed at all, so no stamp was hashed.
      noteFired(version)
      registrar.willSet(self, keyPath: keyPath)
    }
    registrar.didSet(self, keyPath: \PlaceNode.[Stamp(node: self, version: version, role: .ending)])
  }

  func noteFired(_ version: UInt64) {
    firedVersion.max(version + 1, ordering: .acquiringAndReleasing)
  }

  /// Releases everything when the root goes. This breaks a retain cycle: trackings hold the registrar's state,
  /// which holds the key paths, which hold the node.
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

/// A node to notify of a commit.
struct Wake {
  let node: PlaceNode
  /// The version of the trackings to fire; nil if there are subscribers only.
  let firedVersion: UInt64?
  /// Whether a handle was redirected, and the value did not change.
  var isDeparture = false
}

/// An observer that is called after each change of a place, and when a handle on it is redirected.
final class Subscriber: Sendable {
  let notify: @Sendable (inout Delivery) -> Void

  init(notify: @escaping @Sendable (inout Delivery) -> Void) {
    self.notify = notify
  }
}
