import Pando
import PandoReducers
import PandoTesting
import Testing

@testable import NotesScreens

/// Tests of the screen of the import, used as a visitor uses it.
@MainActor
@Suite(.dependencies)
struct ImportScreenTests {
  @Shared(.notes) var notes
  let clock = TestClock()
  let files = FakeFiles()
  let saver = FakeSaver()

  private func open(as name: String = "Ada Keller") async throws -> Driver {
    let app = await Driver.openNotes(as: name, clock: clock) {
      $0.fileReader = files.reader
      $0.noteSaver = saver.saver
    }
    try await app.link("Import…").tap()
    #expect(app.screen("Import").exists)
    return app
  }

  /// Chooses a file through the button.
  private func choose(
    _ text: String,
    named name: String = "notes.md",
    button: String = "Choose a file…",
    in app: Driver
  ) async throws {
    files[name] = Data(text.utf8)
    try await app.button(button).tap()
    try await app.chooseFiles(URL(filePath: "/uploads/\(name)"))
  }

  @Test func file_whenChosenAndConfirmed_isAdded_andCanBeTakenBack() async throws {
    let app = try await open()
    try await choose("# Saw\nSharpen it.\n# Hinge", in: app)
    #expect(app.dialog("Import 2 notes from notes.md?").exists)
    try await app.dialog().button("Import 2 notes").tap()
    #expect(app.has(text: "0 of 2 notes"))
    await app.advance(by: ImportNotes.pause)
    #expect(app.has(text: "1 of 2 notes"))
    #expect(!app.button("Choose a file…").exists)
    await app.advance(by: ImportNotes.pause)
    #expect(app.has(text: "2 notes imported"))
    try await app.back()
    #expect(app.titles == ["Saw", "Hinge"] + Note.samples.map(\.title))
    try await app.link("Import…").tap()
    try await app.button("Undo").tap()
    #expect(app.has(text: "2 notes taken back"))
    #expect(!app.button("Undo").exists)
    #expect(notes == Note.samples)
    app.close()
  }

  @Test func note_whenAdded_evaluatesOnlyWhatShowsIt() async throws {
    let app = try await open()
    try await choose("Stray\n# Saw\n# Hinge\n# Paint", in: app)
    try await app.dialog().button("Import 3 notes").tap()
    let counts = await app.evaluations { await app.advance(by: ImportNotes.pause) }
    #expect(counts["AddingNotes"] != nil)
    let others = ["ImportScreen", "UnreadLines", "NotesScreen", "NotesList"]
    #expect(others.filter { counts[$0] != nil } == [])
    app.close()
  }

  @Test func undo_isOnTheKeyboardToo() async throws {
    let app = try await open()
    try await choose("# Saw", in: app)
    try await app.dialog().button("Import 1 note").tap()
    await app.advance(by: ImportNotes.pause)
    try await app.press("z", modifiers: .command)
    #expect(app.has(text: "1 note taken back"))
    #expect(notes == Note.samples)
    app.close()
  }

  @Test func cancel_saysWhatWasAdded() async throws {
    let app = try await open()
    try await choose("# Saw\n# Hinge\n# Paint", in: app)
    try await app.dialog().button("Import 3 notes").tap()
    await app.advance(by: ImportNotes.pause)
    saver.gate.close()
    await app.advance(by: ImportNotes.pause)
    try await app.button("Cancel").tap()
    #expect(try !app.button("Stopping…").isEnabled)
    saver.gate.letOnePass()
    await app.settle()
    #expect(app.has(text: "Cancelled: 2 of 3 notes imported"))
    #expect(notes.prefix(3).map(\.title) == ["Saw", "Hinge", Note.samples[0].title])
    app.close()
  }

  @Test func notes_thatCannotBeKept_areListed_andTriedAgain() async throws {
    saver.broken = ["Hinge"]
    let app = try await open()
    try await choose("# Saw\n# Hinge", in: app)
    try await app.dialog().button("Import 2 notes").tap()
    await app.advance(by: ImportNotes.pause)
    await app.advance(by: ImportNotes.pause)
    #expect(app.has(text: "1 of 2 notes imported"))
    #expect(app.has(text: "Hinge") && app.has(text: "the disk is full"))
    saver.broken = []
    try await app.button("Try it again").tap()
    await app.advance(by: ImportNotes.pause)
    #expect(app.has(text: "2 notes imported"))
    #expect(!app.has(text: "the disk is full"))
    #expect(notes.prefix(2).map(\.title) == ["Saw", "Hinge"])
    app.close()
  }

