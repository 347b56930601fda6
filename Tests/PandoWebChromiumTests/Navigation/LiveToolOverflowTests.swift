import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of tools that have no room in their bar, and of those that are used less often.
  @MainActor
  @Suite("Live tools without room")
  struct LiveToolOverflow {
    private struct Drawing: View {
      let display: NavigationBarItem.TitleDisplayMode
      @State private var last = "nothing"
      private let icons = ["star", "flag", "folder", "tag", "pencil", "heart", "bell"]
      var body: some View {
        NavigationStack {
          Text(last).accessibilityIdentifier("last")
            .navigationTitle("Drawing")
            .navigationBarTitleDisplayMode(display)
            .toolbar {
              ToolbarItemGroup {
                ForEach(icons, id: \.self) { icon in
                  Button(icon, systemImage: icon) { last = icon }
                    .keyboardShortcut(icon == "bell" ? KeyboardShortcut("b") : nil)
                }
              }
              ToolbarItem(placement: .secondaryAction) { Button("Print") { last = "print" } }
              ToolbarItem(placement: .primaryAction) { Button("Done") { last = "done" } }
            }
        }
      }
    }

    private static let look = """
      const shown = [...document.querySelectorAll('.tools-trailing > .toolbar-item')]
        .filter((node) => node.checkVisibility({ visibilityProperty: true }))
      const lines = new Set(shown.map((node) => {
        const { top, height } = node.getBoundingClientRect()
        return Math.round((top + height / 2) / 8)
      }))
      const ends = shown.map((node) => node.getBoundingClientRect().right)
      return [shown.length, lines.size, Math.max(...ends) <= innerWidth,
        shown.some((node) => node.textContent.trim() === 'Print'),
        shown.some((node) => node.textContent.trim() === 'Done')]
      """

    @Test(arguments: [NavigationBarItem.TitleDisplayMode.large, .inline])
    func tools_withoutRoom_areInAMenu_whoseItemsDoWhatTheyDo(
      display: NavigationBarItem.TitleDisplayMode
    ) async throws {
      try await ChromiumTests.use(.phone) {
        Drawing(display: display)
      } _: { window in
        try await window.wait("document.querySelector('.tools-more')?.checkVisibility()")
        let found = try await window.execute(Self.look).list
        #expect((1..<8).contains(try #require(found.first?.number)), "\(found)")
        #expect(Array(found.dropFirst()) == [1, .flag(true), .flag(false), .flag(true)])
        try await window.click(".tools-more > .menu-button")
        try await window.wait("document.querySelector('.tools-more > :popover-open')")
        let words = try await window.execute(
          "return [...document.querySelectorAll('.tools-more [role=menuitem]')].map((node) => node.textContent)"
        )
        #expect(words.list.suffix(2) == ["bell", "Print"])
        try await window.click(".tools-more [role=menuitem]:nth-last-child(2)")
        try await window.wait("document.querySelector('[data-testid=last]').textContent === 'bell'")
        #expect(
          try await window.execute("return !!document.querySelector('.menu-items:popover-open')")
            == .flag(false)
        )
      }
    }

    @Test func primaryTools_withoutRoom_areInTheMenuToo() async throws {
      try await ChromiumTests.use(.phone) {
        NavigationStack {
          Text("Letter").navigationTitle("Letter").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItemGroup(placement: .primaryAction) {
                ForEach(["star", "flag", "folder", "tag", "pencil", "heart", "bell"], id: \.self) {
                  Button($0, systemImage: $0) {}
                }
              }
            }
        }
      } _: { window in
        try await window.wait("document.querySelector('.tools-more')?.checkVisibility()")
        let found = try await window.execute(Self.look).list
        #expect((2..<7).contains(try #require(found.first?.number)), "\(found)")
        #expect(found[1...2] == [1, .flag(true)])
      }
    }

    @Test func shortcut_ofAToolWithoutRoom_pressesIt() async throws {
      try await ChromiumTests.use(.phone) {
        Drawing(display: .large)
      } _: { window in
        try await window.wait("document.querySelector('.tools-more')?.checkVisibility()")
        try await window.press(.b, with: .control)
        try await window.wait("document.querySelector('[data-testid=last]').textContent === 'bell'")
      }
    }

    @Test func tools_withRoom_areInTheBar_exceptThoseUsedLessOften() async throws {
      try await ChromiumTests.use(.desktop) {
        Drawing(display: .large)
      } _: { window in
        try await window.wait("document.querySelector('.tools-more')?.checkVisibility()")
        let found = try await window.execute(Self.look)
        #expect(found == [8, 1, .flag(true), .flag(false), .flag(true)])
      }
    }
  }
}
