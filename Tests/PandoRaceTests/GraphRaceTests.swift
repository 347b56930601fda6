import Foundation
import Observation
import PandoDependencies
import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of invalidations from any thread: once all is quiet, the drawing agrees with the state, so
/// none was missed.
///
/// `make test-tsan` runs them under the thread sanitizer.
@MainActor
@Suite(.serialized)
struct GraphRaceTests {
  /// An `@Observable` class that may be changed on any thread.
  @Observable
  // Sendable because `lock` guards the count.
  final class Counter: @unchecked Sendable {
    @ObservationIgnored private let lock = Locked(0)

    var count: Int {
      get {
        access(keyPath: \.count)
        return lock.withLock { $0 }
      }
      set {
        withMutation(keyPath: \.count) { lock.withLock { $0 = newValue } }
      }
    }
  }

  struct Totals: Equatable, Sendable {
    var left = 0
    var right = 0
  }

  @Test(.dependencies, arguments: 0..<10 as Range<UInt64>)
  func changes_fromManyThreads_areAllDrawn(seed: UInt64) async {
    struct Root: View {
      @State var handOut: Hand
      @State var number = 0
      let counter: Counter
      @Shared(.inMemory("totals")) var totals = Totals()
      var body: some View {
        let _ = handOut.number = $number
        Line("\(number)")
        Count(counter: counter)
        Half(half: $totals.left)
        Half(half: $totals.right)
      }
    }
    struct Count: View {
      let counter: Counter
      var body: some View { Line("\(counter.count)") }
    }
    struct Half: View {
      @Shared var half: Int
      var body: some View { Line("\(half)") }
    }
    // Sendable, because the property is written before the threads that read it start.
    final class Hand: @unchecked Sendable {
      var number: Binding<Int>!
    }

    @Shared(.inMemory("totals")) var totals = Totals()
    let counter = Counter()
    let hand = Hand()
    let page = Page(Root(handOut: hand, counter: counter))
    for round in 0..<20 {
      let base = round * 1_000
      await withTaskGroup(of: Void.self) { group in
        group.addTask { [totals = $totals] in
          for step in 0..<200 { totals.withLock { $0.left = base + step } }
        }
        group.addTask { [totals = $totals] in
          for step in 0..<200 { totals.withLock { $0.right = base - step } }
        }
        group.addTask { for step in 0..<200 { counter.count = base + step } }
        group.addTask { for step in 0..<200 { hand.number.wrappedValue = base + step } }
        // Flushes meanwhile, as often as possible.
        for _ in 0..<50 {
          page.graph.flush()
          await Task.yield()
        }
        await group.waitForAll()
      }
      let expected = [
        "\(base + 199)", "\(base + 199)", "\(base + 199)", "\(base - 199)",
      ]
      await yieldUntil { page.texts == expected }
      #expect(page.texts == expected, "seed \(seed), round \(round)")
    }
    page.graph.close()
  }

  @Test func graph_whenClosedWhileOthersChange_staysSilent() async {
    struct Root: View {
      let counter: Counter
      var body: some View { Line("\(counter.count)") }
    }
    for _ in 0..<50 {
      let counter = Counter()
      let page = Page(Root(counter: counter))
      await withTaskGroup(of: Void.self) { group in
        group.addTask { for step in 0..<100 { counter.count = step } }
        await Task.yield()
        page.graph.close()
        await group.waitForAll()
      }
      let commits = page.recorder.commits
      counter.count = -1
      page.graph.flush()
      #expect(page.recorder.commits == commits)
    }
  }
}

/// Tests of bindings that are read and written on several threads at once.
@MainActor
struct BindingRaceTests {
  @Test func unwrappedBinding_whenReadOnManyThreads_isNotRacing() async {
    struct Screen: View {
      @State var name: String? = "a"
      let take: (Binding<String?>) -> Void
      var body: some View {
        let _ = take($name)
        Line(name ?? "none")
      }
    }
    var binding: Binding<String?>!
    let page = Page(Screen { binding = $0 })
    let unwrapped = Binding(binding)!
    await withTaskGroup(of: Void.self) { group in
      for worker in 0..<4 {
        group.addTask {
          for step in 0..<200 {
            if worker.isMultiple(of: 2) { unwrapped.wrappedValue = "\(worker) \(step)" }
            _ = unwrapped.wrappedValue
          }
        }
      }
    }
    page.graph.flush()
    #expect(page.texts == [unwrapped.wrappedValue])
    page.graph.close()
  }
}
