import Dispatch
import OpenCombine
import PandoComponents
import PandoDependencies
import PandoSharing
import PandoTestSupport
import Testing

/// Tests of the publisher of an emitter, which may be used on any thread.
@MainActor
@Suite struct EmitterThreadTests {
  private func elsewhere<R: Sendable>(_ body: @escaping @Sendable () -> R) async -> R {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: body()) }
    }
  }

  /// Carries a subscription to another thread.
  // Sendable because a cancellable may be cancelled on any thread.
  final class Kept: @unchecked Sendable {
    private let cancellable: AnyCancellable
    init(_ cancellable: AnyCancellable) { self.cancellable = cancellable }
    func cancel() { cancellable.cancel() }
  }

  private func waitUntil(_ isTrue: () -> Bool) async {
    #expect(await yieldUntil(isTrue))
  }

  @Test func publisher_cancelledOnAnotherThread_receivesNothingMore() async {
    let emitter = Emitter<Int>()
    let heard = Locked<[Int]>([])
    let kept = Kept(emitter.publisher.sink { value in heard.withLock { $0.append(value) } })
    emitter.send(1)
    await elsewhere { kept.cancel() }
    emitter.send(2)
    #expect(heard.withLock { $0 } == [1])
    await waitUntil { emitter.subscriptionCount == 0 }
  }

  @Test func publisher_subscribedToOnAnotherThread_receivesOnTheMainActor() async {
    let emitter = Emitter<Int>()
    let heard = Locked<[Int]>([])
    let kept = await elsewhere {
      Kept(
        emitter.publisher.sink { @Sendable value in
          let isOnMainActor = MainQueue.isCurrent
          heard.withLock { $0.append(isOnMainActor ? value : -1) }
        }
      )
    }
    await waitUntil { emitter.subscriptionCount == 1 }
    emitter.send(1)
    #expect(heard.withLock { $0 } == [1])
    kept.cancel()
    #expect(emitter.subscriptionCount == 0)
  }

  @Test func publisher_cancelledBeforeItsTurn_isNotSubscribed() async {
    let emitter = Emitter<Int>()
    for _ in 0..<100 {
      await elsewhere { emitter.publisher.sink { @Sendable _ in }.cancel() }
    }
    for _ in 0..<100 { await Task.yield() }
    await waitUntil { emitter.subscriptionCount == 0 }
    #expect(emitter.subscriptionCount == 0)
  }

  @Test func publisher_subscribedToAndCancelledByManyThreads_staysWhole() async {
    let emitter = Emitter<Int>()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { @concurrent in
          for _ in 0..<200 {
            let cancellable = emitter.publisher.sink { @Sendable _ in }
            await Task.yield()
            cancellable.cancel()
          }
        }
      }
      for number in 0..<500 {
        emitter.send(number)
        await Task.yield()
      }
    }
    await waitUntil { emitter.subscriptionCount == 0 }
  }
}
