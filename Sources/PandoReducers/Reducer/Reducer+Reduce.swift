// `Reduce { state, action in … }` behind which the compiler knows the state.
//
// A chain `Reduce { … }.ifLet(…).forEach(…)` does not name its state. The compiler learns it only
// from the builder of the body, and tries all combinations of the overloads of `ifLet` until then.
// Within a reducer `Reduce` is the type below, whose first initializer has the reducer's own state
// and actions: the key paths behind it have a root at once. The initializers for other states,
// inside of `Scope` or `ifLet`, are tried after it.

extension Reducer {
  /// A reducer that is a closure, by default of the state and the actions of the reducer in which it is written.
  public typealias Reduce<OtherState, OtherAction> = _ReduceWithin<Self, OtherState, OtherAction>
}

/// A reducer that is a closure, within another one: `Reduce`.
public struct _ReduceWithin<Outer: Reducer, State, Action>: Reducer {
  /// There is no body.
  public typealias Body = Never

  @usableFromInline
  let base: PandoReducers.Reduce<State, Action>

  /// Makes a reducer from a closure, with the state and the actions of the outer reducer.
  ///
  /// - Parameter reduce: Changes the state, and returns the effects.
  @inlinable
  public init(
    _ reduce: @escaping (_ state: inout Outer.State, _ action: Outer.Action) -> Effect<Outer.Action>
  ) where State == Outer.State, Action == Outer.Action {
    base = .init(reduce)
  }

  /// Makes a reducer of a closure.
  ///
  /// - Parameter reduce: Changes the state, and returns the effects.
  @inlinable
  @_disfavoredOverload
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    base = .init(reduce)
  }

  /// Makes a reducer of another one and hides its type.
  ///
  /// - Parameter reducer: The reducer.
  @inlinable
  @_disfavoredOverload
  public init(_ reducer: some Reducer<State, Action>) {
    base = .init(reducer)
  }

  /// Changes the state, and returns the effects.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    base.reduce(into: &state, action: action)
  }
}
