package import Dispatch
internal import Glibc
internal import PandoDependencies

/// What this process has not saved yet, roots and storages that write later, so that it can be saved
/// when the process ends.
package enum PendingSaves {
  /// Saves, and calls back when it is done.
  typealias Flush = @Sendable (@escaping SavePipeline.Waiter) -> Void

  private struct State: Sendable {
    var flushes: [ObjectIdentifier: Flush] = [:]
    var isRegistered = false
  }

  private static let state = Locked(State())

  /// Notes that `owner` has something to save, until it is removed.
  static func insert(_ owner: AnyObject, flush: @escaping Flush) {
    let isFirst = state.withLock { state in
      state.flushes[ObjectIdentifier(owner)] = flush
      defer { state.isRegistered = true }
      return !state.isRegistered
    }
    if isFirst { atexit { PendingSaves.flush(timeout: .seconds(10)) } }
  }

  static func remove(_ owner: AnyObject) {
    let removed = state.withLock { $0.flushes.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(removed) {}
  }

  /// Saves everything that is not saved, and waits for it.
  ///
  /// - Parameter timeout: How long to wait at most, for a storage that does not answer.
  package static func flush(timeout: DispatchTimeInterval) {
    let flushes = state.withLock { Array($0.flushes.values) }
    let group = DispatchGroup()
    for flush in flushes {
      group.enter()
      flush { _ in group.leave() }
    }
    _ = group.wait(timeout: .now() + timeout)
  }
}
