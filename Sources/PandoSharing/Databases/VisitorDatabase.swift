public import PandoDependencies

/// A database for the data that a server keeps of its visitors: their app storage, the key of their
/// cookies, and what components and services keep under a key (`FilePersistentStorage(key:)`).
/// Servers with the same database have the same visitors, so any of them can answer any visitor.
///
/// PandoSQLite and PandoPostgres make it. One line sets it before the application starts:
///
/// ```swift
/// prepareDependencies { $0.visitorDatabase = .postgres(database) }
/// await Board.main()
/// ```
public struct VisitorDatabase: Sendable {
  /// The rows.
  package let values: any ValueDatabase

  /// Makes it from a database's table of values.
  ///
  /// - Parameter values: The rows.
  package init(_ values: any ValueDatabase) { self.values = values }
}

extension DependencyValues {
  /// The database for the data that a server keeps of its visitors and for them. Nil, the default,
  /// keeps it in files of the data folder. Read when the server is made.
  public var visitorDatabase: VisitorDatabase? {
    get { self[VisitorDatabaseKey.self] }
    set { self[VisitorDatabaseKey.self] = newValue }
  }
}

private enum VisitorDatabaseKey: DependencyKey {
  static var liveValue: VisitorDatabase? { nil }
  static var previewValue: VisitorDatabase? { nil }
  static var testValue: VisitorDatabase? { nil }
}
