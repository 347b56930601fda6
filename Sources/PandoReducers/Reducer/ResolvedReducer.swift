internal import PandoCasePaths

/// A reducer in the form that a store runs: each body in it is evaluated once, with the first action that reaches it.
///
/// Otherwise a store would evaluate the bodies for each action, with all their key paths and case paths. A body is
/// evaluated only when it is needed, because a feature may contain itself.
///
/// It is a class because the types of composed reducers are long, and looking each of them up costs more than most
/// reducers do.
public class _ResolvedReducer<State, Action>: Reducer {
  init() {}

  /// Changes the state, and returns the effects.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    preconditionFailure("abstract")
  }

  /// The reducer itself.
  public final func _resolved() -> _ResolvedReducer { self }

  /// The reducer behind a body, which is evaluated for this.
  var evaluated: _ResolvedReducer { self }
}

/// A reducer that runs no other reducers, or runs resolved ones.
final class ResolvedStep<Base: Reducer>: _ResolvedReducer<Base.State, Base.Action> {
  private let base: Base

  init(_ base: Base) { self.base = base }

  override func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    base._reduce(into: &state, action: action)
  }
}

/// A closure.
private final class ResolvedReduce<State, Action>: _ResolvedReducer<State, Action> {
  private let body: (inout State, Action) -> Effect<Action>

  init(_ body: @escaping (inout State, Action) -> Effect<Action>) { self.body = body }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body(&state, action)
  }
}

/// A body that is evaluated with its first action, and then kept.
private final class ResolvedBody<State, Action>: _ResolvedReducer<State, Action> {
  private let make: () -> _ResolvedReducer<State, Action>
  // Unchecked because it is set once, on the main actor, and read when the access is over.
  @exclusivity(unchecked) private var reducer: _ResolvedReducer<State, Action>?

  init(_ make: @escaping () -> _ResolvedReducer<State, Action>) { self.make = make }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    evaluated.reduce(into: &state, action: action)
  }

  override var evaluated: _ResolvedReducer<State, Action> {
    if let reducer { return reducer }
    let made = make().evaluated
    reducer = made
    return made
  }
}

/// Two reducers, one after the other.
private final class ResolvedSequence<State, Action>: _ResolvedReducer<State, Action> {
  private let first: _ResolvedReducer<State, Action>
  private let second: _ResolvedReducer<State, Action>

  init(_ first: _ResolvedReducer<State, Action>, _ second: _ResolvedReducer<State, Action>) {
    (self.first, self.second) = (first, second)
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let effect = first.reduce(into: &state, action: action)
    return effect.merge(with: second.reduce(into: &state, action: action))
  }
}

/// A child reducer whose state is stored in its parent's and has an identity.
///
/// It works like `Scope` with ``StatePlace``, but at known offsets. `Scope` uses closures of types that are
/// known only at run time, which each level of a deep feature would pay for.
private final class ResolvedScope<State, Action, ChildState, ChildAction>:
  _ResolvedReducer<State, Action>
{
  private let place: StatePlace<State, ChildState>
  /// The offset of the child in its parent, and the offset of its registrar there.
  private let offset: Int
  private let registrarOffset: Int
  /// The functions of the case path of the child's actions.
  private let visit: @Sendable (Action, (ChildAction) -> Void) -> Bool
  private let embed: @Sendable (ChildAction) -> Action
  // Unchecked, because no code that runs during an access accesses them.
  @exclusivity(unchecked) private var child: _ResolvedReducer<ChildState, ChildAction>
  @exclusivity(unchecked) private var isEvaluated = false

  init(
    place: StatePlace<State, ChildState>,
    offset: Int,
    registrarOffset: Int,
    action: AnyCasePath<Action, ChildAction>,
    child: _ResolvedReducer<ChildState, ChildAction>
  ) {
    (self.place, self.offset, self.registrarOffset) = (place, offset, registrarOffset)
    (visit, embed, self.child) = (action.visit, action.embedding, child)
  }

  override func reduce(into state: inout State, action: Action) -> Effect<Action> {
    var effects = Effect<ChildAction>.none
    _ = visit(action) { effects = reduce(into: &state, $0) }
    return effects.isNone ? .none : effects.embedded(embed)
  }

  @inline(__always)
  private func reduce(into state: inout State, _ action: ChildAction) -> Effect<ChildAction> {
    if !isEvaluated {
      child = child.evaluated
      isEvaluated = true
    }
    guard Reduction.isActive else {
      // Readers are notified at once.
      return child.reduce(into: &state[keyPath: place.keyPath], action: action)
    }
    var ids: StateIDs?
    let effects = reduce(in: &state, action, &ids)
    if let ids, ids.before != ids.after, let reduction = Reduction.current {
      place.tellReplacement(reduction, &state, of: ids.before)
    }
    return effects
  }

  @inline(__always)
  private func reduce(
    in state: UnsafeMutablePointer<State>,
    _ action: ChildAction,
    _ ids: inout StateIDs?
  ) -> Effect<ChildAction> {
    // Unsafe because the pointer is derived from the offset of the child's stored property.
    let place = (UnsafeMutableRawPointer(state) + offset).assumingMemoryBound(to: ChildState.self)
    let registrar = registrarPointer(in: state, at: registrarOffset)
    registrar.pointee._$willModify()
    let before = registrar.pointee.id
    let effects = child.reduce(into: &place.pointee, action: action)
    ids = StateIDs(before: before, after: registrar.pointee.id)
    return effects
  }
}

extension Reducer {
  /// The form of this reducer that a store runs.
  public func _resolved() -> _ResolvedReducer<State, Action> { ResolvedStep(self) }
}

