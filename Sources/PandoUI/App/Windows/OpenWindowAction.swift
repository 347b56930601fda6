/// Opens a window of the application in a tab of its own; the environment provides it.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
/// Button("Open in a new tab") { openWindow(value: book.id) }
/// ```
///
/// The new tab is a page of the same visitor, with view state of its own; what both share is in `@Shared` values. Browsers open
/// tabs only soon after a click. If a browser refuses, the page shows that. A window that the application does not have is reported
/// as a mistake of the programmer.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
  let list: WindowList?

  nonisolated init(list: WindowList?) {
    self.list = list
  }

  /// Opens the window with an identity.
  ///
  /// - Parameter id: The identity of a `WindowGroup` or `Window`.
  public func callAsFunction(id: String) { open(id: id, value: nil) }

  /// Opens a window that shows a value.
  ///
  /// - Parameter value: The value that the first `WindowGroup` for its type shows. It is a part of
  ///   the address, as JSON, of at most 2,000 bytes.
  public func callAsFunction<D: Codable & Hashable>(value: D) { open(id: nil, value: value) }

  /// Opens the window with an identity, which shows a value.
  ///
  /// - Parameters:
  ///   - id: The identity of a `WindowGroup` for values of this type.
  ///   - value: The value that the window shows. It is a part of the address, as JSON, of at most
  ///     2,000 bytes.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open(id: id, value: value)
  }

  private func open(id: String?, value: (any Codable & Hashable)?) {
    guard let list else { return reportMisuse("openWindow: nothing here opens windows.") }
    list.open(id: id, value: value)
  }
}

extension EnvironmentValues {
  /// Opens a window of the application in a tab of its own.
  public var openWindow: OpenWindowAction { OpenWindowAction(list: windowList) }

  /// Whether the application can show several windows at once: true of live pages, each in a tab.
  @MainActor
  public var supportsMultipleWindows: Bool { windowList?.open != nil }
}
