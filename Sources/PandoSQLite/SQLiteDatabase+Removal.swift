import GRDB

extension SQLiteDatabase {
  package func removeRows(named prefix: String, unusedFor seconds: Int) throws {
    try change(
      """
      DELETE FROM pando_values
      WHERE substr(name, 1, length(?)) = ? AND changed_at < datetime('now', ?)
      """,
      [prefix, prefix, "\(-seconds) seconds"]
    )
  }

  package func noteUse(of name: String, after seconds: Int) throws {
    try change(
      """
      UPDATE pando_values SET changed_at = CURRENT_TIMESTAMP
      WHERE name = ? AND changed_at < datetime('now', ?)
      """,
      [name, "\(-seconds) seconds"]
    )
  }

  private func change(_ sql: String, _ arguments: StatementArguments) throws {
    do {
      try valuesWriter().write { try $0.execute(sql: sql, arguments: arguments) }
    } catch {
      throw failure(error)
    }
  }
}
