import Foundation
import PandoSQLite
import PandoSharing
import PandoTestSupport
import PandoTesting
import Testing

/// Tests of the key of a SQLite database with several users of a file.
@Suite struct SQLiteSeveralUsersTests {
  @Test(arguments: SharedKeyCheck.allCases.filter(SharedKeyCheck.ofSeveralUsers.contains))
  func key_conforms(_ check: SharedKeyCheck) async throws {
    let folder = ScratchFolder()
    let conformance = SharedKeyConformance<DatabaseKey<[String: Int]>>(
      timeout: .seconds(60),
      fields: .members
    ) {
      ["value": $0]
    } place: {
      let file = folder.file("\(UUID()).sqlite").path()
      let database = SQLiteDatabase(path: file)
      return SharedKeyPlace(
        makeKey: { .sqlite("n", database: database) },
        others: SharedKeyOthers(
          process: SharedKeyProgram(
            URL(filePath: Child.path("KeyWorker")),
            arguments: ["sqlite", file]
          ),
          mergesChanges: true
        )
      )
    }
    // All users of a file are on one machine, and the file is always available.
    let isPromised = check != .otherMachine && check != .reconnection
    #expect(try await conformance.verify(check) == isPromised)
  }

  /// App storage that several servers share, such as the app storage of visitors.
  @Test(arguments: SharedKeyCheck.allCases.filter(SharedKeyCheck.ofSeveralUsers.contains))
  func appStorage_conforms(_ check: SharedKeyCheck) async throws {
    let folder = ScratchFolder()
    let conformance = SharedKeyConformance<AppStorageKey<[String: Int]>>(
      timeout: .seconds(60),
      fields: .members
    ) {
      ["value": $0]
    } place: {
      let file = folder.file("\(UUID()).sqlite").path()
      // Sendable because UserDefaults guards its contents itself.
      nonisolated(unsafe) let defaults = UserDefaults.kept(
        under: "visitor",
        in: SQLiteDatabase(path: file)
      )
      return SharedKeyPlace(
        makeKey: { .appStorage("n", store: defaults) },
        others: SharedKeyOthers(
          process: SharedKeyProgram(
            URL(filePath: Child.path("KeyWorker")),
            arguments: ["app", file]
          )
        )
      )
    }
    // The last writer of an entry decides its value.
    let isPromised = [.otherProcess, .kill, .transaction].contains(check)
    #expect(try await conformance.verify(check) == isPromised)
  }

  @Test func rowsThatNobodyUses_areRemoved() throws {
    let database = SQLiteDatabase(path: ScratchFolder().file("a.sqlite").path())
    let names = ["v/%_a", "v/b", "w/%_a"]
    _ = try database.transaction(names) { rows in
      rows.map { _ in RowContent(bytes: Data("1".utf8), schemaVersion: 1, writer: "test") }
    }
    try database.noteUse(of: "v/b", after: 3600)
    try database.removeRows(named: "v/", unusedFor: 3600)
    #expect(try database.read(names).map { $0 != nil } == [true, true, true])
    // The limit is a second that is still to come, so every row is older.
    try database.removeRows(named: "v/", unusedFor: -10)
    #expect(try database.read(names).map { $0 != nil } == [false, false, true])
    let again = try database.transaction(["v/b"]) { _ in
      [RowContent(bytes: Data("2".utf8), schemaVersion: 1, writer: "test")]
    }
    try database.noteUse(of: "v/b", after: -10)
    #expect(try database.read(["v/b"])[0]?.content == again[0]?.content)
  }
}
