import Foundation
import Observation
import PandoDependencies
import PandoTestSupport
import Testing

@testable import PandoSharing

/// Tests of the reports that observers of rows get while a database cannot be reached.
@Suite struct RowObserversTests {
  /// A database that reports changes when the test says so, as PostgreSQL's and SQLite's do by
  /// themselves.
  private final class FollowedDatabase: ValueDatabase {
    let rows = InMemoryValueDatabase(InMemoryRows())
    let observers = RowObservers()
    let away = SharedError(.databaseUnavailable, reason: "it was stopped")

    var displayName: String { rows.displayName }

    func async(_ work: @escaping @Sendable () -> Void) { rows.async(work) }

    func read(_ names: [String]) throws -> [StoredRow?] { try rows.read(names) }

    func transaction(
      _ names: [String],
      _ body: ([StoredRow?]) throws -> [RowContent?]
    ) throws -> [StoredRow?] { try rows.transaction(names, body) }

    func subscribe(
      _ name: String,
      onChange: @escaping @Sendable (Result<StoredRow?, any Error>) -> Void
    ) -> SharedSubscription { observers.add(name, onChange) }

    func removeRows(named prefix: String, unusedFor seconds: Int) throws {}

    func noteUse(of name: String, after seconds: Int) throws {}
  }

  @Test func loss_afterASaveThatSucceeded_isReportedAgain() async throws {
    let database = FollowedDatabase()
    let value = Shared(wrappedValue: 0, DatabaseKey<Int>("n", in: database, function: ".stub"))
    database.observers.reportLoss(database.away)
    #expect(value.loadError != nil)
    // The server comes back and is lost again before the listening connection has noticed that it
    // was back.
    value.withLock { $0 = 1 }
    try await value.save()
    #expect(value.loadError == nil)
    database.observers.reportLoss(database.away)
    #expect(value.loadError != nil)
    // All observers get a report that the server is back, whether their rows changed or not.
    let rows = try database.read(["n"]).compactMap(\.self).map { ("n", $0) }
    database.observers.report(Dictionary(uniqueKeysWithValues: rows), among: ["n"])
    #expect(value.loadError == nil)
  }

  @Test func loss_reportedForTheSameReason_notifiesNoReader() {
    let database = FollowedDatabase()
    let value = Shared(wrappedValue: 0, DatabaseKey<Int>("n", in: database, function: ".stub"))
    database.observers.reportLoss(database.away)
    let wakes = Locked(0)
    withObservationTracking {
      _ = value.loadError
    } onChange: {
      wakes.withLock { $0 += 1 }
    }
    database.observers.reportLoss(database.away)
    #expect(wakes.withLock { $0 } == 0)
    database.observers.reportLoss(SharedError(.databaseUnavailable, reason: "it starts"))
    #expect(wakes.withLock { $0 } == 1)
    #expect("\(value.loadError.map { "\($0)" } ?? "")".contains("it starts"))
  }
}
