import Foundation

/// A browser with one window, started for a test.
struct ChromeWindow: Sendable {
  private let driver: ChromeDriver
  private let session: String

  /// Starts a browser, lets a test use it, and ends it.
  static func use<Result>(
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

  private func command(
    _ method: String,
    _ path: String,
    _ body: ChromeValue? = nil
  ) async throws -> ChromeValue {
    try await driver.command(method, "/session/\(session)\(path)", body)
  }

  func close() async throws {
    _ = try await command("DELETE", "")
  }

  // MARK: Pages

  func open(_ address: String) async throws {
    _ = try await command("POST", "/url", ["url": .text(address)])
  }

  /// Reloads the page and waits until it is loaded.
  func reload() async throws {
    _ = try await command("POST", "/refresh")
  }

  func resize(width: Int, height: Int) async throws {
    _ = try await command(
      "POST",
      "/window/rect",
      ["width": ChromeValue(width), "height": ChromeValue(height)]
    )
  }

  /// The browser's log since the last call: errors, warnings, violations.
  func log() async throws -> [String] {
    let entries = try await command("POST", "/se/log", ["type": "browser"])
    return entries.list.compactMap { $0["message"].text }
  }

  // MARK: Scripts

  /// Runs a function body in the page.
  @discardableResult
  func execute(_ script: String, _ arguments: ChromeValue...) async throws -> ChromeValue {
    try await command(
      "POST",
      "/execute/sync",
      ["script": .text(script), "args": .list(arguments)]
    )
  }

  /// Runs a function body in the page, which passes its result to its last argument.
  @discardableResult
  func executeAsync(_ script: String, _ arguments: ChromeValue...) async throws -> ChromeValue {
    try await command(
      "POST",
      "/execute/async",
      ["script": .text(script), "args": .list(arguments)]
    )
  }

  /// Waits until an expression is true in the page, and returns its value. The page may be reloaded
  /// meanwhile.
  @discardableResult
  func wait(
    _ expression: String,
    seconds: Double = 10
  ) async throws -> ChromeValue {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      do {
        return try await waitInPage(expression, seconds: seconds)
      } catch let error as ChromeError {
        // A reload ends a waiting script at once, with this error.
        guard error.description.contains("script timeout"), ContinuousClock.now < end else {
          throw error
        }
      }
    }
  }

  private func waitInPage(_ expression: String, seconds: Double) async throws -> ChromeValue {
    let answer = try await executeAsync(
      """
      const done = arguments[arguments.length - 1], end = Date.now() + arguments[0] * 1000
      const look = () => {
        const value = (() => { try { return \(expression) } catch (error) { return null } })()
        if (value) done([value])
        else if (Date.now() > end) done(null)
        else setTimeout(look, 5)
      }
      look()
      """,
      .number(seconds)
    )
    guard answer != .null else {
      throw ChromeError("within \(seconds) seconds this was not true: \(expression)")
    }
    return answer[0]
  }

  /// Sends a command of Chromium's debugging protocol, for what WebDriver cannot do.
  @discardableResult
  func devtools(_ name: String, _ parameters: ChromeValue = [:]) async throws -> ChromeValue {
    try await command(
      "POST",
      "/goog/cdp/execute",
      ["cmd": .text(name), "params": parameters]
    )
  }

  // MARK: Elements

  /// The first element that matches a selector; waits until there is one.
  func find(_ selector: String, seconds: Double = 5) async throws -> ChromeElement {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      do {
        let answer = try await command(
          "POST",
          "/element",
          ["using": "css selector", "value": .text(selector)]
        )
        guard case .object(let members) = answer, let id = members.values.first?.text else {
          throw ChromeError("\(selector): \(answer)")
        }
        return ChromeElement(window: self, id: id)
      } catch let error as ChromeError {
        guard error.description.contains("no such element"), ContinuousClock.now < end else {
          throw error
        }
      }
    }
  }

  /// Clicks the first element that matches a selector.
  func click(_ selector: String) async throws {
    try await find(selector).click()
  }

  func elementCommand(
    _ method: String,
    _ element: String,
    _ path: String,
    _ body: ChromeValue? = nil
  ) async throws -> ChromeValue {
    try await command(method, "/element/\(element)\(path)", body)
  }

  // MARK: Keys and pointers

  /// Presses and releases keys, one after the other.
  func type(_ words: String, pause milliseconds: Int = 0) async throws {
    var actions: [ChromeValue] = []
    for character in words {
      actions.append(["type": "keyDown", "value": .text(String(character))])
      actions.append(["type": "keyUp", "value": .text(String(character))])
      if milliseconds > 0 {
        actions.append(["type": "pause", "duration": ChromeValue(milliseconds)])
      }
    }
    try await perform(["type": "key", "id": "keyboard", "actions": .list(actions)])
  }

  /// Presses one key while others are held down.
  func press(_ key: Key, with held: Key...) async throws {
    let down = (held + [key]).map { ["type": "keyDown", "value": $0.value] as ChromeValue }
    let up = ([key] + held).map { ["type": "keyUp", "value": $0.value] as ChromeValue }
    try await perform(["type": "key", "id": "keyboard", "actions": .list(down + up)])
  }

  /// Performs pointer actions, step by step.
  func point(_ actions: ChromeValue...) async throws {
    try await perform([
      "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
      "actions": .list(actions),
    ])
  }

  private func perform(_ source: ChromeValue) async throws {
    _ = try await command("POST", "/actions", ["actions": .list([source])])
  }

  /// A key in WebDriver's encoding.
  enum Key: String {
    case tab = "\u{E004}"
    case enter = "\u{E007}"
    case shift = "\u{E008}"
    case control = "\u{E009}"
    case alt = "\u{E00A}"
    case escape = "\u{E00C}"
    case end = "\u{E010}"
    case space = " "
    case up = "\u{E013}"
    case down = "\u{E015}"
    case left = "\u{E012}"
    case right = "\u{E014}"
    case k, z

    fileprivate var value: ChromeValue { .text(rawValue) }
  }
}

/// An element of a page in a browser.
struct ChromeElement: Sendable {
  let window: ChromeWindow
  let id: String

  /// The element as an argument of a script or an origin of a pointer.
  var reference: ChromeValue { ["element-6066-11e4-a52e-4f735466cecf": .text(id)] }

  func click() async throws {
    _ = try await window.elementCommand("POST", id, "/click")
  }

  var text: String {
    get async throws { try await window.elementCommand("GET", id, "/text").text ?? "" }
  }

  func attribute(_ name: String) async throws -> String? {
    try await window.execute(
      "return arguments[0].getAttribute(arguments[1])",
      reference,
      .text(name)
    ).text
  }

  func property(_ name: String) async throws -> ChromeValue {
    try await window.elementCommand("GET", id, "/property/\(name)")
  }
}
