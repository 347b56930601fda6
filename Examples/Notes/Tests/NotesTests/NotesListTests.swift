import Pando
import PandoTesting
import Testing

@testable import NotesScreens

/// Tests of the first screen: adding, writing, moving, searching, deleting.
@MainActor
@Suite(.dependencies)
struct NotesListTests {
  @Shared(.notes) var notes

  @Test func firstStart_showsSamples_andWritesNothing() async throws {
    let files = InMemoryFileSystem()
    await withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      let app = await Driver.openNotes()
      #expect(app.titles == Note.samples.map(\.title))
      #expect(files.files.isEmpty)
      app.close()
    }
  }

  @Test func note_whenAdded_isFirst_andTheFieldIsReadyForTheNext() async throws {
    let app = await Driver.openNotes()
    #expect(try !app.button("Add").isEnabled)
    try await app.field("New note").type("Sharpen the saw").submit()
    #expect(notes.first?.title == "Sharpen the saw")
    #expect(app.titles.first == "Sharpen the saw")
    #expect(try app.field("New note").value == "")
    try await app.field("New note").type("  Oil the hinge ")
    try await app.button("Add").tap()
    #expect(notes.prefix(2).map(\.title) == ["Oil the hinge", "Sharpen the saw"])
    try await app.field("New note").type("   ").submit()
    #expect(notes.count == Note.samples.count + 2)
    app.close()
  }

  @Test func note_whenAdded_isInTheFile() async throws {
    let files = InMemoryFileSystem()
    try await withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      let app = await Driver.openNotes()
      try await app.field("New note").type("Sharpen the saw").submit()
      let data = try #require(files[NotesFile.url])
      let text = String(decoding: data, as: UTF8.self)
      #expect(text.contains("\"title\" : \"Sharpen the saw\""))
      app.close()
    }
  }

  @Test func title_writtenInPlace_isSeenByOthers_whoEvaluateOneRow() async throws {
    let ada = await Driver.openNotes()
    let ben = await Driver.openNotes(as: "Ben Ito")
    let counts = try await ben.evaluations {
      try await ada.note("Water the aspen").field("Title").fill("Water both aspens")
      await ben.settle()
    }
    #expect(ben.titles.contains("Water both aspens"))
    #expect(counts["NoteRow"] == 1)
    #expect(counts["NotesList"] == nil)
    ada.close()
    ben.close()
  }

  @Test func row_whenMoved_staysThere() async throws {
    let app = await Driver.openNotes()
    let titles = notes.map(\.title)
    try await app.note(titles[3]).move(before: app.note(titles[0]))
    #expect(notes.map(\.title) == [titles[3], titles[0], titles[1], titles[2]])
    #expect(app.titles == notes.map(\.title))
    app.close()
  }

  @Test func search_findsTitlesAndTexts_andSaysWhenThereIsNothing() async throws {
    let app = await Driver.openNotes()
    try await app.searchField().fill("ASPEN")
    #expect(app.titles == ["Water the aspen"])
    try await app.searchField().fill("post office")
    #expect(app.titles == ["Parcel for Ines"])
    try await app.searchField().fill("zebra")
    #expect(app.titles == [])
    #expect(app.text(containing: "zebra").exists)
    try await app.searchField().clear()
    #expect(app.titles == Note.samples.map(\.title))
    app.close()
  }

  @Test func whatIsFound_standsFirst_andWhatWasTypedForANewNoteIsThereAfterwards() async throws {
    let app = await Driver.openNotes()
    try await app.field("New note").type("Half a title")
    try await app.searchField().fill("aspen")
    #expect(!app.field("New note").exists)
    try await app.searchField().clear()
    #expect(try app.field("New note").value == "Half a title")
    app.close()
  }

  @Test func rowThatWasFound_whenDeleted_isTheRightOne() async throws {
    let app = await Driver.openNotes()
    try await app.searchField().fill("aspen")
    try await app.note("Water the aspen").delete()
    #expect(notes.map(\.title) == Note.samples.map(\.title).filter { $0 != "Water the aspen" })
    app.close()
  }

  @Test func lastNote_whenDeleted_leavesWordsInItsPlace() async throws {
    let app = await Driver.openNotes()
    for title in notes.map(\.title) { try await app.note(title).delete() }
    #expect(app.has(text: "No notes yet"))
    try await app.field("New note").type("Begin").submit()
    #expect(!app.has(text: "No notes yet"))
    app.close()
  }
}
