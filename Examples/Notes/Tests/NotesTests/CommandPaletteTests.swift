import Pando
import PandoTesting
import Testing

@testable import NotesScreens

/// Tests of the palette of notes and commands.
@MainActor
@Suite(.dependencies)
struct CommandPaletteTests {
  @Shared(.notes) var notes

  @Test func note_whenFoundByTheKeyboard_isOpen() async throws {
    let app = await Driver.openNotes()
    try await app.press("k", modifiers: .command)
    try await app.field("Search notes and commands").type("aspen").submit()
    #expect(app.screen("Water the aspen").exists)
    #expect(!app.field("Search notes and commands").exists)
    app.close()
  }

  @Test func palette_opensOverANote() async throws {
    let app = await Driver.openNotes()
    for title in ["aspen", "Parcel"] {
      try await app.press("k", modifiers: .command)
      try await app.field("Search notes and commands").type(title).submit()
    }
    #expect(app.screen("Parcel for Ines").exists)
    app.close()
  }

  @Test func command_whenFound_isDone() async throws {
    let app = await Driver.openNotes()
    try await app.press("k", modifiers: .command)
    try await app.field("Search notes and commands").type("settings").submit()
    #expect(app.field("Name").exists)
    app.close()
  }

  @Test func words_thatNothingHas_becomeANote() async throws {
    let app = await Driver.openNotes()
    try await app.press("k", modifiers: .command)
    try await app.field("Search notes and commands").type("Sharpen the saw").submit()
    #expect(notes.first?.title == "Sharpen the saw")
    app.close()
  }

  @Test func note_whenDeletedByACommand_comesBackByTheShortcut() async throws {
    let app = await Driver.openNotes()
    let before = notes
    try await app.press("k", modifiers: .command)
    try await app.field("Search notes and commands").type("delete water").submit()
    #expect(notes.count == before.count - 1)
    try await app.press("z", modifiers: .command)
    #expect(notes == before)
    app.close()
  }

  /// While the field has the focus, Return takes the first row, so an arrow goes on to the second
  /// one.
  @Test func arrow_fromTheField_goesToTheSecondRow() async throws {
    let app = await Driver.openNotes()
    try await app.press("k", modifiers: .command)
    try await app.press(.downArrow)
    let second = notes[1].title
    try await app.press(.return)
    #expect(app.screen(second).exists)
    app.close()
  }

  @Test func palette_whenNothingIsTyped_hasNotesAndCommands() {
    let found = Command.found(for: " ", in: Note.samples)
    #expect(found.count == Note.samples.count + 3)
    #expect(Command.found(for: "zebra", in: Note.samples).map(\.title) == ["New note “zebra”"])
    #expect(Set(found.map(\.id)).count == found.count)
  }
}
