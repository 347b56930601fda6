public import GRDB
import PandoDependencies
public import PandoSharing

extension SharedReaderKey {
  /// The rows of a query, which follow the database.
  ///
  /// ```swift
  /// @SharedReader(.fetchAll(sql: "SELECT * FROM todo WHERE done = ?", arguments: [false])) var open: [Todo] = []
  /// ```
  ///
  /// - Parameters:
  ///   - sql: The query.
  ///   - arguments: The values of its parameters.
  ///   - database: The database; nil is `\.defaultDatabase`.
  /// - Returns: A key.
  public static func fetchAll<Record: FetchableRecord & Sendable>(
    sql: String,
    arguments: StatementArguments = [],
    database: SQLiteDatabase? = nil
  ) -> Self where Self == SQLiteQueryKey<[Record]> {
    let database = database ?? DependencyValues.current.defaultDatabase
    return SQLiteQueryKey(
      ".fetchAll(\(sql))",
      Statement(kind: "all", sql: sql, arguments: "\(arguments)"),
      in: database,
      SQLiteRowsQuery(sql, arguments, in: database)
    )
  }

  /// The first row of a query, which follows the database; nil if there is none.
  ///
  /// - Parameters:
  ///   - sql: The query.
  ///   - arguments: The values of its parameters.
  ///   - database: The database; nil is `\.defaultDatabase`.
  /// - Returns: A key.
  public static func fetchOne<Record: FetchableRecord & Sendable>(
    sql: String,
    arguments: StatementArguments = [],
    database: SQLiteDatabase? = nil
  ) -> Self where Self == SQLiteQueryKey<Record?> {
    SQLiteQueryKey(
      ".fetchOne(\(sql))",
      Statement(kind: "one", sql: sql, arguments: "\(arguments)"),
      in: database ?? DependencyValues.current.defaultDatabase
    ) { try Record.fetchOne($0, sql: sql, arguments: arguments) }
  }

  /// The value in the first column of the first row of a query, such as a count; nil if there is none.
  ///
  /// - Parameters:
  ///   - sql: The query.
  ///   - arguments: The values of its parameters.
  ///   - database: The database; nil is `\.defaultDatabase`.
  /// - Returns: A key.
  public static func fetchValue<Column: DatabaseValueConvertible & Sendable>(
    sql: String,
    arguments: StatementArguments = [],
    database: SQLiteDatabase? = nil
  ) -> Self where Self == SQLiteQueryKey<Column?> {
    SQLiteQueryKey(
      ".fetchValue(\(sql))",
      Statement(kind: "value", sql: sql, arguments: "\(arguments)"),
      in: database ?? DependencyValues.current.defaultDatabase
    ) { try Column.fetchOne($0, sql: sql, arguments: arguments) }
  }

  /// The result of a request, which follows the database.
  ///
  /// - Parameters:
  ///   - request: The request that is read.
  ///   - database: The database; nil is `\.defaultDatabase`.
  /// - Returns: A key.
  public static func fetch<Request: SQLiteFetchRequest>(
    _ request: Request,
    database: SQLiteDatabase? = nil
  ) -> Self where Self == SQLiteQueryKey<Request.Value> {
    SQLiteQueryKey(
      ".fetch(\(Request.self))",
      request,
      in: database ?? DependencyValues.current.defaultDatabase
    ) { try request.fetch($0) }
  }
}

/// The identity of a statement.
private struct Statement: Hashable, Sendable {
  var kind: String
  var sql: String
  var arguments: String
}
