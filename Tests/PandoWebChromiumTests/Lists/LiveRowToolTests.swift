import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the tools that lie over the end of a row while a pointer is on it.
  @MainActor
  @Suite("Live tools of rows")
  struct LiveRowTools {
    /// Their words would cover the row.
    @Test(arguments: [(300.0, true), (700, false)])
    func tools_areIconsWithTooltips_ifTheirWordsWouldCoverTheRow(
      width: Double,
      isShort: Bool
    ) async throws {
      try await ChromiumTests.use {
        List {
          Text("Milk").swipeActions {
            Button("Archive", systemImage: "archivebox") {}
            Button("Forward", systemImage: "arrow.right") {}
          }
        }
        .frame(width: width)
      } _: { window in
        try await window.wait("document.querySelector('.row .swipe')")
        let place = try await window.execute(
          """
          const { left, top, height } = document.querySelector('.row:has(.swipe)').getBoundingClientRect()
          return [left + 30, top + height / 2]
          """
        )
        try await window.point([
          "type": "pointerMove", "x": place[0], "y": place[1],
        ])
        try await window.wait(
          "[...document.querySelectorAll('.button-swipe')].every((tool) => tool.checkVisibility({ visibilityProperty: true }))"
        )
        try await window.wait(
          "document.querySelector('.row:has(.swipe)').hasAttribute('data-short') == \(isShort)"
        )
        let found = try await window.execute(
          """
          const tools = [...document.querySelectorAll('.button-swipe')]
          const { width } = document.querySelector('.row:has(.swipe)').getBoundingClientRect()
          return [tools.reduce((sum, tool) => sum + tool.offsetWidth, 0) < width / 2, ...tools.map((tool) => tool.title).sort()]
          """
        )
        #expect(
          found == (isShort ? [true, "Archive", "Forward"] : [true, "", ""])
        )
      }
    }

    @Test func marksOfLinks_areGone_whileAListIsEdited() async throws {
      try await ChromiumTests.use {
        NavigationStack {
          List {
            ForEach(0..<2) { number in NavigationLink("Row \(number)") { Text("Inside") } }
              .onDelete { _ in }
          }
          .toolbar { EditButton() }
        }
      } _: { window in
        let mark = "getComputedStyle(document.querySelector('.row .link-push'), '::after').display"
        try await window.wait("\(mark) != 'none'")
        try await window.click(".toolbar-item button")
        try await window.wait("\(mark) == 'none'")
      }
    }
  }
}
