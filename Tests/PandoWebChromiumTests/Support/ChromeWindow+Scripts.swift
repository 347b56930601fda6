import Foundation
import PandoTestSupport

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromeWindow {
  /// Opens a page of the server at a port of this machine, and waits until all scripts that the page needs run.
  ///
  /// Keys and touches that come before them are not seen, so a test that sends some at once fails on a busy machine.
  func open(port: Int, _ path: String = "") async throws {
    try await open("http://127.0.0.1:\(port)/\(path)")
    try await waitForScripts()
  }

  /// Waits until all scripts that the page needs run.
  func waitForScripts() async throws {
    guard try await finds(ClientScript.selector(in: ClientScript.text)) else { return }
    try await waitForMore()
    guard try await finds(ClientScript.selector(in: ClientScript.moreText)) else { return }
    try await wait(for: .gestures)
  }

  /// Waits for more.js, which few pages need and which comes after the page.
  func waitForMore() async throws {
    try await wait(for: .more)
    // The page may import the preloaded module after this. The adopted style sheet is the first
    // thing that the module makes.
    try await wait("document.adoptedStyleSheets.length")
  }

  /// Waits for a file that the script imports.
  ///
  /// A script that imports the same module waits until the module runs.
  private func wait(for file: ServedFile) async throws {
    let name = file.hashedName
    // The path depends on where the application is mounted.
    let address =
      "performance.getEntriesByType('resource').map(({ name }) => name).find((name) => name.endsWith('\(name)'))"
    try await wait(address)
    try await executeAsync("import(\(address)).then(() => arguments[0]())")
  }

  private func finds(_ selector: String) async throws -> Bool {
    try await execute("return !!document.querySelector(arguments[0])", .text(selector)) == true
  }
}

extension ClientScript {
  /// The selector of the nodes that make a file of the script fetch the next one.
  fileprivate static func selector(in text: String) throws -> String {
    guard let match = try #/"((?:\.[a-z-]+,)*\.chart,[^"]+)"/#.firstMatch(in: text) else {
      throw ChromeError("the script has no selector of what needs the next file")
    }
    return String(match.1)
  }
}
