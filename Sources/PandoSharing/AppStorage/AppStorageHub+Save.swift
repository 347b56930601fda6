import Dispatch
import Foundation
import PandoDependencies

extension AppStorageHub {
  /// Sets the entry before it returns. For a requested save, `completion` is called once the entry
  /// is durable. For a change, it is called at once, because the next change must not wait for the
  /// disk.
  ///
  /// Foundation on Linux keeps new entries in memory and writes the whole property list on
  /// `synchronize()`. So changes share a write-out, which begins 20 milliseconds after the first of
  /// them, and at the latest when the process exits. The completion of the next change reports a
  /// failure.
  func save(
    _ id: EntryID,
    _ value: PlistValue?,
    context: SaveContext,
    completion: @escaping @Sendable (Bool) -> Void
  ) {
    update(id) { $0.savesInProgress += 1 }
    if let value {
      defaults.set(value.object, forKey: id.name)
    } else {
      defaults.removeObject(forKey: id.name)
    }
    update(id) { entry in
      entry.savesInProgress -= 1
      entry.seen = .known(value)
    }
    if isMock {
      completion(true)
    } else {
      scheduleWriteOut(context, completion)
    }
    check(id.name)
  }

  private func scheduleWriteOut(
    _ context: SaveContext,
    _ completion: @escaping @Sendable (Bool) -> Void
  ) {
    switch context {
    case .userInitiated: writeOutNow(completion)
    case .didSet:
      let (isScheduled, hasFailed) = state.withLock { state in
        defer { state.isWriteOutScheduled = true }
        return (state.isWriteOutScheduled, state.hasWriteOutFailed)
      }
      if !isScheduled {
        PendingSaves.update(self)
        writeOuts.asyncAfter(deadline: .now() + .milliseconds(20)) { self.writeOut() }
      }
      completion(!hasFailed)
    }
  }

  private func writeOutNow(_ completion: @escaping @Sendable (Bool) -> Void) {
    state.withLock { $0.waiters.append(completion) }
    writeOuts.async { self.writeOut() }
  }

  private func writeOut() {
    let (waiters, isScheduled) = state.withLock { state in
      defer {
        state.isWriteOutScheduled = false
        state.waiters = []
      }
      return (state.waiters, state.isWriteOutScheduled)
    }
    guard isScheduled || !waiters.isEmpty else { return }
    let isDurable = defaults.synchronize()
    state.withLock { $0.hasWriteOutFailed = !isDurable }
    PendingSaves.update(self)
    for waiter in waiters { waiter(isDurable) }
    // Synchronising also reads changes that other processes wrote.
    check()
  }
}

/// The user defaults could not be written out.
private struct AppStorageUnwritable: Error {}

extension AppStorageHub: PendingSave {
  var isPending: Bool { state.withLock { $0.isWriteOutScheduled } }

  func flush(_ completion: @escaping SavePipeline.Waiter) {
    writeOutNow { isDurable in
      completion(isDurable ? .success(()) : .failure(AppStorageUnwritable()))
    }
  }
}
