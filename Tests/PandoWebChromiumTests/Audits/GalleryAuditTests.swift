import GallerySamples
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Audits of every page of the gallery: on a desktop and on a phone, light and dark.
  @MainActor
  @Suite("Gallery audit")
  struct GalleryAudit {
    @Test func everyPage_canBeUsedByEveryone() async throws {
      // All pages are in one window, because starting a browser takes longer than looking at a
      // page.
      try await ChromeWindow.use(width: 1280, height: 800) { window in
        let audit = try PageAudit(window)
        for page in GalleryPage.all {
          let tree = ElementTree()
          let graph = page.graph(tree)
          graph.flush()
          let address = try ClientPage.serve(tree, policy: nil, fillsWindow: page.fillsWindow)
          graph.close()
          for isDark in [false, true] {
            try await PageAudit.show(isDark ? .darkDesktop : .desktop, in: window)
            try await window.open(address)
            try await window.wait("fake.hellos.length")
            let problems = try await audit.problems(isDark: isDark)
            for problem in problems { Issue.record("\(page.name): \(problem)") }
          }
        }
      }
    }
  }
}
