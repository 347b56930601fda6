/// A gesture that may be nil.
extension Optional: Gesture where Wrapped: Gesture {
  /// The type of the gesture's values.
  public typealias Value = Wrapped.Value

  /// Never evaluated.
  public var body: Never { fatalError("\(Self.self) has no body to evaluate") }

  /// Whether the gesture remembers something from one event to the next.
  @_documentation(visibility: internal)
  public static var _remembers: Bool { Wrapped._remembers }

  /// Adds the event handlers of the gesture to a decoration, if there is a gesture.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - sink: Receives the values of the gesture, on the main actor.
  ///   - decoration: The decoration that gets the event handlers.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Wrapped.Value>,
    in decoration: inout Decoration
  ) {
    if let gesture { Wrapped._attach(gesture, to: sink, in: &decoration) }
  }
}
