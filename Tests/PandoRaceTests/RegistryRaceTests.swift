import PandoDependencies
import PandoTestSupport
import Testing

@testable import PandoSharing

extension Shared {
  /// Identifies a root while it is alive.
  fileprivate var rootID: UnsafeRawPointer { UnsafeRawPointer(handle.core) }
}

@Suite struct RegistryRaceTests {
  @Test(arguments: [false, true])
  func equalKeys_whenFirstUsesAndLastReleasesRace_areOneRoot(isQueued: Bool) async {
    let seed = printedSeed()
    let storage = TestStorage<Int>(0, isQueued: isQueued)
    let defaults = Locked(0)
    let rounds = 300
    await onThreads(4) { index in
      let generator = SeededGenerator(seed: seed &+ UInt64(index))
      for _ in 0..<rounds {
        generator.dawdle()
        let first = Shared(
          wrappedValue: defaults.withLock {
            $0 += 1; return 0
          },
          .test(storage)
        )
        let second = Shared(
          wrappedValue: defaults.withLock {
            $0 += 1; return 0
          },
          .test(storage)
        )
        // Both handles are alive here, so they have to share one root.
        if first.rootID != second.rootID { Issue.record("two roots of one key") }
        first.withLock { $0 += 1 }
        generator.dawdle()
      }
    }
    // All handles are released: the storage has everything that was written through any of them.
    #expect(await storage.state.wait { $0.value == 4 * rounds && $0.cancels == $0.subscriptions })
    let state = storage.state.value
    #expect(state.value == 4 * rounds)
    // One load and one subscription for each root, and one default.
    #expect(state.loads == state.subscriptions)
    #expect(defaults.withLock { $0 } == state.loads)
  }

  @Test func key_whenManyThreadsUseItFirst_isLoadedOnce() async {
    for _ in 0..<100 {
      let storage = TestStorage<Int>(7)
      let defaults = Locked(0)
      let handles = Locked<[Shared<Int>]>([])
      await onThreads(4) { _ in
        let handle = Shared(
          wrappedValue: defaults.withLock {
            $0 += 1; return 0
          },
          .test(storage)
        )
        handles.withLock { $0.append(handle) }
        if handle.wrappedValue != 7 { Issue.record("read before the load ended") }
      }
      let all = handles.withLock { $0 }
      #expect(storage.state.value.loads == 1)
      #expect(storage.state.value.subscriptions == 1)
      #expect(defaults.withLock { $0 } == 1)
      all[0].withLock { $0 = 9 }
      #expect(all.allSatisfy { $0.wrappedValue == 9 })
    }
  }

  @Test func inMemory_whenFirstUsesRace_isOneRootWithOneDefault() async {
    for round in 0..<100 {
      let defaults = Locked(0)
      let handles = Locked<[Shared<Int>]>([])
      await onThreads(4) { _ in
        let handle = Shared(
          wrappedValue: defaults.withLock {
            $0 += 1; return 0
          },
          .inMemory("\(round)")
        )
        handle.withLock { $0 += 1 }
        handles.withLock { $0.append(handle) }
      }
      #expect(defaults.withLock { $0 } == 1)
      #expect(handles.withLock { $0 }.allSatisfy { $0.wrappedValue == 4 })
    }
  }

  @Test func lastRelease_whenASaveIsInFlight_savesTheNewestValue() async {
    let seed = printedSeed()
    let storage = TestStorage<Int>(0, isQueued: true)
    let generator = SeededGenerator(seed: seed)
    for round in 1...500 {
      do {
        @Shared(.test(storage)) var count = 0
        $count.withLock { $0 += 1 }
        generator.dawdle(2_000)
        if generator.next() % 2 == 0 { $count.withLock { $0 += 0 } }
      }
      if round % 100 == 0 { #expect(await storage.state.wait { $0.value == round }) }
    }
    #expect(await storage.state.wait { $0.cancels == $0.subscriptions })
  }
}
