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
    /// Listening, to an emitter with these roots.
    case listening(EmitterSubscription, roots: [any EmitterSource])
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
    let roots = emitter.roots
    let isLate = state.withLock { state in
      if case .cancelled = state { return true }
      state = .listening(subscription, roots: roots)
      return false
    }
    if isLate { subscription.cancel() }
  }

  func cancel() {
    let subscription = state.withLock { state -> EmitterSubscription? in
      defer { state = .cancelled }
      if case .listening(let subscription, _) = state { return subscription }
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

extension Emitter {
  /// An emitter that something else sends to while it has subscribers.
  ///
  /// - Parameter connect: Begins to send. It does not keep the emitter that it is passed.
  convenience init(connect: @escaping (Emitter) -> OutputActivity) {
    self.init(of: []) { inputs, output in
      inputs.whileUsed { [unowned output] in connect(output) }
    }
  }
}

extension Emitter where Value: Sendable {
  /// An emitter of the values of a publisher, to which it subscribes while it has subscribers itself. They end
  /// when the publisher completes.
  ///
  /// Values published on the main thread are emitted at once, others in a turn of the main actor.
  public convenience init<P: Publisher>(
    _ publisher: P
  ) where P.Output == Value, P.Failure == Never {
    self.init(connect: { output in
      let relay = PublisherRelay(output)
      let cancellable = publisher.sink { @Sendable _ in
        relay.perform { $0.endSubscriptions() }
      } receiveValue: { @Sendable value in
        relay.perform { $0.send(value) }
      }
      return OutputActivity {
        relay.end()
        cancellable.cancel()
      }
    })
  }

  /// An emitter of the elements of an asynchronous sequence, which it iterates while it has subscribers. They
  /// end with the sequence.
  ///
  /// A sequence that can throw has to be converted first to one that cannot, so that the caller decides
  /// how errors are handled.
  public convenience init<S: AsyncSequence & Sendable>(
    _ sequence: S
  ) where S.Element == Value, S.Failure == Never {
    self.init(connect: { output in
      let task = Task { [weak output] in
        for await value in sequence {
          guard let output, !Task.isCancelled else { return }
          output.send(value)
        }
        if !Task.isCancelled { output?.endSubscriptions() }
      }
      return OutputActivity { task.cancel() }
    })
  }

  /// The values emitted from now on, as an asynchronous sequence that ends when its task is cancelled.
  public var values: AsyncStream<Value> {
    let (stream, continuation) = AsyncStream<Value>.makeStream()
    let roots = roots
    let subscription = subscribeBeyondScopes { value in continuation.yield(value) }
    continuation.onTermination = { _ in
      Task { @MainActor in
        subscription.cancel()
        withExtendedLifetime(roots) {}
      }
    }
    return stream
  }
}

/// Brings what a publisher does to an emitter, on the main actor.
// Sendable because all of it is used on the main actor.
private final class PublisherRelay<Value>: @unchecked Sendable {
  private weak var emitter: Emitter<Value>?
  private var hasEnded = false

  init(_ emitter: Emitter<Value>) { self.emitter = emitter }

  /// Runs `action` on the main actor: at once if the caller is there.
  func perform(_ action: @escaping @MainActor @Sendable (Emitter<Value>) -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { run(action) }
    } else {
      Task { @MainActor in self.run(action) }
    }
  }

  @MainActor
  private func run(_ action: (Emitter<Value>) -> Void) {
    if let emitter, !hasEnded { action(emitter) }
  }

  /// Later values are dropped.
  func end() { hasEnded = true }
}

extension Publisher where Output: Sendable {
  /// An emitter of what the publisher publishes, and of its error. It subscribes while it has subscribers itself.
  ///
  /// A component that subscribes keeps the emitter. Other subscribers have to keep it themselves:
  /// it ends when nothing keeps it.
  @MainActor
  public func emitter() -> Emitter<Result<Output, Failure>> {
    Emitter<Result<Output, Failure>>(
      map { @Sendable in Result.success($0) }.catch { @Sendable in Just(Result.failure($0)) }
    )
  }
}
