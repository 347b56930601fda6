// `Reduce { state, action in … }` behind which the compiler knows the state.
//
// Nothing in a chain `Reduce { … }.ifLet(…).forEach(…)` says of which state it is before the builder of the body takes it,
// and until then the compiler tries each form of each `ifLet` with each form of the others. In a reducer these functions
// are found before the type: the first has the reducer's own state and actions, so that the key paths behind it have a
// root at once. The others are for reducers of other states, inside of `Scope` or `ifLet`, and are tried after it.

extension Reducer {
  /// Makes a reducer of this one's state and actions of a closure.
  ///
  /// - Parameter reduce: Changes the state, and returns the effects.
  @inlinable
  public func Reduce(
    _ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>
  ) -> Reduce<State, Action> {
    .init(reduce)
  }

  /// Makes a reducer of a closure.
  ///
  /// - Parameter reduce: Changes the state, and returns the effects.
  @inlinable
  @_disfavoredOverload
  public func Reduce<OtherState, OtherAction>(
    _ reduce: @escaping (_ state: inout OtherState, _ action: OtherAction) -> Effect<OtherAction>
  ) -> Reduce<OtherState, OtherAction> {
    .init(reduce)
  }

  /// Makes a reducer of another one and hides its type.
  ///
  /// - Parameter reducer: The reducer.
  @inlinable
  @_disfavoredOverload
  public func Reduce<R: Reducer>(_ reducer: R) -> Reduce<R.State, R.Action> {
    .init(reducer)
  }

  /// Makes a reducer of this one's state and actions of a closure.
  ///
  /// - Parameter reduce: Changes the state, and returns the effects.
  @inlinable
  public static func Reduce(
    _ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>
  ) -> Reduce<State, Action> {
    .init(reduce)
  }

  /// Makes a reducer of a closure.
  ///
  /// - Parameter reduce: Changes the state, and returns the effects.
  @inlinable
  @_disfavoredOverload
  public static func Reduce<OtherState, OtherAction>(
    _ reduce: @escaping (_ state: inout OtherState, _ action: OtherAction) -> Effect<OtherAction>
  ) -> Reduce<OtherState, OtherAction> {
    .init(reduce)
  }

  /// Makes a reducer of another one and hides its type.
  ///
  /// - Parameter reducer: The reducer.
  @inlinable
  @_disfavoredOverload
  public static func Reduce<R: Reducer>(_ reducer: R) -> Reduce<R.State, R.Action> {
    .init(reducer)
  }
}
