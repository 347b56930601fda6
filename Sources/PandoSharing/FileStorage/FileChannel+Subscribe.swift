import Foundation
import PandoDependencies

extension FileChannel {
  /// Reports changes that were not made through this use, until the subscription is cancelled.
  ///
  /// - Throws: If the file cannot be watched.
  func subscribe(
    _ type: ObjectIdentifier,
    _ subscriber: FileUse.Subscriber
  ) throws(SharedError) -> SharedSubscription {
    let (number, needsWatch) = state.withLock { state in
      state.nextSubscriber += 1
      state.uses[type, default: FileUse()].subscribers[state.nextSubscriber] =
        subscriber
      return (state.nextSubscriber, state.watch == nil)
    }
    let subscription = SharedSubscription { [self] in unsubscribe(type, number) }
    if needsWatch {
      let watch = try backend.watch(path, on: queue) { [weak self] event in
        self?.handle(event)
      }
      // Two first subscribers may both make a watch; only one is kept.
      let surplus = state.withLock { state -> SharedSubscription? in
        guard state.watch == nil else { return watch }
        state.watch = watch
        return nil
      }
      surplus?.cancel()
    }
    if state.withLock({ $0.uses[type]?.seen == nil }) {
      // Nothing was loaded yet, so the current contents are the starting point for changes.
      let seen = FileState(reading: path, in: backend).seen
      state.withLock { state in
        guard state.uses[type]?.seen == nil else { return }
        state.uses[type]?.noteContents(seen, good: nil)
      }
    } else {
      // The file may have changed between the load and the watch.
      handle(.settled)
    }
    return subscription
  }

  private func unsubscribe(_ type: ObjectIdentifier, _ number: UInt64) {
    // Released outside the lock: either may hold the last reference to an object.
    let released = state.withLock { state in
      let subscriber = state.uses[type]?.subscribers.removeValue(forKey: number)
      let isLast = state.uses.values.allSatisfy { $0.subscribers.isEmpty }
      let watch = isLast ? state.watch.take() : nil
      return (subscriber, watch)
    }
    released.1?.cancel()
  }

  func handle(_ event: FileWatchMachine.Event) {
    perform(state.withLock { $0.machine.handle(event) })
  }

  private func perform(_ action: FileWatchMachine.Action) {
    switch action {
    case .none: break
    case .check: queue.async { [weak self] in self?.check() }
    case .wait(let pause, let generation):
      let patience = backend.patience
      let seconds = (pause == .quiet ? patience?.quiet : patience?.open) ?? 0
      queue.async(after: seconds) { [weak self] in
        guard let self else { return }
        perform(state.withLock { $0.machine.pauseEnded(generation: generation) })
      }
    }
  }

  /// Reads the file and reports it to every use that has not seen its present contents.
  private func check() {
    guard
      let (generation, isConfirming) = state.withLock({ $0.machine.beginCheck() }),
      state.withLock({ state in state.uses.values.contains { !$0.subscribers.isEmpty } })
    else { return }
    let found = FileState(reading: path, in: backend)
    let seen = found.seen
    let outdated = state.withLock { state in
      state.uses.filter { _, use in
        // A use that has seen nothing is about to take the present contents as its starting
        // point.
        use.pendingSaves == 0 && use.seen != nil && use.seen != seen
      }
    }
    guard !outdated.isEmpty else { return }
    let prepared = outdated.map { type, use in
      (type, use.version, use.subscribers.values.map { $0.prepare(found) })
    }
    // If the file changed while it was read, another check is already scheduled.
    backend.drain()
    var isSuspect = false
    var reports: [FileUse.Prepared] = []
    let next = state.withLock { state -> FileWatchMachine.Action in
      guard state.machine.generation == generation else { return .none }
      for (type, version, prepared) in prepared {
        guard let now = state.uses[type], now.pendingSaves == 0, now.version == version
        else { continue }
        if prepared.contains(where: \.isSuspicious), !isConfirming, backend.patience != nil {
          isSuspect = true
          continue
        }
        var good: FileSignature?
        if case .bytes(_, let signature) = found, prepared.allSatisfy(\.isGood), !prepared.isEmpty {
          good = signature
        }
        state.uses[type]?.noteContents(seen, good: good)
        reports += prepared
      }
      return isSuspect ? state.machine.suspect(generation: generation) : .none
    }
    for report in reports { report.yield() }
    perform(next)
  }
}
