import Foundation
import PandoTestSupport
import Testing

extension TwoBrowserTests {
  @Test func file_chosenInOne_isAddedForBoth_andTakenBackForBoth() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).csv")
    try Data("title,text\r\n\"Nails, screws\",\"two\r\nboxes\"\r\nHinge,\r\n,none\r\n".utf8)
      .write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await open { server, first, second in
      let before = try await second.titles
      // A link on the notes leads to the screen too; this test opens the address.
      try await first.open(server.address + "import")
      try await first.wait("document.title == 'Import'", seconds: 20)
      try await first.wait("document.querySelector('#pando-status')?.textContent === ''")
      try await first.press("Choose a file…")
      try await first.find("[type=file]").choose([file])
      try await first.wait("document.body.innerText.includes('Line 5 could not be read')")
      try await first.press("Import 2 notes")
      try await first.wait("document.body.innerText.includes('2 notes imported')", seconds: 20)
      try await second.waitForNote("Hinge")
      #expect(try await second.titles == ["Nails, screws", "Hinge"] + before)
      try await server.waitForFile(containing: #""text" : "two\nboxes""#)
      try await first.press("Undo")
      try await first.wait("document.body.innerText.includes('2 notes taken back')")
      try await second.wait("!\(ChromeWindow.titlesScript).includes('Hinge')")
      #expect(try await second.titles == before)
    }
  }
}

extension ChromeWindow {
  /// Presses a visible button.
  fileprivate func press(_ words: String) async throws {
    let button = """
      [...document.querySelectorAll('button')].find((node) => \
      node.offsetParent && !node.disabled && node.textContent.trim() == '\(words)')
      """
    try await wait(button)
    try await execute(";\(button).click()")
  }
}
