import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of keys that scroll a page.
  @MainActor
  @Suite("Live paging")
  struct LiveScrollKeys {
    private struct Board: View {
      let isList: Bool

      private var rows: some View {
        ForEach(0..<80, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 40) }
      }

      var body: some View {
        NavigationStack {
          Group { if isList { List { rows } } else { ScrollView { rows } } }.navigationTitle("Rows")
        }
      }
    }

    /// A page that was just opened scrolls by keys, as a document does.
    @Test(arguments: [true, false])
    func keys_scrollThePageThatWasOpened(isList: Bool) async throws {
      try await ChromiumTests.use(.desktop) {
        Board(isList: isList)
      } _: { window in
        try await window.waitForMore()
        let scrolled =
          "[...document.querySelectorAll('.screen *')].find((node) => node.scrollTop > 0)?.scrollTop"
        try await window.press(.pageDown)
        try await window.wait("\(scrolled) > 200")
        try await window.press(.end)
        try await window.wait("\(scrolled) > 1500")
        try await window.press(.home)
        try await window.wait("!\(scrolled)")
        try await window.press(.space)
        try await window.wait("\(scrolled) > 200")
      }
    }
  }
}
