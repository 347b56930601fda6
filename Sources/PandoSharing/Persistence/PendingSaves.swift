package import Dispatch
internal import PandoDependencies

/// Something that is saved later than it is changed: a root, or a storage that writes later.
protocol PendingSave: AnyObject, Sendable {
  /// Whether there is something to save.
  var isPending: Bool { get }

  /// Saves it now, and calls back when that is done.
  func flush(_ completion: @escaping SavePipeline.Waiter)

  /// Whether the storage has what memory has.
  var isDurable: Bool { get }

  /// Calls back when it is saved, or has failed to be once more.
  func whenSaved(_ completion: @escaping SavePipeline.Waiter)
}

extension PendingSave {
  var isDurable: Bool { !isPending }

  func whenSaved(_ completion: @escaping SavePipeline.Waiter) { flush(completion) }
}

/// What this process has not saved yet, so that it can be saved when the process ends.
package enum PendingSaves {
  private struct State: Sendable {
    var pending: [ObjectIdentifier: any PendingSave] = [:]
    var isRegistered = false
  }

  private static let state = Locked(State())

  /// Notes whether `save` has something to save.
  ///
  /// It is asked here, under this lock, and does not tell: two threads that end one save and begin
  /// the next may come here in either order.
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

  /// Saves everything that is not saved, and waits for it.
  ///
  /// - Parameter timeout: How long to wait at most, for a storage that does not answer.
  package static func flush(timeout: DispatchTimeInterval) {
    flush(state.withLock { Array($0.pending.values) }, timeout)
  }

  /// Saves all user defaults that are not saved, and waits for it. Other keys go on by themselves: one that
  /// is slow, or is held by a test, holds nobody up.
  ///
  /// - Parameter timeout: How long to wait at most.
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
