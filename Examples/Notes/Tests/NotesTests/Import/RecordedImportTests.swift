import Foundation
import Pando
import PandoReducers
import PandoTesting
import Testing

@testable import NotesScreens

/// A recording as the page shows it, except for the lines marked “Filled in”: `ImportSessionTests` compares both.
@MainActor
@Suite(.dependencies)
struct RecordedImportTests {
  let files = FakeFiles()
  let saver = FakeSaver()

  init() {
    files["notes.md"] = Data("# Saw\n# Hinge\n".utf8)
    saver.gate.close()
  }

  @Test @MainActor func recordedSession() async {
    let store = TestStore(
      initialState: ImportNotes.State(
        notes: Shared(
          wrappedValue: [
            Note(
              id: UUID(uuidString: "00000000-0000-4000-8000-000000000001")!,
              title: "Open this page twice",
              text: "What you write in one window is in the other while you write it.",
              color: .orange,
              created: Date(timeIntervalSince1970: 1790000000.0)
            ),
            Note(
              id: UUID(uuidString: "00000000-0000-4000-8000-000000000002")!,
              title: "Water the aspen",
              text: "Twice a week while it is dry.\nThe can stands behind the shed.",
              color: .green,
              created: Date(timeIntervalSince1970: 1790000000.0)
            ),
            Note(
              id: UUID(uuidString: "00000000-0000-4000-8000-000000000003")!,
              title: "Parcel for Ines",
              text: "The post office on the square closes at six.",
              color: .blue,
              created: Date(timeIntervalSince1970: 1790000000.0)
            ),
            Note(
              id: UUID(uuidString: "00000000-0000-4000-8000-000000000004")!,
              title: "Songs for Saturday",
              text: "The slow one first, then the one that everybody knows.",
              color: .purple,
              created: Date(timeIntervalSince1970: 1790000000.0)
            ),
          ],
          .notes  // Filled in.
        ),
        phase: .choosing,
        isFileImporterPresented: false,
        fileName: "",
        file: nil,
        problem: nil,
        items: [],
        confirmation: nil
      )
    ) {
      ImportNotes()
    } withDependencies: {
      $0.uuid = .recorded([UUID(1), UUID(2)])
      $0.date = .recorded([
        Date(timeIntervalSince1970: 1800000000.0),
        Date(timeIntervalSince1970: 1800000000.0),
      ])
      $0.continuousClock = ImmediateClock()  // Filled in.
      $0.fileReader = files.reader  // Filled in.
      $0.noteSaver = saver.saver  // Filled in.
    }

    await store.send(.chooseButtonTapped) {
      $0.isFileImporterPresented = true
    }

    await store.send(.binding(.set(\.isFileImporterPresented, false))) {
      $0.isFileImporterPresented = false
    }

    await store.send(.fileChosen(.success(URL(string: "file:///uploads/notes.md")!))) {
      $0.phase = .reading
      $0.fileName = "notes.md"
    }

    await store.receive(\.fileRead.success) {
      $0.phase = .confirming
      $0.file = ImportedNotes(
        notes: [
          DraftNote(title: "Saw", text: "", color: nil, created: nil),
          DraftNote(title: "Hinge", text: "", color: nil, created: nil),
        ],
        problems: [],
        problemCount: 0,
        limits: ImportLimits(
          fileSize: 1000000,
          notes: 1000,
          title: 200,
          text: 20000,
          problems: 100
        )
      )
      $0.confirmation = ConfirmationDialogState(titleVisibility: .visible) {
        TextState("Import 2 notes from notes.md?")
      } actions: {
        ButtonState(action: .addButtonTapped) {
          TextState("Import 2 notes")
        }
        ButtonState(role: .cancel) {
          TextState("Cancel")
        }
      } message: {
        TextState("Everybody who has this page open will see them.")
      }
    }

    await store.send(.confirmation(.presented(.addButtonTapped))) {
      $0.phase = .pausing
      $0.items = [
        ImportNotes.Item(
          note: Note(
            id: UUID(1),
            title: "Saw",
            text: "",
            color: .blue,
            created: Date(timeIntervalSince1970: 1800000000.0)
          ),
          outcome: .waiting
        ),
        ImportNotes.Item(
          note: Note(
            id: UUID(2),
            title: "Hinge",
            text: "",
            color: .green,
            created: Date(timeIntervalSince1970: 1800000000.0)
          ),
          outcome: .waiting
        ),
      ]
      $0.confirmation = nil
    }

    await store.receive(\.pauseEnded) {
      $0.phase = .saving
    }

    saver.gate.letOnePass()  // Filled in.
    await store.receive(\.noteSaved) {
      $0.$notes.withLock {
        _ = $0.insert(
          Note(
            id: UUID(1),
            title: "Saw",
            text: "",
            color: .blue,
            created: Date(timeIntervalSince1970: 1800000000.0)
          ),
          at: 0
        )
      }
      $0.phase = .pausing
      $0.items[id: UUID(1)]?.outcome = .added
    }

    await store.receive(\.pauseEnded) {
      $0.phase = .saving
    }

    saver.gate.letOnePass()  // Filled in.
    await store.receive(\.noteSaved) {
      $0.$notes.withLock {
        _ = $0.insert(
          Note(
            id: UUID(2),
            title: "Hinge",
            text: "",
            color: .green,
            created: Date(timeIntervalSince1970: 1800000000.0)
          ),
          at: 1
        )
      }
      $0.phase = .finished
      $0.items[id: UUID(2)]?.outcome = .added
    }
  }
}
