public import Foundation
import PandoDependencies

/// A press that is held.
///
/// With `onChanged(_:)`, `updating(_:body:)` or `onPressingChanged`, the page reports when the press begins and ends, and the
/// server counts its time. Without them the browser counts, and reports only presses that were held.
public struct LongPressGesture: PrimitiveGesture {
  /// Whether the view is pressed.
  public typealias Value = Bool

  /// The duration of the press, in seconds. It has an effect only if an action follows the press.
  /// Otherwise a browser waits 0.5 seconds.
  public var minimumDuration: Double
  /// The distance that the pointer may move, in points. It has an effect only if an action follows
  /// the press. Otherwise a browser allows 10.
  public var maximumDistance: CGFloat

  /// Makes a gesture of a press that is held.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long the press is held, in seconds; 0.5 where the press is not followed.
  ///   - maximumDistance: How far the pointer may move, in points; 10 where the press is not followed.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
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
    to sink: _GestureSink<Bool>,
    in decoration: inout Decoration
  ) {
    let press = GestureMemory.slot(HeldPress()).value
    press.sink = sink
    decoration.on(.longPress) { _ in press.wasHeld() }
    guard sink.isFollowed else { return }
    decoration.on(.drag) { event in
      guard case .drag(let value, let ended) = event else { return }
      if ended { return press.end() }
      let distance = hypot(value.translation.width, value.translation.height)
      press.move(distance <= gesture.maximumDistance, for: gesture.minimumDuration)
    }
  }
}

extension LongPressGesture {
  /// The gesture with actions for its changes, its end and its cancellation.
  func following(
    changed: @escaping (Bool) -> Void,
    ended: @escaping () -> Void,
    cancelled: @escaping () -> Void,
    isFollowed: Bool
  ) -> _CallbackGesture<Self> {
    _CallbackGesture(
      base: self,
      changed: changed,
      ended: { _ in ended() },
      cancelled: cancelled,
      isFollowed: isFollowed
    )
  }
}

/// A press, from its beginning to its end.
@MainActor
private final class HeldPress {
  var sink = _GestureSink<Bool>(changed: { _ in }, ended: { _ in })
  private var isDown = false
  /// Waits until the press is long enough.
  private var timer: Task<Void, Never>?
  private var isPossible = false

  /// Begins the press, or continues it at another place.
  func move(_ isNear: Bool, for seconds: Double) {
    if !isDown {
      isDown = true
      isPossible = true
      sink.changed(true)
      count(seconds)
    }
    if !isNear { giveUp() }
  }

  func end() {
    isDown = false
    giveUp()
  }

  /// Handles a long press that the renderer recognised. While the view is pressed, the timer
  /// decides instead. A keyboard sends a long press without a press before it.
  func wasHeld() {
    guard !isDown else { return }
    sink.changed(true)
    sink.ended(true)
  }

  private func count(_ seconds: Double) {
    guard seconds.isFinite else { return }
    @Dependency(\.continuousClock) var clock
    timer = Task { [weak self, clock] in
      do { try await clock.sleep(for: .seconds(max(seconds, 0))) } catch { return }
      self?.finish()
    }
  }

  private func finish() {
    guard isPossible else { return }
    isPossible = false
    sink.ended(true)
  }

  private func giveUp() {
    timer?.cancel()
    timer = nil
    guard isPossible else { return }
    isPossible = false
    sink.cancelled()
  }
}
