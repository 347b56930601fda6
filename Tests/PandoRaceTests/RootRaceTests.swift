import Dispatch
import PandoDependencies
import PandoTestSupport
import Testing

@testable import PandoSharing

private struct Item: Equatable, Identifiable, Sendable {
  let id: Int
  var hits = 0
}

private struct Board: Equatable, Sendable {
  var total = 0
  var left = 0
  var leftTwice: Int {
    get { left * 2 }
    set { left = newValue / 2 }
  }
  var items: IdentifiedArrayOf<Item> = [Item(id: 1), Item(id: 2), Item(id: 3)]
  var list = [0, 0, 0]
  var table = ["a": 0, "b": 0]
  var extra: Int? = 0

  /// The number of changes applied to the board.
  var sum: Int {
    total + left + items.reduce(0) { $0 + $1.hits } + list.reduce(0, +)
      + table.values.reduce(0, +) + (extra ?? 0)
  }
}

// Sendable because the wrapper is set once; the attribute makes it a variable.
private final class Model: @unchecked Sendable {
  @Shared var total: Int
  init(_ total: Shared<Int>) { _total = Shared(projectedValue: total) }
}

/// Makes one change of a random kind, each kind through a different sort of reference.
private func change(_ board: Shared<Board>, _ model: Model, _ generator: SeededGenerator) {
  generator.dawdle()
  switch generator.next() % 8 {
  case 0: board.withLock { $0.total += 1 }
  case 1: model.total += 1
  case 2: board.left.withLock { $0 += 1 }
  case 3: board.leftTwice.withLock { $0 += 2 }
  case 4:
    let id = Int(generator.next() % 3) + 1
    if generator.next() % 2 == 0 {
      board.items[id: id].withLock { $0?.hits += 1 }
    } else {
      Shared(board.items[id: id])?.hits.withLock { $0 += 1 }
    }
  case 5: board.list[Int(generator.next() % 3)].withLock { $0 += 1 }
  case 6: board.table[generator.next() % 2 == 0 ? "a" : "b"].withLock { $0? += 1 }
  default: Shared(board.extra)?.withLock { $0 += 1 }
  }
}

private let threadCount = 4
private let rounds = 400

/// The contexts of both paths of a change: a live value has no snapshots, and a test's value has
/// them.
private let contexts: [DependencyContext] = [.test, .live]

/// Makes a value in a context.
private func make<Value>(_ context: DependencyContext, _ body: () -> Value) -> Value {
  withDependencies {
    $0.context = context
  } operation: {
    body()
  }
}

@Suite struct RootRaceTests {
  @Test(arguments: [false, true], contexts)
  func root_whenThreadsAndTasksChangeIt_losesNoChange(
    isQueued: Bool,
    context: DependencyContext
  ) async throws {
    let seed = printedSeed()
    let storage = TestStorage<Board>(isQueued: isQueued)
    let shared = make(context) { Shared(wrappedValue: Board(), .test(storage)) }
    let model = Model(shared.total)
    let observers = Observers(shared.sum)
    async let tasks: Void = withTaskGroup(of: Void.self) { group in
      for index in 0..<2 {
        group.addTask {
          let generator = SeededGenerator(seed: seed &+ 100 &+ UInt64(index))
          for round in 0..<rounds {
            change(shared, model, generator)
            if round % 16 == 0 { try? await shared.load() }
            if round % 64 == 0 { try? await shared.save() }
          }
        }
      }
    }
    await onThreads(threadCount) { index in
      let generator = SeededGenerator(seed: seed &+ UInt64(index))
      for _ in 0..<rounds { change(shared, model, generator) }
    }
    await tasks
    let expected = (threadCount + 2) * rounds
    #expect(shared.wrappedValue.sum == expected)
    #expect(await observers.missing(expected) == [])
    #expect(observers.confused == [])
    observers.stop()
    try await shared.save()
    #expect(storage.value == shared.wrappedValue)
    #expect(storage.state.value.mostSavesInFlight == 1)
    let sums = storage.state.value.saved.map(\.sum)
    #expect(sums == sums.sorted())
  }

  @Test(arguments: contexts)
  func memoryOnlyRoot_whenThreadsChangeIt_notifiesEachObserverOfTheLastValue(
    context: DependencyContext
  ) async {
    let seed = printedSeed()
    let board = make(context) { Shared(value: Board()) }
    let model = Model(board.total)
    let slices = [board.total, board.left, board.list[1]]
    let observers = slices.map { Observers(SharedReader($0)) }
    await onThreads(threadCount) { index in
      let generator = SeededGenerator(seed: seed &+ UInt64(index))
      for _ in 0..<rounds { change(board, model, generator) }
    }
    #expect(board.wrappedValue.sum == threadCount * rounds)
    for (slice, observers) in zip(slices, observers) {
      #expect(await observers.missing(slice.wrappedValue) == [])
      #expect(observers.confused == [])
      // Each change is delivered at most once.
      #expect(observers.all[0].repeats.withLock { $0 } == 0)
      #expect(observers.all[1].repeats.withLock { $0 } == 0)
      observers.stop()
    }
  }

  @Test(arguments: contexts)
  func handle_whenItIsPointedElsewhereDuringChanges_losesNoChange(
    context: DependencyContext
  ) async {
    let (first, second) = make(context) { (Shared(value: 0), Shared(value: 0)) }
    let moving = Shared(projectedValue: first)
    await onThreads(threadCount) { index in
      for round in 0..<rounds {
        if index == 0, round % 8 == 0 {
          moving.projectedValue = round % 16 == 0 ? second : first
        }
        moving.withLock { $0 += 1 }
      }
    }
    #expect(first.wrappedValue + second.wrappedValue == threadCount * rounds)
  }

  @Test func keyThatAnswersAtOnce_whenAChangeComesDuringEachSave_doesNotRecurse() async throws {
    // Each save finds another change pending when it ends. A recursion would overflow the stack.
    let rounds = 5_000
    let storage = TestStorage<Int>()
    @Shared(.test(storage)) var count = 0
    let shared = $count
    let asked = Watched(0)
    let changed = Watched(0)
    storage.whileSaving.withLock {
      $0 = {
        let round = asked.update { asked in
          asked += 1
          return asked
        }
        if round < rounds { _ = changed.block { $0 >= round } }
      }
    }
    await onThreads(2) { index in
      if index == 0 {
        shared.withLock { $0 += 1 }
      } else {
        for round in 1..<rounds {
          _ = asked.block { $0 >= round }
          shared.withLock { $0 += 1 }
          changed.update { $0 = round }
        }
      }
    }
    #expect(await storage.state.wait { $0.value == rounds })
    try await $count.save()
    #expect(storage.value == rounds)
  }

  @Test func load_whenASaveIsInFlight_neverBringsTheOldValueBack() async {
    let seed = printedSeed()
    let storage = TestStorage<Int>()
    @Shared(.test(storage)) var count = 0
    let shared = $count
    // A load reads before a save lands, and is answered after it.
    storage.whileLoading.withLock { $0 = { storage.answerSaves() } }
    let undone = await onThread { () -> Int in
      let generator = SeededGenerator(seed: seed)
      for round in 1...300 {
        storage.hold(saves: true)
        shared.withLock { $0 = round }
        let isLoaded = Watched(false)
        shared.handle.target.extras.connection?.load { _ in isLoaded.update { $0 = true } }
        generator.dawdle(20_000)
        storage.hold()
        storage.answerSaves()
        guard isLoaded.block(until: { $0 }), shared.wrappedValue == round else { return round }
      }
      return 0
    }
    #expect(undone == 0)
  }
}
