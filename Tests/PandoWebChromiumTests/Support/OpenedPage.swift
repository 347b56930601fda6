import PandoTestSupport
import PandoUI

@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Serves a view, opens its page in a window, lets a test use it, and closes both.
  ///
  /// - Parameters:
  ///   - look: The size of the window, touch or mouse, and the colour scheme.
  ///   - features: Values of media features, by name, such as `["forced-colors": "active"]`.
  ///   - waitsForScripts: Whether the test begins only when all scripts that the page needs run.
  ///   - content: The view, made anew for each page.
  ///   - body: The test of the window.
  /// - Throws: Errors of the body, of the server and of the browser.
  @MainActor
  static func use(
    _ look: PageAudit.Look = .desktop,
    _ features: [String: String] = [:],
    waitsForScripts: Bool = true,
    @ViewBuilder _ content: @escaping @MainActor () -> some View,
    _ body: @MainActor (ChromeWindow) async throws -> Void
  ) async throws {
    try await LiveServer.use {
      content()
    } _: { server in
      try await ChromeWindow.use { window in
        try await PageAudit.show(look, in: window)
        if !features.isEmpty {
          let list = features.map { name, value -> ChromeValue in
            ["name": .text(name), "value": .text(value)]
          }
          try await window.devtools("Emulation.setEmulatedMedia", ["features": .list(list)])
        }
        try await window.open("http://127.0.0.1:\(server.port)/")
        if waitsForScripts { try await window.waitForScripts() }
        try await body(window)
      }
    }
  }
}
