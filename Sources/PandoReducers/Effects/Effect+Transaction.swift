internal import OpenCombine
public import PandoUI

extension Effect {
  /// Sends the actions of this effect with an animation.
  public func animation(_ animation: Animation? = .default) -> Self {
    transaction(Transaction(animation: animation))
  }

  /// Sends the actions of this effect in a transaction.
  public func transaction(_ transaction: Transaction) -> Self {
    switch operation {
    case .none:
      return .none
    case .actions, .publisher:
      let publisher = TransactionPublisher(
        upstream: _EffectPublisher(self),
        transaction: transaction
      )
      return Self(storage: .publisher(publisher.eraseToAnyPublisher()))
    case .run(let name, let priority, let run):
      let animated = EffectRun<Action> {
        let body = run.begin()
        return { send in
          await body(Send { action in withTransaction(transaction) { send.send(action) } })
        }
      }
      return Self(storage: .run(name: name, priority: priority, operation: animated))
    }
  }
}

/// Forwards another publisher, with each output inside a transaction.
private struct TransactionPublisher<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let transaction: Transaction

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    upstream.receive(subscriber: Inner(downstream: subscriber, transaction: transaction))
  }

  private struct Inner<Downstream: Subscriber>: Subscriber
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let downstream: Downstream
    let transaction: Transaction
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    func receive(_ input: Output) -> Subscribers.Demand {
      withTransaction(transaction) { downstream.receive(input) }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      downstream.receive(completion: completion)
    }
  }
}
