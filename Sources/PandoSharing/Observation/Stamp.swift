internal import Dispatch
internal import Observation
internal import PandoDependencies
internal import Synchronization

// Observation records key paths, by hash, in two moments: when a property is read under tracking,
// and when the tracking is installed, after the reader's closure has returned. Both facts are used
// here, through key paths whose argument is ours and is hashed with them:
//
// - ``Probe``: a read must know whether the caller tracks, without work for those that do not.
//   Observation does not say, but it hashes the key path only if so.
// - ``Stamp``: a change that falls between a read and the installation of its tracking reaches
//   nobody; every `@Observable` class loses it. A stamp carries the version that was read. If it is
//   hashed when the trackings of that version were fired already, it is late, and is fired on its own.

/// Counts how often Observation recorded a probe; a reader compares the count before and after.
private let recordings = Atomic<UInt64>(0)

/// The thread on which ``SharedTracking/end(_:)`` runs.
private let endingThread = Atomic<UInt>(0)

/// For those who install trackings that are told more than once, and take them out themselves.
package enum SharedTracking {
  /// Runs `body`, which takes trackings out of Observation, so that their stamps are not taken for
  /// trackings that come late. One thread at a time may do so: the main actor's.
  @MainActor
  package static func end(_ body: () -> Void) {
    endingThread.store(ThreadIdentity.current.rawValue, ordering: .relaxed)
    defer { endingThread.store(0, ordering: .relaxed) }
    body()
  }

  /// Whether a key path names one version of a shared place: a tracking need hear of it only once,
  /// and may be told twice, because a late one is fired on its own.
  package static func isOneVersion(_ keyPath: AnyKeyPath) -> Bool {
    type(of: keyPath).rootType == Node.self
  }
}

/// The argument of a key path that tells that it was recorded.
private struct Probe: Hashable {
  static func == (lhs: Probe, rhs: Probe) -> Bool { true }
  func hash(into hasher: inout Hasher) {
    recordings.add(1, ordering: .relaxed)
  }
}

let probeKeyPath: any KeyPath<RootExtras, Void> & Sendable = \RootExtras.[Probe()]

/// The version of a node that a tracking was made for.
struct Stamp: Hashable {
  let node: Node
  let version: UInt64
  var role = Role.tracking

  enum Role {
    /// Given to Observation with a read.
    case tracking
    /// Looks trackings up in order to fire them.
    case firing
    /// Looks up those of the other kind, who are told at the end of a change.
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
    // Hashed once more because whoever installed it takes it out.
    if endingThread.load(ordering: .relaxed) == ThreadIdentity.current.rawValue { return }
    // Hashed once more because it is being taken out after it was found.
    if node.firingThread.load(ordering: .relaxed) == ThreadIdentity.current.rawValue { return }
    guard node.beginLate(version) else { return }
    // Observation's lock is held here, so the firing has to wait for another thread to take it.
    DispatchQueue.global().async { [node, version] in node.fireLate(version) }
  }
}

extension Node {
  subscript(_: Stamp) -> Void { () }
}

extension RootExtras: Observable {
  fileprivate subscript(_: Probe) -> Void { () }

  /// Whether the calling code runs under `withObservationTracking`. It may say so wrongly if another
  /// thread starts to track at the same time, which costs a slower read and nothing else.
  @inline(__always)
  func isTracked() -> Bool {
    let before = recordings.load(ordering: .relaxed)
    probeRegistrar.access(self, keyPath: probe)
    return recordings.load(ordering: .relaxed) != before
  }
}
