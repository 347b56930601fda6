import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the button that reloads a list, for users who cannot pull the list down.
  @MainActor
  @Suite("Live refreshing")
  struct LiveRefreshing {
    private struct Feed: View {
      let isInAStack: Bool
      @State private var count = 0
      var body: some View {
        if isInAStack {
          NavigationStack { list.navigationTitle("Feed") }
        } else {
          list
        }
      }
      private var list: some View {
        List { Text(verbatim: "Loaded \(count)").accessibilityIdentifier("count") }
          .refreshable { await MainActor.run { count += 1 } }
      }
    }

    private struct Page: View {
      @State private var count = 0
      var body: some View {
        ScrollView {
          Text(verbatim: "Loaded \(count)").accessibilityIdentifier("count")
        }
        .refreshable { await MainActor.run { count += 1 } }
      }
    }

    private let size =
      "(({ width, height }) => [Math.round(width), Math.round(height)])(document.querySelector('.refresh').getBoundingClientRect())"

    private func use(
      _ look: PageAudit.Look,
      @ViewBuilder _ content: @escaping @MainActor () -> some View,
      _ body: @MainActor (ChromeWindow) async throws -> Void
    ) async throws {
      try await ChromiumTests.use(look, [:], content) { window in
        try await body(window)
        #expect(try await window.log() == [])
      }
    }

    private func expectLoaded(_ count: Int, in window: ChromeWindow) async throws {
      try await window.wait(
        "document.querySelector('[data-testid=count]').textContent == 'Loaded \(count)'"
      )
    }

    @Test(arguments: [true, false])
    func button_isInSight_whereAPointerIs(isInAStack: Bool) async throws {
      try await use(.desktop) {
        Feed(isInAStack: isInAStack)
      } _: { window in
        // A list without a stack has no heading.
        let problems = try await PageAudit(window).problems(isDark: false)
        #expect(problems.filter { isInAStack || !$0.contains("page-has-heading-one") } == [])
        try await PageAudit.show(.desktop, in: window)
        let measured = try await window.execute("return \(size)")
        #expect((measured[0].number ?? 0) >= 24 && (measured[1].number ?? 0) >= 24)
        try await window.click(".refresh")
        try await expectLoaded(1, in: window)
      }
    }

    @Test(arguments: [true, false])
    func button_isOutOfSight_untilItHasTheFocus_whereAFingerPulls(isInAStack: Bool) async throws {
      try await use(.phone) {
        Feed(isInAStack: isInAStack)
      } _: { window in
        #expect(try await window.execute("return \(size)") == [1, 1])
        // The list leaves no room for the hidden button.
        let top = "document.querySelector('.list').getBoundingClientRect().top"
        let before = try await window.execute("return \(top)")
        #expect(isInAStack || before == 0)
        try await window.press(.tab)
        try await window.wait("document.activeElement.matches('.refresh')")
        let measured = try await window.execute("return \(size)")
        #expect((measured[0].number ?? 0) >= 44 && (measured[1].number ?? 0) >= 44)
        try await window.press(.enter)
        try await expectLoaded(1, in: window)
      }
    }

    @Test func reloading_isShownUntilItIsOver() async throws {
      let (gate, open) = AsyncStream<Void>.makeStream()
      try await use(.phone) {
        NavigationStack {
          List { Text("Row") }
            .refreshable { for await _ in gate { break } }
            .navigationTitle("Feed")
        }
      } _: { window in
        try await window.press(.tab)
        try await window.press(.enter)
        try await window.wait("document.querySelector('.list.refreshing')")
        try await window.wait("document.querySelector('.refresh').ariaBusy == 'true'")
        open.yield()
        try await window.wait("!document.querySelector('.list.refreshing')")
        try await window.wait("document.querySelector('.refresh').ariaBusy != 'true'")
        #expect(
          try await window.execute("return document.activeElement.matches('.refresh')") == true
        )
      }
    }

    @Test func scrollView_whenPulled_isReloaded() async throws {
      try await use(.phone) {
        Page()
      } _: { window in
        try await window.wait("document.querySelector('.scroll[data-on~=refresh]')")
        try await window.drag(
          from: CGPoint(x: 195, y: 300),
          by: CGSize(width: 0, height: 20),
          times: 7
        )
        try await expectLoaded(1, in: window)
      }
    }
  }
}