extension Reducer where Body: Reducer<State, Action> {
  /// The form of this reducer that a store runs.
  public func _resolved() -> _ResolvedReducer<State, Action> {
    ResolvedBody { self.body._resolved() }
  }
}

// Reducers that run other reducers resolve those.

extension Reduce {
  /// The closure.
  public func _resolved() -> _ResolvedReducer<State, Action> { ResolvedReduce(reduce) }
}

extension _ReduceWithin {
  /// The form that a store runs: that of the closure.
  public func _resolved() -> _ResolvedReducer<State, Action> { base._resolved() }
}

extension CombineReducers {
  /// The reducers, resolved.
  public func _resolved() -> _ResolvedReducer<State, Action> { reducers._resolved() }
}

extension Optional where Wrapped: Reducer {
  /// The reducer, resolved, if there is one.
  public func _resolved() -> _ResolvedReducer<Wrapped.State, Wrapped.Action> {
    self?._resolved() ?? EmptyReducer()._resolved()
  }
}

extension ReducerBuilder._Conditional {
  /// The branch, resolved.
  public func _resolved() -> _ResolvedReducer<First.State, First.Action> {
    switch self {
    case .first(let first): first._resolved()
    case .second(let second): second._resolved()
    }
  }
}

extension ReducerBuilder._Sequence {
  /// Both reducers, resolved.
  public func _resolved() -> _ResolvedReducer<R0.State, R0.Action> {
    ResolvedSequence(r0._resolved(), r1._resolved())
  }
}

extension ReducerBuilder._SequenceMany {
  /// The reducers, resolved.
  public func _resolved() -> _ResolvedReducer<Element.State, Element.Action> {
    let sequence = ReducerBuilder<Element.State, Element.Action>._SequenceMany(
      reducers: reducers.map { $0._resolved() }
    )
    return ResolvedStep(sequence)
  }
}

extension Scope {
  /// The child, resolved.
  public func _resolved() -> _ResolvedReducer<ParentState, ParentAction> {
    let child = child._resolved()
    if case .keyPath(let place, let identity) = toChildState, let offset = place.offset,
      let registrarOffset = identity?.offset
    {
      return ResolvedScope(
        place: place,
        offset: offset,
        registrarOffset: offset + registrarOffset,
        action: toChildAction,
        child: child
      )
    }
    return ResolvedStep(
      Scope<ParentState, ParentAction, _ResolvedReducer<Child.State, Child.Action>>(
        toChildState,
        toChildAction,
        child
      )
    )
  }
}

extension _IfLetReducer {
  /// Parent and child, resolved.
  public func _resolved() -> _ResolvedReducer<Parent.State, Parent.Action> {
    let reducer = _IfLetReducer<
      _ResolvedReducer<Parent.State, Parent.Action>, _ResolvedReducer<Child.State, Child.Action>
    >(
      parent: parent._resolved(),
      child: child._resolved(),
      place: place,
      toChildAction: toChildAction,
      sourceLocation: sourceLocation
    )
    return ResolvedStep(reducer)
  }
}

extension _IfCaseLetReducer {
  /// Parent and child, resolved.
  public func _resolved() -> _ResolvedReducer<Parent.State, Parent.Action> {
    let reducer = _IfCaseLetReducer<
      _ResolvedReducer<Parent.State, Parent.Action>, _ResolvedReducer<Child.State, Child.Action>
    >(
      parent: parent._resolved(),
      child: child._resolved(),
      toChildState: toChildState,
      toChildAction: toChildAction,
      sourceLocation: sourceLocation
    )
    return ResolvedStep(reducer)
  }
}

extension _ForEachReducer {
  /// Parent and element, resolved.
  public func _resolved() -> _ResolvedReducer<Parent.State, Parent.Action> {
    let reducer = _ForEachReducer<
      _ResolvedReducer<Parent.State, Parent.Action>, ID,
      _ResolvedReducer<Element.State, Element.Action>
    >(
      parent: parent._resolved(),
      place: place,
      toElementAction: toElementAction,
      element: element._resolved(),
      sourceLocation: sourceLocation
    )
    return ResolvedStep(reducer)
  }
}

extension _PresentationReducer {
  /// Base and destination, resolved.
  public func _resolved() -> _ResolvedReducer<Base.State, Base.Action> {
    let reducer = _PresentationReducer<
      _ResolvedReducer<Base.State, Base.Action>,
      _ResolvedReducer<Destination.State, Destination.Action>
    >(
      base: base._resolved(),
      place: place,
      toPresentationAction: toPresentationAction,
      destination: destination._resolved(),
      sourceLocation: sourceLocation
    )
    return ResolvedStep(reducer)
  }
}

extension _StackReducer {
  /// Base and destination, resolved.
  public func _resolved() -> _ResolvedReducer<Base.State, Base.Action> {
    let reducer = _StackReducer<
      _ResolvedReducer<Base.State, Base.Action>,
      _ResolvedReducer<Destination.State, Destination.Action>
    >(
      base: base._resolved(),
      place: place,
      toStackAction: toStackAction,
      destination: destination._resolved(),
      sourceLocation: sourceLocation
    )
    return ResolvedStep(reducer)
  }
}

extension _DependencyKeyWritingReducer {
  /// The base, resolved.
  public func _resolved() -> _ResolvedReducer<Base.State, Base.Action> {
    let reducer = _DependencyKeyWritingReducer<_ResolvedReducer<Base.State, Base.Action>>(
      base: base._resolved(),
      update: update
    )
    return ResolvedStep(reducer)
  }
}
