import Pando
import PandoTesting
import Testing

@testable import NotesScreens

/// Tests of deletion and undo.
@MainActor
@Suite(.dependencies)
struct UndoTests {
  @Shared(.notes) var notes
  let clock = TestClock()

  @Test func undo_putsTheNoteBackWhereItWas() async throws {
    let app = await Driver.openNotes(clock: clock)
    let before = notes
    try await app.note("Parcel for Ines").delete()
    #expect(notes.count == before.count - 1)
    #expect(app.has(text: "Deleted “Parcel for Ines”"))
    try await app.button("Undo").tap()
    #expect(notes == before)
    #expect(!app.button("Undo").exists)
    app.close()
  }

  @Test func undo_bringsBackAllNotes_thatWereDeletedOneAfterTheOther() async throws {
    let app = await Driver.openNotes(clock: clock)
    let before = notes
    for title in ["Water the aspen", "Open this page twice", "Parcel for Ines"] {
      try await app.note(title).delete()
    }
    #expect(app.has(text: "Deleted 3 notes"))
    try await app.button("Undo").tap()
    #expect(notes == before)
    // A restored note is not restored a second time.
    try await app.note("Parcel for Ines").delete()
    #expect(app.has(text: "Deleted “Parcel for Ines”"))
    app.close()
  }

  @Test func undo_followsTheNoteBefore_whenOthersWereAddedMeanwhile() async throws {
    let app = await Driver.openNotes(clock: clock)
    try await app.note("Water the aspen").delete()
    try await app.field("New note").type("Sharpen the saw").submit()
    try await app.press("z", modifiers: .command)
    let first = ["Sharpen the saw", "Open this page twice", "Water the aspen"]
    #expect(notes.map(\.title).prefix(3) == first[...])
    app.close()
  }

  @Test func undo_isOfferedForAWhile() async throws {
    let app = await Driver.openNotes(clock: clock)
    try await app.note("Water the aspen").delete()
    await app.advance(by: .seconds(5))
    #expect(app.button("Undo").exists)
    // A second deletion restarts the time for both.
    try await app.note("Parcel for Ines").delete()
    await app.advance(by: .seconds(5))
    #expect(app.has(text: "Deleted 2 notes"))
    await app.advance(by: .seconds(3))
    #expect(!app.button("Undo").exists)
    #expect(notes.count == Note.samples.count - 2)
    // A note whose time has passed is not offered again.
    try await app.note("Songs for Saturday").delete()
    #expect(app.has(text: "Deleted “Songs for Saturday”"))
    app.close()
  }

  @Test func moveOfANote_isUndone_andRedone() async throws {
    let app = await Driver.openNotes(clock: clock)
    let before = notes.map(\.title)
    let after = [before[3], before[0], before[1], before[2]]
    try await app.note(before[3]).move(before: app.note(before[0]))
    #expect(notes.map(\.title) == after)
    try await app.press("z", modifiers: .command)
    #expect(notes.map(\.title) == before)
    try await app.press("z", modifiers: [.command, .shift])
    #expect(notes.map(\.title) == after)
    app.close()
  }

  @Test func undoOfAMove_followsTheNoteBefore_whenOthersWereAddedMeanwhile() async throws {
    let app = await Driver.openNotes(clock: clock)
    let before = notes.map(\.title)
    try await app.note(before[3]).move(before: app.note(before[0]))
    try await app.field("New note").type("Sharpen the saw").submit()
    try await app.press("z", modifiers: .command)
    #expect(notes.map(\.title) == ["Sharpen the saw"] + before)
    // A note that somebody else deleted is not brought back.
    try await app.press("z", modifiers: [.command, .shift])
    let ben = await Driver.openNotes(as: "Ben Ito", clock: clock)
    try await ben.note(before[3]).delete()
    try await app.press("z", modifiers: .command)
    #expect(!notes.map(\.title).contains(before[3]))
    app.close()
    ben.close()
  }

  @Test func deletionsAndMoves_areUndoneInTheOrderOfTime_alsoWithoutTheBar() async throws {
    let app = await Driver.openNotes(clock: clock)
    let before = notes.map(\.title)
    try await app.note(before[3]).move(before: app.note(before[0]))
    try await app.note(before[1]).delete()
    await app.advance(by: .seconds(9))
    try await app.note(before[2]).move(before: app.note(before[3]))
    #expect(notes.map(\.title) == [before[2], before[3], before[0]])
    try await app.press("z", modifiers: .command)
    #expect(notes.map(\.title) == [before[3], before[0], before[2]])
    try await app.press("z", modifiers: .command)
    #expect(notes.map(\.title) == [before[3], before[0], before[1], before[2]])
    try await app.press("z", modifiers: [.command, .shift])
    #expect(notes.map(\.title) == [before[3], before[0], before[2]])
    #expect(app.has(text: "Deleted “\(before[1])”"))
    try await app.press("z", modifiers: .command)
    try await app.press("z", modifiers: .command)
    #expect(notes.map(\.title) == before)
    app.close()
  }

  @Test func shortcut_afterTheBar_undoesWhatWasBefore() async throws {
    let app = await Driver.openNotes(clock: clock)
    let before = notes.map(\.title)
    try await app.note(before[3]).move(before: app.note(before[0]))
    try await app.note(before[1]).delete()
    try await app.button("Undo").tap()
    try await app.press("z", modifiers: .command)
    #expect(notes.map(\.title) == before)
    app.close()
  }

  @Test func undo_isOfThePage_onWhichTheNoteWasDeleted() async throws {
    let ada = await Driver.openNotes(clock: clock)
    let ben = await Driver.openNotes(as: "Ben Ito", clock: clock)
    try await ada.note("Water the aspen").delete()
    #expect(!ben.button("Undo").exists)
    ada.close()
    ben.close()
  }
}
