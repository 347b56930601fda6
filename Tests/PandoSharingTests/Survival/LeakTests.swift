import Observation
import OpenCombine
import PandoDependencies
import PandoTestSupport
import Testing

@testable import PandoSharing

/// Counts its live instances.
private final class Token: Sendable {
  let alive: Watched<Int>

  init(_ alive: Watched<Int>) {
    self.alive = alive
    alive.update { $0 += 1 }
  }

  deinit { alive.update { $0 -= 1 } }
}

private struct Payload: Equatable, Sendable {
  let token: Token
  var number = 0
  var list = [1, 2, 3]
  var extra: Int? = 1
  var double: Int { number * 2 }

  static func == (lhs: Payload, rhs: Payload) -> Bool {
    lhs.token === rhs.token && lhs.number == rhs.number && lhs.list == rhs.list
      && lhs.extra == rhs.extra
  }
}

private struct Row: Equatable, Identifiable, Sendable {
  let id: Int
  var title = "row"
}

extension Shared {
  /// The number of nodes in the root's tree of places.
  fileprivate var nodeCount: Int {
    func count(_ node: PlaceNode) -> Int {
      var total = 0
      node.children.forEach { total += 1 + count($0) }
      return total
    }
    handle.core.lock()
    defer { handle.core.unlock() }
    return count(handle.extras.tree)
  }
}

@Suite struct LeakTests {
  @Test(arguments: [false, true])
  func roots_whenTheirUsersGo_areFreedWithEverythingThatHungOnThem(persisted: Bool) async {
    let alive = Watched(0)
    let woken = Watched(0)
    let storages = (0..<1_000).map { _ in TestStorage<Payload>() }
    for storage in storages {
      let payload = Payload(token: Token(alive))
      let shared =
        persisted ? Shared(wrappedValue: payload, .test(storage)) : Shared(value: payload)
      let number = shared.number
      let extra = Shared(shared.extra)
      let reader = shared.read { $0.list.count }
      let cancellable = shared.publisher.sink { _ in }
      let abandoned = number.publisher.sink { _ in }
      var iterator = shared.values.makeAsyncIterator()
      _ = await iterator.next()
      let task = Task.detached { for await _ in number.values { woken.update { $0 += 1 } } }
      // A tracking that fires, and one that is abandoned before it fires.
      withObservationTracking {
        _ = (number.wrappedValue, shared.double.wrappedValue)
      } onChange: {
      }
      number.withLock { $0 += 1 }
      withObservationTracking {
        _ = (shared.wrappedValue, number.wrappedValue, extra?.wrappedValue, reader.wrappedValue)
        _ = (shared.list[1].wrappedValue, shared.isLoading, shared.loadError as Any?)
      } onChange: {
        woken.update { $0 += 1 }
      }
      cancellable.cancel()
      withExtendedLifetime(abandoned) {}
      task.cancel()
      await task.value
      storage.state.update {
        $0.value = nil
        $0.saved = []
      }
    }
    #expect(await alive.wait { $0 == 0 }, "\(alive.value) are left")
  }

  @Test func elements_whenTheyAreRemoved_leaveNoNodes() {
    let rows = Shared(
      value: IdentifiedArrayOf<Row>(uniqueElements: (0..<10_000).map { Row(id: $0) })
    )
    for row in rows.elements {
      withObservationTracking {
        _ = row.title.wrappedValue
      } onChange: {
      }
    }
    #expect(rows.nodeCount >= 10_000)
    rows.withLock { $0.removeAll() }
    #expect(rows.nodeCount == 0)
    // Tracks each element by its own key path.
    rows.withLock { $0 = IdentifiedArray(uniqueElements: (0..<1_000).map { Row(id: $0) }) }
    for id in 0..<1_000 {
      withObservationTracking {
        _ = rows[id: id].wrappedValue
      } onChange: {
      }
      rows[id: id].withLock { $0 = nil }
    }
    #expect(rows.nodeCount == 0)
  }

  @Test func streams_whenTheyEnd_leaveNoNodes() async {
    let rows = Shared(value: IdentifiedArrayOf<Row>(uniqueElements: (0..<100).map { Row(id: $0) }))
    for id in 0..<100 {
      let cancellable = rows[id: id].publisher.sink { _ in }
      var iterator = rows[id: id].values.makeAsyncIterator()
      _ = await iterator.next()
      cancellable.cancel()
    }
    #expect(rows.nodeCount == 0)
  }

  @Test func stream_whenItEnds_leavesNothingToDoForCommits() {
    let count = live(0)
    let cancellable = count.publisher.sink { _ in }
    count.withLock { $0 += 1 }
    #expect(!count.handle.core.pointee.flags.isEmpty)
    cancellable.cancel()
    count.withLock { $0 += 1 }
    #expect(count.handle.core.pointee.flags.isEmpty)
  }

  @Test func trackings_whenTheyEndForAnotherReason_areSweptNowAndThen() {
    let rows = Shared(value: [1, 2, 3])
    let tick = Shared(value: 0)
    for _ in 0..<1_000 {
      withObservationTracking {
        // Each closure is a separate place, which is not notified when only `tick` changes.
        _ = (rows.read { $0.count }.wrappedValue, tick.wrappedValue)
      } onChange: {
      }
      tick.withLock { $0 += 1 }
    }
    #expect(rows.nodeCount < 400)
    for _ in 0..<1_000 { rows.withLock { $0.append(0) } }
    #expect(rows.nodeCount == 0)
  }
}
