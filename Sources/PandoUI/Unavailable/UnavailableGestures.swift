public import Foundation

/// Two fingers that move apart.
@available(
  *,
  unavailable,
  message: "Renderers report no gestures of two fingers. Use a Slider, or buttons that zoom."
)
public struct MagnifyGesture: PrimitiveGesture {
  /// What it would tell.
  public struct Value: Equatable, Sendable {
    /// How far apart, where 1 is as at first.
    public var magnification: CGFloat { 1 }
    /// How fast.
    public var velocity: CGFloat { 0 }
    /// Where, as a part of the view.
    public var startAnchor: UnitPoint { .center }
    /// Where.
    public var startLocation: CGPoint { .zero }
    /// When.
    public var time: Date { Date(timeIntervalSince1970: 0) }
  }

  /// Makes the gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  /// Never used.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Value>,
    in decoration: inout Decoration
  ) {}
}

/// Two fingers that move apart, by the older name.
@available(
  *,
  unavailable,
  message: "Renderers report no gestures of two fingers. Use a Slider, or buttons that zoom."
)
public struct MagnificationGesture: PrimitiveGesture {
  /// What it would tell.
  public typealias Value = CGFloat

  /// Makes the gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  /// Never used.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<CGFloat>,
    in decoration: inout Decoration
  ) {}
}

/// Two fingers that turn.
@available(
  *,
  unavailable,
  message: "Renderers report no gestures of two fingers. Use a Slider, or buttons that turn."
)
public struct RotateGesture: PrimitiveGesture {
  /// What it would tell.
  public struct Value: Equatable, Sendable {
    /// How far.
    public var rotation: Angle { .zero }
    /// How fast.
    public var velocity: Angle { .zero }
    /// Where, as a part of the view.
    public var startAnchor: UnitPoint { .center }
    /// Where.
    public var startLocation: CGPoint { .zero }
    /// When.
    public var time: Date { Date(timeIntervalSince1970: 0) }
  }

  /// Makes the gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  /// Never used.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Value>,
    in decoration: inout Decoration
  ) {}
}

/// Two fingers that turn, by the older name.
@available(
  *,
  unavailable,
  message: "Renderers report no gestures of two fingers. Use a Slider, or buttons that turn."
)
public struct RotationGesture: PrimitiveGesture {
  /// What it would tell.
  public typealias Value = Angle

  /// Makes the gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  /// Never used.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Angle>,
    in decoration: inout Decoration
  ) {}
}

/// A tap that tells where it was.
@available(
  *,
  unavailable,
  message:
    "A tap does not say where it was. Use DragGesture(minimumDistance: 0), whose value has a location."
)
public struct SpatialTapGesture: PrimitiveGesture {
  /// What it would tell.
  public struct Value: Equatable, Sendable {
    /// Where.
    public var location: CGPoint { .zero }
  }

  /// Makes the gesture.
  public init(count: Int = 1) {}

  /// Makes the gesture.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {}

  /// Never used.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Value>,
    in decoration: inout Decoration
  ) {}
}

extension View {
  /// Does something with the place of a tap.
  @available(
    *,
    unavailable,
    message:
      "A tap does not say where it was. Use DragGesture(minimumDistance: 0), whose value has a location."
  )
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> Self { self }

  /// Lets the view be dragged.
  @available(*, unavailable, message: "There are no item providers on Linux. Use draggable(_:).")
  public func onDrag(_ data: @escaping () -> Any) -> Self { self }

  /// Takes what is dropped on the view.
  @available(
    *,
    unavailable,
    message: "There are no item providers on Linux. Use dropDestination(for:action:isTargeted:)."
  )
  public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([Any]) -> Bool
  ) -> Self { self }
}

extension Gesture {
  /// This gesture, and then another one.
  @available(
    *,
    unavailable,
    message:
      "Renderers report gestures one by one. Keep in a state that the first was made, and enable the second by it."
  )
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
