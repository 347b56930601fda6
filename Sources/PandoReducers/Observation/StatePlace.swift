/// The place of a child's state in its parent's.
///
/// A key path to a property with accessors reads the value, changes a copy and writes it back, which copies all rows
/// for a change of one. The macro tells which stored property is behind such a property (`_$storage(of:)`), and a
/// change through that one is made in place. Its readers are notified by the child's own fields. A replacement of the
/// child is detected by its identity.
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

  /// The offset of the child in the parent; nil if the accessors of the property notify readers.
  var offset: Int? { storage.flatMap { MemoryLayout<Parent>.offset(of: $0) } }

  /// Changes a child in place.
  ///
  /// - Parameters:
  ///   - state: The parent's state.
  ///   - identity: Identifies the child; nil if its type has no identity.
  ///   - child: Goes from the value at the key path to the child.
  ///   - body: Changes the child.
  ///   - replaced: Called if the child was replaced, with the previous identity.
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

  /// Changes the value at the key path itself.
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

  /// Notifies the readers of the property that its value was replaced.
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

/// Identifies the values of a type of state.
class StateIdentity<State> {
  /// The identity of the value at an address.
  func id(of state: UnsafePointer<State>) -> ObservableStateID { preconditionFailure("abstract") }

  /// Changes a value in place, and returns its identities before and after.
  func change(_ state: inout State, _ body: (inout State) -> Void) -> StateIDs {
    preconditionFailure("abstract")
  }

  /// The offset of the registrar in a value; nil if the value has no registrar of its own.
  var offset: Int? { nil }

  /// The identification for a type of state; nil if its values have no identity.
  static func of(_: State.Type = State.self) -> StateIdentity? {
    guard let type = State.self as? any ObservableState.Type else { return nil }
    // `State` is the type whose conformance was just looked up, which is why the cast cannot fail.
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

/// Identifies structures with a registrar, which is read in place: reading a property of a type that is unknown here
/// would copy the whole value.
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
///   - state: The address of the value, or of a value that contains it.
///   - offset: The offset of the registrar from there.
func registrarPointer(
  in state: UnsafeMutableRawPointer,
  at offset: Int
) -> UnsafeMutablePointer<ObservationStateRegistrar> {
  // Unsafe because it is the offset of a stored property of that type.
  (state + offset).assumingMemoryBound(to: ObservationStateRegistrar.self)
}

/// Identifies any other observable state.
private final class ObservableStateIdentity<State: ObservableState>: StateIdentity<State> {
  override func id(of state: UnsafePointer<State>) -> ObservableStateID { state.pointee._$id }

  override func change(_ state: inout State, _ body: (inout State) -> Void) -> StateIDs {
    state._$willModify()
    let before = state._$id
    body(&state)
    return StateIDs(before: before, after: state._$id)
  }
}
