import OpenCombine
import PandoDependencies
import PandoSharing
import Testing

private struct Opaque: Sendable {
  var count = 0
}

private struct Numbered: Identifiable, Equatable, Sendable {
  let id: Int
}

private struct Pair: Equatable, Sendable {
  var left = 1
  var right = 2
}

@Suite struct MisuseTests {
  @Test func withLock_whenItReadsTheSameValue_getsItAsItIs() {
    let count = Shared(value: 1)
    count.withLock { $0 = count.wrappedValue + 1 }
    #expect(count.wrappedValue == 2)
    let rows = Shared(value: IdentifiedArray(uniqueElements: [Numbered(id: 7), Numbered(id: 8)]))
    let row = Shared(rows[id: 7])
    rows.withLock { _ = $0.remove(id: row?.wrappedValue.id ?? 0) }
    #expect(rows.wrappedValue.map(\.id) == [8])
    // The lock has been released.
    rows.withLock { $0.removeAll() }
    #expect(rows.wrappedValue.isEmpty)
  }

  @Test func withLock_whenItReadsAnObservedValue_getsItAsItIs() {
    let pair = Shared(value: Pair())
    let changes = Locked(0)
    let subscription = pair.right.publisher.dropFirst().sink { _ in changes.withLock { $0 += 1 } }
    pair.withLock { $0.right = pair.left.wrappedValue + pair.right.wrappedValue }
    #expect(pair.wrappedValue.right == 3)
    #expect(changes.withLock { $0 } == 1)
    subscription.cancel()
  }

  @Test func withLock_whenItWritesTheSameValue_isReportedAndDropped() {
    let pair = Shared(value: Pair())
    withKnownIssue {
      pair.withLock {
        $0.left = 10
        pair.right.withLock { $0 = 20 }
        pair.wrappedValue = Pair(left: 30, right: 30)
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("inside of a 'withLock'") }
    }
    #expect(pair.wrappedValue == Pair(left: 10, right: 2))
    pair.withLock { $0.right = 5 }
    #expect(pair.wrappedValue == Pair(left: 10, right: 5))
  }

  @Test func write_whenTheUnwrappedOptionalIsNil_isDroppedAndReported() {
    @Shared(value: 1) var number: Int?
    let unwrapped = Shared($number)
    number = nil
    withKnownIssue {
      unwrapped?.withLock { $0 = 7 }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("The write was dropped") }
    }
    #expect(number == nil)
    #expect(unwrapped?.wrappedValue == 1)
  }

  @Test func assert_whenTheWholeIsNotEquatable_settlesTheSlice() {
    withSharedChangeTracking {
      let opaque = Shared(value: Opaque())
      opaque.count.withLock { $0 = 2 }
      opaque.count.assert { $0 = 2 }
    }
  }
}
