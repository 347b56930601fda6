import Foundation

/// An action of the user on a view: a tap, a long press, a drag.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's values.
  associatedtype Value
  /// The type of `body`.
  associatedtype Body: Gesture

  /// The gestures that this gesture is composed of.
  @MainActor @preconcurrency var body: Body { get }

  /// Adds the event handlers of the gesture to a decoration. Gestures of an application do not
  /// implement this.
  @_documentation(visibility: internal)
  static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Value>,
    in decoration: inout Decoration
  )

  /// Whether the gesture remembers something from one event to the next.
  @_documentation(visibility: internal)
  static var _remembers: Bool { get }
}

extension Gesture {
  /// The same as for `body`.
  @_documentation(visibility: internal)
  public static var _remembers: Bool { Body._remembers }
}

extension Gesture where Body.Value == Value {
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
    Body._attach(gesture.body, to: sink, in: &decoration)
  }
}

extension Never: Gesture {
  /// `Never` has no values.
  public typealias Value = Never

  /// Adds the event handlers of the gesture to a decoration.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - sink: Receives the values of the gesture, on the main actor.
  ///   - decoration: The decoration that gets the event handlers.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Never,
    to sink: _GestureSink<Never>,
    in decoration: inout Decoration
  ) {}

  /// Nothing is remembered.
  @_documentation(visibility: internal)
  public static var _remembers: Bool { false }
}

/// A gesture without a body.
@_documentation(visibility: internal)
@MainActor @preconcurrency
public protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Never evaluated.
  public var body: Never { fatalError("\(Self.self) has no body to evaluate") }
}

/// The receiver of a gesture's values.
@_documentation(visibility: internal)
public struct _GestureSink<Value> {
  var changed: (Value) -> Void
  var ended: (Value) -> Void
  /// Called when the gesture is cancelled.
  var cancelled: () -> Void = {}
  /// Whether an action handles the values of the gesture before its end.
  var isFollowed = false
}

/// A tap or a double tap.
public struct TapGesture: PrimitiveGesture {
  /// A tap has no value.
  public typealias Value = Void

  /// The number of taps.
  public var count: Int

  /// Makes a tap or a double tap.
  ///
  /// - Parameter count: The number of taps: 1 for a tap, anything above for a double tap.
  public nonisolated init(count: Int = 1) {
    self.count = count
  }

  /// Adds the event handlers of the gesture to a decoration.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - sink: Receives the values of the gesture, on the main actor.
  ///   - decoration: The decoration that gets the event handlers.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Void>,
    in decoration: inout Decoration
  ) {
    decoration.on(gesture.count > 1 ? .doubleTap : .tap) { _ in
      sink.changed(())
      sink.ended(())
    }
  }
}

extension DragGesture: Gesture, PrimitiveGesture {
  /// Never evaluated.
  public var body: Never { fatalError("a drag has no body to evaluate") }

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
    let hasBegun = GestureMemory.slot(false)
    let start = GestureMemory.slot(CGPoint.zero)
    let origin = gesture.coordinateSpace.origin(in: &decoration)
    decoration.on(.drag) { event in
      guard case .drag(var value, let ended) = event else { return }
      // The page measures from where the view was when the drag began.
      if value.location == value.startLocation, !hasBegun.value { start.value = origin }
      value.location = value.location.moved(by: start.value)
      value.startLocation = value.startLocation.moved(by: start.value)
      if !hasBegun.value {
        let length = hypot(value.translation.width, value.translation.height)
        guard length >= gesture.minimumDistance else {
          if ended { sink.cancelled() }
          return
        }
        hasBegun.value = true
      }
      if ended {
        hasBegun.value = false
        sink.ended(value)
      } else {
        sink.changed(value)
      }
    }
  }
}

/// A gesture with its type hidden.
public struct AnyGesture<Value>: PrimitiveGesture {
  let attach: (_GestureSink<Value>, inout Decoration) -> Void

  /// Hides the type of a gesture.
  ///
  /// - Parameter gesture: The gesture whose type is hidden.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    attach = { T._attach(gesture, to: $0, in: &$1) }
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
    gesture.attach(sink, &decoration)
  }
}
