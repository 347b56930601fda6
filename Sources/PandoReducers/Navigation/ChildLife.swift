internal import OpenCombine
internal import PandoDependencies

/// The life of one child that is presented or pushed: what is begun with it, and what ends with it.
struct ChildLife {
  let path: NavigationIDPath
  let table: CancellationTable

  /// Reduces an action of the child, whose effects end with the child.
  func reduce<Action>(_ reduce: () -> Effect<Action>) -> Effect<Action> {
    withDependencies {
      $0.navigationIDPath = path
      $0.dismiss = DismissEffect { [path, table] in table.cancel(id: DismissID(), path: path) }
    } operation: {
      reduce()
    }
  }

  /// Lets an effect end with the child.
  func bind<Action>(_ effect: Effect<Action>) -> Effect<Action> {
    if effect.isNone { return effect }
    return effect.cancellable(id: _PresentedID(), path: path, table: table)
  }

  /// Waits for the child to dismiss itself; then sends the action that ends it.
  func begin<Action>(dismissal action: Action) -> Effect<Action> {
    let wait = Effect<Action>.publisher { Empty(completeImmediately: false) }
      .cancellable(id: DismissID(), path: path, table: table)
    // Who waits for the action that presented the child does not wait for its end, and does not take its
    // dismissal away by going.
    return Effect.concatenate([wait, .send(action)]).unawaited()
      .cancellable(id: _PresentedID(), path: path, table: table)
  }

  /// Ends what runs for the child.
  func end<Action>() -> Effect<Action> {
    .cancel(id: _PresentedID(), path: path, table: table)
  }

  private struct DismissID: Hashable, Sendable {}
}

/// The id of what runs for a child, at its path.
public struct _PresentedID: Hashable, Sendable {
  /// Makes it.
  public init() {}
}
