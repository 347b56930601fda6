import Foundation

/// A window of a browser that nobody used before: its tab is new, and its cookies and storages are empty.
public struct ChromeWindow: Sendable {
  let browser: ChromeBrowser

  /// Opens a window, lets a test use it, and closes it. Windows that are open at the same time have
  /// browsers of their own.
  ///
  /// - Parameters:
  ///   - width: The width of the window in pixels.
  ///   - height: The height of the window in pixels.
  ///   - body: What the test does with the window.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws, and a ``ChromeError`` if the browser does not start or does not close the window.
  public static func use<Result>(
    width: Int = 1000,
    height: Int = 800,
    _ body: (ChromeWindow) async throws -> Result
  ) async throws -> Result {
    let browser = try await ChromeBrowser.take()
    do {
      let window = ChromeWindow(browser: browser)
      try await window.resize(width: width, height: height)
      let result = try await body(window)
      try await browser.giveBack()
      return result
    } catch {
      // The state of such a browser is unknown.
      try? await browser.end()
      throw error
    }
  }

  /// Sends a command of WebDriver to this window.
  ///
  /// - Parameters:
  ///   - method: The method of HTTP.
  ///   - path: The path below that of the session.
  ///   - body: What is sent with the method `POST`.
  func command(
    _ method: String,
    _ path: String,
    _ body: ChromeValue? = nil
  ) async throws -> ChromeValue {
    try await browser.command(method, path, body)
  }

  // MARK: Pages

  /// Opens a page and waits until it is loaded.
  ///
  /// - Parameter address: The page's address.
  public func open(_ address: String) async throws {
    _ = try await command("POST", "/url", ["url": .text(address)])
  }

  /// Reloads the page and waits until it is loaded.
  public func reload() async throws {
    _ = try await command("POST", "/refresh")
  }

  /// Resizes the window.
  ///
  /// - Parameters:
  ///   - width: The new width of the window in pixels.
  ///   - height: The new height of the window in pixels.
  public func resize(width: Int, height: Int) async throws {
    _ = try await command(
      "POST",
      "/window/rect",
      ["width": ChromeValue(width), "height": ChromeValue(height)]
    )
  }

  /// The browser's log since the last call: errors, warnings, violations.
  public func log() async throws -> [String] {
    let entries = try await command("POST", "/se/log", ["type": "browser"])
    return entries.list.compactMap { $0["message"].text }
  }
}
