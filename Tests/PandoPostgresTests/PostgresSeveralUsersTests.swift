import Foundation
import PandoPostgres
import PandoSharing
import PandoTestSupport
import PandoTesting
import Testing

/// Tests of the key of a PostgreSQL database with several machines.
@Suite(.serialized) struct PostgresSeveralUsersTests {
  let server: PostgresServer

  init() throws { server = try PostgresServer.shared.get() }

  @Test(arguments: SharedKeyCheck.allCases.filter(SharedKeyCheck.ofSeveralUsers.contains))
  func key_conforms(_ check: SharedKeyCheck) async throws {
    let server = server
    let conformance = SharedKeyConformance<DatabaseKey<[String: Int]>>(
      timeout: .seconds(60),
      fields: .members
    ) {
      ["value": $0]
    } place: {
      let schema = "test_\(UUID())"
      // This process goes through a proxy, which can be cut.
      let proxy = try GateProxy(to: server.port)
      let database = PostgresDatabase(url: server.url(port: proxy.port), schema: schema)
      let program = SharedKeyProgram(
        URL(filePath: Child.path("KeyWorker")),
        arguments: ["postgres", server.url(), schema]
      )
      return SharedKeyPlace(
        makeKey: { .postgres("n", database: database) },
        others: SharedKeyOthers(
          process: program,
          machine: program,
          mergesChanges: true,
          connect: { proxy.open($0) }
        )
      )
    }
    #expect(try await conformance.verify(check))
  }

  @Test func rowsThatNobodyUses_areRemoved() throws {
    let database = server.database()
    let names = ["v/%_a", "v/b", "w/%_a"]
    _ = try database.transaction(names) { rows in
      rows.map { _ in RowContent(bytes: Data("1".utf8), schemaVersion: 1, writer: "test") }
    }
    try database.noteUse(of: "v/b", after: 3600)
    try database.removeRows(named: "v/", unusedFor: 3600)
    #expect(try database.read(names).map { $0 != nil } == [true, true, true])
    // The limit is a second that is still to come, so every row is older.
    try database.removeRows(named: "v/", unusedFor: -10)
    #expect(try database.read(names).map { $0 != nil } == [false, false, true])
    let again = try database.transaction(["v/b"]) { _ in
      [RowContent(bytes: Data("2".utf8), schemaVersion: 1, writer: "test")]
    }
    try database.noteUse(of: "v/b", after: -10)
    #expect(try database.read(["v/b"])[0]?.content == again[0]?.content)
  }
}
