import Pando
import PandoTesting
import Testing

@testable import NotesScreens

/// Tests of the screen of one note.
@MainActor
@Suite(.dependencies)
struct NoteScreenTests {
  @Shared(.notes) var notes

  @Test func twoPeople_whoWriteInDifferentFields_keepBothWords() async throws {
    let ada = await Driver.openNotes()
    let ben = await Driver.openNotes(as: "Ben Ito")
    try await ada.link("Parcel for Ines").tap()
    try await ben.link("Parcel for Ines").tap()
    try await ada.element(id: "title").fill("Two parcels for Ines")
    try await ben.element(id: "text").fill("Take the cart.")
    try await ben.menu("Color: Blue").picker("Color").select("Red")
    let note = try #require(notes.first { $0.title == "Two parcels for Ines" })
    #expect(note.text == "Take the cart.")
    #expect(note.color == .red)
    #expect(try ada.element(id: "text").value == "Take the cart.")
    #expect(ben.screen("Two parcels for Ines").exists)
    ada.close()
    ben.close()
  }

  @Test func note_whenDeletedByAnother_saysSo_andComesBackByUndo() async throws {
    let ada = await Driver.openNotes()
    let ben = await Driver.openNotes(as: "Ben Ito", clock: TestClock())
    try await ada.link("Water the aspen").tap()
    try await ben.note("Water the aspen").delete()
    #expect(ada.has(text: "This note is gone"))
    try await ben.button("Undo").tap()
    #expect(try ada.element(id: "title").value == "Water the aspen")
    try await ada.back()
    #expect(ada.screen("Notes").exists)
    ada.close()
    ben.close()
  }
}
