import Observation
import OpenCombine
import PandoDependencies
import PandoSharing
import Testing

@Suite struct ValueStreamTests {
  @Test func publisher_whenTheValueChanges_publishesCurrentAndNewValues() {
    @Shared(value: 1) var count
    let seen = Locked<[Int]>([])
    let cancellable = $count.publisher.sink { value in seen.withLock { $0.append(value) } }
    count += 1
    count = 5
    count = 5
    $count.withLock { $0 = 6 }
    cancellable.cancel()
    count = 7
    #expect(seen.withLock { $0 } == [1, 2, 5, 6])
  }

  @Test func values_whenTheValueChanges_givesTheNewest() async {
    @Shared(value: 1) var count
    var iterator = $count.values.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    count = 2
    count = 3
    #expect(await iterator.next() == 3)
  }

  @Test func observations_whenTheValueChanges_givesTheNewest() async {
    @Shared(value: 1) var count
    let shared = $count
    var iterator = Observations { shared.wrappedValue }.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    count = 2
    #expect(await iterator.next() == 2)
  }

  @Test func assert_whenTheChangeIsAnother_reportsTheDifference() {
    @Shared(value: 0) var count
    count += 1
    $count.assert { $0 = 1 }
    withKnownIssue {
      $count.assert { $0 = 2 }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("did not since the last assertion") }
    }
    count += 1
    withKnownIssue {
      $count.assert { $0 = 3 }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("− 3") && $0.rawValue.contains("+ 2") }
    }
  }

  @Test func inMemory_whenTwoUseOneName_share() {
    @Shared(.inMemory("a")) var first = 1
    @Shared(.inMemory("a")) var second = 2
    first += 1
    #expect(second == 2)
    $first = Shared(value: 10)
    #expect(first == 10)
    #expect(second == 2)
  }
}
