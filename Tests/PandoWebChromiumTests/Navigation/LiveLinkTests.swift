import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of links to screens in a browser: they have addresses, and the script follows them.
  @MainActor
  @Suite("Live links")
  struct LiveLinks {
    private struct Harbour: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          List(1..<4) { number in
            NavigationLink("Berth \(number)", value: number)
              .accessibilityIdentifier("berth-\(number)")
          }
          .navigationTitle("Harbour")
          .navigationDestination(for: Int.self) { number in
            Text("Ship \(number)").navigationTitle("Berth")
          }
        }
      }
    }

    private let desktop = PageAudit.Look(width: 1280, height: 800, isTouch: false, isDark: false)

    /// Clicks a link while keys are held, and returns whether the browser would have followed the
    /// link.
    private func click(_ number: Int, _ keys: String, _ window: ChromeWindow) async throws
      -> ChromeValue
    {
      try await window.execute(
        """
        let isFollowed
        addEventListener('click', (event) => {
          isFollowed = !event.defaultPrevented
          event.preventDefault()
        }, { once: true })
        document.querySelector('[data-testid=berth-\(number)]').dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, \(keys) }))
        return isFollowed
        """
      )
    }

    @Test func link_isFollowedByTheScript_andByTheBrowserWithAKey() async throws {
      try await ChromiumTests.use(desktop) {
        Harbour()
      } _: { window in
        try await window.wait("document.querySelector('[data-testid=berth-2]').pathname === '/2'")
        _ = try await window.execute("window.isSame = true")
        for keys in ["ctrlKey: true", "metaKey: true", "shiftKey: true"] {
          #expect(try await click(1, keys, window) == true)
        }
        // The page has answered none of the clicks, or it would be on the screen of a link.
        #expect(try await click(2, "", window) == false)
        try await window.wait("location.pathname === '/2' && window.isSame")
        try await window.wait("document.body.innerText.includes('Ship 2')")
      }
    }

    /// Space presses a link with an address as it presses selected rows and links without one.
    @Test func link_isPressedBySpace_asByReturn() async throws {
      try await ChromiumTests.use(desktop) {
        Harbour()
      } _: { window in
        for (number, key) in [(1, ChromeWindow.Key.space), (2, .enter)] {
          try await window.wait(
            "document.querySelector('[data-testid=berth-\(number)]')?.checkVisibility()"
          )
          _ = try await window.execute(
            "document.querySelector('[data-testid=berth-\(number)]').focus()"
          )
          try await window.press(key)
          try await window.wait("location.pathname === '/\(number)'")
          _ = try await window.execute("history.back()")
          try await window.wait("location.pathname === '/'")
        }
      }
    }

    @Test func link_isNotCarriedAway_andOpensItsAddressByItself() async throws {
      try await ChromiumTests.use(desktop) {
        Harbour()
      } _: { window in
        try await window.wait("document.querySelector('[data-testid=berth-3]').draggable === false")
        _ = try await window.execute(
          "location.href = document.querySelector('[data-testid=berth-3]').href"
        )
        try await window.wait(
          "location.pathname === '/3' && document.body.innerText.includes('Ship 3')"
        )
      }
    }
  }
}
