import Foundation
import PandoDependencies

extension FileChannel {
  /// Reports changes that the participant did not make, until the subscription is cancelled.
  ///
  /// - Throws: If the file cannot be watched.
  func subscribe(
    _ type: ObjectIdentifier,
    _ subscriber: FileParticipant.Subscriber
  ) throws(SharedError) -> SharedSubscription {
    let (number, needsWatch) = state.withLock { state in
      state.nextSubscriber += 1
      state.participants[type, default: FileParticipant()].subscribers[state.nextSubscriber] =
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
    if state.withLock({ $0.participants[type]?.seen == nil }) {
      // Nothing was loaded yet, so the current contents are the starting point for changes.
      let seen = FileState(reading: path, in: backend).seen
      state.withLock { state in
        guard state.participants[type]?.seen == nil else { return }
        state.participants[type]?.know(seen, good: nil)
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
      let subscriber = state.participants[type]?.subscribers.removeValue(forKey: number)
      let isLast = state.participants.values.allSatisfy { $0.subscribers.isEmpty }
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

  /// Reads the file and reports it to every participant that has not seen its present contents.
  private func check() {
    guard
      let (generation, isConfirming) = state.withLock({ $0.machine.beginCheck() }),
      state.withLock({ state in state.participants.values.contains { !$0.subscribers.isEmpty } })
    else { return }
    let found = FileState(reading: path, in: backend)
    let seen = found.seen
    let news = state.withLock { state in
      state.participants.filter { _, participant in
        // A participant that has seen nothing is about to take the present contents as its starting
        // point.
        participant.pendingSaves == 0 && participant.seen != nil && participant.seen != seen
      }
    }
    guard !news.isEmpty else { return }
    let prepared = news.map { type, participant in
      (type, participant.version, participant.subscribers.values.map { $0.prepare(found) })
    }
    // If the file changed while it was read, another check is already scheduled.
    backend.drain()
    var isSuspect = false
    var reports: [FileParticipant.Prepared] = []
    let next = state.withLock { state -> FileWatchMachine.Action in
      guard state.machine.generation == generation else { return .none }
      for (type, version, prepared) in prepared {
        guard let now = state.participants[type], now.pendingSaves == 0, now.version == version
        else { continue }
        if prepared.contains(where: \.isSuspicious), !isConfirming, backend.patience != nil {
          isSuspect = true
          continue
        }
        var good: FileSignature?
        if case .bytes(_, let signature) = found, prepared.allSatisfy(\.isGood), !prepared.isEmpty {
          good = signature
        }
        state.participants[type]?.know(seen, good: good)
        reports += prepared
      }
      return isSuspect ? state.machine.suspect(generation: generation) : .none
    }
    for report in reports { report.yield() }
    perform(next)
  }
}
