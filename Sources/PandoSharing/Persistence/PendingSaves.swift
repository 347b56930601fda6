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

  static func insert(_ entry: RegistryEntry) {
    let isFirst = state.withLock { state in
      state.entries[ObjectIdentifier(entry)] = entry
      defer { state.isRegistered = true }
      return !state.isRegistered
    }
    if isFirst { atexit { PendingSaves.flush(timeout: .seconds(10)) } }
  }

  static func remove(_ entry: RegistryEntry) {
    let removed = state.withLock { $0.entries.removeValue(forKey: ObjectIdentifier(entry)) }
    withExtendedLifetime(removed) {}
  }

  /// Saves everything that is not saved, and waits for it.
  ///
  /// - Parameter timeout: How long to wait at most, for a storage that does not answer.
  package static func flush(timeout: DispatchTimeInterval) {
    let connections = state.withLock { $0.entries.values.compactMap(\.connection) }
    let group = DispatchGroup()
    for connection in connections {
      group.enter()
      connection.save { _ in group.leave() }
    }
    _ = group.wait(timeout: .now() + timeout)
  }
}
