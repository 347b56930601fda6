import Dispatch
import PandoDependencies
import PandoSharing
import PandoTestSupport

/// A storage that counts its calls, and answers when the test tells it to.
final class TestStorage<Value: Sendable>: Sendable {
  struct State: Sendable {
    var value: Value?
    /// Each value that was saved, in the order of the answers.
    var saved: [Value] = []
    var loads = 0
    var subscriptions = 0
    var cancels = 0
    var savesInFlight = 0
    var mostSavesInFlight = 0
    var holdsSaves = false
    var holdsLoads = false
    /// Saves and loads that the test has not answered yet.
    var heldSaves: [@Sendable ((any Error)?) -> Void] = []
    var heldLoads: [LoadContinuation<Value>] = []
    var subscribers: [Int: SharedSubscriber<Value>] = [:]
  }

  let state: Watched<State>
  /// Whether saves are answered on another thread rather than before they return.
  let isQueued: Bool
  /// Called with each save that is answered at once, before the answer.
  let whileSaving = Locked<(@Sendable () -> Void)?>(nil)

  /// Called with each load that is answered at once, after the value was read.
  let whileLoading = Locked<(@Sendable () -> Void)?>(nil)

  init(_ value: Value? = nil, isQueued: Bool = false) {
    state = Watched(State(value: value))
    self.isQueued = isQueued
  }

  var value: Value? { state.value.value }

  func hold(saves: Bool = false, loads: Bool = false) {
    state.update {
      $0.holdsSaves = saves
      $0.holdsLoads = loads
    }
  }

  /// Answers the oldest held save.
  func answerSave(_ error: (any Error)? = nil) {
    state.update { $0.heldSaves.removeFirst() }(error)
  }

  /// Answers all held saves.
  func answerSaves() {
    let held = state.update { state in
      defer { state.heldSaves = [] }
      return state.heldSaves
    }
    for save in held { save(nil) }
  }

  /// Changes the value as another program would.
  func change(to value: Value) {
    let subscribers = state.update { state in
      state.value = value
      return Array(state.subscribers.values)
    }
    for subscriber in subscribers { subscriber.yield(value) }
  }
}

/// A key of a ``TestStorage``.
struct TestKey<Value: Sendable>: SharedKey {
  let storage: TestStorage<Value>
  var name = ""

  struct ID: Hashable, Sendable {
    let name: String
    let storage: ObjectIdentifier
  }
  var id: ID { ID(name: name, storage: ObjectIdentifier(storage)) }

  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
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

  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
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

  func subscribe(
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

struct TestFailure: Error {}

extension SharedReaderKey {
  static func test<Value>(_ storage: TestStorage<Value>, _ name: String = "") -> Self
  where Self == TestKey<Value> {
    TestKey(storage: storage, name: name)
  }
}
