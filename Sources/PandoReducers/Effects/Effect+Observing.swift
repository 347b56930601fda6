internal import OpenCombine
internal import PandoDependencies

/// Follows the effect of an action from its beginning to its end, for test stores.
package struct EffectObserver: Sendable {
  /// Called when a part of the effect begins.
  let began: @Sendable () -> Void
  /// Called once when the part has ended or was cancelled.
  let ended: @Sendable () -> Void
  /// Begins asynchronous work in the test's scope.
  let begin: @Sendable (_ begin: () -> Void) -> Void
  /// Runs asynchronous work in the test's scope.
  let run:
    @Sendable @concurrent (_ body: @escaping @Sendable @concurrent () async -> Void) async -> Void

  package init(
    began: @escaping @Sendable () -> Void,
    ended: @escaping @Sendable () -> Void,
    begin: @escaping @Sendable (_ begin: () -> Void) -> Void,
    run:
      @escaping @Sendable @concurrent (
        _ body: @escaping @Sendable @concurrent () async -> Void
      ) async -> Void
  ) {
    (self.began, self.ended, self.begin, self.run) = (began, ended, begin, run)
  }
}

extension Effect {
  /// The effect with converted actions, and with an observer of its life. May be run once only.
  ///
  /// - Parameters:
  ///   - observer: The observer. It is not called for actions that are sent at once.
  ///   - embed: Converts an action.
  package func observed<T>(
    by observer: EffectObserver,
    _ embed: @escaping @Sendable (Action) -> T
  ) -> Effect<T> {
    Effect<T>.merge(parts.map { $0.observedPart(by: observer, embed) })
  }

  private func observedPart<T>(
    by observer: EffectObserver,
    _ embed: @escaping @Sendable (Action) -> T
  ) -> Effect<T> {
    switch operation {
    case .none:
      return .none
    case .actions(let actions):
      return Effect<T>(operation: .actions(actions.map(embed)))
    case .publisher(let publisher) where isUnawaited:
      return Effect<T>(storage: .unawaited(publisher.map(embed).eraseToAnyPublisher()))
    case .publisher(let publisher):
      let isOver = Locked(false)
      let end: @Sendable () -> Void = {
        let isFirst = isOver.withLock { isOver in
          defer { isOver = true }
          return !isOver
        }
        if isFirst { observer.ended() }
      }
      observer.began()
      let observed = publisher.map(embed)
        .handleEvents(receiveCompletion: { _ in end() }, receiveCancel: { end() })
      return Effect<T>(operation: .publisher(observed.eraseToAnyPublisher()))
    case .run(let name, let priority, let run):
      observer.began()
      let observed = EffectRun<T> {
        var body: EffectRun<Action>.Body?
        observer.begin { body = run.begin() }
        let begun = body.unsafelyUnwrapped
        return { send in
          await observer.run {
            await begun(Send { action in send.send(embed(action)) })
          }
          observer.ended()
        }
      }
      return Effect<T>(operation: .run(name: name, priority: priority, operation: observed))
    }
  }
}
