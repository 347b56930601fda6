import PandoDependencies
public import PandoSharing

extension SharedReaderKey {
  /// Keeps a value under a name in a SQLite database.
  ///
  /// ```swift
  /// @Shared(.sqlite("settings")) var settings = Settings()
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the value. All keys with this name in this database are one value, in all processes.
  ///   - database: The database; nil is `\.defaultDatabase`.
  ///   - migrations: The steps from older versions of the type.
  ///   - merge: Merges two changes of the value, instead of merging by field, key and id.
  /// - Returns: A key.
  public static func sqlite<Value: Codable & Sendable>(
    _ name: String,
    database: SQLiteDatabase? = nil,
    migrations: [ValueMigration] = [],
    merge: (@Sendable (_ base: Value, _ mine: Value, _ theirs: Value) -> Value)? = nil
  ) -> Self where Self == DatabaseKey<Value> {
    DatabaseKey(
      name,
      in: database ?? DependencyValues.current.defaultDatabase,
      function: ".sqlite",
      migrations: migrations,
      merge: merge
    )
  }
}
