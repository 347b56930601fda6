import Foundation
import PandoDependencies
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoSharing

/// Tests of values in a database that several machines share.
@Suite struct DatabaseKeyTests {
  struct Todo: Codable, Hashable, Identifiable, Sendable {
    var id: Int
    var title = ""
    var done = false
  }

  struct Plan: Codable, Hashable, Sendable {
    var name = ""
    var place = ""
    var todos: IdentifiedArrayOf<Todo> = []
    var votes: [String: Int] = [:]
  }

  /// One machine's value of a row.
  struct Machine {
    let database: InMemoryValueDatabase
    let plan: Shared<Plan>

    init(_ rows: InMemoryRows, migrations: [ValueMigration] = []) {
      database = InMemoryValueDatabase(rows)
      let key = DatabaseKey<Plan>("plan", in: database, function: ".test", migrations: migrations)
      plan = Shared(wrappedValue: Plan(), key)
    }
  }

  @Test(arguments: SharedKeyCheck.allCases)
  func key_conforms(_ check: SharedKeyCheck) async throws {
    let conformance = SharedKeyConformance<DatabaseKey<Int>> {
      $0
    } place: {
      let rows = InMemoryRows()
      let database = InMemoryValueDatabase(rows)
      let other = InMemoryValueDatabase(rows)
      let write: @Sendable (Data) throws -> Void = { bytes in
        _ = try other.transaction(["n"]) { _ in
          [RowContent(bytes: bytes, schemaVersion: 1, writer: "other")]
        }
      }
      return SharedKeyPlace(
        makeKey: { DatabaseKey("n", in: database, function: ".test") },
        outside: SharedKeyOutside(
          write: { try write(Data("\($0)".utf8)) },
          breakValue: { try write(Data("[".utf8)) }
        )
      )
    }
    // The key never removes a row.
    let isChecked = try await conformance.verify(check)
    #expect(isChecked || check == .removal || SharedKeyCheck.ofSeveralUsers.contains(check))
  }

  @Test func value_isKept_andSeenByOthers() async throws {
    let rows = InMemoryRows()
    let (a, b) = (Machine(rows), Machine(rows))
    a.plan.withLock { $0.name = "Trip" }
    try await a.plan.save()
    #expect(await waitUntil { b.plan.wrappedValue.name == "Trip" })
    #expect(Machine(rows).plan.wrappedValue.name == "Trip")
    #expect(rows["plan"]?.revision == 1)
  }

  @Test func changesOfDifferentFields_areMerged() async throws {
    let rows = InMemoryRows()
    let (a, b) = (Machine(rows), Machine(rows))
    a.database.connect(false)
    a.plan.withLock { plan in
      plan.name = "Trip"
      plan.todos.append(Todo(id: 1, title: "Pack"))
    }
    b.plan.withLock { plan in
      plan.place = "Bergen"
      plan.todos.append(Todo(id: 2, title: "Book"))
    }
    try await b.plan.save()
    await #expect(throws: SharedError.self) { try await a.plan.save() }
    a.database.settle()
    #expect(a.plan.loadError != nil)
    #expect(a.plan.wrappedValue.name == "Trip")
    a.database.connect(true)
    #expect(await waitUntil { b.plan.wrappedValue.name == "Trip" })
    for machine in [a, b] {
      let plan = machine.plan.wrappedValue
      #expect(plan.place == "Bergen")
      #expect(plan.todos.map(\.title) == ["Book", "Pack"])
      #expect(machine.plan.saveError == nil)
      #expect(machine.plan.loadError == nil)
    }
  }

  @Test func changeOfTheSameField_isWonByTheLast_andTheOtherIsNotified() async throws {
    let rows = InMemoryRows()
    let (a, b) = (Machine(rows), Machine(rows))
    b.database.connect(false)
    a.plan.withLock { $0.name = "A" }
    try await a.plan.save()
    b.plan.withLock { $0.name = "B" }
    b.database.connect(true)
    try await b.plan.save()
    #expect(await waitUntil { a.plan.wrappedValue.name == "B" && a.plan.saveError != nil })
    let error = try #require(a.plan.saveError as? SharedError)
    #expect(error.code == .changeReplaced)
    let conflict = try #require(error.underlying as? MergeConflict<Plan>)
    #expect(conflict.mine.name == "A")
    #expect(conflict.theirs.name == "B")
    #expect(conflict.fields == ["name"])
    #expect(b.plan.saveError == nil)
  }

  @Test func changeThatFollowsAnother_replacesNobody() async throws {
    let rows = InMemoryRows()
    let (a, b) = (Machine(rows), Machine(rows))
    a.plan.withLock { $0.name = "A" }
    try await a.plan.save()
    #expect(await waitUntil { b.plan.wrappedValue.name == "A" })
    b.plan.withLock { $0.name = "B" }
    try await b.plan.save()
    #expect(await waitUntil { a.plan.wrappedValue.name == "B" })
    a.database.settle()
    #expect(a.plan.saveError == nil)
  }

