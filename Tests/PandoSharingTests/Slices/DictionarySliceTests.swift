import PandoSharing
import Testing

@Suite struct DictionarySliceTests {
  @Test func valueForAKey_whenSetAndRemoved_followsTheDictionary() {
    @Shared(value: ["a": 1]) var counts: [String: Int]
    let a = $counts["a"]
    a.withLock { $0? += 1 }
    #expect(counts == ["a": 2])
    a.wrappedValue = nil
    #expect(counts.isEmpty)
    counts["a"] = 7
    #expect(a.wrappedValue == 7)
  }

  @Test func valueForAKeyWithADefault_whenChanged_isStored() {
    @Shared(value: [:]) var counts: [String: Int]
    let a = $counts["a", default: 10]
    #expect(a.wrappedValue == 10)
    #expect(counts.isEmpty)
    a.withLock { $0 += 1 }
    #expect(counts == ["a": 11])
  }

  @Test func valueForAKey_whenAnotherKeyChanges_sleeps() {
    @Shared(value: ["a": 1, "b": 1]) var counts: [String: Int]
    let wakes = WakeCounter()
    wakes.track("a") { _ = $counts["a"].wrappedValue }
    wakes.track("a or 0") { _ = $counts["a", default: 0].wrappedValue }
    $counts["b"].withLock { $0? += 1 }
    #expect(wakes.total == 0)
    $counts["a", default: 0].withLock { $0 += 1 }
    #expect(wakes["a"] == 1)
    #expect(wakes["a or 0"] == 1)
  }
}
