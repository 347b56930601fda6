import Foundation
import PandoTestSupport
import Testing

extension TwoBrowserTests {
  /// The text of a note takes the room below its title, and scrolls in it.
  @Test(arguments: [(1280, 800), (390, 844)])
  func text_ofANote_fillsThePage(width: Int, height: Int) async throws {
    try await NotesServer.run { server in
      try await ChromeWindow.use(width: width, height: height) { window in
        try await window.open(server.address + aspen)
        try await window.wait("document.querySelector('#pando-status')?.textContent === ''")
        try await window.focusField("text")
        let sizes = """
          (() => { const box = document.querySelector('textarea').getBoundingClientRect(), \
          end = document.querySelector('.tab-bar')?.getBoundingClientRect().top ?? 0; \
          return [box.height, (end > box.top ? end : innerHeight) - box.bottom, \
          document.documentElement.scrollHeight - innerHeight] })()
          """
        let before = try await window.execute("return \(sizes)").list.compactMap(\.number)
        #expect(before[0] > Double(height) / 2)
        #expect((0...40).contains(before[1]))
        #expect(before[2] == 0)
        try await window.type(String(repeating: "and a word ", count: 400))
        #expect(
          try await window.execute("return \(sizes)").list.compactMap(\.number) == before
        )
      }
    }
  }

  /// The row of the field stays where it is while results come and go.
  @Test func palette_keepsItsHeight() async throws {
    try await open { _, first, _ in
      let height = "document.querySelector('dialog').getBoundingClientRect().height"
      try await first.press(.k, with: .control)
      try await first.wait("document.activeElement.closest('[data-testid=words]')")
      try await first.wait("document.querySelector('dialog').getAnimations().length === 0")
      let before = try await first.execute("return \(height)")
      try await first.type("nothing has these words")
      try await first.wait("document.querySelector('dialog').innerText.includes('New note “')")
      #expect(try await first.execute("return \(height)") == before)
    }
  }
}
