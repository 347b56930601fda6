import Foundation
import PandoTestSupport
import Testing

/// Tests that two servers over one database, with a browser each, are one application.
@Suite("Two servers", .serialized)
struct TwoServerTests {
  private func open(
    _ variables: [String: String],
    _ body: (ChromeWindow, ChromeWindow) async throws -> Void
  ) async throws {
    try await NotesServer.run(variables) { here in
      try await NotesServer.run(variables) { there in
        try await ChromeWindow.use { first in
          try await ChromeWindow.use { second in
            try await first.openNotes(here)
            try await second.openNotes(there)
            try await body(first, second)
          }
        }
      }
    }
  }

  private func add(_ title: String, _ window: ChromeWindow) async throws {
    try await window.focusField("new")
    try await window.type(title)
    try await window.press(.enter)
  }

  @Test func note_addedOnOneServer_isOnTheOther_overSQLite() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).sqlite")
    defer {
      for end in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: file.path + end)
      }
    }
    try await open(["DATABASE": "sqlite", "DATABASE_PATH": file.path]) { first, second in
      try await add("Written here", first)
      try await second.waitForNote("Written here")
      try await add("Written there", second)
      try await first.waitForNote("Written there")
    }
  }

  @Test func note_addedWhileTheDatabaseIsAway_isOnTheOtherServer_whenItIsBack() async throws {
    let postgres = try PostgresServer.shared.get()
    let url = postgres.url(database: "notes_\(UUID())")
    try await open(["DATABASE": "postgres", "DATABASE_URL": url]) { first, second in
      try await add("Before", first)
      try await second.waitForNote("Before")
      postgres.stop(atOnce: true)
      // The notice that Pando itself shows on the page.
      let notice = "document.getElementById('pando-status').textContent"
      for window in [first, second] {
        try await window.wait("\(notice).startsWith('The database cannot be reached.')")
      }
      try await add("While away", second)
      try await second.waitForNote("While away")
      try postgres.start()
      try await first.waitForNote("While away")
      for window in [first, second] {
        try await window.wait("\(notice) === ''")
      }
    }
  }
}
