import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWebTestSupport

extension ChromiumTests {
  /// What is printed.
  @MainActor
  @Suite("Printing")
  struct Printing {
    @Test func scrolledContent_isPrintedWhole() async throws {
      let address = try ClientPage.serve(policy: nil) {
        TabView {
          NavigationStack {
            List(0..<80, id: \.self) { Text("Row \($0)") }.navigationTitle("Rows").refreshable {}
          }
          .tabItem { Text("Rows") }
        }
      }
      try await ChromeWindow.use { window in
        try await ClientPage.use(window, address) { page in
          try await window.devtools("Emulation.setEmulatedMedia", ["media": "print"])
          let cut = try await page.value(
            """
            (() => { const row = [...document.querySelectorAll('.row')].at(-1), found = []
            for (let up = row.parentElement; up; up = up.parentElement)
              if (up.scrollHeight > up.clientHeight + 1 && getComputedStyle(up).overflowY != 'visible') found.push(up.className)
            return [document.documentElement.scrollHeight > row.getBoundingClientRect().bottom, found] })()
            """
          )
          #expect(cut == [true, []])
          // What is pressed is nothing on paper.
          #expect(
            try await page.value("document.querySelector('.refresh').checkVisibility()") == false
          )
        }
      }
    }
  }
}
