/// Who is told of each action of a store, once the state after it is in place.
@MainActor
final class ActionObservers<Action> {
  private struct Observer {
    weak var owner: AnyObject?
    let body: @MainActor (Action) -> Void
  }

  private var observers: [Observer] = []
  /// What was reduced, and not told yet.
  private var actions: [Action] = []

  /// Has a closure called for as long as an object lives.
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
