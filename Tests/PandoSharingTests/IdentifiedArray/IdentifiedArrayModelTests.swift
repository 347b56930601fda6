import Foundation
import PandoSharing
import PandoTestSupport
import Testing

/// The reference model: a plain array that is kept unique by scanning.
private struct Model {
  var items: [IdentifiedItem] = []

  func index(_ id: Int) -> Int? { items.firstIndex { $0.id == id } }

  mutating func insert(_ item: IdentifiedItem, at index: Int) {
    if self.index(item.id) == nil { items.insert(item, at: index) }
  }

  mutating func updateOrInsert(_ item: IdentifiedItem, at index: Int) {
    if let existing = self.index(item.id) {
      items[existing] = item
    } else {
      items.insert(item, at: index)
    }
  }

  mutating func move(_ source: IndexSet, _ destination: Int) {
    let moved = source.map { items[$0] }
    let target = destination - source.count(in: 0..<destination)
    for index in source.reversed() { items.remove(at: index) }
    items.insert(contentsOf: moved, at: target)
  }
}

struct IdentifiedArrayModelTests {
  /// The seeds of the runs. To repeat a run that failed, set `PANDO_SEED` to the seed that it
  /// printed.
  static let seeds: [UInt64] = {
    if let seed = ProcessInfo.processInfo.environment["PANDO_SEED"].flatMap(UInt64.init) {
      return [seed]
    }
    return [1, 2, 3] + (0..<5).map { _ in .random(in: 0 ... .max) }
  }()

  // With few ids the underlying ordered set scans; with many it hashes.
  @Test(arguments: seeds, [8, 100])
  func operations_whenRandom_agreeWithAPlainArray(seed: UInt64, idCount: Int) {
    print("IdentifiedArray against its model: PANDO_SEED=\(seed), \(idCount) ids")
    var random = SeededGenerator(seed: seed)
    var (model, items, largest) = (Model(), Items(), 0)
    for step in 0..<2000 {
      let operation = apply(to: &model, &items, idCount: idCount, using: &random)
      guard items.elements == model.items else {
        Issue.record("seed \(seed), \(idCount) ids, step \(step): \(operation) differs")
        return
      }
      expectConsistent(items, "seed \(seed), \(idCount) ids, step \(step): \(operation)")
      largest = max(largest, items.count)
    }
    #expect(largest > idCount / 3, "the operations keep the array too small to tell much")
  }

  private func apply(
    to model: inout Model,
    _ items: inout Items,
    idCount: Int,
    using random: inout SeededGenerator
  ) -> String {
    let id = Int.random(in: 0..<idCount, using: &random)
    let new = item(id, "\(Int.random(in: 0..<1000, using: &random))")
    let position = Int.random(in: 0...model.items.count, using: &random)
    let other = Int.random(in: 0...model.items.count, using: &random)
    let range = min(position, other)..<max(position, other)
    let offsets = IndexSet(model.items.indices.filter { _ in Bool.random(using: &random) })
    let modulus = Int.random(in: 2...idCount, using: &random)
    // Growth is more likely than shrinking, or the array would stay near empty.
    switch Int.random(in: 0..<40, using: &random) {
    case 0...5:
      model.insert(new, at: model.items.count)
      items.append(new)
      return "append"
    case 6...9:
      model.insert(new, at: position)
      items.insert(new, at: position)
      return "insert"
    case 10...12:
      model.updateOrInsert(new, at: model.items.count)
      items.updateOrAppend(new)
      return "updateOrAppend"
    case 13...15:
      model.updateOrInsert(new, at: position)
      items.updateOrInsert(new, at: position)
      return "updateOrInsert"
    case 16...18:
      model.updateOrInsert(new, at: model.items.count)
      items[id: id] = new
      return "assign by id"
    case 19...20:
      if let index = model.index(id) { model.items[index].tags.append(1) }
      items[id: id]?.tags.append(1)
      return "mutate by id"
    case 21 where !range.isEmpty:
      model.items[range.lowerBound].tags.append(2)
      items[range.lowerBound].tags.append(2)
      return "mutate by position"
    case 22:
      model.items.removeAll { $0.id == id }
      items[id: id] = nil
      return "remove by assigning nil"
    case 23:
      model.items.removeAll { $0.id == id }
      items.remove(id: id)
      return "remove by id"
    case 24 where !range.isEmpty:
      model.items.remove(at: range.lowerBound)
      items.remove(at: range.lowerBound)
      return "remove at"
    case 25 where range.count < 6:
      model.items.removeSubrange(range)
      items.removeSubrange(range)
      return "removeSubrange"
    case 26:
      model.items.removeAll { $0.id % modulus == 0 }
      items.removeAll { $0.id % modulus == 0 }
      return "removeAll where"
    case 27:
      model.items = model.items.filter { $0.id % modulus != 0 }
      items = items.filter { $0.id % modulus != 0 }
      return "filter"
    case 28:
      _ = model.items.popLast()
      _ = items.popLast()
      return "popLast"
    case 29:
      if !model.items.isEmpty { model.items.removeFirst() }
      _ = items.popFirst()
      return "popFirst"
    case 30:
      model.items.reverse()
      items.reverse()
      return "reverse"
    case 31:
      model.items.sort()
      items.sort()
      return "sort"
    case 32 where !range.isEmpty:
      model.items.swapAt(range.lowerBound, range.upperBound - 1)
      items.swapAt(range.lowerBound, range.upperBound - 1)
      return "swapAt"
    case 33...34:
      model.move(offsets, position)
      items.move(fromOffsets: offsets, toOffset: position)
      return "move"
    case 35 where offsets.count < 10:
      for offset in offsets.reversed() { model.items.remove(at: offset) }
      items.remove(atOffsets: offsets)
      return "remove at offsets"
    case 36:
      model.items[range].sort { $0.id < $1.id }
      items[range].sort { $0.id < $1.id }
      return "sort a slice"
    case 37:
      items.shuffle(using: &random)
      model.items.sort { items.index(id: $0.id)! < items.index(id: $1.id)! }
      return "shuffle"
    case 38:
      let pivot = items.partition { $0.id % modulus == 0 }
      model.items.sort { items.index(id: $0.id)! < items.index(id: $1.id)! }
      #expect(model.items[..<pivot].allSatisfy { $0.id % modulus != 0 })
      #expect(model.items[pivot...].allSatisfy { $0.id % modulus == 0 })
      return "partition"
    default:
      return "nothing"
    }
  }
}
