package import Dispatch
internal import PandoDependencies

/// A value or a storage whose changes are saved later: a root, or user defaults.
protocol PendingSave: AnyObject, Sendable {
  /// Whether there are unsaved changes.
  var isPending: Bool { get }

  /// Saves the changes now, and calls `completion` when that is done.
  func flush(_ completion: @escaping SavePipeline.Waiter)

  /// Whether the storage has the value in memory.
  var isDurable: Bool { get }

  /// Calls `completion` when the changes are saved, or when the next attempt failed.
  func whenSaved(_ completion: @escaping SavePipeline.Waiter)
}

extension PendingSave {
  var isDurable: Bool { !isPending }

  func whenSaved(_ completion: @escaping SavePipeline.Waiter) { flush(completion) }
}

/// The unsaved changes of this process, so that they can be saved when it exits.
package enum PendingSaves {
  private struct State: Sendable {
    var pending: [ObjectIdentifier: any PendingSave] = [:]
    var isRegistered = false
  }

  private static let state = Locked(State())

  /// Adds or removes `save`, depending on whether it has unsaved changes.
  ///
  /// `isPending` is read here, under this lock, rather than passed in: when one thread ends a save and another
  /// begins the next, their calls may arrive in either order.
  static func update(_ save: any PendingSave) {
    let (removed, isFirst) = state.withLock { state -> ((any PendingSave)?, Bool) in
      guard save.isPending else {
        return (state.pending.removeValue(forKey: ObjectIdentifier(save)), false)
      }
      state.pending[ObjectIdentifier(save)] = save
      defer { state.isRegistered = true }
      return (nil, !state.isRegistered)
    }
    if isFirst { whenProcessExits { PendingSaves.flush(timeout: .seconds(10)) } }
    withExtendedLifetime(removed) {}
  }

  /// Saves all unsaved changes, and waits for that.
  ///
  /// - Parameter timeout: The longest wait, for a storage that does not answer.
  package static func flush(timeout: DispatchTimeInterval) {
    flush(state.withLock { Array($0.pending.values) }, timeout)
  }

  /// Saves all unsaved user defaults, and waits for that. Other keys save by themselves. A slow key, or one that a
  /// test blocks, would delay the caller.
  ///
  /// - Parameter timeout: The longest wait.
  package static func flushAppStorage(timeout: DispatchTimeInterval) {
    flush(state.withLock { $0.pending.values.filter { $0 is AppStorageHub } }, timeout)
  }

  private static func flush(_ pending: [any PendingSave], _ timeout: DispatchTimeInterval) {
    let group = DispatchGroup()
    for save in pending {
      group.enter()
      save.flush { _ in group.leave() }
    }
    _ = group.wait(timeout: .now() + timeout)
  }
}
