public import OpenCombine
import PandoDependencies
import PandoSharing

// Emitters, publishers and asynchronous sequences, each made of the others.

extension Emitter {
  /// A publisher of what is emitted from the subscription on, on the main actor. It does not complete.
  ///
  /// It may be subscribed to and cancelled on any thread. Off the main actor a subscription begins with
  /// the next turn of the main actor.
  public nonisolated var publisher: AnyPublisher<Value, Never> {
    Deferred { [self] in
      let relay = EmitterRelay<Value>()
      relay.begin(self)
      return relay.subject.handleEvents(receiveCancel: { relay.cancel() })
    }
    .eraseToAnyPublisher()
  }
}

/// Passes what is emitted on to one subscriber of a publisher.
///
// Sendable because `subject` has locks of its own, and `state` is guarded by its lock.
private final class EmitterRelay<Value>: @unchecked Sendable {
  private enum State {
    case waiting
    case listening(EmitterSubscription)
    case cancelled
  }

  let subject = PassthroughSubject<Value, Never>()
  private let state = Locked(State.waiting)
  /// What the subscriber runs with, whoever sends.
  private let session = withEscapedDependencies { $0 }

  func begin(_ emitter: Emitter<Value>) {
    onMainActor { self.listen(to: emitter) }
  }

  @MainActor
  private func listen(to emitter: Emitter<Value>) {
    // It may have been cancelled before its turn came.
    if case .cancelled = state.withLock({ $0 }) { return }
    let subscription = emitter.subscribeBeyondScopes(in: session) { [weak self] value in
      self?.subject.send(value)
    }
    let isLate = state.withLock { state in
      if case .cancelled = state { return true }
      state = .listening(subscription)
      return false
    }
    if isLate { subscription.cancel() }
  }

  func cancel() {
    let subscription = state.withLock { state -> EmitterSubscription? in
      defer { state = .cancelled }
      if case .listening(let subscription) = state { return subscription }
      return nil
    }
    if let subscription { onMainActor { subscription.cancel() } }
  }

  /// Runs `action` on the main actor: at once, if that is where the caller is.
  private func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { action() }
    } else {
      Task { @MainActor in action() }
    }
  }
}

extension Emitter where Value: Sendable {
  /// An emitter of what a publisher publishes, to which it subscribes while somebody listens.
  ///
  /// Values that are published on the main thread are emitted at once, others in a turn of the main actor.
  public convenience init<P: Publisher>(
    _ publisher: P
  ) where P.Output == Value, P.Failure == Never {
    self.init(
      source: Source { emitter in
        let cancellable = publisher.sink { @Sendable [weak emitter] value in
          if MainQueue.isCurrent {
            MainActor.assumeIsolated { emitter?.send(value) }
          } else {
            Task { @MainActor [weak emitter] in emitter?.send(value) }
          }
        }
        return Connection { cancellable.cancel() }
      }
    )
  }

  /// An emitter of the elements of an asynchronous sequence, which it goes through while somebody listens.
  ///
  /// A sequence that can fail is made into one that cannot before, so that it is said what is to be done
  /// then.
  public convenience init<S: AsyncSequence & Sendable>(
    _ sequence: S
  ) where S.Element == Value, S.Failure == Never {
    self.init(
      source: Source { emitter in
        let task = Task { [weak emitter] in
          for await value in sequence {
            guard let emitter, !Task.isCancelled else { return }
            emitter.send(value)
          }
        }
        return Connection { task.cancel() }
      }
    )
  }

  /// What is emitted from now on, as an asynchronous sequence. It ends when its task is cancelled.
  public var values: AsyncStream<Value> {
    let (stream, continuation) = AsyncStream<Value>.makeStream()
    let subscription = subscribeBeyondScopes { value in continuation.yield(value) }
    continuation.onTermination = { _ in
      Task { @MainActor in subscription.cancel() }
    }
    return stream
  }
}
