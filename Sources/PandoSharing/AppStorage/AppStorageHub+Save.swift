import Dispatch
import Foundation
import PandoDependencies

extension AppStorageHub {
  /// Sets the entry before it returns, and calls back once it is durable.
  ///
  /// Foundation on Linux keeps what was set in memory and writes the whole property list when it is
  /// synchronised, so mutations share a write-out: it begins 20 milliseconds after the first of
  /// them. One that was asked for begins at once.
  func save(
    _ participant: Participant,
    _ value: PlistValue?,
    context: SaveContext,
    completion: @escaping @Sendable (Bool) -> Void
  ) {
    update(participant) { $0.savesInProgress += 1 }
    if let value {
      defaults.set(value.object, forKey: participant.name)
    } else {
      defaults.removeObject(forKey: participant.name)
    }
    update(participant) { entry in
      entry.savesInProgress -= 1
      entry.seen = .known(value)
    }
    if defaults is InMemoryUserDefaults {
      completion(true)
    } else {
      scheduleWriteOut(context, completion)
    }
    check(participant.name)
  }

  private func scheduleWriteOut(
    _ context: SaveContext,
    _ completion: @escaping @Sendable (Bool) -> Void
  ) {
    let isScheduled = state.withLock { state in
      state.waiters.append(completion)
      defer { if context == .didSet { state.isWriteOutScheduled = true } }
      return state.isWriteOutScheduled
    }
    switch context {
    case .userInitiated: writeOuts.async { self.writeOut() }
    case .didSet where !isScheduled:
      writeOuts.asyncAfter(deadline: .now() + .milliseconds(20)) { self.writeOut() }
    case .didSet: break
    }
  }

  private func writeOut() {
    let waiters = state.withLock { state in
      state.isWriteOutScheduled = false
      defer { state.waiters = [] }
      return state.waiters
    }
    guard !waiters.isEmpty else { return }
    let isDurable = defaults.synchronize()
    for waiter in waiters { waiter(isDurable) }
    // Synchronising also reads what other processes wrote.
    check()
  }
}
