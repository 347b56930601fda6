import Dispatch
import Foundation
import GRDB
import PandoDependencies
package import PandoSharing

extension SQLiteDatabase: ValueDatabase {
  /// The file, or `memory`.
  package var displayName: String { path ?? "memory" }

  package func async(_ work: @escaping @Sendable () -> Void) {
    self.work.async(work)
  }

  package func read(_ names: [String]) throws -> [StoredRow?] {
    do {
      return try valuesWriter().read { database in
        try names.map { try Self.row($0, database) }
      }
    } catch {
      throw failure(error)
    }
  }

  package func transaction(
    _ names: [String],
    _ body: ([StoredRow?]) throws -> [RowContent?]
  ) throws -> [StoredRow?] {
    var thrown: (any Error)?
    do {
      _ = try valuesWriter()
      let rows = try durably { database in
        let rows = try names.map { try Self.row($0, database) }
        let contents: [RowContent?]
        do {
          contents = try body(rows)
        } catch {
          thrown = error
          throw error
        }
        return try zip(names, zip(contents, rows)).map { name, row in
          try row.0.map { try Self.write($0, name, database) } ?? row.1
        }
      }
      checkSoon()
      return rows
    } catch {
      // The body's own error is not the database's.
      if let thrown { throw thrown }
      throw failure(error)
    }
  }

  package func subscribe(
    _ name: String,
    onChange: @escaping @Sendable (Result<StoredRow?, any Error>) -> Void
  ) -> SharedSubscription {
    let subscription = observers.add(name, onChange)
    follow()
    // This look finds what was written before the first report.
    checkSoon()
    return subscription
  }

  // MARK: The table

  func valuesWriter() throws -> any DatabaseWriter {
    let writer = try writer
    if state.withLock({ $0.hasTable }) { return writer }
    try writer.write { database in
      // The value is the last column, so that reading a revision does not read the pages of a large
      // value.
      try database.execute(
        sql: """
          CREATE TABLE IF NOT EXISTS pando_values (
            name TEXT NOT NULL PRIMARY KEY,
            revision INTEGER NOT NULL,
            schema_version INTEGER NOT NULL,
            writer TEXT NOT NULL,
            changed_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
            replaced BLOB,
            value BLOB NOT NULL
          )
          """
      )
    }
    state.withLock { $0.hasTable = true }
    return writer
  }

  private static func row(_ name: String, _ database: Database) throws -> StoredRow? {
    let statement = try database.cachedStatement(
      sql: """
        SELECT revision, value, schema_version, writer, replaced FROM pando_values WHERE name = ?
        """
    )
    return try Row.fetchOne(statement, arguments: [name]).map(StoredRow.init)
  }

  private static func write(
    _ content: RowContent,
    _ name: String,
    _ database: Database
  ) throws -> StoredRow {
    let statement = try database.cachedStatement(
      sql: """
        INSERT INTO pando_values (name, value, revision, schema_version, writer, replaced)
        VALUES (?, ?, 1, ?, ?, ?)
        ON CONFLICT (name) DO UPDATE SET
          value = excluded.value, revision = revision + 1, schema_version = excluded.schema_version,
          writer = excluded.writer, replaced = excluded.replaced, changed_at = CURRENT_TIMESTAMP
        RETURNING revision
        """
    )
    let revision = try Int64.fetchOne(
      statement,
      arguments: [name, content.bytes, content.schemaVersion, content.writer, content.replaced]
    )
    return StoredRow(revision: revision ?? 1, content: content)
  }

  // MARK: Changes

  /// Begins to look for changes of other processes: when the file or its write-ahead log is
  /// written, and once a second for file systems that do not report writes.
  func follow() {
    guard let path else { return }
    let isFirst = state.withLock { state in
      guard state.timer == nil else { return false }
      let timer = DispatchSource.makeTimerSource(queue: reports)
      timer.schedule(deadline: .now() + 1, repeating: 1, leeway: .milliseconds(100))
      timer.setEventHandler { [weak self] in self?.fileChanged() }
      state.timer = timer
      return true
    }
    guard isFirst else { return }
    state.withLock { $0.timer }?.activate()
    let watches = [path, "\(path)-wal"].compactMap { file in
      try? watchFile(file) { [weak self] in self?.fileWasWritten() }
    }
    state.withLock { $0.watches = watches }
  }

  /// Calls `onChange` after each change of the file, by this process or by others, on any thread.
  func observe(_ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let number = state.withLock { state in
      state.next += 1
      state.observers[state.next] = onChange
      return state.next
    }
    follow()
    return SharedSubscription { [self] in
      let released = state.withLock { $0.observers.removeValue(forKey: number) }
      withExtendedLifetime(released) {}
    }
  }

  /// The file system reports that a commit was written to the log. Others can read the commit only
  /// when the log is flushed, which nothing reports, so further looks follow the first.
  private func fileWasWritten() {
    fileChanged()
    let chain = state.withLock { state -> Int? in
      // The first of them is still to come.
      if state.followUp.number == 0 { return nil }
      state.followUp = (state.followUp.chain + 1, 0)
      return state.followUp.chain
    }
    if let chain { scheduleFollowUp(0, of: chain) }
  }

  /// The times of the further looks, in milliseconds after a write. If a flush takes at most 30, a
  /// look sees it less than 20 later.
  private static let followUps = [2, 5, 12, 30, 80, 200]

  private func scheduleFollowUp(_ number: Int, of chain: Int) {
    let delay = Self.followUps[number] - (number > 0 ? Self.followUps[number - 1] : 0)
    reports.asyncAfter(deadline: .now() + .milliseconds(delay)) { [weak self] in
      guard let self else { return }
      let isLast = number + 1 == Self.followUps.count
      // After another write they begin anew.
      let isCurrent = state.withLock { state in
        guard state.followUp.chain == chain else { return false }
        state.followUp.number = isLast ? nil : number + 1
        return true
      }
      guard isCurrent else { return }
      fileChanged()
      if !isLast { scheduleFollowUp(number + 1, of: chain) }
    }
  }

  private func fileChanged() {
    checkSoon()
    for observer in state.withLock({ Array($0.observers.values) }) { observer() }
  }

  /// Looks at the followed rows on ``reports``, once for all changes until then.
  func checkSoon() {
    let isFirst = state.withLock { state in
      defer { state.isCheckDue = true }
      return !state.isCheckDue
    }
    if isFirst { reports.async { [weak self] in self?.check() } }
  }

  private func check() {
    state.withLock { $0.isCheckDue = false }
    let names = observers.names
    if names.isEmpty { return }
    do {
      let (changed, rows) = try valuesWriter().read { database in
        let changed = observers.changed(among: names, try Self.revisions(names, database))
        var rows: [String: StoredRow] = [:]
        for name in changed { rows[name] = try Self.row(name, database) }
        return (changed, rows)
      }
      observers.report(rows, among: changed)
    } catch {
      observers.reportLoss(failure(error))
    }
  }

  private static func revisions(
    _ names: Set<String>,
    _ database: Database
  ) throws -> [String: Int64] {
    let statement = try database.cachedStatement(
      sql: "SELECT revision FROM pando_values WHERE name = ?"
    )
    var revisions: [String: Int64] = [:]
    for name in names { revisions[name] = try Int64.fetchOne(statement, arguments: [name]) }
    return revisions
  }
}

extension StoredRow {
  fileprivate init(_ row: Row) {
    self.init(
      revision: row[0],
      content: RowContent(bytes: row[1], schemaVersion: row[2], writer: row[3], replaced: row[4])
    )
  }
}
