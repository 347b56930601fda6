public import Foundation

/// Something a user does with a view: a tap, a long press, a drag.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What it tells.
  associatedtype Value
  /// The type of what it consists of.
  associatedtype Body: Gesture

  /// What it consists of.
  @MainActor @preconcurrency var body: Body { get }

  /// Has a decoration report the gesture. Gestures of an application do not implement it.
  @_documentation(visibility: internal)
  static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Value>,
    in decoration: inout Decoration
  )
}

extension Gesture where Body.Value == Value {
  /// Has a decoration report the gesture.
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
  /// It tells nothing.
  public typealias Value = Never

  /// Has a decoration report the gesture.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Never,
    to sink: _GestureSink<Never>,
    in decoration: inout Decoration
  ) {}
}

/// A gesture without a body.
@_documentation(visibility: internal)
@MainActor @preconcurrency
public protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Never evaluated.
  public var body: Never { fatalError("\(Self.self) has no body to evaluate") }
}

/// What is told of a gesture.
@_documentation(visibility: internal)
public struct _GestureSink<Value> {
  var changed: (Value) -> Void
  var ended: (Value) -> Void
}

/// One tap, or two.
public struct TapGesture: PrimitiveGesture {
  /// Nothing to tell.
  public typealias Value = Void

  /// How many taps.
  public var count: Int

  /// Makes a gesture of one tap, or of two.
  public nonisolated init(count: Int = 1) {
    self.count = count
  }

  /// Has a decoration report the gesture.
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

/// A press that is held.
public struct LongPressGesture: PrimitiveGesture {
  /// Whether it is pressed.
  public typealias Value = Bool

  /// For how long, in seconds. Renderers have a time of their own.
  public var minimumDuration: Double
  /// How far the pointer may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// Makes a gesture of a press that is held.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// Has a decoration report the gesture.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Bool>,
    in decoration: inout Decoration
  ) {
    decoration.on(.longPress) { _ in
      sink.changed(true)
      sink.ended(true)
    }
  }
}

extension DragGesture: Gesture, PrimitiveGesture {
  /// Never evaluated.
  public var body: Never { fatalError("a drag has no body to evaluate") }

  /// Has a decoration report the gesture.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Value>,
    in decoration: inout Decoration
  ) {
    let hasBegun = DragProgress()
    decoration.on(.drag) { event in
      guard case .drag(let value, let ended) = event else { return }
      if !hasBegun.value {
        let length = hypot(value.translation.width, value.translation.height)
        guard length >= gesture.minimumDistance else { return }
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

/// Whether a drag has gone as far as it must.
@MainActor
final class DragProgress {
  var value = false
}

/// A gesture whose type is not known to the compiler.
public struct AnyGesture<Value>: PrimitiveGesture {
  let attach: (_GestureSink<Value>, inout Decoration) -> Void

  /// Hides the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    attach = { T._attach(gesture, to: $0, in: &$1) }
  }

  /// Has a decoration report the gesture.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Value>,
    in decoration: inout Decoration
  ) {
    gesture.attach(sink, &decoration)
  }
}
