/// A gesture with actions for its changes and its end.
public struct _CallbackGesture<Base: Gesture>: PrimitiveGesture {
  /// The type of the gesture's values.
  public typealias Value = Base.Value

  let base: Base
  let changed: (Value) -> Void
  let ended: (Value) -> Void
  var cancelled: () -> Void = {}
  /// Whether an action handles the changes of the gesture before its end.
  var isFollowed = false

  /// Whether the gesture remembers something from one event to the next.
  @_documentation(visibility: internal)
  public static var _remembers: Bool { Base._remembers }

  /// Adds the event handlers of the gesture to a decoration.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - sink: Receives the values of the gesture, on the main actor.
  ///   - decoration: The decoration that gets the event handlers.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Value>,
    in decoration: inout Decoration
  ) {
    let inner = _GestureSink<Value>(
      changed: {
        gesture.changed($0)
        sink.changed($0)
      },
      ended: {
        gesture.ended($0)
        sink.ended($0)
      },
      cancelled: {
        gesture.cancelled()
        sink.cancelled()
      },
      isFollowed: sink.isFollowed || gesture.isFollowed
    )
    Base._attach(gesture.base, to: inner, in: &decoration)
  }
}

/// A gesture whose values are transformed.
public struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value

  /// Whether the gesture remembers something from one event to the next.
  @_documentation(visibility: internal)
  public static var _remembers: Bool { Base._remembers }

  /// Adds the event handlers of the gesture to a decoration.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - sink: Receives the values of the gesture, on the main actor.
  ///   - decoration: The decoration that gets the event handlers.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Value>,
    in decoration: inout Decoration
  ) {
    let inner = _GestureSink<Base.Value>(
      changed: { sink.changed(gesture.transform($0)) },
      ended: { sink.ended(gesture.transform($0)) },
      cancelled: sink.cancelled,
      isFollowed: sink.isFollowed
    )
    Base._attach(gesture.base, to: inner, in: &decoration)
  }
}

/// A gesture that updates a ``GestureState``.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// The type of the gesture's values.
  public typealias Value = Base.Value

  let base: Base
  let state: GestureState<State>
  let update: (Value, inout State, inout Transaction) -> Void

  /// Whether the gesture remembers something from one event to the next.
  @_documentation(visibility: internal)
  public static var _remembers: Bool { Base._remembers }

  /// Adds the event handlers of the gesture to a decoration.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - sink: Receives the values of the gesture, on the main actor.
  ///   - decoration: The decoration that gets the event handlers.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Value>,
    in decoration: inout Decoration
  ) {
    let inner = _GestureSink<Value>(
      changed: { value in
        var state = gesture.state.wrappedValue
        var transaction = Transaction()
        gesture.update(value, &state, &transaction)
        withTransaction(transaction) { gesture.state.set(state) }
        sink.changed(value)
      },
      ended: { value in
        sink.ended(value)
        gesture.state.reset()
      },
      cancelled: {
        gesture.state.reset()
        sink.cancelled()
      },
      isFollowed: true
    )
    Base._attach(gesture.base, to: inner, in: &decoration)
  }
}

extension Gesture {
  /// Runs an action with each value while the gesture goes on.
  ///
  /// - Parameter action: Called on the main actor with the value after each event, even if it is
  ///   equal.
  public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _CallbackGesture<Self> where Value: Equatable {
    _CallbackGesture(base: self, changed: action, ended: { _ in }, isFollowed: true)
  }

  /// Runs an action when the gesture ends.
  ///
  /// - Parameter action: Called on the main actor with the last value when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _CallbackGesture<Self> {
    _CallbackGesture(base: self, changed: { _ in }, ended: action)
  }

  /// Updates a state while the gesture goes on, and resets it when the gesture ends.
  ///
  /// - Parameters:
  ///   - state: The state to change; it is reset when the gesture ends.
  ///   - body: Called on the main actor after each event with the value, the state and a
  ///     transaction.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }

  /// Transforms the values of the gesture.
  ///
  /// - Parameter body: Makes the new value from each value of the gesture.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }

  /// Recognizes this gesture and another one.
  ///
  /// - Parameter other: The other gesture; both are recognized independently of each other.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Recognizes this gesture or another one. Neither waits for the other to fail.
  ///
  /// - Parameter other: The other gesture; both are recognized independently of each other.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of one of the two gestures; each event sets one of the properties.
  public struct Value {
    /// The value of the first gesture; nil for an event of the second.
    public var first: First.Value?
    /// The value of the second gesture; nil for an event of the first.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Combines two gestures.
  ///
  /// - Parameters:
  ///   - first: The first gesture.
  ///   - second: The second gesture.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Whether the gesture remembers something from one event to the next.
  @_documentation(visibility: internal)
  public static var _remembers: Bool { First._remembers || Second._remembers }

  /// Adds the event handlers of the gesture to a decoration.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - sink: Receives the values of the gesture, on the main actor.
  ///   - decoration: The decoration that gets the event handlers.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Value>,
    in decoration: inout Decoration
  ) {
    First._attach(
      gesture.first,
      to: _GestureSink(
        changed: { sink.changed(Value(first: $0, second: nil)) },
        ended: { sink.ended(Value(first: $0, second: nil)) },
        cancelled: sink.cancelled
      ),
      in: &decoration
    )
    Second._attach(
      gesture.second,
      to: _GestureSink(
        changed: { sink.changed(Value(first: nil, second: $0)) },
        ended: { sink.ended(Value(first: nil, second: $0)) },
        cancelled: sink.cancelled
      ),
      in: &decoration
    )
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture or another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the gesture that was recognized.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Combines two gestures.
  ///
  /// - Parameters:
  ///   - first: The first gesture.
  ///   - second: The second gesture.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Whether the gesture remembers something from one event to the next.
  @_documentation(visibility: internal)
  public static var _remembers: Bool { First._remembers || Second._remembers }

  /// Adds the event handlers of the gesture to a decoration.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - sink: Receives the values of the gesture, on the main actor.
  ///   - decoration: The decoration that gets the event handlers.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Value>,
    in decoration: inout Decoration
  ) {
    First._attach(
      gesture.first,
      to: _GestureSink(
        changed: { sink.changed(.first($0)) },
        ended: { sink.ended(.first($0)) },
        cancelled: sink.cancelled
      ),
      in: &decoration
    )
    Second._attach(
      gesture.second,
      to: _GestureSink(
        changed: { sink.changed(.second($0)) },
        ended: { sink.ended(.second($0)) },
        cancelled: sink.cancelled
      ),
      in: &decoration
    )
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
