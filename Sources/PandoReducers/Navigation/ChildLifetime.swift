internal import OpenCombine
internal import PandoDependencies

/// The life of one presented or pushed child: the effects that begin with it and end with it.
struct ChildLifetime {
  let path: NavigationIDPath
  let table: CancellationTable

  /// Reduces an action of the child, with the child's path and dismissal.
  func reduce<Action>(_ reduce: () -> Effect<Action>) -> Effect<Action> {
    withDependencies {
      $0.navigationIDPath = path
      $0.dismiss = DismissEffect { [path, table] in table.cancel(id: DismissID(), path: path) }
    } operation: {
      reduce()
    }
  }

  /// Makes an effect end with the child.
  func bind<Action>(_ effect: Effect<Action>) -> Effect<Action> {
    if effect.isNone { return effect }
    return effect.cancellable(id: _PresentedID(), path: path, table: table)
  }

  /// Waits until the child dismisses itself, and then sends the action that ends it.
  func begin<Action>(dismissal action: Action) -> Effect<Action> {
    let wait = Effect<Action>.publisher { Empty(completeImmediately: false) }
      .cancellable(id: DismissID(), path: path, table: table)
    // Waiting for the action that presented the child does not wait for the child's end, and cancelling that wait
    // does not cancel the dismissal.
    return Effect.concatenate([wait, .send(action)]).unawaited()
      .cancellable(id: _PresentedID(), path: path, table: table)
  }

  /// Cancels the effects of the child.
  func end<Action>() -> Effect<Action> {
    .cancel(id: _PresentedID(), path: path, table: table)
  }

  private struct DismissID: Hashable, Sendable {}
}

/// The id of a child's effects, at the path of the child.
public struct _PresentedID: Hashable, Sendable {
  /// Makes the id.
  public init() {}
}
