public import Pando

// `make run` builds the databases if `DATABASE` asks for one.
#if Databases
  public import PandoPostgres
  public import PandoSQLite
#endif

/// The database of the notes and of the visitors' settings, if they are not in files.
public enum NotesDatabase: Sendable {
  /// Files of the data folder.
  case none
  #if Databases
    /// A file that the servers of one machine share.
    case sqlite(SQLiteDatabase)
    /// A server that any number of machines share.
    case postgres(PostgresDatabase)
  #endif

  /// The database that the variables `DATABASE` (`sqlite` or `postgres`), `DATABASE_PATH` and
  /// `DATABASE_URL` name.
  public static let ofProcess: NotesDatabase = {
    #if Databases
      let environment = ProcessInfo.processInfo.environment
      return switch environment["DATABASE"] {
      case "sqlite":
        .sqlite(SQLiteDatabase(path: environment["DATABASE_PATH"] ?? "data/notes.sqlite"))
      case "postgres":
        .postgres(PostgresDatabase(url: environment["DATABASE_URL"] ?? "", createsDatabase: true))
      default: .none
      }
    #else
      return .none
    #endif
  }()

  /// The key of the notes in the database; nil for a file.
  var key: AnySharedKey<IdentifiedArrayOf<Note>>? {
    switch self {
    case .none: nil
    #if Databases
      case .sqlite(let database): AnySharedKey(.sqlite("notes", database: database))
      case .postgres(let database): AnySharedKey(.postgres("notes", database: database))
    #endif
    }
  }

  /// The database of the visitors; nil keeps them in files.
  public var visitors: VisitorDatabase? {
    switch self {
    case .none: nil
    #if Databases
      case .sqlite(let database): .sqlite(database)
      case .postgres(let database): .postgres(database)
    #endif
    }
  }

  /// The place of the notes, in words.
  public var place: String {
    switch self {
    case .none: NotesFile.url.path
    #if Databases
      case .sqlite, .postgres: "the database of this server"
    #endif
    }
  }
}

extension DependencyValues {
  /// The database of the notes: ``NotesDatabase/ofProcess``, or files in tests.
  var notesDatabase: NotesDatabase {
    get { self[NotesDatabaseKey.self] }
    set { self[NotesDatabaseKey.self] = newValue }
  }
}

private enum NotesDatabaseKey: DependencyKey {
  static var liveValue: NotesDatabase { .ofProcess }
  static var testValue: NotesDatabase { .none }
}
