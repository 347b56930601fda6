internal import Observation

/// Names the part of a store's reads that are not fields: which state the store is for.
private let stateKeyPath: any KeyPath<StoreReading, Never> & Sendable = \StoreReading.state

private struct StoreReading: Observable {
  var state: Never { fatalError("A store's reading is never read") }
}

extension Store where State: ObservableState {
  /// The state. Its fields register their readers.
  var observableState: State {
    noteRead()
    return core.state
  }

  /// The state.
  public var state: State { observableState }

  /// A field of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    self[keyPath]
  }

  /// A field of the state, read in place.
  subscript<Value>(_ keyPath: KeyPath<State, Value>) -> Value {
    noteRead()
    var value: Value?
    core.withState { value = $0.pointee[keyPath: keyPath] }
    return value.unsafelyUnwrapped
  }

  private func noteRead() {
    noteThread()
    registrar.access(StoreReading(), keyPath: stateKeyPath)
    guard identify == nil else { return }
    identify = { $0.pointee._$id }
    rememberIdentity()
  }
}

extension Store {
  /// Registers a read of the list of elements.
  func noteReadOfElements() {
    registrar.access(StoreReading(), keyPath: stateKeyPath)
  }

  private func currentIdentity() -> ObservableStateID? {
    guard let identify else { return nil }
    var identity: ObservableStateID?
    SilentReading.run { core.withState { identity = identify($0) } }
    return identity
  }

  func rememberIdentity() {
    identity = currentIdentity()
  }
}

extension Store {
  /// Compares the state with the previous one, and notifies readers.
  ///
  /// - Returns: Whether it has been replaced by another one.
  func followOwnState(_ change: StructuralChange, isParentReplaced: Bool) -> Bool {
    if !change.departed.isEmpty { core.takeDeparted(change.departed) }
    var isReplaced = isParentReplaced
    if identify != nil {
      let now = currentIdentity()
      isReplaced = true
      if let now, let identity { isReplaced = !now.hasSameOrigin(as: identity) }
      identity = now
    }
    if isReplaced || change.isRestoring { registrar.notify(stateKeyPath) }
    return isReplaced
  }
}
