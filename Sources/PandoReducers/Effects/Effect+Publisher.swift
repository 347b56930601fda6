public import OpenCombine
internal import PandoDependencies

extension Effect {
  /// Sends the output of a publisher as actions, on the main actor.
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
  /// The actions of the effect.
  public typealias Output = Action
  /// The publisher never fails.
  public typealias Failure = Never

  let effect: Effect<Action>

  /// Makes a publisher of an effect.
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
  /// The actions of the effect, for tests without a store. The effect begins at once.
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
