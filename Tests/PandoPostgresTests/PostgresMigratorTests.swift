import Foundation
import PandoPostgres
import PandoSharing
import PandoTestSupport
import PandoTesting
import Testing

/// Tests of steps of SQL that run once in a database.
@Suite(.serialized) struct PostgresMigratorTests {
  let server: PostgresServer
  private let schema = "test_\(UUID())"

  init() throws { server = try PostgresServer.shared.get() }

  private var database: PostgresDatabase { server.database(schema: schema) }

  @Test func steps_runOnce_inTheirOrder() async throws {
    let first = PostgresMigrator([.step("a", "CREATE TABLE a (n int)", "INSERT INTO a VALUES (1)")])
    try await first.migrate(database)
    let second = PostgresMigrator([
      .step("a", "CREATE TABLE a (n int)", "INSERT INTO a VALUES (1)"),
      .step("b", "ALTER TABLE a ADD COLUMN m int NOT NULL DEFAULT 7"),
      .step("c", "INSERT INTO a SELECT n + 1, m FROM a"),
    ])
    try await second.migrate(database)
    try await second.migrate(database)
    #expect(try await PostgresMigrator.appliedSteps(in: database) == ["a", "b", "c"])
    // A step that ran twice would have doubled the rows.
    let probe = PostgresMigrator([
      .step("probe", "DO $$ BEGIN ASSERT (SELECT count(*) = 2 AND sum(n) = 3 FROM a); END $$")
    ])
    try await probe.migrate(database)
  }

  @Test func script_isOneStep_ofAllItsStatements() async throws {
    let script = """
      CREATE TABLE a (n int PRIMARY KEY);
      -- A word with a semicolon: ';'
      INSERT INTO a VALUES (1); INSERT INTO a VALUES (2);

      """
    try await PostgresMigrator([.step("script", script), .step("nothing", "")]).migrate(database)
    let broken = PostgresMigrator([.step("broken", "DELETE FROM a; INSERT INTO a VALUES (1), (1)")])
    let error = await #expect(throws: SharedError.self) { try await broken.migrate(database) }
    #expect(error?.reason.contains { $0.isNewline || $0 == "\t" } == false)
    let probe = PostgresMigrator([
      .step("probe", "DO $$ BEGIN ASSERT (SELECT count(*) = 2 FROM a); END $$")
    ])
    try await probe.migrate(database)
    #expect(
      try await PostgresMigrator.appliedSteps(in: database) == ["script", "nothing", "probe"]
    )
  }

  @Test func stepThatFails_leavesWhatWasThere_andIsNamed() async throws {
    let steps: [PostgresMigrator.Step] = [
      .step("a", "CREATE TABLE a (n int PRIMARY KEY)", "INSERT INTO a VALUES (1)")
    ]
    let broken = PostgresMigrator(
      steps + [.step("twice", "INSERT INTO a VALUES (2)", "INSERT INTO a VALUES (1)")]
    )
    let error = await #expect(throws: SharedError.self) { try await broken.migrate(database) }
    #expect(error?.code == .migrationFailed)
    #expect(error?.reason.contains("'twice'") == true)
    #expect(error.map { "\($0)" }?.contains("secret") == false)
    #expect(try await PostgresMigrator.appliedSteps(in: database) == ["a"])
    let mended = PostgresMigrator(
      steps + [.step("twice", "INSERT INTO a VALUES (2)", "INSERT INTO a VALUES (3)")]
    )
    try await mended.migrate(database)
    #expect(try await PostgresMigrator.appliedSteps(in: database) == ["a", "twice"])
  }

  @Test func stepThatEndsItsTransaction_isRefused() async throws {
    let migrator = PostgresMigrator([.step("a", "CREATE TABLE a (n int)", "COMMIT", "BEGIN")])
    let error = await #expect(throws: SharedError.self) { try await migrator.migrate(database) }
    #expect(error?.reason.contains("ended its transaction") == true)
    #expect(try await PostgresMigrator.appliedSteps(in: database).isEmpty)
  }

  @Test func programsThatStartAtOnce_runEachStepOnce() async throws {
    let migrator = PostgresMigrator(
      [.step("table", "CREATE TABLE n (n int)", "INSERT INTO n VALUES (0)")]
        + (0..<20).map { .step("\($0)", "UPDATE n SET n = n + 1", "SELECT pg_sleep(0.005)") }
    )
    try await withThrowingTaskGroup { group in
      for _ in 0..<6 {
        let database = database
        group.addTask { try await migrator.migrate(database) }
      }
      try await group.waitForAll()
    }
    let probe = PostgresMigrator([
      .step("probe", "DO $$ BEGIN ASSERT (SELECT n = 20 FROM n); END $$")
    ])
    try await probe.migrate(database)
    #expect(try await PostgresMigrator.appliedSteps(in: database).count == 22)
  }

  @Test func stepsOfOneName_areReported() {
    withKnownIssue { _ = PostgresMigrator([.step("a"), .step("a")]) }
  }
}
