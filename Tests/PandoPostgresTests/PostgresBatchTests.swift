import Foundation
import PandoTestSupport
import Testing

@testable import PandoPostgres

/// Tests of several statements that are sent at once.
@Suite struct PostgresBatchTests {
  typealias Statement = PostgresConnection.Statement

  let connection: PostgresConnection

  init() throws {
    connection = try PostgresConnection(PostgresServer.shared.get().url())
  }

  private func texts(_ replies: [Result<PostgresReply, PostgresConnection.Failure>]) -> [String] {
    replies.map { reply in
      switch reply {
      case .success(let reply): reply.count > 0 ? reply.text(0, 0) ?? "null" : ""
      case .failure(let failure): failure.code ?? "lost"
      }
    }
  }

  @Test func replies_areInTheOrderOfTheStatements_preparedOrNot() throws {
    for _ in 1...3 {
      let replies = connection.batch([
        Statement(sql: "SELECT $1::text", values: [.text("é")], isPrepared: true),
        Statement(sql: "SELECT $1::int + 1", values: [.integer(1)]),
        Statement(sql: "SELECT $1::text", values: [.null], isPrepared: true),
        Statement(sql: "SELECT $1::bytea", values: [.bytes(Data([0, 255]))], isPrepared: true),
        Statement(sql: "SELECT 1 WHERE false"),
      ])
      #expect(texts(replies).dropLast(2) == ["é", "2", "null"])
      #expect(try replies[3].get().data(0, 0) == Data([0, 255]))
      #expect(try replies[4].get().count == 0)
    }
    #expect(connection.preparations == 2)
  }

  @Test func statementThatFails_endsItsTransaction_andTheConnectionGoesOn() {
    for _ in 1...2 {
      let replies = connection.batch([
        Statement(sql: "SELECT 'apart'", isOwnTransaction: true),
        Statement(sql: "SELECT nothing", isPrepared: true),
        Statement(sql: "SELECT 'never'", isPrepared: true),
      ])
      #expect(texts(replies) == ["apart", "42703", "25P02"])
    }
    let after = connection.batch([Statement(sql: "SELECT 'never'", isPrepared: true)])
    #expect(texts(after) == ["never"])
    let apart = connection.batch([
      Statement(sql: "SELECT 1 / 0", isOwnTransaction: true), Statement(sql: "SELECT 'on'"),
    ])
    #expect(texts(apart) == ["22012", "on"])
    #expect(connection.isOpen)
  }

  @Test func connectionThatEnds_losesTheRest() {
    let replies = connection.batch([
      Statement(sql: "SELECT 'before'"),
      Statement(sql: "SELECT pg_terminate_backend(pg_backend_pid())"),
      Statement(sql: "SELECT 'after'"),
    ])
    #expect(texts(replies) == ["before", "lost", "lost"])
    #expect(!connection.isOpen)
    #expect(texts(connection.batch([Statement(sql: "SELECT 1")])) == ["lost"])
  }
}
