public import Foundation

/// An element of a page in a browser.
public struct ChromeElement: Sendable {
  let window: ChromeWindow
  let id: String

  /// The element as an argument of a script or an origin of a pointer.
  public var reference: ChromeValue { ["element-6066-11e4-a52e-4f735466cecf": .text(id)] }

  /// Clicks the middle of the element.
  public func click() async throws {
    _ = try await command("POST", "/click")
  }

  /// The visible text of the element.
  public var text: String {
    get async throws { try await command("GET", "/text").text ?? "" }
  }

  /// The value of an attribute; nil if it does not have it.
  ///
  /// - Parameter name: The attribute's name.
  public func attribute(_ name: String) async throws -> String? {
    try await window.execute(
      "return arguments[0].getAttribute(arguments[1])",
      reference,
      .text(name)
    ).text
  }

  /// The value of a property of JavaScript.
  ///
  /// - Parameter name: The property's name.
  public func property(_ name: String) async throws -> ChromeValue {
    try await command("GET", "/property/\(name)")
  }

  /// Puts files into this field, as the browser's file chooser does.
  ///
  /// - Parameter files: The places of the files on this machine.
  public func choose(_ files: [URL]) async throws {
    _ = try await command(
      "POST",
      "/value",
      ["text": .text(files.map(\.path).joined(separator: "\n"))]
    )
  }

  private func command(
    _ method: String,
    _ path: String,
    _ body: ChromeValue? = nil
  ) async throws -> ChromeValue {
    try await window.command(method, "/element/\(id)\(path)", body)
  }
}

/// Elements of the page.
extension ChromeWindow {
  /// The first element that matches a selector; waits until there is one.
  ///
  /// - Parameters:
  ///   - selector: A selector of CSS.
  ///   - seconds: How long it may take, in seconds.
  /// - Throws: A ``ChromeError`` if there was none in time.
  public func find(_ selector: String, seconds: Double = 60) async throws -> ChromeElement {
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
  ///
  /// - Parameter selector: A selector of CSS.
  public func click(_ selector: String) async throws {
    try await find(selector).click()
  }
}
