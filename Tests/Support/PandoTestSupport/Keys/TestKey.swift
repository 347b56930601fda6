import Dispatch
package import PandoDependencies
package import PandoSharing

/// A storage that counts its calls, and answers when the test lets it.
package final class TestStorage<Value: Sendable>: Sendable {
  package struct State: Sendable {
    package var value: Value?
    /// Each value that was saved, in the order of the answers.
    package var saved: [Value] = []
    package var loads = 0
    package var subscriptions = 0
    package var cancels = 0
    package var savesInFlight = 0
    package var mostSavesInFlight = 0
    package var holdsSaves = false
    package var holdsLoads = false
    /// Saves and loads that the test has not answered yet.
    package var heldSaves: [@Sendable ((any Error)?) -> Void] = []
    package var heldLoads: [LoadContinuation<Value>] = []
    package var subscribers: [Int: SharedSubscriber<Value>] = [:]
  }

  package let state: Watched<State>
  /// Whether saves are answered on another thread rather than before they return.
  package let isQueued: Bool
  /// Called with each save that is answered at once, before the answer.
  package let whileSaving = Locked<(@Sendable () -> Void)?>(nil)

  /// Called with each load that is answered at once, after the value was read.
  package let whileLoading = Locked<(@Sendable () -> Void)?>(nil)

  package init(_ value: Value? = nil, isQueued: Bool = false) {
    state = Watched(State(value: value))
    self.isQueued = isQueued
  }

  package var value: Value? { state.value.value }

  package func hold(saves: Bool = false, loads: Bool = false) {
    state.update {
      $0.holdsSaves = saves
      $0.holdsLoads = loads
    }
  }

  /// Answers the oldest held save.
  package func answerSave(_ error: (any Error)? = nil) {
    state.update { $0.heldSaves.removeFirst() }(error)
  }

  /// Answers all held saves.
  package func answerSaves() {
    let held = state.update { state in
      defer { state.heldSaves = [] }
      return state.heldSaves
    }
    for save in held { save(nil) }
  }

  /// Changes the value as another program would.
  package func change(to value: Value) {
    let subscribers = state.update { state in
      state.value = value
      return Array(state.subscribers.values)
    }
    for subscriber in subscribers { subscriber.yield(value) }
  }
}

/// A key of a ``TestStorage``.
package struct TestKey<Value: Sendable>: SharedKey {
  package let storage: TestStorage<Value>
  package var name: String

  package init(storage: TestStorage<Value>, name: String = "") {
    self.storage = storage
    self.name = name
  }

  package struct ID: Hashable, Sendable {
    package let name: String
    package let storage: ObjectIdentifier
  }
  package var id: ID { ID(name: name, storage: ObjectIdentifier(storage)) }

  package func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    let answersNow = storage.state.update { state in
      state.loads += 1
      if state.holdsLoads { state.heldLoads.append(continuation) }
      return !state.holdsLoads
    }
    guard answersNow else { return }
    let value = storage.value
    storage.whileLoading.withLock { $0 }?()
    continuation.resume(with: .success(value))
  }

  package func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    let finish = { @Sendable [storage] (error: (any Error)?) in
      storage.state.update { state in
        state.savesInFlight -= 1
        guard error == nil else { return }
        state.value = value
        state.saved.append(value)
      }
      if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }
    let answersNow = storage.state.update { state in
      state.savesInFlight += 1
      state.mostSavesInFlight = max(state.mostSavesInFlight, state.savesInFlight)
      if state.holdsSaves { state.heldSaves.append(finish) }
      return !state.holdsSaves
    }
    guard answersNow else { return }
    storage.whileSaving.withLock { $0 }?()
    if storage.isQueued {
      DispatchQueue.global().async { finish(nil) }
    } else {
      finish(nil)
    }
  }

  package func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let number = storage.state.update { state in
      state.subscriptions += 1
      state.subscribers[state.subscriptions] = subscriber
      return state.subscriptions
    }
    return SharedSubscription { [storage] in
      storage.state.update { state in
        state.cancels += 1
        state.subscribers[number] = nil
      }
    }
  }
}

package struct TestFailure: Error {
  package init() {}
}

extension SharedReaderKey {
  package static func test<Value>(_ storage: TestStorage<Value>, _ name: String = "") -> Self
  where Self == TestKey<Value> {
    TestKey(storage: storage, name: name)
  }
}
