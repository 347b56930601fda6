/// The closures that are called with each action of a store, once the state after it is in place.
@MainActor
final class ActionObservers<Action> {
  private struct Observer {
    weak var owner: AnyObject?
    let body: @MainActor (Action) -> Void
  }

  private var observers: [Observer] = []
  /// The actions that were reduced and not yet passed to the observers.
  private var actions: [Action] = []

  /// Calls a closure with each action while `owner` lives.
  func add(_ owner: AnyObject, _ body: @escaping @MainActor (Action) -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, body: body))
  }

  func note(_ action: Action) {
    if !observers.isEmpty { actions.append(action) }
  }

  func emit() {
    if actions.isEmpty { return }
    let actions = self.actions
    self.actions = []
    for action in actions {
      for observer in observers { observer.body(action) }
    }
  }
}
