import Pando
import PandoReducers
import PandoTesting
import Testing

@testable import NotesScreens

/// Tests of files that cannot be imported, and of unexpected actions.
@MainActor
@Suite(.dependencies)
struct ImportFileTests {
  let steps = ImportSteps()

  var store: TestStoreOf<ImportNotes> { steps.store }

  @Test func file_thatCannotBeRead_isSaidToBe_withWhatToDo() async throws {
    await steps.choose("notes.csv", "name,when\nSaw,now")
    await store.receive(\.fileRead.failure) {
      $0.phase = .choosing
      $0.problem = ImportProblem(
        line: 1,
        "no column is called “title”",
        remedy: "Name the columns in the first line, as in “title,text,color,created”."
      )
    }
    // The next file is read like the first.
    try await steps.chooseNotes("# Saw")
    await store.send(\.confirmation.dismiss) {
      $0.confirmation = nil
      $0.phase = .choosing
    }
  }

  @Test func file_inWhichNothingCanBeRead_isNotAskedAbout() async throws {
    let text = "Some words.\n\n## And a heading of the second level\n"
    await steps.choose("notes.md", text)
    let file = try ImportedNotes.read(Data(text.utf8), named: "notes.md")
    await store.receive(\.fileRead.success, file) {
      $0.file = file
      $0.phase = .choosing
    }
    #expect(file.notes.isEmpty && file.problems.map(\.line) == [1])
  }

  @Test func file_thatIsGone_isSaidToBe() async {
    await store.send(.fileChosen(.success(URL(filePath: "/uploads/gone.md")))) {
      $0.fileName = "gone.md"
      $0.phase = .reading
    }
    await store.receive(\.fileRead.failure) {
      $0.phase = .choosing
      $0.problem = .unreadable
    }
  }

  @Test func file_thatDidNotCome_isSaidNotTo() async {
    await store.send(.fileChosen(.failure(DiskIsFull()))) { $0.problem = .unreadable }
  }

  @Test func file_thatIsTooLarge_isReadNoFurtherThanItMayBe() async {
    await steps.choose("notes.md", String(repeating: "# Saw\n", count: 200_000))
    await store.receive(\.fileRead.failure) {
      $0.phase = .choosing
      $0.problem = ImportProblem(
        "the file is larger than 1 MB",
        remedy: "Divide it into several files."
      )
    }
  }

  @Test func reading_whenCancelled_isForgotten() async {
    steps.files.gate.close()
    await steps.choose("notes.md", "# Saw")
    await store.send(.cancelButtonTapped) { $0.phase = .choosing }
    steps.files.gate.letOnePass()
    await store.finish()
  }

  @Test func actions_outOfTime_changeNothing() async throws {
    let file = URL(filePath: "/uploads/other.md")
    await store.send(.cancelButtonTapped)
    await store.send(.retryButtonTapped)
    await store.send(.undoButtonTapped)
    await store.send(.pauseEnded)
    try await steps.chooseNotes("# Saw")
    await store.send(.chooseButtonTapped)
    await store.send(.fileChosen(.success(file)))
    await store.send(.fileChosen(.failure(DiskIsFull())))
    await store.send(.cancelButtonTapped)
    await store.send(.undoButtonTapped)
    let saw = steps.note(0, "Saw", .blue)
    await steps.confirm(saw)
    await steps.begin()
    await store.send(.fileChosen(.success(file)))
    await store.send(.retryButtonTapped)
    await store.send(.undoButtonTapped)
    await store.send(.pauseEnded)
    await steps.settle(saw, at: 0, then: .finished)
    await store.send(.cancelButtonTapped)
    await store.send(.pauseEnded)
    // There is no failed note to retry.
    await store.send(.retryButtonTapped)
  }

  @Test func question_saysHowMany_andWhichLinesCouldNotBeRead() throws {
    func words(_ text: String) throws -> String {
      let file = try ImportedNotes.read(Data(text.utf8), named: "a.csv")
      let dialog = ConfirmationDialogState.add(file, named: "a.csv")
      return String(state: dialog.title) + "\n" + String(state: try #require(dialog.message))
    }
    let everybody = "Everybody who has this page open will see them."
    #expect(try words("title\nSaw") == "Import 1 note from a.csv?\n\(everybody)")
    #expect(
      try words("title,color\nSaw,\nHinge,pink\n")
        == "Import 1 note from a.csv?\n\(everybody)\nLine 3 could not be read; the page says why."
    )
    let bad = String(repeating: ",red\n", count: 8)
    #expect(
      try words("title,color\nSaw,\nHinge,\n" + bad)
        == "Import 2 notes from a.csv?\n\(everybody)\n"
        + "Lines 4, 5, 6, 7, 8, 9 and 2 more could not be read; the page says why."
    )
    #expect(try words("title,color\nSaw,\n,red\n,red\n").contains("\nLines 3 and 4 could"))
  }
}
