internal import OpenCombine
internal import PandoDependencies

extension Effect {
  /// Converts the actions that this effect sends.
  ///
  /// - Parameter transform: Converts an action; called with the dependencies of the caller.
  public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
    switch storage {
    case .none:
      return .none
    case .actions(let actions):
      return Effect<T>(storage: .actions(actions.map(transform)))
    default:
      return withEscapedDependencies { dependencies in
        embedded { action in dependencies.yield { transform(action) } }
      }
    }
  }

  /// Embeds a child's actions in its parent's, like `map`, for a function that reads no
  /// dependencies.
  func embedded<T>(_ embed: @escaping @Sendable (Action) -> T) -> Effect<T> {
    switch storage {
    case .none:
      return .none
    case .actions(let actions):
      return Effect<T>(storage: .actions(actions.map(embed)))
    case .publisher(let publisher):
      return Effect<T>(storage: .publisher(publisher.map(embed).eraseToAnyPublisher()))
    case .unawaited(let publisher):
      return Effect<T>(storage: .unawaited(publisher.map(embed).eraseToAnyPublisher()))
    case .run(let name, let priority, let run):
      let mapped = EffectRun<T> {
        let body = run.begin()
        return { send in await body(Send { action in send.send(embed(action)) }) }
      }
      return Effect<T>(storage: .run(name: name, priority: priority, operation: mapped))
    case .merged(let parts):
      return Effect<T>(storage: .merged(parts.map { $0.embedded(embed) }))
    case .concatenated(let parts):
      return Effect<T>(storage: .concatenated(parts.map { $0.embedded(embed) }))
    }
  }
}
