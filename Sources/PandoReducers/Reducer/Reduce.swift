/// A reducer that is a closure.
///
/// In a reducer, `Reduce { state, action in … }` has that reducer's state and actions. So the
/// compiler knows the root of the key paths in a following `ifLet` or `forEach`. Outside of a
/// reducer, write `Reduce<State, Action> { … }`: otherwise the compiler tries all combinations of
/// the overloads of `ifLet` and `forEach`, which takes seconds for six calls.
public struct Reduce<State, Action>: Reducer {
  @usableFromInline
  let reduce: (inout State, Action) -> Effect<Action>

  @usableFromInline
  init(internal reduce: @escaping (inout State, Action) -> Effect<Action>) {
    self.reduce = reduce
  }

  /// Makes a reducer of a closure.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    self.init(internal: reduce)
  }

  /// Makes a reducer of another one and hides its type.
  @inlinable
  public init(_ reducer: some Reducer<State, Action>) {
    self.init(internal: reducer._reduce)
  }

  /// Changes the state, and returns the effects.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    self.reduce(&state, action)
  }
}

/// A reducer that does nothing.
public struct EmptyReducer<State, Action>: Reducer {
  /// Makes an empty reducer.
  @inlinable
  public init() {}

  /// Changes the state, and returns the effects.
  @inlinable
  public func reduce(into _: inout State, action _: Action) -> Effect<Action> { .none }
}

/// Combines several reducers, so that a modifier applies to all of them.
public struct CombineReducers<State, Action, Reducers: Reducer>: Reducer
where State == Reducers.State, Action == Reducers.Action {
  @usableFromInline
  let reducers: Reducers

  /// Makes a combined reducer.
  @inlinable
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    reducers = build()
  }

  /// Changes the state, and returns the effects.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers._reduce(into: &state, action: action)
  }
}

/// An optional reducer, which does nothing if it is nil.
extension Optional: Reducer where Wrapped: Reducer {
  /// Changes the state, and returns the effects.
  @inlinable
  public func reduce(
    into state: inout Wrapped.State,
    action: Wrapped.Action
  ) -> Effect<Wrapped.Action> {
    self?._reduce(into: &state, action: action) ?? .none
  }
}
