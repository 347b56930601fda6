import Pando
import PandoReducers
import PandoTesting
import Testing

@testable import NotesScreens

/// Tests of the import as a feature, without a screen: every change of its state is asserted.
@MainActor
@Suite(.dependencies)
struct ImportNotesTests {
  @Shared(.notes) var notes
  let steps = ImportSteps()

  var store: TestStoreOf<ImportNotes> { steps.store }
  /// The file that the tests import.
  let text = "# Saw\nSharpen it.\n# Hinge\n# Paint"
  var saw: Note { steps.note(0, "Saw", .blue, text: "Sharpen it.") }
  var hinge: Note { steps.note(1, "Hinge", .green) }
  var paint: Note { steps.note(2, "Paint", .yellow) }
  let others = Note.samples.map(\.title)

  @Test func file_whenConfirmed_isAddedOneByOne_inItsOrder() async throws {
    try await steps.chooseNotes(text)
    await steps.confirm(saw, hinge, paint)
    await steps.begin()
    await steps.settle(saw, at: 0)
    await steps.begin()
    await steps.settle(hinge, at: 1)
    await steps.begin()
    await steps.settle(paint, at: 2, then: .finished)
    #expect(notes.map(\.title) == ["Saw", "Hinge", "Paint"] + others)
    #expect(store.state.added.count == 3 && !store.state.isCancelled)
  }

  @Test func file_whenTheQuestionIsDismissed_isNotAdded() async throws {
    try await steps.chooseNotes("Stray\n" + text)
    await store.send(\.confirmation.dismiss) {
      $0.confirmation = nil
      $0.phase = .choosing
    }
    // The unreadable parts can be inspected.
    #expect(store.state.file?.problems.map(\.line) == [1])
    #expect(notes.map(\.title) == others)
  }

  @Test func file_whenCancelledBetweenTwoNotes_keepsWhatWasAdded() async throws {
    try await steps.chooseNotes(text)
    await steps.confirm(saw, hinge, paint)
    await steps.begin()
    await steps.settle(saw, at: 0)
    await store.send(.cancelButtonTapped) {
      $0.items[1].outcome = .cancelled
      $0.items[2].outcome = .cancelled
      $0.phase = .finished
    }
    #expect(store.state.isCancelled)
    await steps.clock.advance(by: .seconds(60))
    #expect(notes.map(\.title) == ["Saw"] + others)
    await store.send(.undoButtonTapped) {
      $0.file = nil
      $0.items = []
      $0.phase = .undone(1)
      $0.$notes.withLock { _ = $0.remove(id: saw.id) }
    }
    #expect(notes.map(\.title) == others)
  }

  @Test func file_whenCancelledWhileANoteIsKept_waitsForIt() async throws {
    try await steps.chooseNotes(text)
    await steps.confirm(saw, hinge, paint)
    await steps.begin()
    await store.send(.cancelButtonTapped) { $0.phase = .stopping }
    // A second cancellation changes nothing.
    await store.send(.cancelButtonTapped)
    steps.saver.gate.letOnePass()
    await store.receive(\.noteSaved, saw.id) {
      $0.items[0].outcome = .added
      $0.items[1].outcome = .cancelled
      $0.items[2].outcome = .cancelled
      $0.phase = .finished
      $0.$notes.withLock { _ = $0.insert(saw, at: 0) }
    }
    #expect(notes.map(\.title) == ["Saw"] + others)
  }

  @Test func note_thatCannotBeKept_isListed_andGetsItsPlaceByRetry() async throws {
    steps.saver.broken = ["Saw", "Hinge"]
    try await steps.chooseNotes(text)
    await steps.confirm(saw, hinge, paint)
    await steps.begin()
    await steps.fail(saw)
    await steps.begin()
    await steps.fail(hinge)
    await steps.begin()
    await steps.settle(paint, at: 0, then: .finished)
    #expect(store.state.failed.map(\.failure) == ["the disk is full", "the disk is full"])

    steps.saver.broken = ["Saw"]
    await store.send(.retryButtonTapped) {
      $0.items[0].outcome = .waiting
      $0.items[1].outcome = .waiting
      $0.phase = .pausing
    }
    await steps.begin()
    await steps.fail(saw)
    await steps.begin()
    await steps.settle(hinge, at: 0, then: .finished)

    steps.saver.broken = []
    await store.send(.retryButtonTapped) {
      $0.items[0].outcome = .waiting
      $0.phase = .pausing
    }
    await steps.begin()
    await steps.settle(saw, at: 0, then: .finished)
    #expect(store.state.failed.isEmpty && store.state.added.count == 3)
    #expect(notes.map(\.title) == ["Saw", "Hinge", "Paint"] + others)
  }

  @Test func retry_afterACancel_bringsOnlyWhatFailed() async throws {
    steps.saver.broken = ["Saw"]
    try await steps.chooseNotes(text)
    await steps.confirm(saw, hinge, paint)
    await steps.begin()
    await steps.fail(saw)
    await steps.begin()
    await steps.settle(hinge, at: 0)
    await store.send(.cancelButtonTapped) {
      $0.items[2].outcome = .cancelled
      $0.phase = .finished
    }
    steps.saver.broken = []
    await store.send(.retryButtonTapped) {
      $0.items[0].outcome = .waiting
      $0.phase = .pausing
    }
    await steps.begin()
    await steps.settle(saw, at: 0, then: .finished)
    #expect(notes.map(\.title) == ["Saw", "Hinge"] + others)
  }

  @Test func undo_takesBackExactlyWhatWasAdded_whateverOthersDidMeanwhile() async throws {
    try await steps.chooseNotes(text)
    await steps.confirm(saw, hinge, paint)
    for (index, note) in [saw, hinge, paint].enumerated() {
      await steps.begin()
      await steps.settle(note, at: index, then: index == 2 ? .finished : .pausing)
    }
    // Another visitor adds a note in between, changes one of them, deletes one, and deletes an older note.
    let new = steps.note(7, "Saw", .red)
    $notes.withLock {
      _ = $0.insert(new, at: 1)
      $0[id: paint.id]?.title = "Paint the shed"
      _ = $0.remove(id: hinge.id)
      _ = $0.remove(id: Note.samples[0].id)
    }
    await store.send(.undoButtonTapped) {
      $0.file = nil
      $0.items = []
      $0.phase = .undone(2)
      $0.$notes.withLock {
        _ = $0.remove(id: saw.id)
        _ = $0.remove(id: paint.id)
      }
    }
    #expect(Array(notes) == [new] + Note.samples.dropFirst())
    // A second undo changes nothing.
    await store.send(.undoButtonTapped)
  }

  @Test func fileAfterAnother_beginsAnew() async throws {
    try await steps.chooseNotes("# Saw\nSharpen it.")
    await steps.confirm(saw)
    await steps.begin()
    await steps.settle(saw, at: 0, then: .finished)
    try await steps.chooseNotes("# Hinge")
    await steps.confirm(hinge)
    await store.send(.cancelButtonTapped) {
      $0.items[0].outcome = .cancelled
      $0.phase = .finished
    }
  }
}
