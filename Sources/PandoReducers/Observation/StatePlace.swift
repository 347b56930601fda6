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

  /// Where in the parent's memory the child lies; nil if readers are told by the accessors of the property.
  var offset: Int? { storage.flatMap { MemoryLayout<Parent>.offset(of: $0) } }

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
class StateIdentity<State> {
  /// Which value lies somewhere.
  func id(of state: UnsafePointer<State>) -> ObservableStateID { preconditionFailure("abstract") }

  /// Changes a value in place, and says which it was and is.
  func change(_ state: inout State, _ body: (inout State) -> Void) -> StateIDs {
    preconditionFailure("abstract")
  }

  /// Where in the memory of a value its registrar is; nil if it has none of its own.
  var offset: Int? { nil }

  /// That of a type; nil if the type has none.
  static func of(_: State.Type = State.self) -> StateIdentity? {
    guard let type = State.self as? any ObservableState.Type else { return nil }
    // `State` is the type that was just asked for its conformance, which is why the cast cannot fail.
    return make(type) as? StateIdentity
  }

  private static func make<T: ObservableState>(_: T.Type) -> AnyObject {
    if let registrar = T._$storage[\T.self] as? KeyPath<T, ObservationStateRegistrar>,
      let offset = MemoryLayout<T>.offset(of: registrar)
    {
      return StoredStateIdentity<T>(offset)
    }
    return ObservableStateIdentity<T>()
  }
}

/// That of a structure with a registrar, which is looked at where it is: a property of a type that is not known here is
/// asked of a copy of the whole.
private final class StoredStateIdentity<State>: StateIdentity<State> {
  private let registrar: Int

  init(_ registrar: Int) { self.registrar = registrar }

  override var offset: Int? { registrar }

  override func id(of state: UnsafePointer<State>) -> ObservableStateID {
    registrarPointer(in: UnsafeMutableRawPointer(mutating: state), at: registrar).pointee.id
  }

  override func change(_ state: inout State, _ body: (inout State) -> Void) -> StateIDs {
    withUnsafeMutablePointer(to: &state) { state in
      let registrar = registrarPointer(in: state, at: registrar)
      registrar.pointee._$willModify()
      let before = registrar.pointee.id
      body(&state.pointee)
      return StateIDs(before: before, after: registrar.pointee.id)
    }
  }
}

/// The registrar of a value.
///
/// - Parameters:
///   - state: Where the value, or one that it is a part of, is.
///   - offset: Where in it the registrar is.
func registrarPointer(
  in state: UnsafeMutableRawPointer,
  at offset: Int
) -> UnsafeMutablePointer<ObservationStateRegistrar> {
  // Unsafe because it is the offset of a stored property of that type.
  (state + offset).assumingMemoryBound(to: ObservationStateRegistrar.self)
}

/// That of any other observable state.
private final class ObservableStateIdentity<State: ObservableState>: StateIdentity<State> {
  override func id(of state: UnsafePointer<State>) -> ObservableStateID { state.pointee._$id }

  override func change(_ state: inout State, _ body: (inout State) -> Void) -> StateIDs {
    state._$willModify()
    let before = state._$id
    body(&state)
    return StateIDs(before: before, after: state._$id)
  }
}
