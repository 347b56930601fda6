import Foundation
import GRDB
import PandoDependencies
import PandoSQLite
import PandoSharing
import PandoTestSupport
import Testing

/// Tests of processes that write one file.
@Suite(.serialized) struct SQLiteProcessTests {
  struct Counts: Codable, Sendable {
    var sum = 0
    var saved: [String: Int] = [:]
  }

  private let folder = ScratchFolder()

  private var file: String { folder.file("a.sqlite").path() }

  private func counts() -> Shared<Counts> {
    Shared(wrappedValue: Counts(), .sqlite("counts", database: SQLiteDatabase(path: file)))
  }

  @Test func transactions_ofTwoProcesses_addUp() async throws {
    let (times, program) = (20_000, Child.path("SQLiteLoop"))
    let children = [0, 1].map { _ in Child([program, "count", file, "\(times)"], isPatient: true) }
    let counts = counts()
    // This process changes another field meanwhile.
    for round in 1...400 {
      counts.withLock { $0.saved["here"] = round }
      try await counts.save()
    }
    let statuses = await onThread { children.map { $0.wait() } }
    #expect(statuses == [0, 0])
    try await counts.load()
    #expect(counts.wrappedValue.sum == 2 * times)
    #expect(counts.wrappedValue.saved["here"] == 400)
  }

  @Test func lockThatAnotherHoldsForFiveSeconds_isWaitedFor() async throws {
    let file = file
    let value = Shared(wrappedValue: 0, .sqlite("n", database: SQLiteDatabase(path: file)))
    value.withLock { $0 = 1 }
    try await value.save()
    let other = try DatabaseQueue(path: file)
    let (locked, isLocked) = AsyncStream<Void>.makeStream()
    let holder = Thread {
      try? other.writeWithoutTransaction { database in
        try database.inTransaction(.immediate) {
          isLocked.finish()
          // SQLite does not report that a connection waits, and how long it waits is what is
          // tested.
          Thread.sleep(forTimeInterval: 5)
          return .commit
        }
      }
    }
    holder.start()
    for await _ in locked {}
    try await value.transaction { $0 += 1 }
    value.withLock { $0 += 1 }
    try await value.save()
    #expect(value.wrappedValue == 3)
    #expect(value.saveError == nil)
  }

  @Test func process_thatIsKilledAtAnyMoment_losesNothingThatWasDurable() async throws {
    let last = await KilledLoop([Child.path("SQLiteLoop"), "save", file]).run(200) { last in
      let counts = counts()
      #expect(counts.loadError == nil)
      #expect(counts.wrappedValue.saved["loop", default: 0] >= last)
    }
    #expect(last > 0)
  }

  struct Item: Codable, Hashable, Sendable, Identifiable, FetchableRecord, PersistableRecord {
    var id: Int
    var count = 0
  }

  @Test func process_thatIsKilledWhileItWritesRows_losesNothingThatWasDurable() async throws {
    let database = SQLiteDatabase(path: file)
    try await database.writer.write { database in
      try database.execute(
        sql: "CREATE TABLE item (id INTEGER PRIMARY KEY, count INTEGER NOT NULL)"
      )
      try Item(id: 1).insert(database)
    }
    let items = Shared(.rows(of: Item.self, database: database))
    let last = try await KilledLoop([Child.path("SQLiteLoop"), "rows", file]).run(30) { last in
      let stored = try await database.writer.read { try Item.fetchOne($0, key: 1)?.count } ?? 0
      // One more number may be durable that was not printed.
      #expect(stored >= last)
      #expect(await waitUntil { items.wrappedValue[id: 1]?.count == stored })
    }
    #expect(last > 0)
    #expect(items.loadError == nil)
  }
}
