import Foundation
internal import IssueReporting
import PandoSharing

/// Brings the tables of an application to the state that the program expects: named steps of SQL, each of which runs once
/// in a database.
///
/// ```swift
/// let migrator = PostgresMigrator([
///   .step("players", "CREATE TABLE player (id bigint PRIMARY KEY, name text NOT NULL)"),
///   .step("scores", "ALTER TABLE player ADD COLUMN score integer NOT NULL DEFAULT 0"),
/// ])
/// try await migrator.migrate(database)
/// ```
///
/// Steps are added at the end, and never changed once a database has them. Each step runs in a transaction under an advisory
/// lock. Programs that start at the same time wait for each other, and a step runs in only one of them. A step that fails
/// changes nothing, and the steps before it are kept. The names are in the table `pando_migrations`, in the schema of the
/// database.
public struct PostgresMigrator: Sendable {
  /// One step.
  public struct Step: Sendable {
    /// The name, by which a database records that it has the step.
    public let name: String
    let scripts: [String]

    /// A step of SQL.
    ///
    /// - Parameters:
    ///   - name: The name, by which a database knows that it has the step.
    ///   - scripts: The statements, one each or several separated by semicolons. They run in one transaction, which they
    ///     must not end: statements that cannot run in one, such as `CREATE INDEX CONCURRENTLY`, are refused by the server.
    /// - Returns: A step.
    public static func step(_ name: String, _ scripts: String...) -> Step {
      Step(name: name, scripts: scripts)
    }
  }

  private let steps: [Step]

  /// A migrator.
  ///
  /// - Parameter steps: The steps, in their order. Each has a name of its own.
  public init(_ steps: [Step]) {
    self.steps = steps
    let names = Dictionary(grouping: steps, by: \.name).filter { $1.count > 1 }.keys.sorted()
    if !names.isEmpty {
      reportIssue(
        """
        Several steps of a 'PostgresMigrator' are named \(names.joined(separator: ", ")), and only the first of each runs. \
        Give each step a name of its own.
        """
      )
    }
  }

  /// Runs the steps that the database does not have. Waits on another thread than the caller's.
  ///
  /// - Parameter database: The database.
  /// - Throws: `SharedError` with the code `SharedError.Code.migrationFailed` and the name of the step that failed, or
  ///   the error of a database that cannot be reached.
  public func migrate(_ database: PostgresDatabase) async throws {
    try await database.onItsThread {
      for step in steps { try run(step, in: database) }
    }
  }

  /// The names of the steps that a database has run, in their order, including steps that this program does not know.
  ///
  /// - Parameter database: The database.
  /// - Returns: The names.
  /// - Throws: The error of a database that cannot be reached.
  public static func appliedSteps(in database: PostgresDatabase) async throws -> [String] {
    try await database.onItsThread {
      try database.retried { connection in
        try connection.inTransaction {
          try prepare(connection)
          let rows = try connection.run("SELECT name FROM pando_migrations ORDER BY number")
          return rows.compactMap { $0[0] }
        }
      }
    }
  }

  /// The key of the advisory lock.
  private static let lock = 0x6D69_6772_6174

  /// Waits for its turn, and makes the table of steps if there is none.
  private static func prepare(_ connection: PostgresConnection) throws {
    try connection.run("SELECT pg_advisory_xact_lock(\(lock))")
    try connection.run(
      """
      CREATE TABLE IF NOT EXISTS pando_migrations (
        number bigint GENERATED ALWAYS AS IDENTITY,
        name text PRIMARY KEY,
        applied_at timestamptz NOT NULL DEFAULT now()
      )
      """
    )
  }

  /// Runs a step if the database does not have it. If the answer to the commit is lost, the step is looked for again.
  private func run(_ step: Step, in database: PostgresDatabase) throws {
    try database.retried { connection in
      try connection.inTransaction {
        try Self.prepare(connection)
        let name = PostgresConnection.Value.text(step.name)
        let found = try connection.run("SELECT 1 FROM pando_migrations WHERE name = $1", [name])
        guard found.isEmpty else { return }
        let transaction = try Self.transaction(connection)
        for script in step.scripts {
          do throws(PostgresConnection.Failure) {
            try connection.run(script: script)
          } catch {
            // A conflict with others, and a lost connection, are no faults of the step.
            if [nil, "40001", "40P01"].contains(error.code) { throw error }
            throw failure(of: step, in: database, because: error.message)
          }
        }
        guard try Self.transaction(connection) == transaction else {
          throw failure(of: step, in: database, because: "it ended its transaction")
        }
        try connection.run("INSERT INTO pando_migrations (name) VALUES ($1)", [name])
      }
    }
  }

  private static func transaction(_ connection: PostgresConnection) throws -> String? {
    try connection.run("SELECT pg_current_xact_id()").first?.first ?? nil
  }

  private func failure(
    of step: Step,
    in database: PostgresDatabase,
    because reason: String
  ) -> SharedError {
    SharedError(
      .migrationFailed,
      key: database.displayName,
      reason: "the step '\(step.name)' failed, and nothing of it is done: \(reason)",
      remedy: "Mend the step; those before it are done."
    )
  }
}

extension PostgresConnection {
  /// Runs `body` in a transaction, which is rolled back if it throws.
  fileprivate func inTransaction<R>(_ body: () throws -> R) throws -> R {
    try run("BEGIN")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      _ = try? run("ROLLBACK")
      throw error
    }
  }
}

extension PostgresDatabase {
  /// Runs `body` on a thread that may wait for the server.
  fileprivate func onItsThread<R: Sendable>(
    _ body: @escaping @Sendable () throws -> R
  ) async throws -> R {
    try await withCheckedThrowingContinuation { continuation in
      async { continuation.resume(with: Result { try body() }) }
    }
  }
}
