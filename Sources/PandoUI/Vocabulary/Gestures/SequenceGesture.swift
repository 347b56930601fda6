/// One gesture after another: the second counts once the first has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The progress of the gestures.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first gesture has ended; the second has a value once it has begun.
    case second(First.Value, Second.Value?)
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
  public static var _remembers: Bool { true }

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
    let done = GestureMemory.slot(First.Value?.none)
    // Handlers run in the order in which they were added. The second gesture comes first, so that the
    // event that ends the first does not count for the second as well.
    Second._attach(
      gesture.second,
      to: _GestureSink(
        changed: { value in
          if let first = done.value { sink.changed(.second(first, value)) }
        },
        ended: { value in
          guard let first = done.value else { return }
          done.value = nil
          sink.ended(.second(first, value))
        },
        cancelled: {
          done.value = nil
          sink.cancelled()
        }
      ),
      in: &decoration
    )
    First._attach(
      gesture.first,
      to: _GestureSink(
        changed: { if done.value == nil { sink.changed(.first($0)) } },
        ended: { value in
          done.value = value
          sink.changed(.second(value, nil))
        },
        cancelled: { if done.value == nil { sink.cancelled() } },
        isFollowed: sink.isFollowed
      ),
      in: &decoration
    )
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Recognizes this gesture, and another one after it.
  ///
  /// - Parameter other: The gesture that counts once this one has ended.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
