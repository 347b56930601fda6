import Foundation
import GRDB
import PandoSQLite
import PandoSharing
import PandoTestSupport
import PandoTesting
import Testing

/// Tests of tables of an application, made by GRDB's migrator.
@Suite struct SQLiteMigrationTests {
  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("table") { database in
      try database.execute(sql: "CREATE TABLE n (n INTEGER NOT NULL); INSERT INTO n VALUES (0)")
    }
    for number in 0..<20 {
      migrator.registerMigration("step \(number)") { database in
        try database.execute(sql: "UPDATE n SET n = n + 1")
      }
    }
    return migrator
  }

  /// Each program connects by itself, as programs that start at the same time do.
  @Test func programsThatStartAtOnce_runEachMigrationOnce() async throws {
    let folder = ScratchFolder()
    let path = folder.file("board.sqlite").path()
    try await withThrowingTaskGroup { group in
      for _ in 0..<6 {
        group.addTask { try await SQLiteDatabase(path: path).migrate(Self.migrator) }
      }
      try await group.waitForAll()
    }
    let count = try await SQLiteDatabase(path: path).writer.read { database in
      try Int.fetchOne(database, sql: "SELECT n FROM n")
    }
    #expect(count == 20)
  }

  @Test func migrationThatFails_leavesWhatWasThere_andIsAnErrorWithTheFile() async throws {
    let folder = ScratchFolder()
    let database = SQLiteDatabase(path: folder.file("board.sqlite").path())
    var migrator = Self.migrator
    migrator.registerMigration("broken") { database in
      try database.execute(sql: "DELETE FROM n; INSERT INTO nowhere VALUES (1)")
    }
    let error = await #expect(throws: SharedError.self) { try await database.migrate(migrator) }
    #expect(error?.code == .migrationFailed)
    #expect(error?.file?.lastPathComponent == "board.sqlite")
    #expect(error?.reason.contains("nowhere") == true)
    let count = try await database.writer.read { try Int.fetchOne($0, sql: "SELECT n FROM n") }
    #expect(count == 20)
  }

  @Test func databaseInMemory_isMigratedToo() async throws {
    let database = SQLiteDatabase.inMemory()
    try await database.migrate(Self.migrator)
    try await database.migrate(Self.migrator)
    let count = try await database.writer.read { try Int.fetchOne($0, sql: "SELECT n FROM n") }
    #expect(count == 20)
  }
}
