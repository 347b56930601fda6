import Pando
import PandoReducers
import PandoTestSupport
import PandoTesting
import Testing

@testable import NotesScreens

/// Tests of the import in random order, with notes that can be saved and notes that cannot.
@MainActor
@Suite(.dependencies)
struct ImportUseTests {
  @Shared(.notes) var notes
  let clock = TestClock()
  let files = FakeFiles()
  let saver = FakeSaver()

  private func makeStore() -> StoreOf<ImportNotes> {
    StoreOf<ImportNotes>(initialState: ImportNotes.State()) {
      ImportNotes()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = .test
      $0.uuid = .incrementing
      $0.fileReader = files.reader
      $0.noteSaver = saver.saver
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func anyUse_addsWhatItSays_andUndoTakesBackThat(seed: UInt64) async {
    var generator = SeededGenerator(seed: seed)
    let titles = ["Saw", "Hinge", "Paint", "Shed", "Gate"]
    files["notes.md"] = Data(titles.map { "# \($0)\n" }.joined().utf8)
    let store = makeStore()
    /// The notes of earlier files.
    var kept: [Note.ID] = []

    func check() {
      let imported = store.added.map(\.id)
      #expect(notes.map(\.id) == imported + kept + Note.samples.map(\.id), "seed \(seed)")
    }
    for _ in 0..<60 {
      switch Int.random(in: 0..<9, using: &generator) {
      case 0:
        if !store.isBusy { kept = store.added.map(\.id) + kept }
        store.send(.fileChosen(.success(URL(filePath: "/uploads/notes.md"))))
      case 1 where store.confirmation != nil:
        let isYes = Int.random(in: 0..<4, using: &generator) > 0
        store.send(.confirmation(isYes ? .presented(.addButtonTapped) : .dismiss))
      case 2 where Bool.random(using: &generator): store.send(.cancelButtonTapped)
      case 3: store.send(.retryButtonTapped)
      case 4 where Bool.random(using: &generator): store.send(.undoButtonTapped)
      case 5: saver.broken = Set(titles.filter { _ in Bool.random(using: &generator) })
      default: await clock.advance(by: ImportNotes.pause)
      }
      if Bool.random(using: &generator) { await settle(store) }
      if !store.isBusy { check() }
    }
    if store.confirmation != nil { store.send(.confirmation(.dismiss)) }
    store.send(.cancelButtonTapped)
    await settle(store)
    #expect(!store.isBusy)
    check()
    store.send(.undoButtonTapped)
    #expect(notes.map(\.id) == kept + Note.samples.map(\.id))
  }

  /// Waits for the effects that do not depend on the clock.
  private func settle(_ store: StoreOf<ImportNotes>) async {
    while [.reading, .saving, .stopping].contains(store.phase) { await Task.yield() }
  }
}
