import Pando
import PandoTesting
import Testing

@testable import NotesScreens

/// Tests of a file that cannot be decoded.
@MainActor
@Suite(.dependencies)
struct ProblemTests {
  let files = InMemoryFileSystem([NotesFile.url: Data("[{".utf8)])

  private func open(_ body: (Driver) async throws -> Void) async throws {
    try await withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      let app = await Driver.openNotes()
      try await body(app)
      app.close()
    }
  }

  @Test func brokenFile_isSaid_withWhatToDo_andIsNotTouched() async throws {
    try await open { app in
      #expect(app.has(text: "The notes cannot be read"))
      #expect(app.has(text: /^Mend notes.json with an editor/))
      #expect(!app.field("New note").exists)
      try await app.button("Read it again").tap()
      #expect(app.has(text: "The notes cannot be read"))
      #expect(files[NotesFile.url] == Data("[{".utf8))
    }
  }

  @Test func brokenFile_whenMended_isShown() async throws {
    try await open { app in
      files[NotesFile.url] = Data("[]".utf8)
      await app.settle()
      #expect(app.has(text: "No notes yet"))
    }
  }

  @Test func beginningAnew_asksFirst_andKeepsTheBrokenFile() async throws {
    try await open { app in
      try await app.button("Begin anew").tap()
      try await app.dialog().button("Begin anew").tap()
      #expect(app.has(text: "No notes yet"))
      #expect(files[NotesFile.url].map { String(decoding: $0, as: UTF8.self) }?.count ?? 0 < 10)
      #expect(files.files.values.contains(Data("[{".utf8)))
    }
  }
}
