internal import Dispatch
internal import Observation
internal import PandoDependencies
internal import Synchronization

// Observation hashes key paths at two moments: when a property is read under tracking, and when the tracking
// is installed, after the reader's closure has returned. The key paths here have a subscript argument of our
// own, which is hashed with them, and so learn of both:
//
// - ``Probe``: a read must know whether the caller tracks, at no cost for callers that do not.
//   Observation has no API for that, but it hashes the key path only then.
// - ``Stamp``: a change between a read and the installation of its tracking is lost, in every
//   `@Observable` class. A stamp carries the version that was read. If it is hashed after the trackings of
//   that version were fired, it is late, and is fired on its own.

/// How often Observation recorded a probe. A reader compares the count before and after.
private let recordings = Atomic<UInt64>(0)

/// The thread on which ``SharedTracking/end(_:)`` runs.
private let endingThread = Atomic<UInt>(0)

/// For code that installs trackings that fire repeatedly, and removes them itself.
package enum SharedTracking {
  /// Runs `body`, which removes trackings from Observation, without taking their stamps for late ones. Only one
  /// thread at a time may do so: the main actor's.
  @MainActor
  package static func end(_ body: () -> Void) {
    endingThread.store(ThreadIdentity.current.rawValue, ordering: .relaxed)
    defer { endingThread.store(0, ordering: .relaxed) }
    body()
  }

  /// Whether a key path names one version of a shared place. Such a tracking needs to fire only once, and may
  /// fire twice, because late ones are fired on their own.
  package static func isOneVersion(_ keyPath: AnyKeyPath) -> Bool {
    type(of: keyPath).rootType == PlaceNode.self
  }
}

/// A key path argument that counts how often it is recorded.
private struct Probe: Hashable {
  static func == (lhs: Probe, rhs: Probe) -> Bool { true }
  func hash(into hasher: inout Hasher) {
    recordings.add(1, ordering: .relaxed)
  }
}

let probeKeyPath: any KeyPath<RootExtras, Void> & Sendable = \RootExtras.[Probe()]

/// The version of a node that a tracking was made for.
struct Stamp: Hashable {
  let node: PlaceNode
  let version: UInt64
  var role = Role.tracking

  enum Role {
    /// Registered with Observation by a read.
    case tracking
    /// Looks trackings up in order to fire them.
    case firing
    /// Looks up the trackings of `didSet`, which fire at the end of a change.
    case ending
  }

  static func == (lhs: Stamp, rhs: Stamp) -> Bool {
    lhs.node === rhs.node && lhs.version == rhs.version
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(node))
    hasher.combine(version)
    if role == .firing {
      node.noteFired(version)
      node.endLate(version)
    }
    guard role == .tracking else { return }
    guard node.firedVersion.load(ordering: .acquiring) > version else { return }
    // Hashed again because the code that installed it is removing it.
    if endingThread.load(ordering: .relaxed) == ThreadIdentity.current.rawValue { return }
    // Hashed again because it was found and is being removed.
    if node.firingThread.load(ordering: .relaxed) == ThreadIdentity.current.rawValue { return }
    guard node.beginLate(version) else { return }
    // Observation's lock is held here, so another thread does the firing.
    DispatchQueue.global().async { [node, version] in node.fireLate(version) }
  }
}

extension PlaceNode {
  subscript(_: Stamp) -> Void { () }
}

extension RootExtras: Observable {
  fileprivate subscript(_: Probe) -> Void { () }

  /// Whether the caller runs under `withObservationTracking`. May be true wrongly if another thread starts to
  /// track at the same time, which only makes the read slower.
  @inline(__always)
  func isTracked() -> Bool {
    let before = recordings.load(ordering: .relaxed)
    probeRegistrar.access(self, keyPath: probe)
    return recordings.load(ordering: .relaxed) != before
  }
}
