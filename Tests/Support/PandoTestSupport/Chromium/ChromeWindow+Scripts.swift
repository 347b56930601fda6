/// Scripts in the page.
extension ChromeWindow {
  /// Runs a function body in the page.
  ///
  /// - Parameters:
  ///   - script: The body of a JavaScript function.
  ///   - arguments: The function's arguments.
  /// - Returns: What the function returns.
  @discardableResult
  public func execute(_ script: String, _ arguments: ChromeValue...) async throws -> ChromeValue {
    try await command(
      "POST",
      "/execute/sync",
      ["script": .text(script), "args": .list(arguments)]
    )
  }

  /// Runs a function body in the page, which passes its result to its last argument.
  ///
  /// - Parameters:
  ///   - script: The body of a JavaScript function.
  ///   - arguments: The function's arguments, before the one that takes the result.
  /// - Returns: The result.
  @discardableResult
  public func executeAsync(_ script: String, _ arguments: ChromeValue...) async throws
    -> ChromeValue
  {
    try await command(
      "POST",
      "/execute/async",
      ["script": .text(script), "args": .list(arguments)]
    )
  }

  /// Waits until an expression is true in the page. The page may be reloaded meanwhile.
  ///
  /// - Parameters:
  ///   - expression: An expression of JavaScript. One that throws is not true yet.
  ///   - seconds: How long it may take, in seconds.
  /// - Returns: The expression's value.
  /// - Throws: A ``ChromeError`` if the expression did not become true in time.
  @discardableResult
  public func wait(
    _ expression: String,
    seconds: Double = 60
  ) async throws -> ChromeValue {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      do {
        // No longer than WebDriver lets a script run.
        let left = ContinuousClock.now.duration(to: end) / .seconds(1)
        let answer = try await waitInPage(expression, seconds: min(left, 60))
        if answer != .null { return answer[0] }
        guard ContinuousClock.now < end else {
          throw ChromeError("within \(seconds) seconds this was not true: \(expression)")
        }
      } catch let error as ChromeError {
        // A reload ends a waiting script at once, with this error.
        guard error.description.contains("script timeout"), ContinuousClock.now < end else {
          throw error
        }
      }
    }
  }

  /// A list of the expression's value; null if it did not become true in time.
  private func waitInPage(_ expression: String, seconds: Double) async throws -> ChromeValue {
    try await executeAsync(
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
  }

  /// Sends a command of Chromium's debugging protocol, for what WebDriver cannot do.
  ///
  /// - Parameters:
  ///   - name: The command's name, with its domain.
  ///   - parameters: An object with the command's parameters.
  /// - Returns: The command's result.
  @discardableResult
  public func devtools(_ name: String, _ parameters: ChromeValue = [:]) async throws -> ChromeValue
  {
    try await browser.devtools(name, parameters)
  }
}
