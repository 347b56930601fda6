public import OpenCombine
import PandoDependencies
import PandoSharing

// Conversions between emitters, publishers and asynchronous sequences.

extension Emitter {
  /// A publisher of the values emitted after the subscription, on the main actor. It never completes.
  ///
  /// It can be subscribed to and cancelled on any thread. A subscription made off the main actor begins with
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

/// Passes emitted values to one subscriber of a publisher.
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
  /// The session that the subscriber runs in, whoever sends.
  private let session = withEscapedDependencies { $0 }

  func begin(_ emitter: Emitter<Value>) {
    onMainActor { self.listen(to: emitter) }
  }

  @MainActor
  private func listen(to emitter: Emitter<Value>) {
    // The subscriber may have cancelled before this turn.
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

  /// Runs `action` on the main actor: at once if the caller is there.
  private func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { action() }
    } else {
      Task { @MainActor in action() }
    }
  }
}

extension Emitter where Value: Sendable {
  /// An emitter of the values of a publisher, to which it subscribes while it has subscribers itself.
  ///
  /// Values published on the main thread are emitted at once, others in a turn of the main actor.
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

  /// An emitter of the elements of an asynchronous sequence, which it iterates while it has subscribers.
  ///
  /// A sequence that can throw has to be turned into one that cannot first, so that the caller decides how
  /// errors are handled.
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

  /// The values emitted from now on, as an asynchronous sequence that ends when its task is cancelled.
  public var values: AsyncStream<Value> {
    let (stream, continuation) = AsyncStream<Value>.makeStream()
    let subscription = subscribeBeyondScopes { value in continuation.yield(value) }
    continuation.onTermination = { _ in
      Task { @MainActor in subscription.cancel() }
    }
    return stream
  }
}
