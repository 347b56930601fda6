import Foundation
import PandoDependencies
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoPostgres
@testable import PandoSharing

/// Tests of values in PostgreSQL.
///
/// They run one after another, because some stop and start the server.
@Suite(.serialized) struct PostgresValueTests {
  struct Settings: Codable, Hashable, Sendable {
    var name = ""
    var size = 0
  }

  let server: PostgresServer

  /// A server for this suite alone, whose tests stop it.
  private static let own = Result { try PostgresServer() }

  init() throws { server = try Self.own.get() }

  @Test(arguments: SharedKeyCheck.allCases)
  func key_conforms(_ check: SharedKeyCheck) async throws {
    let server = server
    let conformance = SharedKeyConformance<DatabaseKey<Int>> {
      $0
    } place: {
      let schema = "test_\(UUID())"
      let (database, other) = (server.database(schema: schema), server.database(schema: schema))
      let write: @Sendable (String) throws -> Void = { text in
        _ = try other.transaction(["n"]) { _ in
          [RowContent(bytes: Data(text.utf8), schemaVersion: 1, writer: "other")]
        }
      }
      return SharedKeyPlace(
        makeKey: { .postgres("n", database: database) },
        outside: SharedKeyOutside(write: { try write("\($0)") }, breakValue: { try write("[") })
      )
    }
    // The key never removes a row.
    let isChecked = try await conformance.verify(check)
    #expect(isChecked || check == .removal || SharedKeyCheck.ofSeveralUsers.contains(check))
  }

  private func two<Value: Codable & Sendable>(
    _ value: Value,
    _ name: String = "v"
  ) -> (Shared<Value>, Shared<Value>) {
    let schema = "test_\(UUID())"
    return (
      Shared(wrappedValue: value, .postgres(name, database: server.database(schema: schema))),
      Shared(wrappedValue: value, .postgres(name, database: server.database(schema: schema)))
    )
  }

  @Test func changesOfTwoMachines_areSeen_andMerged() async throws {
    let (a, b) = two(Settings())
    for round in 1...10 {
      a.withLock { $0.name = "\(round) é '\\" }
      b.withLock { $0.size = round }
      try await a.save()
      try await b.save()
      let wanted = Settings(name: "\(round) é '\\", size: round)
      #expect(await waitUntil { a.wrappedValue == wanted && b.wrappedValue == wanted })
    }
  }

  @Test func valueWithALongName_andALargeOne_areSeen() async throws {
    let (a, b) = two("", String(repeating: "n", count: 9000))
    let large = String(repeating: "x", count: 1_000_000)
    a.withLock { $0 = large }
    try await a.save()
    #expect(await waitUntil { b.wrappedValue == large })
  }

  @Test func changeThatWasMadeByHand_isSeen() async throws {
    let schema = "test_\(UUID())"
    let value = Shared(wrappedValue: 1, .postgres("n", database: server.database(schema: schema)))
    value.withLock { $0 = 2 }
    try await value.save()
    try server.database(schema: schema).use { connection in
      _ = try connection.run("UPDATE pando_values SET value = '7' WHERE name = 'n'")
    }
    #expect(await waitUntil { value.wrappedValue == 7 })
  }

  @Test func server_thatIsStoppedAndStarted_losesNothing_andMissesNothing() async throws {
    let (a, b) = two(Settings())
    a.withLock { $0.name = "before" }
    try await a.save()
    #expect(await waitUntil { b.wrappedValue.name == "before" })
    for atOnce in [false, true] {
      server.stop(atOnce: atOnce)
      #expect(await waitUntil { b.loadError != nil && a.loadError != nil })
      let error = try #require(b.loadError as? SharedError)
      #expect(error.code == .databaseUnavailable)
      #expect(error.description.contains("tester@127.0.0.1:\(server.port)/postgres"))
      #expect(!error.description.contains("secret-of-the-test"))
      a.withLock { $0.name = "while \(atOnce)" }
      b.withLock { $0.size += 1 }
      await #expect(throws: SharedError.self) { try await a.transaction { $0.size += 100 } }
      try server.start()
      let size = atOnce ? 2 : 1
      let wanted = Settings(name: "while \(atOnce)", size: size)
      let isThere = await waitUntil { a.wrappedValue == wanted && b.wrappedValue == wanted }
      #expect(isThere, "\(a.wrappedValue) \(b.wrappedValue)")
      let hasNoErrors = await waitUntil {
        [a, b].allSatisfy { $0.loadError == nil && $0.saveError == nil }
      }
      #expect(hasNoErrors)
    }
  }

  @Test(arguments: CuttingProxy.Cut.allCases)
  func connection_thatBreaksDuringACommit_neitherLosesNorRepeatsIt(
    _ cut: CuttingProxy.Cut
  ) async throws {
    let proxy = try CuttingProxy(to: server.port)
    defer { proxy.end() }
    let schema = "test_\(UUID())"
    let database = PostgresDatabase(url: server.url(port: proxy.port), schema: schema)
    let sum = Shared(wrappedValue: 0, .postgres("sum", database: database))
    try await sum.transaction { $0 = 100 }
    for round in 1...20 {
      proxy.cutNext(cut)
      if round.isMultiple(of: 2) {
        try await sum.transaction { $0 += 1 }
      } else {
        sum.withLock { $0 += 1 }
        try await sum.save()
      }
      #expect(proxy.hasCut)
      #expect(sum.wrappedValue == 100 + round)
    }
    let direct = Shared(
      wrappedValue: 0,
      .postgres("sum", database: server.database(schema: schema))
    )
    #expect(direct.wrappedValue == 120)
  }

