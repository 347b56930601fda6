import Foundation
public import PandoDependencies
public import PandoSharing

extension SharedReaderKey {
  /// Keeps a value under a name in a PostgreSQL database, for any number of machines.
  ///
  /// ```swift
  /// @Shared(.postgres("settings")) var settings = Settings()
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the value. All keys with this name in this database are one value, on all machines.
  ///   - database: The database; nil is `\.defaultPostgres`.
  ///   - migrations: The steps from older versions of the type.
  ///   - merge: Merges two changes of the value, instead of merging by field, key and id.
  /// - Returns: A key.
  public static func postgres<Value: Codable & Sendable>(
    _ name: String,
    database: PostgresDatabase? = nil,
    migrations: [ValueMigration] = [],
    merge: (@Sendable (_ base: Value, _ mine: Value, _ theirs: Value) -> Value)? = nil
  ) -> Self where Self == DatabaseKey<Value> {
    DatabaseKey(
      name,
      in: database ?? DependencyValues.current.defaultPostgres,
      function: ".postgres",
      migrations: migrations,
      merge: merge
    )
  }
}

extension DependencyValues {
  /// The database of `.postgres` keys: that of the variable `DATABASE_URL`, unless the application says otherwise before
  /// it starts: `prepareDependencies { $0.defaultPostgres = PostgresDatabase(url: "…") }`.
  ///
  /// In tests and previews each has a schema of its own in that database. It stays there: give them a database that is
  /// thrown away.
  public var defaultPostgres: PostgresDatabase {
    get { self[DefaultPostgresKey.self] }
    set { self[DefaultPostgresKey.self] = newValue }
  }
}

private enum DefaultPostgresKey: DependencyKey {
  static let liveValue = PostgresDatabase(url: url)
  static var previewValue: PostgresDatabase { ofItsOwn }
  static var testValue: PostgresDatabase { ofItsOwn }

  private static var url: String { ProcessInfo.processInfo.environment["DATABASE_URL"] ?? "" }

  private static var ofItsOwn: PostgresDatabase {
    PostgresDatabase(url: url, schema: "pando_\(UUID().uuidString.lowercased())")
  }
}

extension VisitorDatabase {
  /// A PostgreSQL database for what servers keep of their visitors.
  ///
  /// - Parameter database: The database.
  /// - Returns: What `\.visitorDatabase` takes.
  public static func postgres(_ database: PostgresDatabase) -> VisitorDatabase {
    VisitorDatabase(database)
  }
}
