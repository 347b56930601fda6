import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of tools without room in their bar, and of secondary tools.
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

    private struct Report: View {
      @State private var last = "nothing"
      @State private var range = "Week"
      @State private var hasGrid = true
      var body: some View {
        NavigationStack {
          Text(verbatim: "\(last) \(range) \(hasGrid)").accessibilityIdentifier("last")
            .navigationTitle("Quarterly report")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              Button("Duplicate") {}
              Menu("More options") { Button("Compare") { last = "compare" } }
              Picker("Range", selection: $range) {
                Text("Week").tag("Week")
                Text("Month").tag("Month")
              }
              Toggle("Grid", isOn: $hasGrid)
              Text("Synced 2 min ago")
            }
        }
      }
    }

    @Test func menusChoicesAndWords_withoutRoom_areInTheMenuToo() async throws {
      try await ChromiumTests.use(.phone) {
        Report()
      } _: { window in
        func choose(_ words: String, in menu: String = ".tools-more >") async throws {
          try await window.wait("document.querySelector('\(menu) :popover-open')")
          try await window.execute(
            """
            const rows = [...document.querySelectorAll(':popover-open [role^=menuitem]')]
            rows.find((row) => row.textContent.trim() == arguments[0]).click()
            """,
            .text(words)
          )
        }
        func wait(for words: String) async throws {
          try await window.wait(
            "document.querySelector('[data-testid=last]').textContent == '\(words)'"
          )
        }
        try await window.wait("document.querySelector('.tools-more')?.checkVisibility()")
        #expect(
          try await window.execute(
            """
            const title = document.querySelector('.screen-title'), { left, right } = title.getBoundingClientRect()
            const tools = document.querySelector('.tools-trailing').getBoundingClientRect()
            const more = document.querySelector('.tools-more').getBoundingClientRect()
            // The title is in the middle of the room that the tools leave.
            const leading = left - document.querySelector('.bar').getBoundingClientRect().left
            return [title.scrollWidth <= title.clientWidth, more.right <= innerWidth, right < tools.left, leading < 40]
            """
          ) == [true, true, true, true]
        )
        try await window.click(".tools-more > .menu-button")
        try await window.wait("document.querySelector('.tools-more > :popover-open')")
        let words = try await window.execute(
          """
          return [...document.querySelectorAll('.tools-more :is([role^=menuitem], .part-header)')]
            .map((node) => `${node.textContent.trim()} ${node.ariaChecked ?? ''}`.trim())
          """
        )
        #expect(
          words.list.suffix(6)
            == [
              "More options", "Range", "Week true", "Month false", "Grid true", "Synced 2 min ago",
            ]
        )
        try await choose("Month")
        try await wait(for: "nothing Month true")
        try await window.click(".tools-more > .menu-button")
        try await choose("Grid")
        try await wait(for: "nothing Month false")
        // A menu among the tools opens in place of the menu of all of them.
        try await window.click(".tools-more > .menu-button")
        try await choose("More options")
        try await window.wait(
          "document.querySelector('[data-over] :popover-open')?.checkVisibility({ visibilityProperty: true })"
        )
        #expect(
          try await window.execute(
            """
            const { left, right, top } = document.querySelector('[data-over] :popover-open').getBoundingClientRect()
            return left >= 0 && right <= innerWidth && top > 20
            """
          ) == true
        )
        try await choose("Compare", in: "[data-over]")
        try await wait(for: "compare Month false")
      }
    }
  }
}
