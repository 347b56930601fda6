import Dispatch
import PandoDependencies
import PandoSharing

/// A small storage of text by name, which several programs could use.
final class DictionaryStorage: Sendable {
  /// A defect of a key of this storage.
  enum Fault: String, CaseIterable, Sendable {
    case dropsEverySecondSave
    case savesNothing
    case keepsTheFirstValue
    case echoesItsSaves
    case answersTwice
    case answersTwiceLater
    case answersNever
    case keepsContinuations
    case reportsTwice
    case reportsNothing
    case reportsAfterCancellation
    case takesBrokenForNone
    case hidesRemovals
    case hasManyIdentities
    case hasOneIdentityForAll
    case inventsAValue
  }

  private struct State: Sendable {
    var texts: [String: String] = [:]
    var subscribers: [Int: @Sendable (String?) -> Void] = [:]
    var count = 0
    var saves = 0
    var identities = 0
    var kept: [any Sendable] = []
  }

  let fault: Fault?
  /// The queue on which answers come; nil answers before the call returns.
  let queue: DispatchQueue?
  private let state = Locked(State())

  init(isQueued: Bool = false, fault: Fault? = nil) {
    self.fault = fault
    queue = isQueued ? DispatchQueue(label: "dictionary") : nil
  }

  subscript(name: String) -> String? {
    state.withLock { $0.texts[name] }
  }

  func set(_ name: String, to text: String?, tells: Bool) {
    let subscribers = state.withLock { state in
      state.texts[name] = text
      return tells ? Array(state.subscribers.values) : []
    }
    for subscriber in subscribers { subscriber(text) }
  }

  func subscribe(_ subscriber: @escaping @Sendable (String?) -> Void) -> SharedSubscription {
    let number = state.withLock { state in
      state.count += 1
      state.subscribers[state.count] = subscriber
      return state.count
    }
    return SharedSubscription { [self] in
      guard fault != .reportsAfterCancellation else { return }
      let released = state.withLock { $0.subscribers.removeValue(forKey: number) }
      withExtendedLifetime(released) {}
    }
  }

  func perform(_ work: @escaping @Sendable () -> Void) {
    if let queue { queue.async(execute: work) } else { work() }
  }

  func keep(_ continuation: any Sendable) {
    state.withLock { $0.kept.append(continuation) }
  }

  func makeIdentity() -> Int {
    state.withLock { state in
      state.identities += 1
      return state.identities
    }
  }

  func takesSave() -> Bool {
    state.withLock { state in
      state.saves += 1
      switch fault {
      case .dropsEverySecondSave: return state.saves % 2 == 1
      case .savesNothing: return false
      case .keepsTheFirstValue: return state.saves == 1
      default: return true
      }
    }
  }
}

/// A number in a ``DictionaryStorage``, as text.
struct DictionaryKey: SharedKey, CustomStringConvertible {
  let name: String
  let storage: DictionaryStorage

  struct ID: Hashable, Sendable {
    var name: String
    var storage: ObjectIdentifier?
    var number = 0
  }

  struct NoNumber: Error {}

  var id: ID {
    switch storage.fault {
    case .hasManyIdentities:
      ID(name: name, storage: ObjectIdentifier(storage), number: storage.makeIdentity())
    case .hasOneIdentityForAll: ID(name: name)
    default: ID(name: name, storage: ObjectIdentifier(storage))
    }
  }

  var description: String { ".dictionary(\"\(name)\")" }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    storage.perform {
      if storage.fault == .keepsContinuations { storage.keep(continuation) }
      continuation.resume(with: number(storage[name]))
      if storage.fault == .answersTwiceLater, case .userInitiated = context {
        DispatchQueue.global().async { continuation.resumeReturningInitialValue() }
      }
    }
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    storage.perform {
      if storage.takesSave() {
        storage.set(name, to: String(value), tells: storage.fault == .echoesItsSaves)
      }
      if storage.fault == .answersNever { return }
      continuation.resume()
      if storage.fault == .answersTwice { continuation.resume() }
    }
  }

  func subscribe(
    context: LoadContext<Int>,
    subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    storage.subscribe { text in
      if storage.fault == .reportsNothing { return }
      if storage.fault == .hidesRemovals, text == nil { return }
      storage.perform { subscriber.yield(with: number(text)) }
      if storage.fault == .reportsTwice { storage.perform { subscriber.yield(with: number(text)) } }
    }
  }

  private func number(_ text: String?) -> Result<Int?, any Error> {
    guard let text else { return .success(storage.fault == .inventsAValue ? 42 : nil) }
    if let number = Int(text) { return .success(number) }
    return storage.fault == .takesBrokenForNone ? .success(nil) : .failure(NoNumber())
  }
}

extension SharedReaderKey where Self == DictionaryKey {
  static func dictionary(_ name: String, in storage: DictionaryStorage) -> Self {
    DictionaryKey(name: name, storage: storage)
  }
}
