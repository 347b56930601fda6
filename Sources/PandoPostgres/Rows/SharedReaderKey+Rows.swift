import PandoDependencies
public import PandoSharing

extension SharedReaderKey {
  /// The rows of a table, which are written one by one and follow the database row by row, for any number of machines.
  ///
  /// ```swift
  /// struct Todo: Codable, Identifiable {
  ///   var id: Int
  ///   var title: String
  ///   var done = false
  /// }
  ///
  /// @Shared(.rows(of: Todo.self, table: "todo", order: ["title"])) var todos
  /// todos[id: 7]?.done = true  // one UPDATE of one column
  /// ```
  ///
  /// Columns have the names of the coding keys. Numbers, text, dates, UUIDs, bytes and enumerations
  /// with raw values are columns of such types; anything with members or elements is a column of
  /// JSON. The table gets two triggers, which report changed rows. The first process that uses the
  /// key makes them, so its user has to own the table.
  ///
  /// - Parameters:
  ///   - element: The type of the rows. One that is `Equatable` is compared faster.
  ///   - table: The name of the table, after its schema and a dot if it is not in the search path.
  ///   - id: The column that is the `id` of the type: the primary key.
  ///   - filter: A condition in SQL, with `$1` and so on for parameters. A row that no longer meets it leaves the array
  ///     once that is saved.
  ///   - arguments: The values of the condition's parameters.
  ///   - order: Columns, each of which may be followed by `DESC`. Empty is the order of the ids.
  ///   - database: The database; nil is `\.defaultPostgres`.
  ///   - merge: Merges two changes of a row, instead of merging by column.
  /// - Returns: A key. The array is empty while the table cannot be read.
  public static func rows<Element>(
    of element: Element.Type,
    table: String,
    id: String = "id",
    filter: String? = nil,
    arguments: PostgresArguments = [],
    order: [String] = [],
    database: PostgresDatabase? = nil,
    merge: (@Sendable (_ base: Element?, _ mine: Element, _ theirs: Element) -> Element)? = nil
  ) -> Self
  where
    Self == RowsKey<Element>.Default,
    Element: Codable & Identifiable & Sendable,
    Element.ID: Codable & Sendable
  {
    let database = database ?? DependencyValues.current.defaultPostgres
    let store = PostgresRowStore<Element>(
      PostgresTable(
        table,
        id: id,
        in: database,
        filter: filter,
        arguments: arguments,
        order: order
      )
    )
    let key = RowsKey(
      store,
      in: database,
      request: [table, id, filter ?? "", arguments.identity] + order,
      name: ".rows(of: \(Element.self).self, table: \"\(table)\")",
      merge: merge
    )
    return Self[key, default: []]
  }
}
