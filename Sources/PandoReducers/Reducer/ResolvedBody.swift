/// A body that is evaluated with its first action, and kept.
///
/// A store would evaluate it for each action otherwise, with all key paths and case paths in it. It is not evaluated
/// before, since a feature may contain itself.
final class ResolvedBody<State, Action> {
  private let make: () -> Reduce<State, Action>
  private lazy var reducer = make()

  init(_ make: @escaping () -> Reduce<State, Action>) {
    self.make = make
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducer.reduce(into: &state, action: action)
  }
}

extension Reducer {
  /// A reducer that does the same, with all bodies in it evaluated once.
  public func _resolved() -> Reduce<State, Action> { Reduce(internal: _reduce) }
}

extension Reducer where Body: Reducer<State, Action> {
  /// A reducer that does the same, with all bodies in it evaluated once.
  public func _resolved() -> Reduce<State, Action> {
    let body = ResolvedBody<State, Action> { self.body._resolved() }
    return Reduce(internal: body.reduce)
  }
}

// What runs other reducers resolves those.

extension Reduce {
  /// The reducer itself.
  public func _resolved() -> Reduce { self }
}

extension CombineReducers {
  /// The reducers, resolved.
  public func _resolved() -> Reduce<State, Action> { reducers._resolved() }
}

extension Optional where Wrapped: Reducer {
  /// The reducer, resolved, if there is one.
  public func _resolved() -> Reduce<Wrapped.State, Wrapped.Action> {
    self?._resolved() ?? Reduce(EmptyReducer())
  }
}

extension ReducerBuilder._Conditional {
  /// The branch, resolved.
  public func _resolved() -> Reduce<First.State, First.Action> {
    switch self {
    case .first(let first): first._resolved()
    case .second(let second): second._resolved()
    }
  }
}

extension ReducerBuilder._Sequence {
  /// Both reducers, resolved.
  public func _resolved() -> Reduce<R0.State, R0.Action> {
    let sequence = ReducerBuilder<R0.State, R0.Action>._Sequence(r0._resolved(), r1._resolved())
    return Reduce(internal: sequence.reduce)
  }
}

extension ReducerBuilder._SequenceMany {
  /// The reducers, resolved.
  public func _resolved() -> Reduce<Element.State, Element.Action> {
    let sequence = ReducerBuilder<Element.State, Element.Action>._SequenceMany(
      reducers: reducers.map { $0._resolved() }
    )
    return Reduce(internal: sequence.reduce)
  }
}

extension Scope {
  /// The child, resolved.
  public func _resolved() -> Reduce<ParentState, ParentAction> {
    let scope = Scope<ParentState, ParentAction, Reduce<Child.State, Child.Action>>(
      toChildState,
      toChildAction,
      child._resolved()
    )
    return Reduce(internal: scope.reduce)
  }
}

extension _IfLetReducer {
  /// Parent and child, resolved.
  public func _resolved() -> Reduce<Parent.State, Parent.Action> {
    let reducer = _IfLetReducer<
      Reduce<Parent.State, Parent.Action>, Reduce<Child.State, Child.Action>
    >(
      parent: parent._resolved(),
      child: child._resolved(),
      place: place,
      toChildAction: toChildAction,
      site: site
    )
    return Reduce(internal: reducer.reduce)
  }
}

extension _IfCaseLetReducer {
  /// Parent and child, resolved.
  public func _resolved() -> Reduce<Parent.State, Parent.Action> {
    let reducer = _IfCaseLetReducer<
      Reduce<Parent.State, Parent.Action>, Reduce<Child.State, Child.Action>
    >(
      parent: parent._resolved(),
      child: child._resolved(),
      toChildState: toChildState,
      toChildAction: toChildAction,
      site: site
    )
    return Reduce(internal: reducer.reduce)
  }
}

extension _ForEachReducer {
  /// Parent and element, resolved.
  public func _resolved() -> Reduce<Parent.State, Parent.Action> {
    let reducer = _ForEachReducer<
      Reduce<Parent.State, Parent.Action>, ID, Reduce<Element.State, Element.Action>
    >(
      parent: parent._resolved(),
      place: place,
      toElementAction: toElementAction,
      element: element._resolved(),
      site: site
    )
    return Reduce(internal: reducer.reduce)
  }
}

extension _PresentationReducer {
  /// Base and destination, resolved.
  public func _resolved() -> Reduce<Base.State, Base.Action> {
    let reducer = _PresentationReducer<
      Reduce<Base.State, Base.Action>, Reduce<Destination.State, Destination.Action>
    >(
      base: base._resolved(),
      place: place,
      toPresentationAction: toPresentationAction,
      destination: destination._resolved(),
      site: site
    )
    return Reduce(internal: reducer.reduce)
  }
}

extension _StackReducer {
  /// Base and destination, resolved.
  public func _resolved() -> Reduce<Base.State, Base.Action> {
    let reducer = _StackReducer<
      Reduce<Base.State, Base.Action>, Reduce<Destination.State, Destination.Action>
    >(
      base: base._resolved(),
      place: place,
      toStackAction: toStackAction,
      destination: destination._resolved(),
      site: site
    )
    return Reduce(internal: reducer.reduce)
  }
}

extension _DependencyKeyWritingReducer {
  /// The base, resolved.
  public func _resolved() -> Reduce<Base.State, Base.Action> {
    let reducer = _DependencyKeyWritingReducer<Reduce<Base.State, Base.Action>>(
      base: base._resolved(),
      update: update
    )
    return Reduce(internal: reducer.reduce)
  }
}
