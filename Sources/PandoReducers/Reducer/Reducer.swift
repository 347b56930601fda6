/// Describes how a feature changes its state in response to an action, and which effects it begins.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState
///   struct State: Equatable { var count = 0 }
///   enum Action { case incrementButtonTapped }
///
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .incrementButtonTapped:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// The API is that of the Composable Architecture, version 1.25.
public protocol Reducer<State, Action> {
  /// The state of the feature.
  associatedtype State

  /// The actions of the feature.
  associatedtype Action

  /// The type of ``body``; `Never` for a reducer that has none.
  associatedtype Body

  /// Changes the state for an action, and returns the effects it begins. A reducer without a body implements this.
  ///
  /// Only the store calls this. To do the same as another action, call a method that both use, or send that action
  /// with an effect.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// Runs the reducer, through its body if it has one.
  func _reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The form of this reducer that a store runs, with all bodies evaluated once.
  func _resolved() -> _ResolvedReducer<State, Action>

  /// The reducers that this one is composed of, in the order in which they run.
  @ReducerBuilder<State, Action>
  var body: Body { get }
}

/// A reducer with the state and the actions of another one.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer {
  /// Changes the state, and returns the effects.
  @inlinable
  public func _reduce(into state: inout State, action: Action) -> Effect<Action> {
    reduce(into: &state, action: action)
  }
}

extension Reducer where Body == Never {
  /// Traps: the reducer has no body.
  public var body: Body {
    fatalError("'\(Self.self)' has no body: it implements 'reduce(into:action:)'.")
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Changes the state, and returns the effects.
  @inlinable
  public func _reduce(into state: inout Body.State, action: Body.Action) -> Effect<Body.Action> {
    body._reduce(into: &state, action: action)
  }

  /// Changes the state, and returns the effects.
  @inlinable
  public func reduce(into state: inout Body.State, action: Body.Action) -> Effect<Body.Action> {
    body._reduce(into: &state, action: action)
  }
}
