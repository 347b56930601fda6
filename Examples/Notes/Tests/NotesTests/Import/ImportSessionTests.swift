import Pando
import PandoReducers
import PandoTesting
import Testing

@testable import NotesScreens

/// Tests of recordings of the import in the running application.
@MainActor
@Suite(.dependencies)
struct ImportSessionTests {
  @Shared(.notes) var notes
  let clock = TestClock()
  let files = FakeFiles()
  let saver = FakeSaver()

  private func openImport() async throws -> Driver {
    let app = await Driver.openNotes(clock: clock) {
      $0.fileReader = files.reader
      $0.noteSaver = saver.saver
      $0.uuid = .incrementing
      $0.date.now = .test
    }
    try await app.link("Import…").tap()
    return app
  }

  /// Imports a file completely.
  private func importNotes(_ titles: [String], in app: Driver) async throws {
    files["notes.md"] = Data(titles.map { "# \($0)\n" }.joined().utf8)
    try await app.button(/Choose/).tap()
    try await app.chooseFiles(URL(filePath: "/uploads/notes.md"))
    try await app.dialog().button(/Import/).tap()
    for _ in titles { await app.advance(by: ImportNotes.pause) }
  }

  private func makeStore(_ recorder: ImportRecorder) -> StoreOf<ImportNotes> {
    StoreOf<ImportNotes>(initialState: ImportNotes.State(), recorder: recorder) {
      ImportNotes()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0.date.now = .test
      $0.uuid = UUIDGenerator { UUID() }
      $0.fileReader = files.reader
      $0.noteSaver = saver.saver
    }
  }

  /// Imports a file completely.
  private func importNotes(_ titles: [String], in store: StoreOf<ImportNotes>) async {
    files["notes.md"] = Data(titles.map { "# \($0)\n" }.joined().utf8)
    store.send(.chooseButtonTapped)
    store.send(.binding(.set(\.isFileImporterPresented, false)))
    await store.send(.fileChosen(.success(URL(filePath: "/uploads/notes.md")))).finish()
    await store.send(.confirmation(.presented(.addButtonTapped))).finish()
  }

  @Test func session_whenShown_isATest_toCopyAndDownload() async throws {
    let app = try await openImport()
    #expect(!app.button("Show this session as a test").exists)
    try await app.toggle("Record this session").tap()
    try await importNotes(["Saw", "Hinge"], in: app)
    try await app.button("Show this session as a test").tap()
    let sheet = app.sheet("This session as a test")
    #expect(sheet.exists)
    let shown = [
      /await store\.send\(\.chooseButtonTapped\)/,
      /await store\.receive\(\\\.fileRead\.success\) {/,
      /\$0\.phase = \.confirming/, /\.outcome = \.added/, /\$0\.phase = \.finished/,
      /_ = \$0\.insert\(Note\(\s+id: UUID\(2\),\s+title: "Hinge"/,
    ]
    for words in shown { #expect(sheet.has(text: words)) }
    try await sheet.button("Copy").tap()
    let source = try #require(app.clipboard.text)
    #expect(source.contains("@testable import NotesScreens\n\n@Test @MainActor func recorded"))
    #expect(sheet.has(text: source))
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "RecordedImportTests.swift")
    #expect(try words(String(contentsOf: file, encoding: .utf8)) == words(source))
    try await sheet.button("Download").tap()
    #expect(app.exportedFiles.map(\.name) == ["ImportNotesSession.swift"])
    #expect(app.exportedFiles.map(\.text) == [source])
    try await sheet.button("Close").tap()
    #expect(!app.sheet().exists)
    app.close()
  }

  /// The words of a source in any formatting, without the parts that `RecordedImportTests` fills in.
  private func words(_ source: String) throws -> String {
    let test = try #require(source.firstRange(of: "@Test @MainActor "))
    var words = String(source[test.upperBound...])
    words.replace(/\/\/ Give the dependencies.*/, with: "")
    words.replace(/.*\/\/ Filled in\./, with: "")
    words.replace("wrappedValue:", with: "value:")
    words.removeAll { $0.isWhitespace || $0 == "_" }
    words.replace(",]", with: "]")
    words.replace("],)", with: "])")
    while words.last == "}" { words.removeLast() }
    return words
  }

  @Test func session_whenTheRecordingIsOff_isTheOneBefore() async throws {
    let app = try await openImport()
    try await app.toggle("Record this session").tap()
    try await importNotes(["Saw"], in: app)
    try await app.toggle("Record this session").tap()
    try await importNotes(["Hinge"], in: app)
    try await app.button("Show this session as a test").tap()
    #expect(app.sheet().has(text: /"Saw"/) && !app.sheet().has(text: /"Hinge"/))
    app.close()
  }

  @Test func session_saysNotWhereTheServerKeepsFiles() async throws {
    let store = makeStore(ImportRecorder(limit: 200))
    files["notes.md"] = Data("# Saw".utf8)
    let file = URL(filePath: "/var/secret/pando-uploads/notes.md")
    await store.send(.fileChosen(.success(file))).finish()
    let source = store.recording.file
    #expect(source.contains("file:///uploads/notes.md") && !source.contains("secret"))
  }

  @Test func session_thatBecomesTooLarge_ends_andSaysSo() async throws {
    let app = try await openImport()
    try await app.toggle("Record this session").tap()
    try await importNotes((0..<300).map { "Note \($0)" }, in: app)
    #expect(app.has(text: /too large to be recorded/))
    #expect(try !app.toggle("Record this session").isOn)
    try await app.button("Show this session as a test").tap()
    let sheet = app.sheet("This session as a test")
    #expect(sheet.has(text: /\.fileChosen/) && !sheet.has(text: /\.fileRead/))
    app.close()
  }

  @Test func wholeImport_whenReplayed_reachesTheSameStates() async throws {
    let store = makeStore(ImportRecorder(limit: 200))
    saver.broken = ["Paint"]
    await importNotes(["Saw", "Hinge", "Paint", "Shed"], in: store)
    saver.broken = []
    await store.send(.retryButtonTapped).finish()
    #expect(store.phase == .finished && store.added.count == 4)
    let recording = store.recording
    // The shared notes are not part of the recording, so the replay starts with the notes from before
    // it.
    $notes.withLock { $0 = Note.samples }
    #expect(recording.steps.count == 16)
    #expect(recording.expectSameStates { ImportNotes() })
  }
}
