import Dispatch
import OpenCombine
import PandoDependencies
import PandoSharing
import PandoTesting
import Testing

/// Tests that a publisher calls main-actor subscribers on the main actor.
@MainActor
@Suite struct PublisherActorTests {
  @MainActor
  final class Listener {
    var heard: [Int] = []
    var bag: Set<AnyCancellable> = []
    private var waiter: (count: Int, done: CheckedContinuation<Void, Never>)?

    func hear(_ value: Int) {
      MainActor.preconditionIsolated()
      heard.append(value)
      if let waiter, heard.last ?? 0 >= waiter.count {
        self.waiter = nil
        waiter.done.resume()
      }
    }

    func waitForValue(_ value: Int) async {
      if heard.last ?? 0 >= value { return }
      await withCheckedContinuation { waiter = (value, $0) }
    }
  }

  /// Runs `body` on another thread than the main actor's, and waits until it is done.
  private func elsewhere(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        body()
        continuation.resume()
      }
    }
  }

  @Test func sinkOfTheMainActor_getsChangesFromElsewhereThere() async {
    @Shared(value: 0) var count
    let listener = Listener()
    $count.publisher.sink { listener.hear($0) }.store(in: &listener.bag)
    #expect(listener.heard == [0])
    for number in 1...50 {
      await elsewhere { [$count] in $count.withLock { $0 = number } }
    }
    await listener.waitForValue(50)
    #expect(listener.heard == listener.heard.sorted())
    #expect(listener.heard.last == 50)
  }

  @Test func sinkOfTheMainActor_getsChangesMadeThereAtOnce() {
    @Shared(value: 0) var count
    let listener = Listener()
    $count.publisher.sink { listener.hear($0) }.store(in: &listener.bag)
    for number in 1...3 {
      $count.withLock { $0 = number }
      #expect(listener.heard == Array(0...number))
    }
  }

  @Test func changeOfTheMainActor_afterOneFromElsewhere_isHeardInOrder() async {
    @Shared(value: 0) var count
    let listener = Listener()
    $count.publisher.sink { listener.hear($0) }.store(in: &listener.bag)
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.global().async { [$count] in
      $count.withLock { $0 = 1 }
      isDone.signal()
    }
    // The scheduled turn cannot run before this code returns.
    blockingWait(isDone)
    $count.withLock { $0 = 2 }
    #expect(listener.heard == [0, 2])
    await Task.yield()
    await listener.waitForValue(2)
    #expect(listener.heard == [0, 2])
  }

  private func blockingWait(_ semaphore: DispatchSemaphore) { semaphore.wait() }

  @Test func sinkOfAnotherThread_isCalledByTheOneThatChanges() async {
    @Shared(value: 0) var count
    let bag = Locked<Set<AnyCancellable>>([])
    let places = Locked<[Bool]>([])
    await elsewhere { [$count] in
      let cancellable = $count.publisher.dropFirst().sink { _ in
        places.withLock { $0.append(MainQueue.isCurrent) }
      }
      // Unsafe because the only reference is handed over.
      nonisolated(unsafe) let kept = cancellable
      bag.withLock { _ = $0.insert(kept) }
    }
    $count.withLock { $0 = 1 }
    await elsewhere { [$count] in $count.withLock { $0 = 2 } }
    #expect(places.withLock { $0 } == [true, false])
    bag.withLock { $0 = [] }
  }

  @Test func sinkThatIsCancelled_beforeItsTurn_receivesNothing() async {
    @Shared(value: 0) var count
    let listener = Listener()
    $count.publisher.sink { listener.hear($0) }.store(in: &listener.bag)
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.global().async { [$count] in
      $count.withLock { $0 = 1 }
      isDone.signal()
    }
    blockingWait(isDone)
    listener.bag = []
    for _ in 0..<10 { await Task.yield() }
    #expect(listener.heard == [0])
  }

  @Test(.dependencies) func sink_runsInTheSessionThatSubscribed_whateverMadeTheChange() {
    func session() -> DependencyValues.Continuation {
      withDependencies {
        $0.defaultInMemoryStorage = InMemoryStorage()
      } operation: {
        withEscapedDependencies { $0 }
      }
    }
    let (first, second) = (session(), session())
    @Shared(.inMemory("all", scope: .process)) var all = 0
    let cancellable = first.yield {
      $all.publisher.dropFirst().sink { _ in
        @Shared(.inMemory("mine")) var mine = 0
        $mine.withLock { $0 += 1 }
      }
    }
    second.yield { $all.withLock { $0 += 1 } }
    func mine() -> Int {
      @Shared(.inMemory("mine")) var mine = 0
      return mine
    }
    #expect(first.yield(mine) == 1)
    #expect(second.yield(mine) == 0)
    cancellable.cancel()
  }
}
