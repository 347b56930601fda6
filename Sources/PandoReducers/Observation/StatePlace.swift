/// Where a child's state is in its parent's.
///
/// A key path to a property with accessors reads the value, changes the copy and writes it back: a copy of all rows for a change
/// of one. The macro says which stored property is behind such a property (`_$storage(of:)`), and a change through
/// that one is in place. Its readers are told by the child's own fields; that another child took the place is found by its
/// identity.
struct StatePlace<Parent, Child> {
  let keyPath: WritableKeyPath<Parent, Child>
  private let storage: WritableKeyPath<Parent, Child>?

  init(_ keyPath: WritableKeyPath<Parent, Child>) {
    self.keyPath = keyPath
    if let type = Parent.self as? any ObservableState.Type {
      storage = storageKeyPath(of: keyPath, in: type) as? WritableKeyPath<Parent, Child>
    } else {
      storage = nil
    }
  }

  /// Changes a child in place.
  ///
  /// - Parameters:
  ///   - state: The parent's state.
  ///   - identity: How to tell which child it is; nil if its type has no identity.
  ///   - child: Goes from what is at the key path to the child.
  ///   - body: Changes the child.
  ///   - replaced: Called if another child took the place, with the identity of the one before.
  func change<Leaf>(
    _ state: inout Parent,
    _ identity: StateIdentity<Leaf>?,
    at child: @escaping (inout Child, (inout Leaf) -> Void) -> Void,
    reduce body: (inout Leaf) -> Void,
    replaced: (Reduction, inout Parent, StatePlace, ObservableStateID) -> Void
  ) {
    guard let storage, let identity, let reduction = Reduction.current else {
      return child(&state[keyPath: keyPath], body)
    }
    var ids: StateIDs?
    child(&state[keyPath: storage]) { ids = identity.change(&$0, body) }
    if let ids, ids.before != ids.after { replaced(reduction, &state, self, ids.before) }
  }

  /// Changes what is at the key path itself.
  func change(
    _ state: inout Parent,
    _ identity: StateIdentity<Child>?,
    reduce body: (inout Child) -> Void
  ) {
    guard let storage, let identity, let reduction = Reduction.current else {
      return body(&state[keyPath: keyPath])
    }
    let ids = identity.change(&state[keyPath: storage], body)
    if ids.before != ids.after { tellReplacement(reduction, &state, of: ids.before) }
  }

  /// Tells the readers of the property that another value took the place.
  func tellReplacement(
    _ reduction: Reduction,
    _ state: inout Parent,
    of before: ObservableStateID
  ) {
    let value = state[keyPath: storage ?? keyPath]
    reduction.replacedID = before
    state[keyPath: keyPath] = value
    reduction.replacedID = nil
  }
}

private func storageKeyPath<State: ObservableState>(
  of keyPath: AnyKeyPath,
  in type: State.Type
) -> AnyKeyPath? {
  (keyPath as? PartialKeyPath<State>).flatMap { State._$storage[$0] }
}

/// The identities of a value before and after a change in place.
struct StateIDs {
  let before: ObservableStateID
  let after: ObservableStateID
}

/// How to tell values of a type of state from one another.
final class StateIdentity<State> {
  /// Changes a value in place, and says which it was and is.
  let change: (inout State, (inout State) -> Void) -> StateIDs

  private init(_ change: @escaping (inout State, (inout State) -> Void) -> StateIDs) {
    self.change = change
  }

  /// That of a type; nil if the type has none.
  static func of(_: State.Type = State.self) -> StateIdentity? {
    guard let type = State.self as? any ObservableState.Type else { return nil }
    return make(type)
  }

  private static func make<T: ObservableState>(_: T.Type) -> StateIdentity {
    let change: (inout T, (inout T) -> Void) -> StateIDs = { state, body in
      state._$willModify()
      let before = state._$id
      body(&state)
      return StateIDs(before: before, after: state._$id)
    }
    // Unsafe because `State` is `T`, as was just asked: it is the same type of functions.
    return StateIdentity(
      unsafeBitCast(change, to: ((inout State, (inout State) -> Void) -> StateIDs).self)
    )
  }
}
