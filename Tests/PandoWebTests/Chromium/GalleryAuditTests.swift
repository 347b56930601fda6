import GallerySamples
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb

extension ChromiumTests {
  /// Every page of the gallery, as a person uses it: on a desktop and on a phone, light and dark.
  @MainActor
  @Suite("Gallery audit")
  struct GalleryAudit {
    /// Pages with problems that are known: a column without a title, and tables that share a name.
    private static let unfinished: Set<String> = ["tables"]

    @Test func everyPage_canBeUsedByEveryone() async throws {
      // One window for all, because starting a browser takes longer than looking at a page.
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
            Self.report(problems, of: page.name)
          }
        }
      }
    }

    private static func report(_ problems: [String], of name: String) {
      withKnownIssue(isIntermittent: true) {
        for problem in problems { Issue.record("\(name): \(problem)") }
      } when: {
        unfinished.contains(name)
      }
    }
  }
}
