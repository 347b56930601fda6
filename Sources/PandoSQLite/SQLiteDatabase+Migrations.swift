import Foundation
public import GRDB
import PandoSharing

extension SQLiteDatabase {
  /// Brings the tables of an application to the schema that the program expects, by GRDB's
  /// migrator. The migrations run on a thread of the database's.
  ///
  /// ```swift
  /// var migrator = DatabaseMigrator()
  /// migrator.registerMigration("players") { db in
  ///   try db.create(table: "player") { $0.autoIncrementedPrimaryKey("id"); $0.column("name", .text).notNull() }
  /// }
  /// try await database.migrate(migrator)
  /// ```
  ///
  /// Programs that start at the same time wait for each other, and each migration runs in one of
  /// them. GRDB reads which migrations are done before it takes a lock. So without this wait, a
  /// second program would run them again, and fail.
  ///
  /// - Parameter migrator: The migrations.
  /// - Throws: `SharedError` with the file and the reason: the database cannot be opened, or a
  ///   migration failed. Earlier migrations stay done.
  public func migrate(_ migrator: DatabaseMigrator) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      work.async { [self] in continuation.resume(with: Result { try migrateNow(migrator) }) }
    }
  }

  private func migrateNow(_ migrator: DatabaseMigrator) throws {
    let writer = try writer
    let folder = path.map { Self.lockedFolder(ofFile: $0) }
    defer { if let folder, folder >= 0 { close(folder) } }
    do {
      try migrator.migrate(writer)
    } catch let error as DatabaseError {
      throw SharedError(
        .migrationFailed,
        key: displayName,
        file: path.map { URL(filePath: $0) },
        reason: "a migration failed, and nothing of it is done: \(error)",
        remedy: "Mend the migration; those before it are done.",
        underlying: error
      )
    }
  }

  /// Waits for a lock on the folder of a file. Closing the descriptor releases the lock. The file
  /// itself is not opened, because closing a descriptor of it would release the locks that SQLite
  /// holds on it.
  ///
  /// - Returns: The descriptor; -1 on a file system without locks.
  private static func lockedFolder(ofFile path: String) -> Int32 {
    let folder = open(
      URL(filePath: path).deletingLastPathComponent().path(),
      O_RDONLY | O_DIRECTORY | O_CLOEXEC
    )
    while folder >= 0, flock(folder, LOCK_EX) != 0 {
      if errno != EINTR { break }
    }
    return folder
  }
}
