/// A gesture, or none.
extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture tells.
  public typealias Value = Wrapped.Value

  /// Never evaluated.
  public var body: Never { fatalError("\(Self.self) has no body to evaluate") }

  /// Has a decoration report the gesture, if there is one.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Wrapped.Value>,
    in decoration: inout Decoration
  ) {
    if let gesture { Wrapped._attach(gesture, to: sink, in: &decoration) }
  }
}
