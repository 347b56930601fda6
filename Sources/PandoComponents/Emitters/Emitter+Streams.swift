public import OpenCombine
import PandoUI

// Emitters, publishers and asynchronous sequences, each made of the others.

extension Emitter {
  /// A publisher of what is emitted from the subscription on, on the main actor. It does not complete.
  public var publisher: AnyPublisher<Value, Never> {
    Deferred { [self] in
      let subject = PassthroughSubject<Value, Never>()
      let subscription = MainActor.assumeIsolated {
        subscribeBeyondScopes { value in subject.send(value) }
      }
      return subject.handleEvents(
        receiveCancel: { MainActor.assumeIsolated { subscription.cancel() } }
      )
    }
    .eraseToAnyPublisher()
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
