import PandoTestSupport
import PandoUI
import Testing

/// Tests of the cost of small changes in a list of a thousand rows.
@MainActor
@Suite(.serialized)
struct KeyedListTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  struct Row: View {
    let item: Item
    @State var marks = 0
    var body: some View { Line("\(item.title) \(marks)") }
  }

  @MainActor
  final class Model {
    var set: ([Item]) -> Void = { _ in }
  }

  struct List: View {
    let model: Model
    @State var items = (0..<1_000).map { Item(id: $0, title: "item \($0)") }
    var body: some View {
      let _ = (model.set = { items = $0 })
      Column {
        ForEach(items) { Row(item: $0) }
      }
    }
  }

  let model = Model()
  let items = (0..<1_000).map { Item(id: $0, title: "item \($0)") }

  private func change(_ edit: (inout [Item]) -> Void) -> (evaluated: Int, mutations: [Mutation]) {
    let page = Page(List(model: model))
    var new = items
    edit(&new)
    page.recorder.mutations = []
    let evaluations = page.evaluations { model.set(new) }
    #expect(page.texts == new.map { "\($0.title) 0" })
    return (evaluations["Row"] ?? 0, page.recorder.mutations)
  }

  private func moves(_ mutations: [Mutation]) -> Int {
    mutations.count { if case .move = $0 { true } else { false } }
  }

  @Test func oneRow_whenChanged_isOneBodyAndOneMutation() {
    let change = change { $0[500].title = "changed" }
    #expect(change.evaluated == 1)
    #expect(change.mutations.count == 1)
    guard case .setText(_, "changed 0")? = change.mutations.first else {
      Issue.record("\(change.mutations)")
      return
    }
  }

  @Test func swap_isTwoMoves() {
    let change = change { $0.swapAt(100, 900) }
    #expect(change.evaluated == 0)
    #expect(moves(change.mutations) == 2)
    #expect(change.mutations.count == 2)
  }

  @Test func reverse_movesAllButOne() {
    let change = change { $0.reverse() }
    #expect(change.evaluated == 0)
    #expect(moves(change.mutations) == 999)
    #expect(change.mutations.count == 999)
  }

  @Test func rotation_movesOne() {
    let change = change { $0.insert($0.removeLast(), at: 0) }
    #expect(change.evaluated == 0)
    #expect(change.mutations.count == 1)
    #expect(moves(change.mutations) == 1)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func shuffle_movesAsFewAsCanBe(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let order = Array(0..<1_000).shuffled(using: &generator)
    let change = change { items in items = order.map { items[$0] } }
    #expect(change.evaluated == 0)
    #expect(change.mutations.count == 1_000 - longestIncreasing(order), "seed \(seed)")
  }

  @Test func insertion_createsOneRowAndMovesNone() {
    let change = change { $0.insert(Item(id: 5_000, title: "new"), at: 300) }
    #expect(change.evaluated == 1)
    #expect(change.mutations.count == 2)
  }

  @Test func deletion_removesOneRowAndMovesNone() {
    let change = change { $0.remove(at: 300) }
    #expect(change.evaluated == 0)
    #expect(change.mutations.count == 1)
  }

  /// The length of a longest increasing subsequence, directly from the definition: O(n²).
  private func longestIncreasing(_ numbers: [Int]) -> Int {
    var best = [Int](repeating: 1, count: numbers.count)
    for index in numbers.indices {
      for earlier in 0..<index where numbers[earlier] < numbers[index] {
        best[index] = max(best[index], best[earlier] + 1)
      }
    }
    return best.max() ?? 0
  }
}
