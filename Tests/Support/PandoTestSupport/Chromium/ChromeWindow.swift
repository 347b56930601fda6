import Foundation

/// A browser with one window, started for a test.
public struct ChromeWindow: Sendable {
  private let driver: ChromeDriver
  private let session: String

  /// Starts a browser, lets a test use it, and ends it.
  ///
  /// - Parameters:
  ///   - width: The width of the window in pixels.
  ///   - height: The height of the window in pixels.
  ///   - body: What the test does with the window.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws, and a ``ChromeError`` if the browser does not start or does not end.
  public static func use<Result>(
    width: Int = 1000,
    height: Int = 800,
    _ body: (ChromeWindow) async throws -> Result
  ) async throws -> Result {
    let window = try await ChromeWindow(width: width, height: height)
    do {
      let result = try await body(window)
      try await window.close()
      return result
    } catch {
      try? await window.close()
      throw error
    }
  }

  private init(width: Int, height: Int) async throws {
    driver = try ChromeDriver.shared()
    var arguments: [ChromeValue] = [
      "--headless=new", "--disable-gpu", "--no-first-run", "--disable-dev-shm-usage",
      "--disable-background-networking", "--window-size=\(width),\(height)",
    ]
    // Chromium's own sandbox does not work for root.
    if getuid() == 0 { arguments.append("--no-sandbox") }
    let answer = try await driver.command(
      "POST",
      "/session",
      [
        "capabilities": [
          "alwaysMatch": [
            "browserName": "chrome",
            "goog:chromeOptions": ["args": .list(arguments)],
            "goog:loggingPrefs": ["browser": "ALL"],
            "timeouts": ["script": 30000, "pageLoad": 30000],
          ]
        ]
      ]
    )
    guard let session = answer["sessionId"].text else {
      throw ChromeError("the browser did not start: \(answer)")
    }
    self.session = session
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
    try await driver.command(method, "/session/\(session)\(path)", body)
  }

  private func close() async throws {
    _ = try await command("DELETE", "")
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
