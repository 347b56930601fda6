import Foundation
import Synchronization

/// A running browser.
///
/// A test that is done leaves its browser to the next one: starting a browser takes a second of a
/// processor, and opening a tab a tenth of a second.
final class ChromeBrowser: Sendable {
  private let driver: ChromeDriver
  private let session: String
  /// Whether a setting was made that a new tab would have as well.
  private let isSpent = Mutex(false)

  /// Debian's Chromium without windows, if it is there.
  ///
  /// It has the same engine, and takes a third less of the processors for the same pages. Without
  /// it, the ordinary browser is started without its windows.
  private static let shell = ["/usr/lib/chromium/chromium-headless-shell"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private static let idle = Mutex<[ChromeBrowser]>([])

  /// A browser that no test uses, with one empty tab.
  static func take() async throws -> ChromeBrowser {
    if let browser = idle.withLock({ $0.popLast() }) { return browser }
    return try await ChromeBrowser()
  }

  private init() async throws {
    driver = try ChromeDriver.shared()
    var arguments: [ChromeValue] = [
      "--headless=new", "--disable-gpu", "--no-first-run", "--disable-dev-shm-usage",
      "--disable-background-networking",
    ]
    // Chromium's own sandbox does not work for root.
    if getuid() == 0 { arguments.append("--no-sandbox") }
    var options: ChromeValue = ["args": .list(arguments)]
    if let shell = Self.shell { options = ["args": .list(arguments), "binary": .text(shell)] }
    let answer = try await driver.command(
      "POST",
      "/session",
      [
        "capabilities": [
          "alwaysMatch": [
            "browserName": "chrome",
            "goog:chromeOptions": options,
            "goog:loggingPrefs": ["browser": "ALL"],
            "timeouts": ["script": 120_000, "pageLoad": 60_000],
          ]
        ]
      ]
    )
    guard let session = answer["sessionId"].text else {
      throw ChromeError("the browser did not start: \(answer)")
    }
    self.session = session
  }

  /// Sends a command of WebDriver.
  func command(
    _ method: String,
    _ path: String,
    _ body: ChromeValue? = nil
  ) async throws -> ChromeValue {
    try await driver.command(method, "/session/\(session)\(path)", body)
  }

  /// Sends a command of the debugging protocol.
  func devtools(_ name: String, _ parameters: ChromeValue) async throws -> ChromeValue {
    if name.hasPrefix("Browser.") { isSpent.withLock { $0 = true } }
    return try await command(
      "POST",
      "/goog/cdp/execute",
      ["cmd": .text(name), "params": parameters]
    )
  }

  /// Closes what the test has opened, and keeps the browser for the next one.
  func giveBack() async throws {
    guard !isSpent.withLock({ $0 }) else { return try await end() }
    let tabs = try await command("GET", "/window/handles").list
    let fresh = try await command("POST", "/window/new", ["type": "tab"])["handle"]
    for tab in tabs {
      _ = try await command("POST", "/window", ["handle": tab])
      _ = try await command("DELETE", "/window")
    }
    _ = try await command("POST", "/window", ["handle": fresh])
    // A page takes the focus as if its window were in front, which is true of one browser at a
    // time.
    _ = try await devtools("Page.bringToFront", [:])
    _ = try await devtools("Network.clearBrowserCookies", [:])
    _ = try await command("POST", "/se/log", ["type": "browser"])
    Self.idle.withLock { $0.append(self) }
  }

  /// Ends the browser.
  func end() async throws {
    _ = try await command("DELETE", "")
  }
}