  @Test func passwordThatIsWrong_isNamedWithoutIt() throws {
    let database = PostgresDatabase(url: server.url(password: "not-this-one"))
    let value = Shared(wrappedValue: 5, .postgres("n", database: database))
    #expect(value.wrappedValue == 5)
    let error = try #require(value.loadError as? SharedError)
    #expect(error.code == .databaseRefused)
    #expect(error.description.contains("tester@127.0.0.1:\(server.port)/postgres"))
    #expect(!error.description.contains("not-this-one"))
  }

  @Test func missingDatabase_isMadeOnlyIfConfigured() async throws {
    let url = server.url(database: "made \(UUID())".replacing(" ", with: "_"))
    let refused = Shared(wrappedValue: 5, .postgres("n", database: PostgresDatabase(url: url)))
    #expect((refused.loadError as? SharedError)?.code == .databaseRefused)
    let database = PostgresDatabase(url: url, createsDatabase: true)
    let made = Shared(wrappedValue: 5, .postgres("n", database: database))
    #expect(made.loadError == nil)
    made.withLock { $0 = 6 }
    try await made.save()
  }

  @Test(
    arguments: [
      "nonsense", "", "postgres://u@127.0.0.1:port/n", "postgres://u@127.0.0.1/n?sslmode=what",
    ]
  )
  func urlThatIsNotValid_isAnError(url: String) {
    let value = Shared(wrappedValue: 5, .postgres("n", database: PostgresDatabase(url: url)))
    #expect((value.loadError as? SharedError)?.code == .databaseRefused)
  }

  @Test func tableThatIsGone_isMadeAgain_andItsRowsAreSeen() async throws {
    let schema = "test_\(UUID())"
    let (here, there) = (server.database(schema: schema), server.database(schema: schema))
    let (a, b) = (
      Shared(wrappedValue: Settings(), .postgres("v", database: here)),
      Shared(wrappedValue: Settings(), .postgres("v", database: there))
    )
    for round in 1...3 {
      a.withLock { $0.size = round }
      try await a.save()
    }
    #expect(await waitUntil { b.wrappedValue.size == 3 })
    let schemaDrop = "DROP SCHEMA \(PostgresDatabase.quoted(schema)) CASCADE"
    // Each round writes fewer times than the one before, because a row with the same number of
    // writes counts as unchanged.
    for (count, drop) in [(2, "DROP TABLE pando_values"), (1, schemaDrop)] {
      try there.use { _ = try $0.run(drop) }
      for number in 1...count {
        a.withLock { $0.name = "\(drop) \(number)" }
        try await a.save()
      }
      let wanted = Settings(name: "\(drop) \(count)", size: 3)
      #expect(await waitUntil { b.wrappedValue == wanted && b.loadError == nil })
    }
  }

  @Test func serverThatTakesNoWrites_saysWhatToDo_andIsLeftWhenItDoes() async throws {
    let schema = "test_\(UUID())"
    let database = server.database(schema: schema)
    let value = Shared(wrappedValue: 1, .postgres("v", database: database))
    value.withLock { $0 = 2 }
    try await value.save()
    try database.use { _ = try $0.run("SET default_transaction_read_only = on") }
    // The connection that became read-only is not used again.
    value.withLock { $0 = 3 }
    try await value.save()
    let failure = PostgresConnection.Failure(
      code: "25006",
      message: "cannot execute INSERT in a read-only transaction"
    )
    let error = try #require(database.failure(failure) as? SharedError)
    #expect(error.code == .databaseUnavailable)
    #expect(error.description.contains("target_session_attrs=read-write"))
  }

  @Test func rowThatAnotherHolds_isWaitedFor() async throws {
    let schema = "test_\(UUID())"
    let value = Shared(wrappedValue: 1, .postgres("n", database: server.database(schema: schema)))
    try await value.transaction { $0 = 2 }
    let other = server.database(schema: schema)
    try other.use { connection in
      try connection.run("BEGIN")
      try connection.run("LOCK TABLE pando_values")
    }
    async let change: Void = value.transaction { $0 += 1 }
    // Another connection sees that the transaction waits.
    let waiting =
      "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'pando_values'::regclass"
    let watcher = server.database(schema: schema)
    #expect(await yieldUntil { (try? watcher.use { try $0.run(waiting)[0][0] }) != "0" })
    #expect(value.wrappedValue == 2)
    _ = try other.use { try $0.run("COMMIT") }
    try await change
    #expect(value.wrappedValue == 3)
  }

  @Test func manyValues_haveOneConnectionThatListens() async throws {
    let schema = "test_\(UUID())"
    let here = PostgresDatabase(url: "\(server.url())?application_name=here", schema: schema)
    let values = (0..<200).map { Shared(wrappedValue: 0, .postgres("n\($0)", database: here)) }
    let there = server.database(schema: schema)
    let others = stride(from: 0, to: 200, by: 20).map {
      Shared(wrappedValue: 0, .postgres("n\($0)", database: there))
    }
    for other in others { try await other.transaction { $0 = 3 } }
    let areSeen = await waitUntil {
      stride(from: 0, to: 200, by: 20).allSatisfy { values[$0].wrappedValue == 3 }
    }
    #expect(areSeen)
    let counts = try there.use { connection in
      try connection.run("SELECT count(*) FROM pg_stat_activity WHERE application_name = 'here'")
    }
    // Four connections run statements, and one listens.
    let count = try #require(counts[0][0].flatMap { Int($0) })
    #expect((1...5).contains(count))
  }
}
