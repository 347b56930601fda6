import GallerySamples
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Audits of every page of the gallery from a real server, which gets the window's metrics only
  /// after the first document.
  @MainActor
  @Suite("Live audit")
  struct LiveAudit {
    @Test func everyPage_comesToRestInPlace_andFitsIntoTheWindow()
      async throws
    {
      try await ChromeWindow.use(width: 1280, height: 800) { window in
        let audit = try PageAudit(window)
        for page in GalleryPage.all {
          try await LiveServer.use {
            page.view
          } _: { server in
            for look in PageAudit.widths {
              for problem in try await audit.arrival(
                at: "http://127.0.0.1:\(server.port)/",
                in: look
              ) {
                Issue.record("\(page.name): \(problem)")
              }
            }
            for problem in try await audit.misfits() { Issue.record("\(page.name): \(problem)") }
          }
        }
      }
    }
  }
}
