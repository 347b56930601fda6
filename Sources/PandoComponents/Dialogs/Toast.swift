public import PandoUI

/// A short message that comes over an interface and goes by itself: what an emitter sends that a view shows by
/// `toast(_:)`.
///
/// ```swift
/// notify.send("Saved")
/// notify.send(Toast("Deleted 3 notes", systemImage: "trash", button: "Undo", emitter: undo))
/// ```
@MainActor
public struct Toast: ExpressibleByStringInterpolation {
  /// The message.
  public let text: String
  /// The name of a system image before it.
  public let systemImage: String?
  /// How long it is seen while no pointer rests on it; nil leaves it until it is dismissed.
  public let duration: Duration?

  let button: String?
  let emitter: SignalEmitter?

  /// A message.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - systemImage: The name of a system image before it.
  ///   - duration: How long it is seen while no pointer rests on it; nil leaves it until it is dismissed.
  public nonisolated init(
    _ text: String,
    systemImage: String? = nil,
    duration: Duration? = .seconds(4)
  ) {
    self.text = text
    self.systemImage = systemImage
    self.duration = duration
    (button, emitter) = (nil, nil)
  }

  /// A message with a button, which takes it away when it is pressed.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - systemImage: The name of a system image before it.
  ///   - duration: How long it is seen while no pointer rests on it; nil leaves it until it is dismissed.
  ///   - button: What the button says.
  ///   - emitter: Emits when the button is pressed.
  public init(
    _ text: String,
    systemImage: String? = nil,
    duration: Duration? = .seconds(8),
    button: String,
    emitter: SignalEmitter
  ) {
    self.text = text
    self.systemImage = systemImage
    self.duration = duration
    self.button = button
    self.emitter = emitter
  }

  /// A message alone.
  public nonisolated init(stringLiteral text: String) {
    self.init(text)
  }
}

extension View {
  /// Shows a toast for each message that is emitted: over everything, at the lower edge of the window.
  ///
  /// One such modifier is usual, at the root of an application. As many as three toasts are seen at a
  /// time; another one takes the place of the oldest. Each is read out by assistive technology when it
  /// comes, stays as long as a pointer rests on it, and can be dismissed. Time is that of the dependency
  /// `continuousClock`.
  ///
  /// - Parameter emitter: Emits the messages.
  public func toast(_ emitter: Emitter<Toast>) -> some View {
    modifier(ToastRegion(emitter: emitter) { $0 })
  }

  /// Shows a toast for each text that is emitted.
  ///
  /// - Parameter emitter: Emits the messages.
  public func toast(_ emitter: Emitter<String>) -> some View {
    modifier(ToastRegion(emitter: emitter) { Toast($0) })
  }

  /// Shows a toast each time that an emitter emits.
  ///
  /// - Parameters:
  ///   - emitter: Says when.
  ///   - toast: The message.
  public func toast<Value>(
    _ emitter: Emitter<Value>,
    toast: @escaping @MainActor (Value) -> Toast
  ) -> some View {
    modifier(ToastRegion(emitter: emitter, toast: toast))
  }
}
