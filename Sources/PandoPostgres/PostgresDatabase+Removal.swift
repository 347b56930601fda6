extension PostgresDatabase {
  package func removeRows(named prefix: String, unusedFor seconds: Int) throws {
    try change(
      """
      DELETE FROM pando_values
      WHERE starts_with(name, $1) AND changed_at < now() - make_interval(secs => $2::float8)
      """,
      prefix,
      seconds
    )
  }

  /// The trigger sets the time, and counts this as a write of the same value.
  package func noteUse(of name: String, after seconds: Int) throws {
    try change(
      """
      UPDATE pando_values SET changed_at = now()
      WHERE name = $1 AND changed_at < now() - make_interval(secs => $2::float8)
      """,
      name,
      seconds
    )
  }

  private func change(_ sql: String, _ name: String, _ seconds: Int) throws {
    _ = try retried { try $0.run(sql, [.text(name), .integer(seconds)]) }
  }
}
