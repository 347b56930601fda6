import OpenCombine
import PandoDependencies
import PandoSharing
import Testing

private actor Counter {
  @Shared var count: Int

  init(count: Shared<Int>) { _count = count }

  func increment() {
    $count.withLock { $0 += 1 }
  }

  var shared: Shared<Int> { $count }
}

@MainActor
private final class Screen {
  @Shared(value: 0) var count

  func tapped() async {
    $count.withLock { $0 += 1 }
    await Counter(count: $count).increment()
  }
}

@Suite struct CompatibilityConcurrencyTests {
  @Test func reference_whenItCrossesActors_isOneValue() async {
    @Shared(value: 0) var count
    let counter = Counter(count: $count)
    await withTaskGroup { group in
      for _ in 0..<50 {
        group.addTask { await counter.increment() }
        group.addTask { [$count] in $count.withLock { $0 += 1 } }
      }
    }
    #expect(count == 100)
    await counter.shared.withLock { $0 = 0 }
    #expect(count == 0)
  }

  @MainActor @Test func mainActorModel_whenItAwaitsAnActor_seesItsChange() async {
    let screen = Screen()
    await screen.tapped()
    #expect(screen.count == 2)
  }

  @Test func withLock_whenItReturnsOrThrows_passesItOn() async {
    struct Refused: Error {}
    @Shared(value: [3, 1, 2]) var numbers
    let removed = $numbers.withLock { $0.removeFirst() }
    #expect(removed == 3)
    #expect(throws: Refused.self) {
      try $numbers.withLock { numbers in
        numbers.append(9)
        throw Refused()
      }
    }
    #expect(numbers == [1, 2, 9])
  }

  @Test func publisher_whenSubscribed_givesTheCurrentValueAndChanges() {
    @Shared(value: "a") var letter
    let seen = Locked<[String]>([])
    var cancellables: Set<AnyCancellable> = []
    $letter.publisher
      .map { $0.uppercased() }
      .sink { value in seen.withLock { $0.append(value) } }
      .store(in: &cancellables)
    SharedReader($letter).publisher
      .dropFirst()
      .sink { value in seen.withLock { $0.append(value) } }
      .store(in: &cancellables)
    $letter.withLock { $0 = "b" }
    #expect(seen.withLock { $0.sorted() } == ["A", "B", "b"])
  }

  @Test func values_whenIterated_endWithTheTask() async {
    @Shared(value: 0) var count
    let task = Task { [$count] in
      var seen: [Int] = []
      for await value in $count.values {
        seen.append(value)
        if value < 3 { $count.withLock { $0 += 1 } } else { break }
      }
      return seen
    }
    #expect(await task.value == [0, 1, 2, 3])

    let endless = Task { [$count] in
      for await _ in SharedReader($count).values {}
      return true
    }
    endless.cancel()
    #expect(await endless.value)
  }
}
