import Pando
import PandoReducers
import PandoTesting
import Testing

@testable import NotesScreens

/// Tests of saving imported notes, and of reading files.
@MainActor
@Suite(.dependencies)
struct NoteSaverTests {
  @Shared(.notes) var notes
  let saw = Note(id: UUID(1), title: "Saw", created: .test)
  let hinge = Note(id: UUID(2), title: "Hinge", created: .test)

  @Test func note_isPutBehindAnother_orFirst_andIsInTheFile() async throws {
    let files = InMemoryFileSystem()
    try await withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      @Shared(.notes) var notes
      try await NoteSaver.shared.save(note: saw, after: nil)
      try await NoteSaver.shared.save(note: hinge, after: saw.id)
      #expect(notes.prefix(2).map(\.title) == ["Saw", "Hinge"])
      // The note that was to be before this one was deleted meanwhile.
      let paint = Note(id: UUID(3), title: "Paint", created: .test)
      try await NoteSaver.shared.save(note: paint, after: UUID(99))
      #expect(notes.prefix(3).map(\.title) == ["Paint", "Saw", "Hinge"])
      let file = String(decoding: try #require(files[NotesFile.url]), as: UTF8.self)
      #expect(file.contains("Saw") && file.contains("Hinge") && file.contains("Paint"))
    }
  }

  @Test func note_thatCannotBeKept_isNotThere() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "notes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The folder stands for a disk that is not mounted yet.
    let disk = folder.appending(path: "mounted")
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "disk"),
      withDestinationURL: disk
    )
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
      $0.notesFile = folder.appending(path: "disk/notes.json")
    } operation: {
      @Shared(.notes) var notes
      let before = notes
      let error = await #expect(throws: SharedError.self) {
        try await NoteSaver.shared.save(note: saw, after: nil)
      }
      #expect(error?.reason.contains("notes.json") == true)
      #expect(notes == before)
      try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
      try await NoteSaver.shared.save(note: saw, after: nil)
      #expect(notes.first == saw)
    }
  }

  @Test func notes_thatCannotBeRead_getNoOthers() async {
    let files = InMemoryFileSystem([NotesFile.url: Data("[{".utf8)])
    await withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      await #expect(throws: SharedError.self) {
        try await NoteSaver.shared.save(note: saw, after: nil)
      }
      #expect(files[NotesFile.url] == Data("[{".utf8))
    }
  }

  @Test func reader_readsAsMuchAsItMay() async throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "notes-\(UUID().uuidString).md")
    try Data("# Sharpen".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try await FileReader.disk.read(file: file, most: 100) == Data("# Sharpen".utf8))
    #expect(try await FileReader.disk.read(file: file, most: 3) == Data("# S".utf8))
    await #expect(throws: (any Error).self) {
      try await FileReader.disk.read(file: file.appending(path: "none"), most: 3)
    }
  }
}
