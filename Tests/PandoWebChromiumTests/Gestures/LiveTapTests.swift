import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the areas in which pictures and words with gestures are pressed.
  @MainActor
  @Suite("Live taps")
  struct LiveTaps {
    private func use(
      _ look: PageAudit.Look,
      @ViewBuilder _ content: () -> some View,
      _ body: @MainActor (ClientPage) async throws -> Void
    ) async throws {
      let address = try ClientPage.serve(policy: nil, content)
      try await ChromeWindow.use { window in
        try await PageAudit.show(look, in: window)
        try await ClientPage.use(window, address, body)
      }
    }

    /// The left edge, the width and the height of each node that a selector finds.
    private func boxes(_ selector: String, in page: ClientPage) async throws -> [[Double]] {
      try await page.window.execute(
        """
        return [...document.querySelectorAll(`\(selector)`)].map((node) => {
          const { left, width, height } = node.getBoundingClientRect()
          return [left, width, height]
        })
        """
      ).list.map { $0.list.compactMap(\.number) }
    }

    @Test(arguments: [PageAudit.Look.desktop, .phone])
    func picture_isPressedInAllOfItsFrame(look: PageAudit.Look) async throws {
      try await use(look) {
        Image(systemName: "plus").font(.title).frame(width: 110, height: 80)
          .background(.quaternary, in: .rect(cornerRadius: 12))
          .accessibilityLabel("Count").onTapGesture {}
      } _: { page in
        let target = try await boxes("[role=button]", in: page)
        #expect(target.map { Array($0.dropFirst()) } == [[110, 80]])
        #expect(
          try await page.value("document.querySelector('[role=button]').ariaLabel") == "Count"
        )
        let number = try await page.number(".pressable")
        try await page.window.execute(
          """
          const { left, top } = document.querySelector('[role=button]').getBoundingClientRect()
          document.elementFromPoint(left + 4, top + 20).dispatchEvent(
            new MouseEvent('click', { bubbles: true, clientX: left + 4, clientY: top + 20 }))
          """
        )
        #expect(try await page.events() == [[number, "tap"]])
      }
    }

    @Test func smallPictures_andWords_areTargetsForAFinger() async throws {
      let content = VStack {
        Image(systemName: "star").onTapGesture {}
        Image(systemName: "star").font(.largeTitle).onTapGesture {}
        Text("Go").onTapGesture {}
        VStack { Text("A") }.onTapGesture {}
      }
      var drawn: [[Double]] = []
      try await use(.phone) {
        content
      } _: { page in
        let targets = try await boxes(".pressable", in: page)
        #expect(
          targets.count == 4 && targets.allSatisfy { $0[1] > 43.9 && $0[2] > 43.9 },
          "\(targets)"
        )
        drawn = try await boxes(".pressable path, .pressable polygon", in: page)
      }
      // The drawing has the size that it has without a gesture.
      try await use(.phone) {
        VStack {
          Image(systemName: "star")
          Image(systemName: "star").font(.largeTitle)
        }
      } _: { page in
        let plain = try await boxes(".icon path, .icon polygon", in: page)
        #expect(!plain.isEmpty && plain.map { $0[1] } == drawn.map { $0[1] })
      }
    }

    @Test(arguments: [
      PageAudit.Look.desktop, .init(width: 768, height: 1024, isTouch: true, isDark: false),
    ])
    func pictures_atTheEdgesOfRows_standBelowEachOther(look: PageAudit.Look) async throws {
      let size = look.isTouch ? 43.9 : 23.9
      try await use(look) {
        NavigationStack {
          List {
            HStack {
              Image(systemName: "plus.circle.fill").accessibilityIdentifier("start")
              Text("New")
              Spacer()
              Image(systemName: "star").accessibilityIdentifier("end")
            }
            HStack {
              NavigationLink(value: 1) {
                Image(systemName: "note.text").accessibilityIdentifier("start")
              }
              TextField("Title", text: .constant("Aspen")).textFieldStyle(.plain)
              Spacer()
              Button {
              } label: {
                Image(systemName: "star").accessibilityIdentifier("end")
              }
              .buttonStyle(.borderless)
            }
          }
        }
      } _: { page in
        for name in ["start", "end"] {
          let pictures = try await boxes("[data-testid=\(name)]", in: page)
          #expect(pictures.count == 2 && abs(pictures[0][0] - pictures[1][0]) < 1, "\(pictures)")
        }
        let targets = try await boxes(".row .h > :is(.link, .button)", in: page)
        #expect(targets.count == 2 && targets.allSatisfy { $0[1] > size && $0[2] > size })
      }
    }
  }
}
