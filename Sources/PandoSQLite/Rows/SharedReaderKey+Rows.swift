public import GRDB
import PandoDependencies
public import PandoSharing

extension SharedReaderKey {
  /// The rows of a record's table, which are written one by one and follow the database row by row.
  ///
  /// ```swift
  /// struct Todo: Codable, FetchableRecord, PersistableRecord, Identifiable {
  ///   var id: Int
  ///   var title: String
  ///   var done = false
  /// }
  ///
  /// @Shared(.rows(of: Todo.self, order: ["title"])) var todos
  /// @SharedReader(.rows(of: Todo.self, filter: "done = ?", arguments: [false])) var open
  /// todos[id: 7]?.done = true  // one UPDATE of one column
  /// ```
  ///
  /// The table has a primary key of one column, which is the record's `id`. It gets three triggers, which log the ids of
  /// changed rows in a table `pando_row_changes`; so changes of other processes are found without reading all rows.
  /// Callbacks of the record, such as `willSave`, are not called.
  ///
  /// - Parameters:
  ///   - record: The type of the rows. One that is `Equatable` is compared faster.
  ///   - filter: A condition in SQL. A row that no longer meets it leaves the array once that is saved.
  ///   - arguments: The values of the condition's parameters.
  ///   - order: Columns, each of which may be followed by `DESC`. Empty is the order of the primary key.
  ///   - database: The database; nil is `\.defaultDatabase`.
  ///   - merge: Merges two changes of a row, instead of merging by column.
  /// - Returns: A key. The array is empty while the table cannot be read.
  public static func rows<Record>(
    of record: Record.Type,
    filter: String? = nil,
    arguments: StatementArguments = [],
    order: [String] = [],
    database: SQLiteDatabase? = nil,
    merge: (@Sendable (_ base: Record?, _ mine: Record, _ theirs: Record) -> Record)? = nil
  ) -> Self
  where
    Self == RowsKey<Record>.Default,
    Record: FetchableRecord & EncodableRecord & TableRecord & Identifiable & Sendable,
    Record.ID: DatabaseValueConvertible & Sendable
  {
    let database = database ?? DependencyValues.current.defaultDatabase
    let store = SQLiteRowStore<Record>(
      SQLiteTable(
        Record.databaseTableName,
        in: database,
        filter: filter,
        arguments: arguments,
        order: order
      )
    )
    let key = RowsKey(
      store,
      in: database,
      request: [Record.databaseTableName, filter ?? "", "\(arguments)"] + order,
      name: ".rows(of: \(Record.self).self)",
      merge: merge
    )
    return Self[key, default: []]
  }
}