  @Test func mergeOfTheKey_replacesThatByFields() async throws {
    let rows = InMemoryRows()
    let values = (0..<2).map { _ in
      let database = InMemoryValueDatabase(rows)
      let key = DatabaseKey<Int>("n", in: database, function: ".test") { base, mine, theirs in
        theirs + mine - base
      }
      return (database, Shared(wrappedValue: 0, key))
    }
    values[0].0.connect(false)
    values[0].1.withLock { $0 += 5 }
    values[1].1.withLock { $0 += 3 }
    try await values[1].1.save()
    values[0].0.connect(true)
    try await values[0].1.save()
    #expect(await waitUntil { values.allSatisfy { $0.1.wrappedValue == 8 } })
  }

  @Test func rowOfANewerVersion_isNotTouched() async throws {
    let rows = InMemoryRows()
    let new = Machine(rows, migrations: [.from(1) { $0["name"] = "migrated" }])
    new.plan.withLock { $0.name = "new" }
    try await new.plan.save()
    let before = rows["plan"]
    let old = Machine(rows)
    #expect((old.plan.loadError as? SharedError)?.code == .valueTooNew)
    old.plan.withLock { $0.name = "old" }
    let error = await #expect(throws: SharedError.self) { try await old.plan.save() }
    #expect(error?.code == .valueTooNew)
    #expect(rows["plan"] == before)
  }

  @Test func rowOfAnOlderVersion_isMigrated() async throws {
    let rows = InMemoryRows()
    let old = Machine(rows)
    old.plan.withLock { $0.name = "old" }
    try await old.plan.save()
    let new = Machine(rows, migrations: [.from(1) { $0["name"] = "migrated" }])
    #expect(new.plan.wrappedValue.name == "migrated")
    #expect(rows["plan"]?.content.schemaVersion == 1)
    new.plan.withLock { $0.place = "here" }
    try await new.plan.save()
    #expect(rows["plan"]?.content.schemaVersion == 2)
    #expect(
      Machine(rows, migrations: [.from(1) { $0["name"] = "twice" }]).plan.wrappedValue.name
        == "migrated"
    )
  }

  @Test func rowThatDoesNotDecode_isAnError_andIsSetAside() async throws {
    let rows = InMemoryRows()
    let row = StoredRow(
      revision: 3,
      content: RowContent(bytes: Data("[1]".utf8), schemaVersion: 1, writer: "x")
    )
    rows["plan"] = row
    let machine = Machine(rows)
    #expect((machine.plan.loadError as? SharedError)?.code == .valueUndecodable)
    machine.plan.withLock { $0.name = "a" }
    try await machine.plan.save()
    #expect(Machine(rows).plan.wrappedValue.name == "a")
    #expect(rows.names.count == 2)
    let aside = try #require(rows.names.first { $0.hasPrefix("plan.undecodable-2") })
    #expect(rows[aside]?.content == row.content)
  }

  /// Machines are cut off and come back at random. They change fields, keys and elements of their
  /// own, and common ones.
  @Test(arguments: [printedSeed("randomChanges"), 1, 2, 3, 4])
  func randomChanges_ofMachinesThatComeAndGo_areAllThere(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let rows = InMemoryRows()
    let machines = (0..<4).map { _ in Machine(rows) }
    var votes: [String: Int] = [:]
    var todos: [Int: Todo] = [:]
    for step in 0..<150 {
      let index = Int.random(in: 0..<4, using: &random)
      let machine = machines[index]
      switch Int.random(in: 0..<8, using: &random) {
      case 0: machine.database.connect(Bool.random(using: &random))
      case 1: machine.database.fail(Int.random(in: 1...2, using: &random))
      case 2: try? await machine.plan.save()
      case 3, 4:
        let key = "\(index)-\(step % 5)"
        votes[key] = step
        machine.plan.withLock { $0.votes[key] = step }
      case 5:
        let todo = Todo(id: step * 4 + index, title: "\(step)")
        todos[todo.id] = todo
        _ = machine.plan.withLock { $0.todos.append(todo) }
      case 6:
        guard let id = todos.keys.filter({ $0 % 4 == index }).min() else { continue }
        todos[id]?.done.toggle()
        machine.plan.withLock { plan in plan.todos[id: id]?.done.toggle() }
      default:
        guard let id = todos.keys.filter({ $0 % 4 == index }).max(), step.isMultiple(of: 3) else {
          continue
        }
        todos[id] = nil
        machine.plan.withLock { $0.todos[id: id] = nil }
      }
    }
    for machine in machines { machine.database.connect(true) }
    for machine in machines {
      machine.database.fail(0)
      try await machine.plan.save()
    }
    for machine in machines { try await machine.plan.save() }
    #expect(await waitUntil { Set(machines.map(\.plan.wrappedValue)).count == 1 })
    let plan = machines[0].plan.wrappedValue
    #expect(plan.votes == votes, "seed \(seed)")
    #expect(
      Dictionary(uniqueKeysWithValues: plan.todos.map { ($0.id, $0) }) == todos,
      "seed \(seed)"
    )
  }
}
