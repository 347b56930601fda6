import Pando
import PandoReducers
import PandoTesting

@testable import NotesScreens

/// The common steps of an import, with all state changes.
@MainActor
struct ImportSteps {
  let clock = TestClock()
  let files = FakeFiles()
  let saver = FakeSaver()
  let store: TestStoreOf<ImportNotes>

  /// Makes the feature with files and a saver of the test.
  init() {
    let (clock, files, saver) = (clock, files, saver)
    store = TestStore(initialState: ImportNotes.State()) {
      ImportNotes()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = .test
      $0.uuid = .incrementing
      $0.fileReader = files.reader
      $0.noteSaver = saver.saver
    }
    saver.gate.close()
  }

  /// Chooses a file, which is not read yet.
  func choose(_ name: String, _ text: String) async {
    files[name] = Data(text.utf8)
    await store.send(.chooseButtonTapped) { $0.isFileImporterPresented = true }
    await store.send(\.binding.isFileImporterPresented, false) {
      $0.isFileImporterPresented = false
    }
    await store.send(.fileChosen(.success(URL(filePath: "/uploads/\(name)")))) {
      $0.fileName = name
      $0.phase = .reading
      $0.file = nil
      $0.problem = nil
      $0.items = []
    }
  }

  /// Chooses a file with notes, up to the confirmation.
  func chooseNotes(_ text: String) async throws {
    let file = try ImportedNotes.read(Data(text.utf8), named: "notes.md")
    await choose("notes.md", text)
    await store.receive(\.fileRead.success, file) {
      $0.file = file
      $0.phase = .confirming
      $0.confirmation = .add(file, named: "notes.md")
    }
  }

  /// Confirms the import.
  func confirm(_ notes: Note...) async {
    await store.send(\.confirmation.addButtonTapped) {
      $0.confirmation = nil
      $0.items = IdentifiedArray(uniqueElements: notes.map { .init(note: $0) })
      $0.phase = .pausing
    }
  }

  /// Waits for the pause before a note; its save is then under way.
  func begin() async {
    await clock.advance(by: ImportNotes.pause)
    await store.receive(\.pauseEnded) { $0.phase = .saving }
  }

  /// Lets the save of the present note succeed.
  func settle(_ note: Note, at index: Int, then phase: ImportNotes.Phase = .pausing) async {
    saver.gate.letOnePass()
    await store.receive(\.noteSaved, note.id) {
      $0.items[id: note.id]?.outcome = .added
      $0.phase = phase
      $0.$notes.withLock { _ = $0.insert(note, at: index) }
    }
  }

  /// Lets the save of the present note fail.
  func fail(_ note: Note, then phase: ImportNotes.Phase = .pausing) async {
    saver.gate.letOnePass()
    await store.receive(\.noteFailed) {
      $0.items[id: note.id]?.outcome = .failed("the disk is full")
      $0.phase = phase
    }
  }

  /// A note as an import makes it from a file.
  func note(_ number: Int, _ title: String, _ color: Swatch, text: String = "") -> Note {
    Note(id: UUID(number), title: title, text: text, color: color, created: .test)
  }
}
