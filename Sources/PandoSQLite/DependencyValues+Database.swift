import Foundation
public import PandoDependencies
public import PandoSharing

extension DependencyValues {
  /// The database of `.sqlite` keys, and of queries.
  ///
  /// An application sets it before it starts: `prepareDependencies { $0.defaultDatabase = SQLiteDatabase(path: "…") }`.
  /// Without that, it is the file that the variable `DATABASE_PATH` names, or else `database.sqlite` in the folder of the
  /// service manager (`STATE_DIRECTORY`), or in `pando/PROGRAM` in `$XDG_STATE_HOME` or `~/.local/state`. Each test and
  /// each preview has one of its own in memory.
  public var defaultDatabase: SQLiteDatabase {
    get { self[DefaultDatabaseKey.self] }
    set { self[DefaultDatabaseKey.self] = newValue }
  }
}

private enum DefaultDatabaseKey: DependencyKey {
  static let liveValue = SQLiteDatabase(path: path())
  static var previewValue: SQLiteDatabase { .inMemory() }
  static var testValue: SQLiteDatabase { .inMemory() }

  private static func path() -> String {
    let path = ProcessInfo.processInfo.environment["DATABASE_PATH"] ?? ""
    if !path.isEmpty { return path }
    return stateFolder().appending(path: "database.sqlite").path(percentEncoded: false)
  }
}

extension VisitorDatabase {
  /// A SQLite database for what a server keeps of its visitors. Servers of one machine can share it.
  ///
  /// - Parameter database: The database.
  /// - Returns: What `\.visitorDatabase` takes.
  public static func sqlite(_ database: SQLiteDatabase) -> VisitorDatabase {
    VisitorDatabase(database)
  }
}