  @Test func lines_thatCouldNotBeRead_areOnThePage_alsoWhenNothingIsAdded() async throws {
    let app = try await open()
    try await choose("title,color\nSaw,\nHinge,pink\n", named: "notes.csv", in: app)
    #expect(app.dialog().has(text: /Line 3 could not be read/))
    try await app.dialog().button("Cancel").tap()
    #expect(!app.dialog().exists)
    #expect(app.has(text: "Line 3: “pink” is no colour of a note."))
    #expect(app.has(text: "Write one of yellow, orange, red, purple, blue, green, or nothing."))
    #expect(notes == Note.samples)
    // The visitor chooses the corrected file.
    try await choose(
      "title,color\nSaw,\nHinge,red\n",
      named: "notes.csv",
      button: "Choose another file…",
      in: app
    )
    #expect(!app.has(text: /no colour of a note/))
    try await app.dialog().button("Import 2 notes").tap()
    app.close()
  }

  @Test func file_thatCannotBeRead_isSaidToBe() async throws {
    let app = try await open()
    try await choose("", named: "empty.md", in: app)
    #expect(app.has(text: "empty.md cannot be imported"))
    #expect(app.has(text: "The file is empty. Choose one that has notes in it."))
    try await choose("Words.", button: "Choose another file…", in: app)
    #expect(!app.has(text: "empty.md cannot be imported"))
    #expect(app.has(text: "There is no note in notes.md that can be read."))
    app.close()
  }

  @Test func name_ofAFile_isWrittenAsItIs() async throws {
    let app = try await open()
    let name = "*a* [b](c) `d` %@ \\(e).md"
    try await choose("# **Saw** <i>", named: name, in: app)
    #expect(app.dialog("Import 1 note from \(name)?").exists)
    try await app.dialog().button("Import 1 note").tap()
    #expect(app.has(text: "Importing \(name)"))
    await app.advance(by: ImportNotes.pause)
    #expect(notes.first?.title == "**Saw** <i>")
    try await choose("", named: name, button: "Choose another file…", in: app)
    #expect(app.has(text: "\(name) cannot be imported"))
    app.close()
  }

  @Test func chooser_whenLeft_changesNothing() async throws {
    let app = try await open()
    try await app.button("Choose a file…").tap()
    try await app.cancelFileImporter()
    #expect(try app.button("Choose a file…").isEnabled)
    #expect(app.has(text: /up to 1 MB and 1,000 notes/))
    app.close()
  }

  @Test func import_goesOn_whileAnotherScreenIsInFront() async throws {
    let app = try await open()
    try await choose("# Saw\n# Hinge", in: app)
    try await app.dialog().button("Import 2 notes").tap()
    try await app.back()
    await app.advance(by: ImportNotes.pause)
    #expect(app.titles.first == "Saw")
    await app.advance(by: ImportNotes.pause)
    #expect(app.titles.prefix(2) == ["Saw", "Hinge"])
    try await app.link("Import…").tap()
    #expect(app.has(text: "2 notes imported"))
    app.close()
  }

  @Test func import_isOfOnePage_andItsNotesAreEverybodys() async throws {
    let ada = try await open()
    let ben = try await open(as: "Ben Ito")
    try await choose("# Saw\n# Hinge", in: ada)
    #expect(!ben.dialog().exists)
    try await ada.dialog().button("Import 2 notes").tap()
    await ada.advance(by: ImportNotes.pause)
    await ben.settle()
    #expect(ben.button("Choose a file…").exists)
    try await ben.back()
    #expect(ben.titles.first == "Saw")
    // A closed page adds no more notes.
    ada.close()
    await ben.advance(by: .seconds(10))
    #expect(ben.titles == ["Saw"] + Note.samples.map(\.title))
    ben.close()
  }

  @Test func notes_thatCannotBeRead_getNoOthers() async throws {
    let broken = InMemoryFileSystem([NotesFile.url: Data("[{".utf8)])
    try await withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: broken)
    } operation: {
      let app = try await open()
      #expect(app.has(text: "The notes cannot be read"))
      #expect(!app.button("Choose a file…").exists)
      app.close()
    }
  }
}
