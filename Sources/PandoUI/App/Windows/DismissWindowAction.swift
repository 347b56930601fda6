/// Closes tabs of the browser that show windows of the application; the environment provides it.
///
/// ```swift
/// @Environment(\.dismissWindow) private var dismissWindow
/// Button("Done") { dismissWindow() }
/// ```
///
/// Only tabs of the same visitor are closed. Browsers let a page close its tab only if `openWindow` or a link opened it: the tab
/// in which the visitor came to the application stays.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
  let list: WindowList?

  nonisolated init(list: WindowList?) {
    self.list = list
  }

  /// Closes the tab of the window in which the view is.
  public func callAsFunction() {
    guard let close = list?.close else {
      return reportMisuse("dismissWindow: nothing here closes windows.")
    }
    close(nil)
  }

  /// Closes the tabs of a window, whatever value each shows.
  ///
  /// - Parameter id: The identity of a `WindowGroup` or `Window`.
  public func callAsFunction(id: String) { close(id: id, value: nil) }

  /// Closes the tabs of the window that shows a value.
  ///
  /// - Parameter value: The value that the first `WindowGroup` for its type shows.
  public func callAsFunction<D: Codable & Hashable>(value: D) { close(id: nil, value: value) }

  /// Closes the tabs of the window with an identity that shows a value.
  ///
  /// - Parameters:
  ///   - id: The identity of a `WindowGroup` for values of this type.
  ///   - value: The value that the window shows.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    close(id: id, value: value)
  }

  private func close(id: String?, value: (any Codable & Hashable)?) {
    guard let list else { return reportMisuse("dismissWindow: nothing here closes windows.") }
    list.close(id: id, value: value)
  }
}

extension EnvironmentValues {
  /// Closes tabs of the browser that show windows of the application.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(list: windowList) }
}
