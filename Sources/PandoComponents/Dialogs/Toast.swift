public import PandoUI

/// A short message that appears over an interface and goes away by itself. An emitter sends it, and a view
/// shows it by `toast(_:)`.
///
/// ```swift
/// notify.send("Saved")
/// notify.send(Toast("Deleted 3 notes", systemImage: "trash", button: "Undo", emitter: undo))
/// ```
@MainActor
public struct Toast: ExpressibleByStringInterpolation {
  /// The message.
  public let text: String
  /// The name of a system image before the text.
  public let systemImage: String?
  /// How long the toast is shown while no pointer rests on it; nil keeps it until it is dismissed.
  public let duration: Duration?

  let button: String?
  let emitter: SignalEmitter?

  /// A message.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - systemImage: The name of a system image before the text.
  ///   - duration: How long the toast is shown while no pointer rests on it; nil keeps it until it is
  ///     dismissed.
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

  /// A message with a button, which dismisses it.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - systemImage: The name of a system image before the text.
  ///   - duration: How long the toast is shown while no pointer rests on it; nil keeps it until it is
  ///     dismissed.
  ///   - button: The title of the button.
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
  /// An application usually has one such modifier, at its root. At most three toasts are shown at a time; a
  /// further one replaces the oldest. Assistive technology reads each toast when it appears. A toast stays
  /// while a pointer rests on it, and can be dismissed. The dependency `continuousClock` measures its time.
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
  ///   - emitter: Emits the values.
  ///   - toast: Makes the message for a value.
  public func toast<Value>(
    _ emitter: Emitter<Value>,
    toast: @escaping @MainActor (Value) -> Toast
  ) -> some View {
    modifier(ToastRegion(emitter: emitter, toast: toast))
  }
}
