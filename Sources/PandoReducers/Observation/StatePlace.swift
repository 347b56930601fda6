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
  /// - Returns: What `body` returns.
  func change<Leaf, R>(
    _ state: inout Parent,
    _ identity: StateIdentity<Leaf>?,
    at child: @escaping (inout Child, (inout Leaf) -> Void) -> Void,
    reduce body: (inout Leaf) -> R,
    replaced: (Reduction, inout Parent, StatePlace, ObservableStateID) -> Void
  ) -> R {
    var result: R?
    guard let storage, let identity, let reduction = Reduction.current else {
      child(&state[keyPath: keyPath]) { result = body(&$0) }
      return result.unsafelyUnwrapped
    }
    var before: ObservableStateID?
    var after: ObservableStateID?
    child(&state[keyPath: storage]) { leaf in
      before = identity.willModify(&leaf)
      result = body(&leaf)
      after = identity.id(&leaf)
    }
    if let before, before != after { replaced(reduction, &state, self, before) }
    return result.unsafelyUnwrapped
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

/// How to tell values of a type of state from one another.
struct StateIdentity<State> {
  /// Notes that the value is about to be changed in place.
  let willModify: (inout State) -> ObservableStateID
  let id: (inout State) -> ObservableStateID

  /// Nil if the type has no identity.
  init?(_: State.Type = State.self) {
    guard let type = State.self as? any ObservableState.Type else { return nil }
    self = Self.make(type)
  }

  private init(
    willModify: @escaping (inout State) -> ObservableStateID,
    id: @escaping (inout State) -> ObservableStateID
  ) {
    (self.willModify, self.id) = (willModify, id)
  }

  private static func make<T: ObservableState>(_: T.Type) -> Self {
    Self(
      willModify: { state in
        withUnsafeMutablePointer(to: &state) { pointer in
          // Unsafe because the type was asked for: `State` is `T`.
          pointer.withMemoryRebound(to: T.self, capacity: 1) {
            $0.pointee._$willModify()
            return $0.pointee._$id
          }
        }
      },
      id: { state in
        withUnsafeMutablePointer(to: &state) { pointer in
          // Unsafe because the type was asked for: `State` is `T`.
          pointer.withMemoryRebound(to: T.self, capacity: 1) { $0.pointee._$id }
        }
      }
    )
  }
}
