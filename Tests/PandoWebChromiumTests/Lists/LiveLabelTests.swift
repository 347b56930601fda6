import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of labels: subtitles, the chevrons of rows, and icons that move in front of words.
  @MainActor
  @Suite("Live labels")
  struct LiveLabels {
    private func use(
      width: Int,
      @ViewBuilder _ content: @escaping @MainActor () -> some View,
      _ body: @MainActor (ChromeWindow) async throws -> Void
    ) async throws {
      try await LiveServer.use {
        content()
      } _: { server in
        try await ChromeWindow.use(width: width) { window in
          try await window.open(port: server.port)
          try await body(window)
        }
      }
    }

    @Test(arguments: [390, 1280])
    func twoTexts_inALabel_standBelowEachOther(width: Int) async throws {
      try await use(width: width) {
        Form {
          LabeledContent {
            Text("Value").accessibilityIdentifier("value")
          } label: {
            Text("Title").accessibilityIdentifier("title")
            Text("What is said of it").accessibilityIdentifier("more")
          }
          Toggle(isOn: .constant(true)) {
            Text("Switch").accessibilityIdentifier("title2")
            Text("What it does").accessibilityIdentifier("more2")
          }
          Toggle(isOn: .constant(true)) {
            Label("Wireless", systemImage: "wifi").accessibilityIdentifier("title3")
            Text("Known networks are joined").accessibilityIdentifier("more3")
          }
        }
      } _: { window in
        for name in ["", "2", "3"] {
          let places = try await window.execute(
            """
            const [title, more] = ['title\(name)', 'more\(name)'].map((id) => document.querySelector(`[data-testid=${id}]`))
            const size = (node) => parseFloat(getComputedStyle(node).fontSize)
            const [upper, lower] = [title, more].map((node) => node.getBoundingClientRect())
            return [lower.top >= upper.bottom - 1, lower.left == upper.left, size(more) < size(title)]
            """
          )
          #expect(places == [true, true, true])
        }
      }
    }

    /// A row leads to another screen on a phone, and shows its detail beside itself on a desktop.
    @Test(arguments: [(390, true), (1280, false)])
    func chevron_isWhereARowLeadsAway(width: Int, isThere: Bool) async throws {
      try await use(width: width) {
        NavigationSplitView {
          List {
            NavigationLink("One") { Text("Of one") }
          }
        } detail: {
          NavigationStack {
            List { NavigationLink("Two") { Text("Of two") } }
          }
        }
      } _: { window in
        let shown = try await window.execute(
          """
          const link = [...document.querySelectorAll('.link')].find((node) => node.innerText === 'One')
          return getComputedStyle(link, '::after').display !== 'none' && getComputedStyle(link, '::after').content !== 'none'
          """
        )
        #expect(shown == .flag(isThere))
      }
    }

    @Test func systemImages_withAnEffect_move() async throws {
      try await use(width: 390) {
        Image(systemName: "bell").symbolEffect(.wiggle)
        Label("Heart", systemImage: "heart").symbolEffect(.pulse)
        HStack { Image(systemName: "star") }.symbolEffect(.bounce, options: .repeat(100))
        Image(systemName: "sun.max").symbolEffect(.scale.up)
      } _: { window in
        try await window.wait(
          "document.getAnimations().map((one) => one.animationName).sort().join() === 'bounce,pulse,wiggle'"
        )
        let moved = try await window.execute(
          "return document.getAnimations().every((one) => one.effect.target.matches('.icon'))"
        )
        #expect(moved == true)
        let scales = try await window.execute(
          "return [...document.querySelectorAll('.icon')].filter((icon) => getComputedStyle(icon).scale === '1.2').length"
        )
        #expect(scales == 1)
      }
    }
  }
}
