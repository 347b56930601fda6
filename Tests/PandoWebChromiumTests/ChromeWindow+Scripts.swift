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
    let needsMore = "return !!document.querySelector(arguments[0])"
    if try await execute(needsMore, .text(try ClientScript.moreSelector)) == true {
      try await waitForMore()
    }
  }

  /// Waits for more.js, which few pages need and which comes after the page.
  ///
  /// A script that imports the same module waits until the module runs.
  func waitForMore() async throws {
    let name = ServedFile.more.hashedName
    try await wait(
      "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('\(name)'))"
    )
    try await executeAsync("import('/pando/\(name)').then(() => arguments[0]())")
    // The page may import the preloaded module after this. The adopted style sheet is the first
    // thing that the module makes.
    try await wait("document.adoptedStyleSheets.length")
  }
}

extension ClientScript {
  /// The selector of the nodes that make a page fetch more.js, as lazy.js has it.
  fileprivate static var moreSelector: String {
    get throws {
      guard let match = try #/"(\.chart,[^"]+)"/#.firstMatch(in: text) else {
        throw ChromeError("the script has no selector of what needs more.js")
      }
      return String(match.1)
    }
  }
}
