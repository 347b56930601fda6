/// A gesture with something that is done while it goes on or ends.
public struct _CallbackGesture<Base: Gesture>: PrimitiveGesture {
  /// What the gesture tells.
  public typealias Value = Base.Value

  let base: Base
  let changed: (Value) -> Void
  let ended: (Value) -> Void

  /// Has a decoration report the gesture.
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
      }
    )
    Base._attach(gesture.base, to: inner, in: &decoration)
  }
}

/// A gesture that tells something else.
public struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value

  /// Has a decoration report the gesture.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Value>,
    in decoration: inout Decoration
  ) {
    let inner = _GestureSink<Base.Value>(
      changed: { sink.changed(gesture.transform($0)) },
      ended: { sink.ended(gesture.transform($0)) }
    )
    Base._attach(gesture.base, to: inner, in: &decoration)
  }
}

/// A gesture that keeps a state up to itself.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// What the gesture tells.
  public typealias Value = Base.Value

  let base: Base
  let state: GestureState<State>
  let update: (Value, inout State, inout Transaction) -> Void

  /// Has a decoration report the gesture.
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
      }
    )
    Base._attach(gesture.base, to: inner, in: &decoration)
  }
}

extension Gesture {
  /// Does something whenever what the gesture tells changes.
  public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _CallbackGesture<Self> where Value: Equatable {
    _CallbackGesture(base: self, changed: action, ended: { _ in })
  }

  /// Does something when the gesture has ended.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _CallbackGesture<Self> {
    _CallbackGesture(base: self, changed: { _ in }, ended: action)
  }

  /// Changes a state while the gesture goes on; it goes back to what it was when the gesture ends.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }

  /// Tells something else.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }

  /// This gesture together with another one.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, or another one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What the two tell.
  public struct Value {
    /// What the first tells.
    public var first: First.Value?
    /// What the second tells.
    public var second: Second.Value?
  }

  /// The one.
  public var first: First
  /// The other.
  public var second: Second

  /// Puts two gestures together.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Has a decoration report the gesture.
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
        ended: { sink.ended(Value(first: $0, second: nil)) }
      ),
      in: &decoration
    )
    Second._attach(
      gesture.second,
      to: _GestureSink(
        changed: { sink.changed(Value(first: nil, second: $0)) },
        ended: { sink.ended(Value(first: nil, second: $0)) }
      ),
      in: &decoration
    )
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture or another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What the one that was made tells.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// The one.
  public var first: First
  /// The other.
  public var second: Second

  /// Puts two gestures together.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Has a decoration report the gesture.
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
        ended: { sink.ended(.first($0)) }
      ),
      in: &decoration
    )
    Second._attach(
      gesture.second,
      to: _GestureSink(
        changed: { sink.changed(.second($0)) },
        ended: { sink.ended(.second($0)) }
      ),
      in: &decoration
    )
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
