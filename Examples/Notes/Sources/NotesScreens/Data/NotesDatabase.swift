public import Pando
public import PandoPostgres
public import PandoSQLite

/// The database of the notes and of the visitors' settings, if they are not in files.
public enum NotesDatabase: Sendable {
  /// Files of the data folder.
  case none
  /// A file that the servers of one machine share.
  case sqlite(SQLiteDatabase)
  /// A server that any number of machines share.
  case postgres(PostgresDatabase)

  /// What the variables `DATABASE` (`sqlite` or `postgres`), `DATABASE_PATH` and `DATABASE_URL` say.
  public static let ofProcess: NotesDatabase = {
    let environment = ProcessInfo.processInfo.environment
    return switch environment["DATABASE"] {
    case "sqlite":
      .sqlite(SQLiteDatabase(path: environment["DATABASE_PATH"] ?? "data/notes.sqlite"))
    case "postgres":
      .postgres(PostgresDatabase(url: environment["DATABASE_URL"] ?? "", createsDatabase: true))
    default: .none
    }
  }()

  /// What keeps the visitors; nil keeps them in files.
  public var visitors: VisitorDatabase? {
    switch self {
    case .none: nil
    case .sqlite(let database): .sqlite(database)
    case .postgres(let database): .postgres(database)
    }
  }

  /// Where the notes are, in words.
  public var place: String {
    switch self {
    case .none: NotesFile.url.path
    case .sqlite, .postgres: "the database of this server"
    }
  }
}

extension DependencyValues {
  /// Where the notes are kept: ``NotesDatabase/ofProcess``, or files in tests.
  var notesDatabase: NotesDatabase {
    get { self[NotesDatabaseKey.self] }
    set { self[NotesDatabaseKey.self] = newValue }
  }
}

private enum NotesDatabaseKey: DependencyKey {
  static var liveValue: NotesDatabase { .ofProcess }
  static var testValue: NotesDatabase { .none }
}
