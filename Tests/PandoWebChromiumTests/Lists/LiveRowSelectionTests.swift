import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of lists and tables of which a mouse selects several rows.
  @MainActor
  @Suite("Live row selection")
  struct LiveRowSelection {
    private struct Letter: Identifiable {
      let id: Int
    }

    private struct Board: View {
      let isTable: Bool
      @State private var selection: Set<Int> = []
      var body: some View {
        VStack {
          if isTable {
            Table((1...6).map { Letter(id: $0) }, selection: $selection) {
              TableColumn("Letter") { Text(verbatim: "Letter \($0.id)") }
            }
          } else {
            List(1..<7, selection: $selection) { Text(verbatim: "Letter \($0)") }
          }
          Text(verbatim: selection.sorted().map(String.init).joined(separator: " "))
            .accessibilityIdentifier("chosen")
        }
      }
    }

    /// Presses the left button over a row: with Control, which is 2 in the debugging protocol, or Shift, which is 8.
    private func click(_ row: Int, holding modifiers: Double = 0, in window: ChromeWindow)
      async throws
    {
      let place = try await window.execute(
        "const box = [...document.querySelectorAll('.row,tbody tr')][\(row - 1)].getBoundingClientRect(); return [box.x + 40, box.y + box.height / 2]"
      ).list
      for type in ["mousePressed", "mouseReleased"] {
        _ = try await window.devtools(
          "Input.dispatchMouseEvent",
          [
            "type": .text(type), "x": place[0], "y": place[1], "button": "left", "clickCount": 1,
            "modifiers": .number(modifiers),
          ]
        )
      }
    }

    @Test(arguments: [false, true])
    func click_selectsOneRow_andWithAKeyHeldSeveral(isTable: Bool) async throws {
      try await LiveServer.use {
        Board(isTable: isTable)
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          // The script of rows comes after the page.
          try await window.wait(
            "document.adoptedStyleSheets.some((sheet) => [...sheet.cssRules].some((rule) => rule.selectorText === '.lifted'))"
          )
          func expect(_ chosen: String) async throws {
            try await window.wait(
              "document.querySelector('[data-testid=chosen]').textContent.trim() === '\(chosen)'"
            )
          }
          try await click(2, in: window)
          try await expect("2")
          try await click(4, in: window)
          try await expect("4")
          try await click(2, holding: 2, in: window)
          try await expect("2 4")
          try await click(4, holding: 2, in: window)
          try await expect("2")
          try await click(3, in: window)
          try await expect("3")
          try await click(6, holding: 8, in: window)
          try await expect("3 4 5 6")
          try await click(1, holding: 8, in: window)
          try await expect("1 2 3")
          #expect(try await window.log() == [])
        }
      }
    }
  }
}
