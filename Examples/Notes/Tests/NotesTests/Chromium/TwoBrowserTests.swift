import Foundation
import PandoTestSupport
import Testing

/// Tests of the built program with two browsers, one test after the other.
@Suite("Two browsers", .serialized)
struct TwoBrowserTests {
  /// The id of the second sample, "Water the aspen".
  let aspen = "00000000-0000-4000-8000-000000000002"

  /// Starts the server, and opens the notes in two browsers.
  func open(
    _ body: (NotesServer, ChromeWindow, ChromeWindow) async throws -> Void
  ) async throws {
    try await NotesServer.run { server in
      try await ChromeWindow.use { first in
        try await ChromeWindow.use { second in
          for window in [first, second] { try await window.openNotes(server) }
          try await body(server, first, second)
          for window in [first, second] {
            // Connections fail while the server is down, and browsers request an icon on their own.
            let problems = try await window.log().filter {
              !$0.contains("ERR_CONNECTION_REFUSED") && !$0.contains("/favicon.ico")
            }
            #expect(problems == [])
          }
        }
      }
    }
  }

  @Test func note_addedInOne_isInTheOther_andInTheFile() async throws {
    try await open { server, first, second in
      try await first.focusField("new")
      try await first.type("Sharpen the saw")
      try await first.press(.enter)
      try await second.waitForNote("Sharpen the saw")
      try await server.waitForFile(containing: "Sharpen the saw")
      #expect(try await second.titles.first == "Sharpen the saw")
      // The field is ready for the next note.
      try await first.waitForField("new", value: "")
      try await first.type("Oil the hinge")
      try await first.press(.enter)
      try await second.waitForNote("Oil the hinge")
    }
  }

  @Test func peopleWhoAreHere_seeEachOther() async throws {
    try await open { _, first, second in
      for window in [first, second] {
        try await window.wait(
          "document.querySelector('[data-testid=people]').textContent.includes('you, ')"
        )
      }
    }
  }

  @Test func twoFieldsOfANote_writtenAtOnce_keepBothWords() async throws {
    try await open { server, first, second in
      try await second.click("[data-testid='open-\(aspen)']")
      try await second.focusField("text")
      try await first.focusField("title-\(aspen)")
      async let one: Void = first.type(" and the birch", pause: 20)
      async let other: Void = second.type(" Not in the rain.", pause: 20)
      _ = try await (one, other)
      try await second.waitForField("title", value: "Water the aspen and the birch")
      try await server.waitForFile(containing: "Water the aspen and the birch")
      try await server.waitForFile(containing: "Not in the rain.")
    }
  }

  @Test func oneField_writtenInTurns_grows_andAtOnce_endsTheSameForBoth() async throws {
    try await open { server, first, second in
      let title = "title-\(aspen)"
      for window in [first, second] { try await window.focusField(title) }
      try await first.type(" now")
      try await second.waitForField(title, value: "Water the aspen now")
      // The caret in the other browser is unchanged: at the end of the text before the change.
      try await second.focusField(title)
      try await second.type(" or later")
      try await first.waitForField(title, value: "Water the aspen now or later")
      // Both type at the same time. The field is one value, into which the typing of both is
      // merged, and both see the same.
      try await first.focusField(title)
      async let one: Void = first.type("aaaaaaaa", pause: 15)
      async let other: Void = second.type("bbbbbbbb", pause: 15)
      _ = try await (one, other)
      try await first.focusField("new")
      try await second.focusField("new")
      let end = ContinuousClock.now + .seconds(20)
      while true {
        let (mine, theirs) = (try await first.titles, try await second.titles)
        if mine == theirs, let line = mine.first(where: { $0.hasPrefix("Water the aspen") }),
          server.file.contains(line)
        {
          break
        }
        try #require(ContinuousClock.now < end, "the pages differ: \(mine), \(theirs)")
      }
    }
  }

  @Test func row_movedByKeyboard_isMovedInTheOther_andKeepsTheFocus() async throws {
    try await open { _, first, second in
      let start = try await first.titles
      // The buttons of the row are reached with Tab from its title.
      try await first.focusField("title-\(aspen)")
      try await first.press(.tab)
      #expect(try await first.execute("return document.activeElement.ariaLabel") == "Move up")
      try await first.press(.enter)
      let moved = [start[1], start[0], start[2], start[3]]
      try await second.wait("\(ChromeWindow.titlesScript)[0] === '\(start[1])'", seconds: 20)
      #expect(try await second.titles == moved)
      #expect(try await first.execute("return document.activeElement.ariaLabel") == "Move down")
    }
  }

  @Test func deletedNote_comesBackByUndo() async throws {
    try await open { _, first, second in
      let start = try await first.titles
      try await first.execute(
        "document.querySelector(\"[data-testid='open-\(aspen)']\").closest('.row')"
          + ".querySelector('[data-action=delete]').click()"
      )
      try await second.wait("\(ChromeWindow.titlesScript).length === 3", seconds: 20)
      try await first.wait("document.querySelector('[data-testid=undo]')")
      let other = try await second.execute("return document.querySelector('[data-testid=undo]')")
      #expect(other == .null)
      try await first.press(.z, with: .control)
      try await second.wait("\(ChromeWindow.titlesScript).length === 4", seconds: 20)
      #expect(try await second.titles == start)
    }
  }
}
