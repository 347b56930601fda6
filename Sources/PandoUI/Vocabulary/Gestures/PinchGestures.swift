public import Foundation

/// Two fingers that move apart or together. It is also a pinch on a trackpad, and the wheel of a
/// mouse while Control is held.
public struct MagnifyGesture: PrimitiveGesture {
  /// A moment of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the moment.
    public var time: Date
    /// The distance of the fingers, as a multiple of their distance at the beginning.
    public var magnification: CGFloat
    /// Always 0: pages do not report it.
    public var velocity: CGFloat
    /// The middle between the fingers at the beginning, as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the beginning, in points.
    public var startLocation: CGPoint
  }

  /// The change of the magnification at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Makes the gesture.
  ///
  /// - Parameter minimumScaleDelta: The change of the magnification at which it begins: with 0.1, at
  ///   a factor of 0.9 or 1.1.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
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
    decoration.onPinch(to: sink) { value in
      abs(value.magnification - 1) >= gesture.minimumScaleDelta
    } value: { value in
      Value(
        time: value.time,
        magnification: value.magnification,
        velocity: 0,
        startAnchor: value.startAnchor,
        startLocation: value.startLocation
      )
    }
  }
}

/// Two fingers that turn.
public struct RotateGesture: PrimitiveGesture {
  /// A moment of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the moment.
    public var time: Date
    /// The angle by which the fingers have turned, clockwise.
    public var rotation: Angle
    /// Always zero: pages do not report it.
    public var velocity: Angle
    /// The middle between the fingers at the beginning, as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the beginning, in points.
    public var startLocation: CGPoint
  }

  /// The angle at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Makes the gesture.
  ///
  /// - Parameter minimumAngleDelta: The angle at which it begins.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
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
    decoration.onPinch(to: sink) { value in
      abs(value.rotation.degrees) >= abs(gesture.minimumAngleDelta.degrees)
    } value: { value in
      Value(
        time: value.time,
        rotation: value.rotation,
        velocity: .zero,
        startAnchor: value.startAnchor,
        startLocation: value.startLocation
      )
    }
  }
}

/// Two fingers that move apart or together, by the older name.
public struct MagnificationGesture: Gesture {
  /// The distance of the fingers, as a multiple of that at the beginning.
  public typealias Value = CGFloat

  /// The change of the magnification at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Makes the gesture.
  ///
  /// - Parameter minimumScaleDelta: The change of the magnification at which it begins: with 0.1, at
  ///   a factor of 0.9 or 1.1.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// The gesture by its newer name.
  public var body: _MapGesture<MagnifyGesture, CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// Two fingers that turn, by the older name.
public struct RotationGesture: Gesture {
  /// The angle by which the fingers have turned, clockwise.
  public typealias Value = Angle

  /// The angle at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Makes the gesture.
  ///
  /// - Parameter minimumAngleDelta: The angle at which it begins.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// The gesture by its newer name.
  public var body: _MapGesture<RotateGesture, Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}

extension Decoration {
  /// Handles the events of two fingers, once a value is far enough from the beginning.
  @MainActor
  fileprivate mutating func onPinch<Value>(
    to sink: _GestureSink<Value>,
    begins: @escaping (PinchValue) -> Bool,
    value transform: @escaping (PinchValue) -> Value
  ) {
    let hasBegun = GestureMemory.slot(false)
    on(.pinch) { event in
      guard case .pinch(let value, let ended) = event else { return }
      hasBegun.value = hasBegun.value || begins(value)
      if ended {
        hasBegun.value ? sink.ended(transform(value)) : sink.cancelled()
        hasBegun.value = false
      } else if hasBegun.value {
        sink.changed(transform(value))
      }
    }
  }
}
