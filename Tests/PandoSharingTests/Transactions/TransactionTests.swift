import Foundation
import Observation
import PandoDependencies
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoSharing

@Suite struct TransactionTests {
  struct Account: Codable, Hashable, Sendable {
    var balance = 0
    var names: [String] = []
  }

  struct Overdrawn: Error {}

  private func account(_ name: String, _ database: InMemoryValueDatabase) -> Shared<Account> {
    Shared(wrappedValue: Account(), DatabaseKey(name, in: database, function: ".test"))
  }

  @Test func transactions_ofSeveralMachines_addUp() async throws {
    let rows = InMemoryRows()
    let accounts = (0..<4).map { _ in account("a", InMemoryValueDatabase(rows)) }
    try await withThrowingTaskGroup { group in
      for account in accounts {
        group.addTask {
          for _ in 0..<100 { try await account.transaction { $0.balance += 1 } }
        }
      }
      try await group.waitForAll()
    }
    _ = await waitUntil { accounts.allSatisfy { $0.wrappedValue.balance == 400 } }
    #expect(accounts.map(\.wrappedValue.balance) == [400, 400, 400, 400])
  }

  @Test func transactionOfFourValues_isOneStep_orNone() async throws {
    let rows = InMemoryRows()
    let database = InMemoryValueDatabase(rows)
    let values = ["a", "b", "c", "d"].map { account($0, database) }
    try await transaction(values[0], values[1].balance, values[2], values[3]) { a, b, c, d in
      (a.balance, b, c.balance, d.balance) = (1, 2, 3, 4)
    }
    #expect(values.map(\.wrappedValue.balance) == [1, 2, 3, 4])
    let others = ["a", "b", "c", "d"].map { account($0, InMemoryValueDatabase(rows)) }
    #expect(others.map(\.wrappedValue.balance) == [1, 2, 3, 4])
    await #expect(throws: Overdrawn.self) {
      try await transaction(values[0], values[1], values[2], values[3]) { a, b, c, d in
        a.balance = 9
        d.balance = 9
        throw Overdrawn()
      }
    }
    #expect(values.map(\.wrappedValue.balance) == [1, 2, 3, 4])
    let numbers = (0..<4).map { Shared(value: $0) }
    try await transaction(numbers[0], numbers[1], numbers[2], numbers[3]) { a, b, c, d in
      (a, b, c, d) = (d, c, b, a)
    }
    #expect(numbers.map(\.wrappedValue) == [3, 2, 1, 0])
  }

  @Test func transaction_besideOrdinaryChanges_losesNeither() async throws {
    let rows = InMemoryRows()
    let (a, b) = (
      account("a", InMemoryValueDatabase(rows)), account("a", InMemoryValueDatabase(rows))
    )
    try await withThrowingTaskGroup { group in
      group.addTask { for _ in 0..<200 { try await a.transaction { $0.balance += 1 } } }
      group.addTask { for _ in 0..<200 { try await b.balance.transaction { $0 += 1 } } }
      group.addTask {
        for round in 0..<50 {
          a.withLock { $0.names.append("\(round)") }
          if round.isMultiple(of: 7) { try await a.save() }
          await Task.yield()
        }
      }
      try await group.waitForAll()
    }
    try await a.save()
    try await b.load()
    #expect(b.wrappedValue.balance == 400)
    #expect(b.wrappedValue.names == (0..<50).map { "\($0)" })
    #expect(a.wrappedValue == b.wrappedValue)
  }

  @Test func transactionThatThrows_changesNothing() async throws {
    let rows = InMemoryRows()
    let database = InMemoryValueDatabase(rows)
    let (a, b) = (account("a", database), account("b", database))
    await #expect(throws: Overdrawn.self) {
      try await transaction(a, b) { a, b in
        a.balance -= 10
        b.balance += 10
        throw Overdrawn()
      }
    }
    #expect(a.wrappedValue.balance == 0)
    #expect(b.wrappedValue.balance == 0)
    #expect(rows["a"] == nil)
  }

  @Test func transactionOfTwoValues_isOne_andWakesObserversAfterBoth() async throws {
    let rows = InMemoryRows()
    let database = InMemoryValueDatabase(rows)
    let (a, b) = (account("a", database), account("b", database))
    let seen = Locked<[Int]>([])
    withObservationTracking {
      _ = a.wrappedValue
      _ = b.wrappedValue
    } onChange: {
      let sum = a.wrappedValue.balance + b.wrappedValue.balance
      seen.withLock { $0.append(sum) }
    }
    let sum = try await transaction(a.balance, b.balance) { a, b in
      a -= 10
      b += 30
      return a + b
    }
    #expect(sum == 20)
    #expect(a.wrappedValue.balance == -10)
    #expect(b.wrappedValue.balance == 30)
    #expect(seen.withLock { $0 } == [20])
    #expect(rows["a"]?.revision == 1)
    #expect(rows["b"]?.revision == 1)
  }

  @Test func transactionOfTwoPartsOfOneValue_keepsBoth() async throws {
    let a = account("a", InMemoryValueDatabase(InMemoryRows()))
    try await transaction(a.balance, a.names) { balance, names in
      balance = 5
      names.append("x")
    }
    #expect(a.wrappedValue == Account(balance: 5, names: ["x"]))
  }

  @Test func transactionOverTwoDatabases_isRefused() async throws {
    let a = account("a", InMemoryValueDatabase(InMemoryRows()))
    let b = account("b", InMemoryValueDatabase(InMemoryRows()))
    let memory = Shared(value: 1)
    for other in [b.balance, memory] {
      let error = await #expect(throws: SharedError.self) {
        try await transaction(a.balance, other) { $0 += $1 }
      }
      #expect(error?.code == .notOneDatabase)
    }
  }

  @Test func transactionOfAnElementThatWasRemoved_isRefused() async throws {
    let rows = InMemoryRows()
    let (a, b) = (
      account("a", InMemoryValueDatabase(rows)), account("a", InMemoryValueDatabase(rows))
    )
    try await a.transaction { $0.names = ["x"] }
    let name = try #require(Shared(a.names[safe: 0]))
    try await b.transaction { $0.names = [] }
    let error = await #expect(throws: SharedError.self) { try await name.transaction { $0 = "y" } }
    #expect(error?.code == .valueRemoved)
    #expect(b.wrappedValue.names.isEmpty)
  }

  @Test func transactionWithoutADatabase_isAChangeInMemory() async throws {
    let (a, b) = (Shared(value: 5), Shared(value: 1))
    try await a.transaction { $0 += 1 }
    try await transaction(a, b) { swap(&$0, &$1) }
    #expect(a.wrappedValue == 1)
    #expect(b.wrappedValue == 6)
    await #expect(throws: Overdrawn.self) {
      try await a.transaction {
        $0 = 9
        throw Overdrawn()
      }
    }
    #expect(a.wrappedValue == 1)
  }

  @Test func locksOfSeveralValues_takenInAnyOrder_neverWaitForEachOther() async {
    let values = (0..<3).map { _ in Shared(value: 100) }
    await withTaskGroup { group in
      for task in 0..<6 {
        group.addTask {
          for round in 0..<2000 {
            let (first, second) = ((task + round) % 3, (task + round * 2 + 1) % 3)
            guard first != second else { continue }
            withLock(values[first], values[second]) {
              $0 -= 1
              $1 += 1
            }
          }
        }
      }
    }
    #expect(values.map(\.wrappedValue).reduce(0, +) == 300)
  }

  @Test func lockOfSeveralValues_insideOfOneOfThem_isReported() {
    let (a, b) = (Shared(value: 1), Shared(value: 2))
    withKnownIssue {
      a.withLock { _ in withLock(a, b) { swap(&$0, &$1) } }
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("changed together inside of a 'withLock'")
    }
    #expect(a.wrappedValue == 1)
    #expect(b.wrappedValue == 2)
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    get { indices.contains(index) ? self[index] : nil }
    set { if let newValue, indices.contains(index) { self[index] = newValue } }
  }
}
