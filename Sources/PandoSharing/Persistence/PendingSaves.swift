package import Dispatch
internal import Glibc
internal import PandoDependencies

/// The roots of this process with changes that are not saved yet, so that they can be saved when it
/// ends.
package enum PendingSaves {
  // Sendable because entries are.
  private struct State: Sendable {
    var entries: [ObjectIdentifier: RegistryEntry] = [:]
    var isRegistered = false
  }

  private static let state = Locked(State())

  /// Notes whether an entry has something to save.
  ///
  /// The count is looked at here, under this lock, and not handed over: two threads that end one
  /// save and begin the next may come here in either order.
  static func update(_ entry: RegistryEntry) {
    let (removed, isFirst) = state.withLock { state -> (RegistryEntry?, Bool) in
      guard entry.unsavedParts != nil else {
        return (state.entries.removeValue(forKey: ObjectIdentifier(entry)), false)
      }
      state.entries[ObjectIdentifier(entry)] = entry
      defer { state.isRegistered = true }
      return (nil, !state.isRegistered)
    }
    if isFirst { atexit { PendingSaves.flush(timeout: .seconds(10)) } }
    withExtendedLifetime(removed) {}
  }

  /// Saves everything that is not saved, and waits for it.
  ///
  /// - Parameter timeout: How long to wait at most, for a storage that does not answer.
  package static func flush(timeout: DispatchTimeInterval) {
    // A connection does not own its entry and its root, which may go when its save ends.
    let pending = state.withLock { state in
      state.entries.values.map { ($0, $0.unsavedParts) }
    }
    let group = DispatchGroup()
    for case (_, let parts?) in pending {
      guard let connection = parts.connection else { continue }
      group.enter()
      connection.flush { _ in group.leave() }
    }
    _ = group.wait(timeout: .now() + timeout)
    withExtendedLifetime(pending) {}
  }
}
