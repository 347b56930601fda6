import PandoDependencies
public import PandoSharing

extension SharedReaderKey {
  /// The rows of a query, which follow the database.
  ///
  /// ```swift
  /// @SharedReader(.fetchAll(sql: "SELECT * FROM todo WHERE done = $1", arguments: [false], tables: ["todo"]))
  /// var open: [Todo] = []
  /// ```
  ///
  /// - Parameters:
  ///   - sql: The query, with `$1` and so on for parameters.
  ///   - arguments: The values of its parameters.
  ///   - tables: The tables that it reads. They get triggers that tell of changes, so the user owns them.
  ///   - database: The database; nil is `\.defaultPostgres`.
  /// - Returns: A key.
  public static func fetchAll<Record: Decodable & Sendable>(
    sql: String,
    arguments: PostgresArguments = [],
    tables: [String],
    database: PostgresDatabase? = nil
  ) -> Self where Self == PostgresQueryKey<[Record]> {
    let database = database ?? DependencyValues.current.defaultPostgres
    let query = PostgresQuery(sql, arguments, tables: tables, in: database)
    return PostgresQueryKey(".fetchAll", query, PostgresRowsQuery(query))
  }

  /// The first row of a query, which follows the database; nil if there is none.
  ///
  /// - Parameters:
  ///   - sql: The query, with `$1` and so on for parameters.
  ///   - arguments: The values of its parameters.
  ///   - tables: The tables that it reads.
  ///   - database: The database; nil is `\.defaultPostgres`.
  /// - Returns: A key.
  public static func fetchOne<Record: Decodable & Sendable>(
    sql: String,
    arguments: PostgresArguments = [],
    tables: [String],
    database: PostgresDatabase? = nil
  ) -> Self where Self == PostgresQueryKey<Record?> {
    let database = database ?? DependencyValues.current.defaultPostgres
    return PostgresQueryKey(
      ".fetchOne",
      PostgresQuery(sql, arguments, tables: tables, in: database)
    ) { table in
      try table.rows.first.map {
        try PostgresRowDecoder(columns: table.columns, values: $0).decode(Record.self)
      }
    }
  }

  /// The value in the first column of the first row of a query, such as a count; nil if there is none, or if it is null.
  ///
  /// - Parameters:
  ///   - sql: The query, with `$1` and so on for parameters.
  ///   - arguments: The values of its parameters.
  ///   - tables: The tables that it reads.
  ///   - database: The database; nil is `\.defaultPostgres`.
  /// - Returns: A key.
  public static func fetchValue<Column: Decodable & Sendable>(
    sql: String,
    arguments: PostgresArguments = [],
    tables: [String],
    database: PostgresDatabase? = nil
  ) -> Self where Self == PostgresQueryKey<Column?> {
    let database = database ?? DependencyValues.current.defaultPostgres
    return PostgresQueryKey(
      ".fetchValue",
      PostgresQuery(sql, arguments, tables: tables, in: database)
    ) { table in
      guard let row = table.rows.first, (row.first ?? nil) != nil else { return nil }
      return try PostgresRowDecoder(columns: table.columns, values: row).value(as: Column.self)
    }
  }
}
