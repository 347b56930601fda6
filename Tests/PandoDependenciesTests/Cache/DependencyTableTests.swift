import Testing

@testable import PandoDependencies

@Suite struct DependencyTableTests {
  private enum A {}
  private enum B {}

  /// Distinct type identities, in any number: nested array types.
  private func keys(_ count: Int) -> [ObjectIdentifier] {
    func next<T>(_ type: T.Type) -> any Any.Type { [T].self }
    var type: any Any.Type = Int.self
    return (0..<count).map { _ in
      type = _openExistential(type, do: next)
      return ObjectIdentifier(type)
    }
  }

  private func value(_ table: DependencyTable, _ key: ObjectIdentifier) -> Int? {
    table.box(for: key).map {
      unsafeDowncast($0.object, to: DependencyValueBox<Int>.self).value
    }
  }

  @Test func box_whenMissing_isNil() {
    let table = DependencyTable(minimumCapacity: 1)
    #expect(table.box(for: ObjectIdentifier(A.self)) == nil)
  }

  @Test func insert_whenKeyExists_replaces() {
    let table = DependencyTable(minimumCapacity: 2)
    table.insert(DependencyValueBox(1), for: ObjectIdentifier(A.self))
    table.insert(DependencyValueBox(2), for: ObjectIdentifier(B.self))
    table.insert(DependencyValueBox(3), for: ObjectIdentifier(A.self))
    #expect(value(table, ObjectIdentifier(A.self)) == 3)
    #expect(value(table, ObjectIdentifier(B.self)) == 2)
    #expect(table.count == 2)
  }

  @Test func copy_whenManyEntries_agreesWithDictionary() {
    var table = DependencyTable(minimumCapacity: 1)
    var model: [ObjectIdentifier: Int] = [:]
    for (index, key) in keys(200).enumerated() {
      if !table.hasRoom {
        table = DependencyTable(copying: table, minimumCapacity: table.count * 2 + 1)
      }
      table.insert(DependencyValueBox(index), for: key)
      model[key] = index
      #expect(model.allSatisfy { value(table, $0.key) == $0.value })
    }
    var seen = 0
    table.forEach { key, _ in
      seen += 1
      #expect(model[key] != nil)
    }
    #expect(seen == 200)
  }

  @Test func deinit_whenBoxesWereReplaced_releasesAll() {
    final class Tracked: Sendable {}
    weak var first: Tracked?
    weak var second: Tracked?
    do {
      let table = DependencyTable(minimumCapacity: 1)
      let (a, b) = (Tracked(), Tracked())
      (first, second) = (a, b)
      table.insert(DependencyValueBox(a), for: ObjectIdentifier(A.self))
      table.insert(DependencyValueBox(b), for: ObjectIdentifier(A.self))
      #expect(first != nil)
    }
    #expect(first == nil)
    #expect(second == nil)
  }
}
