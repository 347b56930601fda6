import Foundation
import Observation
import PandoDependencies
import PandoSharing
import PandoTestSupport
import Testing

private struct Pair: Equatable, Sendable {
  var left = 0
  var right = 0
  var sum: Int { left + right }
}

@Suite struct TrackingRaceTests {
  @Test func change_whenItFallsBetweenReadAndInstallation_notifiesTheReader() async {
    let pair = Shared(value: Pair())
    let reads: [@Sendable () -> Void] = [
      { _ = pair.wrappedValue }, { _ = pair.left.wrappedValue }, { _ = pair.sum.wrappedValue },
    ]
    for read in reads {
      let wakes = Watched(0)
      await onThreads(1) { _ in
        withObservationTracking {
          read()
          let changed = DispatchSemaphore(value: 0)
          Thread {
            pair.left.withLock { $0 += 1 }
            changed.signal()
          }.start()
          changed.wait()
        } onChange: {
          wakes.update { $0 += 1 }
        }
      }
      #expect(await wakes.wait { $0 == 1 })
    }
  }

  @Test func status_whenItChangesBetweenReadAndInstallation_notifiesTheReader() async {
    let storage = TestStorage<Int>(1)
    storage.hold(loads: true)
    @Shared(.test(storage)) var count = 0
    let shared = $count
    let wakes = Watched(0)
    await onThreads(1) { _ in
      withObservationTracking {
        #expect(shared.isLoading)
        storage.state.update { $0.heldLoads.removeFirst() }.resume(returning: 2)
      } onChange: {
        wakes.update { $0 += 1 }
      }
    }
    #expect(await wakes.wait { $0 == 1 })
    #expect(!$count.isLoading)
    #expect(count == 2)
  }

  @Test func trackings_whenTheyRaceWithChanges_areAlwaysWoken() async {
    let seed = printedSeed()
    let rounds = 2_000
    // As in an application: without the snapshots of a test.
    let pair = withDependencies {
      $0.context = .live
    } operation: {
      Shared(value: Pair())
    }
    let started = Watched(0)
    let woken = Watched([Int](repeating: 0, count: rounds + 1))
    await onThreads(2) { index in
      let generator = SeededGenerator(seed: seed &+ UInt64(index))
      for round in 1...rounds {
        if index == 0 {
          withObservationTracking {
            _ = round % 2 == 0 ? pair.left.wrappedValue : pair.sum.wrappedValue
            started.update { $0 = round }
            generator.dawdle(100)
          } onChange: {
            woken.update { $0[round] += 1 }
          }
          guard woken.block(until: { $0[round] > 0 }) else {
            Issue.record("asleep in round \(round)")
            return
          }
        } else {
          guard started.block(until: { $0 >= round }) else { return }
          generator.dawdle(1_000)
          pair.left.withLock { $0 += 1 }
        }
      }
    }
    // A reader that starts a new tracking at each notification would multiply if it were notified twice.
    let doubled = woken.value.count { $0 > 1 }
    #expect(doubled == 0)
  }

  @Test func root_whenItGoesWhileALateTrackingIsFired_isLeftAlone() async {
    let seed = printedSeed()
    await onThreads(3) { index in
      let generator = SeededGenerator(seed: seed &+ UInt64(index))
      for _ in 0..<500 {
        let pair = Shared(value: Pair())
        withObservationTracking {
          _ = pair.left.wrappedValue
          pair.left.withLock { $0 += 1 }
          generator.dawdle()
        } onChange: {
        }
      }
    }
  }
}
