public import PandoCasePaths
public import PandoComponents

// Connects the two ways to write a feature: components emit values, and reducers receive actions.

extension Store {
  /// Emits the values of a case's actions, each after it was reduced, so that a component can observe a
  /// reducer.
  ///
  /// ```swift
  /// var observers: Void {
  ///   store.emitter(for: \.delegate.picked) += { color in palette.select(color) }
  /// }
  /// ```
  ///
  /// The state of the store is the one after the action. Each call returns the same emitter, which lives as
  /// long as the store. It emits for actions sent to this store, to a store around it, or to one inside of
  /// it.
  ///
  /// - Parameter action: The case of the actions.
  /// - Returns: The emitter.
  public func emitter<Value>(for action: CaseKeyPath<Action, Value>) -> Emitter<Value> {
    if let emitter = emitters[action] as? Emitter<Value> { return emitter }
    let emitter = Emitter<Value>()
    emitters[action] = emitter
    let path = AnyCasePath(action)
    core.observeActions(for: emitter) { [weak emitter] action in
      if let emitter, let value = path.extract(from: action) { emitter.send(value) }
    }
    return emitter
  }

  /// Sends values as actions of a case, so that a reducer can observe a component.
  ///
  /// ```swift
  /// var observers: Void {
  ///   field.didChange += store.sending(\.searchTextChanged)
  /// }
  /// ```
  ///
  /// - Parameter action: The case of the actions.
  /// - Returns: A closure that sends a value to the store.
  public func sending<Value>(
    _ action: CaseKeyPath<Action, Value>
  ) -> @MainActor (_ value: Value) -> Void {
    let path = AnyCasePath(action)
    return { [self] value in send(path.embed(value)) }
  }
}
