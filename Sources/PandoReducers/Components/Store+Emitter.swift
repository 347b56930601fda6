public import PandoCasePaths
public import PandoComponents

// Where the two ways to write a feature meet: a component emits values, and a reducer gets actions.

extension Store {
  /// Emits what the actions of a case hold, each after it was reduced: how a component hears of a reducer.
  ///
  /// ```swift
  /// var observers: Void {
  ///   store.emitter(for: \.delegate.picked) += { color in palette.select(color) }
  /// }
  /// ```
  ///
  /// The state of the store is that after the action. It is the same emitter each time, and lives as long as the
  /// store. What is emitted was sent to the store that emits, or to one around it or inside of it.
  ///
  /// - Parameter action: The case.
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

  /// Sends values as actions of a case: how a reducer hears of a component.
  ///
  /// ```swift
  /// var observers: Void {
  ///   field.didChange += store.sending(\.searchTextChanged)
  /// }
  /// ```
  ///
  /// - Parameter action: The case.
  /// - Returns: What sends a value to the store.
  public func sending<Value>(
    _ action: CaseKeyPath<Action, Value>
  ) -> @MainActor (_ value: Value) -> Void {
    let path = AnyCasePath(action)
    return { [self] value in send(path.embed(value)) }
  }
}
