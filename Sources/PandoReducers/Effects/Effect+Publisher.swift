public import OpenCombine

extension Effect {
  /// Sends what a publisher sends, on the main actor.
  ///
  /// ```swift
  /// return .publisher { locations.map(Action.locationChanged) }
  /// ```
  ///
  /// - Parameter createPublisher: Makes the publisher; the store subscribes to it.
  public static func publisher(_ createPublisher: () -> some Publisher<Action, Never>) -> Self {
    Self(storage: .publisher(createPublisher().eraseToAnyPublisher()))
  }
}

/// An effect as a publisher: each subscription runs it once.
public struct _EffectPublisher<Action>: Publisher {
  /// What it sends: actions.
  public typealias Output = Action
  /// It never fails.
  public typealias Failure = Never

  let effect: Effect<Action>

  /// Makes it.
  public init(_ effect: Effect<Action>) {
    self.effect = effect
  }

  /// Runs the effect for a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Action, S.Failure == Never {
    switch effect.operation {
    case .publisher(let publisher):
      publisher.subscribe(subscriber)
    default:
      EffectParts(parts: effect.parts, order: .merged).receive(subscriber: subscriber)
    }
  }
}

extension Effect where Action: Sendable {
  /// What the effect sends, for tests of effects without a store. The effect begins at once.
  @_spi(Internals) public var actions: AsyncStream<Action> {
    AsyncStream { continuation in
      let cancellable = _EffectPublisher(self).sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { continuation.yield($0) }
      )
      let subscription = UncheckedBox(cancellable)
      continuation.onTermination = { _ in subscription.value.cancel() }
    }
  }
}

/// Takes a value where only what is `Sendable` may go.
// Sendable because whoever makes one says why at the place.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
