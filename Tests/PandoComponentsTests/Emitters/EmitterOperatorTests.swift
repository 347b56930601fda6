import OpenCombine
import PandoComponents
import PandoDependencies
import PandoTesting
import Testing

@MainActor
struct EmitterOperatorTests {
  let steps = Emitter<Int>()

  /// The values that an emitter sends while `body` runs.
  private func heard<Value>(_ emitter: Emitter<Value>, _ body: () -> Void) -> [Value] {
    var values: [Value] = []
    let subscription = emitter += { value in values.append(value) }
    body()
    subscription.cancel()
    return values
  }

  @Test func map_filter_compactMap_areMadeOfEachValue() {
    #expect(heard(steps.map { $0 * 2 }) { [1, 2].forEach(steps.send) } == [2, 4])
    #expect(heard(steps.filter { $0 > 1 }) { [1, 2].forEach(steps.send) } == [2])
    #expect(
      heard(steps.compactMap { Int("\($0)1") }) { [1, 2].forEach(steps.send) } == [11, 21]
    )
  }

  @Test func removeDuplicates_comparesWithWhatWasHandedOn() {
    let distinct = steps.removeDuplicates()
    #expect(heard(distinct) { [1, 1, 2, 2, 1].forEach(steps.send) } == [1, 2, 1])
    let tens = steps.removeDuplicates { $0 / 10 == $1 / 10 }
    #expect(heard(tens) { [21, 22, 31, 39].forEach(steps.send) } == [21, 31])
  }

  @Test func madeEmitter_listensWhileSomebodyListensToIt() {
    let doubled = steps.map { $0 * 2 }
    #expect(steps.subscriptionCount == 0)
    let first = doubled += {}
    let second = doubled += {}
    #expect(steps.subscriptionCount == 1)
    first.cancel()
    #expect(steps.subscriptionCount == 1)
    second.cancel()
    #expect(steps.subscriptionCount == 0)
    doubled += {}
    #expect(steps.subscriptionCount == 1)
  }

  @Test func madeEmitter_hasAFirstValue_ifItsSourceHasOne() {
    steps.send(4)
    var values: [Int] = []
    steps.map { $0 + 1 } ++= { value in values.append(value) }
    steps.send(7)
    #expect(values == [5, 8])
  }

  @Test func merge_hasTheValuesOfAll_asTheyCome() {
    let others = Emitter<Int>()
    let values = heard(steps.merge(with: others)) {
      steps.send(1)
      others.send(2)
      steps.send(3)
    }
    #expect(values == [1, 2, 3])
  }

  @Test func combine_waitsForBoth() {
    let names = Emitter<String>()
    let pairs = heard(steps.combine(with: names)) {
      steps.send(1)
      names.send("a")
      steps.send(2)
      names.send("b")
    }
    #expect(pairs.map { "\($0.0)\($0.1)" } == ["1a", "2a", "2b"])
  }

  @Test func publisher_publishesWhileSubscribed() {
    var values: [Int] = []
    let cancellable = steps.publisher.sink { values.append($0) }
    steps.send(1)
    #expect(steps.subscriptionCount == 1)
    cancellable.cancel()
    steps.send(2)
    #expect(values == [1])
    #expect(steps.subscriptionCount == 0)
  }

  @Test func emitterOfAPublisher_subscribesWhileSomebodyListens() {
    let subject = PassthroughSubject<Int, Never>()
    let emitter = Emitter(subject)
    subject.send(1)
    #expect(heard(emitter) { subject.send(2) } == [2])
    subject.send(3)
    #expect(emitter.lastValue == 2)
  }

  @Test func emitterOfAPublisher_thatPublishesOnAnotherThread_emitsOnTheMainActor() async {
    // Unsafe because the subject has locks of its own.
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let emitter = Emitter(subject)
    let values = emitter.values
    await Task.detached { subject.send(7) }.value
    for await value in values {
      #expect(value == 7)
      break
    }
    #expect(emitter.lastValue == 7)
  }

  @Test func sequence_andBack() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let emitter = Emitter(stream)
    let values = emitter.values
    for value in 1...3 { continuation.yield(value) }
    var heard: [Int] = []
    for await value in values {
      heard.append(value)
      if value == 3 { break }
    }
    #expect(heard == [1, 2, 3])
  }

  @Test func debounce_emitsWhenItIsQuiet() async {
    let clock = TestClock()
    await withDependencies {
      $0.continuousClock = clock
    } operation: {
      var values: [Int] = []
      let subscription = steps.debounce(for: .seconds(2)) += { value in values.append(value) }
      steps.send(1)
      await clock.advance(by: .seconds(1))
      steps.send(2)
      await clock.advance(by: .seconds(1))
      #expect(values.isEmpty)
      await clock.advance(by: .seconds(1))
      #expect(values == [2])
      steps.send(3)
      subscription.cancel()
      await clock.advance(by: .seconds(9))
      #expect(values == [2])
    }
  }

  @Test func delay_emitsEachLater() async {
    let clock = TestClock()
    await withDependencies {
      $0.continuousClock = clock
    } operation: {
      var values: [Int] = []
      steps.delay(for: .seconds(2)) += { value in values.append(value) }
      steps.send(1)
      await clock.advance(by: .seconds(1))
      steps.send(2)
      #expect(values.isEmpty)
      await clock.advance(by: .seconds(1))
      #expect(values == [1])
      await clock.advance(by: .seconds(1))
      #expect(values == [1, 2])
    }
  }

  @Test(arguments: [true, false])
  func throttle_emitsAtMostOnceInAWhile(latest: Bool) async {
    let clock = TestClock()
    await withDependencies {
      $0.continuousClock = clock
    } operation: {
      var values: [Int] = []
      steps.throttle(for: .seconds(2), latest: latest) += { value in values.append(value) }
      for value in 1...3 { steps.send(value) }
      #expect(values == [1])
      await clock.advance(by: .seconds(2))
      #expect(values == [1, latest ? 3 : 2])
      await clock.advance(by: .seconds(2))
      steps.send(4)
      #expect(values == [1, latest ? 3 : 2, 4])
    }
  }

  @Test func timer_emitsWhileSomebodyListens() async {
    let clock = TestClock()
    await withDependencies {
      $0.continuousClock = clock
    } operation: {
      let tick = SignalEmitter.timer(every: .seconds(1))
      var count = 0
      let subscription = tick += { count += 1 }
      await clock.advance(by: .seconds(3))
      #expect(count == 3)
      subscription.cancel()
      await clock.advance(by: .seconds(3))
      #expect(count == 3)
    }
  }
}
