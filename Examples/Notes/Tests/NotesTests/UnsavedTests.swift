import Pando
import PandoTesting
import Testing

@testable import NotesScreens

/// Tests with folders in which no user can write, not even root.
@MainActor
@Suite(.dependencies)
struct UnsavedTests {
  /// Opens the notes of a file in a new folder.
  private func open(
    _ path: String,
    prepare: (URL) throws -> Void,
    _ body: (Driver, URL) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "notes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try prepare(folder)
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
      $0.notesFile = folder.appending(path: path)
    } operation: {
      let app = await Driver.openNotes()
      try await body(app, folder)
      app.close()
    }
  }

  /// Waits for the notes, since files are written on other threads.
  private func wait(_ app: Driver, until isTrue: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(30)
    while !isTrue(), ContinuousClock.now < end { await app.settle() }
    #expect(isTrue())
  }

  private func isUnsaved(_ app: Driver) -> Bool {
    app.has(text: /Not saved yet, and tried again by itself/)
  }

  @Test func note_thatCannotBeSaved_staysAndIsSaidToBeUnsaved_untilItCan() async throws {
    try await open("disk/notes.json") { folder in
      // The link stands for a disk that is not mounted yet.
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "disk"),
        withDestinationURL: folder.appending(path: "mounted")
      )
    } _: { app, folder in
      #expect(app.titles == Note.samples.map(\.title))
      #expect(!isUnsaved(app))
      try await app.field("New note").type("Sharpen the saw").submit()
      await wait(app) { isUnsaved(app) }
      #expect(!app.has(text: /notes-[0-9A-F]{8}/))
      #expect(app.titles.first == "Sharpen the saw")
      // Notes can still be written meanwhile.
      try await app.field("New note").type("Oil the hinge").submit()
      #expect(app.titles.first == "Oil the hinge")

      let disk = folder.appending(path: "mounted")
      try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
      await wait(app) { !isUnsaved(app) }
      let file = try String(contentsOf: disk.appending(path: "notes.json"), encoding: .utf8)
      #expect(file.contains("Sharpen the saw") && file.contains("Oil the hinge"))
      #expect(app.titles.prefix(2) == ["Oil the hinge", "Sharpen the saw"])
    }
  }

  @Test func reading_forAsLongAsItTakes_isSaidInPlaceOfTheButton() async throws {
    var presses = 0
    let idle = await Driver.open(ReadAgain(isLoading: false) { presses += 1 })
    try await idle.button("Read it again").tap()
    #expect(presses == 1)
    #expect(!idle.has(text: "Reading the notes…"))
    idle.close()
    let busy = await Driver.open(ReadAgain(isLoading: true) { presses += 1 })
    #expect(busy.has(text: "Reading the notes…"))
    #expect(!busy.button("Read it again").exists)
    busy.close()
  }

  @Test func file_belowAnotherFile_cannotBeRead_andWhyIsSaid() async throws {
    try await open("plain/notes.json") { folder in
      try Data("plain".utf8).write(to: folder.appending(path: "plain"))
    } _: { app, folder in
      #expect(app.has(text: "The notes cannot be read"))
      #expect(app.has(text: "Once notes.json can be opened, read it again."))
      #expect(app.has(text: /^notes.json could not be/))
      // Visitors do not see where the server keeps the file.
      #expect(!app.has(text: /notes-[0-9A-F]{8}/))
      #expect(!app.field("New note").exists)
      try FileManager.default.removeItem(at: folder.appending(path: "plain"))
      try await app.button("Read it again").tap()
      await wait(app) { app.titles == Note.samples.map(\.title) }
    }
  }
}
