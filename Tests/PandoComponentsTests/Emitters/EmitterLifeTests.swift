import OpenCombine
import PandoDependencies
import PandoTesting
import PandoUI
import Testing

@testable import PandoComponents

/// Tests that nothing stays of a dropped emitter, of an ended subscription or of a closed page.
@MainActor
struct EmitterLifeTests {
  final class Load {}

  typealias Chain = @MainActor (Emitter<Int>) -> Emitter<Int>

  /// Chains that have each operator once.
  static let chains: [(name: String, chain: Chain)] = [
    ("itself", { $0 }),
    ("map", { $0.map { $0 + 1 } }),
    ("tap", { $0.tap(\.self) }),
    ("compactMap", { $0.compactMap { $0 } }),
    ("nonNull", { $0.map { Optional($0) }.nonNull() }),
    ("mapErrorToNil", { $0.map { Result<Int, any Error>.success($0) }.mapErrorToNil().nonNull() }),
    ("ignoreOutput", { $0.ignoreOutput().map { 1 } }),
    ("filter", { $0.filter { _ in true } }),
    ("removeDuplicates", { $0.removeDuplicates() }),
    ("undup", { $0.undup() }),
    ("dropFirst", { $0.dropFirst() }),
    ("once", { $0.once() }),
    ("withCurrent", { $0.withCurrent() }),
    ("only", { $0.only(1).map { 1 } }),
    ("not", { $0.not(7) }),
    ("merge", { $0.merge(with: Emitter<Int>()) }),
    ("merge with itself", { $0 + $0 }),
    ("combine", { $0.combine(with: $0.map { $0 }).map { $0.0 } }),
    (
      "flatMap", { source in source.flatMap { [weak source] _ in source?.map { $0 } ?? Emitter() } }
    ),
    ("flatMap to a publisher", { $0.flatMap { Emitter(Just($0)) } }),
    ("dropUntil", { $0.dropUntil(emitter: $0.map { $0 }) }),
    ("dropUntil a publisher", { $0.dropUntil(publisher: PassthroughSubject<Int, Never>()) }),
    ("debounce", { $0.debounce(for: .seconds(1)) }),
    ("delay", { $0.delay(for: .seconds(1)) }),
    ("throttle", { $0.throttle(for: .seconds(1)) }),
    ("chain", { $0.map { $0 }.filter { _ in true }.undup().withCurrent().map { $0 } }),
  ]

  @Test func chains_areAllTried() { #expect(Self.chains.count == 26) }

  @Test(arguments: 0..<26)
  func source_thatIsDropped_isLetGo_withItsSubscribers(index: Int) {
    let (name, chain) = Self.chains[index]
    withDependencies {
      $0.continuousClock = TestClock()
    } operation: {
      weak var source: Emitter<Int>?
      weak var load: Load?
      var subscription: EmitterSubscription?
      do {
        let emitter = Emitter<Int>()
        let fresh = Load()
        (source, load) = (emitter, fresh)
        subscription = chain(emitter) += { _ in _ = fresh }
        emitter.send(1)
        emitter.send(2)
      }
      #expect(source == nil, "\(name)")
      #expect(load == nil, "\(name)")
      #expect(subscription?.isActive == false, "\(name)")
    }
  }

  @Test(arguments: 0..<26)
  func closureThatCapturesTheSource_endsWithItsSubscription(index: Int) {
    let (name, chain) = Self.chains[index]
    withDependencies {
      $0.continuousClock = TestClock()
    } operation: {
      weak var source: Emitter<Int>?
      do {
        let emitter = Emitter<Int>()
        source = emitter
        let made = chain(emitter.map { value in value + (emitter.lastValue ?? 0) * 0 })
        let subscription = made += { _ in _ = emitter }
        emitter.send(1)
        subscription.cancel()
      }
      #expect(source == nil, "\(name)")
    }
  }

  @Test(arguments: 0..<26)
  func madeEmitter_thatIsDroppedUnobserved_leavesNothingAtItsSource(index: Int) {
    let (name, chain) = Self.chains[index]
    let emitter = Emitter<Int>()
    weak var load: Load?
    do {
      let fresh = Load()
      load = fresh
      let made = chain(
        emitter.map {
          _ = fresh; return $0
        }
      )
      emitter.send(1)
      _ = made.lastValue
    }
    #expect(load == nil, "\(name)")
    #expect(emitter.subscriptionCount == 0, "\(name)")
  }

  @Test func madeEmitter_keepsItsSource() {
    let subject = PassthroughSubject<Int, Never>()
    let doubled = Emitter(subject).map { $0 * 2 }
    var values: [Int] = []
    let subscription = doubled += { value in values.append(value) }
    subject.send(2)
    subscription.cancel()
    subject.send(3)
    #expect(values == [4])
  }

  @Test func subscriptionThatItsOwnActionCaptures_isLetGo() {
    weak var load: Load?
    let steps = Emitter<Int>()
    do {
      let fresh = Load()
      load = fresh
      var own: EmitterSubscription?
      own =
        steps += { _ in
          _ = fresh
          own?.cancel()
        }
      steps.send(1)
    }
    #expect(load == nil)
  }

  @Test func onceNeverSent_isLetGo() {
    weak var load: Load?
    do {
      let steps = Emitter<Int>()
      let fresh = Load()
      load = fresh
      steps !+= { _ in _ = fresh }
    }
    #expect(load == nil)
  }

  @Test func cancelled_keepsNothing_thoughTheSubscriptionIsKept() {
    weak var load: Load?
    let steps = Emitter<Int>()
    var kept: [EmitterSubscription] = []
    do {
      let fresh = Load()
      load = fresh
      kept.append(steps += { _ in _ = fresh })
      kept.append(steps += {})
      kept.append(steps += {})
    }
    kept[0].cancel()
    #expect(load == nil)
    #expect(steps.subscriptionCount == 2)
  }

  struct WatchComponent: Component, View {
    let load: Load
    let text = Emitter<String>()
    let subject = PassthroughSubject<Int, Never>()
    @ObservedObject var store = PlainStore<State>()
    struct State: AnyState { var sum = 0 }

    var observers: Void {
      text.filter { !$0.isEmpty && store.state.sum >= 0 }.undup() += { _ in _ = (load, self) }
      (text + text.map { $0 }).flatMap { _ in store.didChange } += { _ in _ = self }
      text.combine(with: store.didChange) += { _ in _ = self }
      Emitter(subject).map { $0 * 2 } += { value in store.state.sum += value }
      didAppear.map { self.store.state.sum } += { _ in _ = self }
    }

    var body: some View { Text("\(store.state.sum)") }
  }

  @Test func componentThatObservesItself_isLetGo_whenItsPageIsClosed() async throws {
    weak var load: Load?
    weak var text: Emitter<String>?
    do {
      let component = WatchComponent(load: Load())
      (load, text) = (component.load, component.text)
      let app = await Driver.open(component)
      component.text.send("a")
      // The component holds the only reference to the emitter of the publisher.
      component.subject.send(4)
      await app.settle()
      #expect(app.text("8").exists)
      app.close()
    }
    #expect(load == nil)
    #expect(text == nil)
  }

  // MARK: Cancelling

  enum Order: CaseIterable, Sendable { case first, last, scattered, duringDelivery }

  @Test(arguments: Order.allCases)
  func cancellingAll_takesAFewStepsEach(order: Order) {
    let count = 4_000
    let steps = Emitter<Int>()
    var subscriptions = (0..<count).map { _ in steps += {} }
    switch order {
    case .first: break
    case .last: subscriptions.reverse()
    case .scattered, .duringDelivery:
      // 1,999 and 4,000 have no common divisor.
      subscriptions = (0..<count).map { subscriptions[$0 * 1_999 % count] }
    }
    if order == .duringDelivery {
      steps += { subscriptions.forEach { $0.cancel() } }
      steps.send(1)
      #expect(steps.subscriptionCount == 1)
    } else {
      subscriptions.forEach { $0.cancel() }
      #expect(steps.subscriptionCount == 0)
    }
    #expect(steps.moveCount <= count * 2)
  }

  @Test func cancellingSome_keepsTheOrderOfTheOthers() {
    let steps = Emitter<Int>()
    var heard: [Int] = []
    let subscriptions = (0..<100).map { number in steps += { heard.append(number) } }
    for number in 0..<100 where number % 3 != 0 { subscriptions[(number * 7) % 100].cancel() }
    let left = (0..<100).filter { subscriptions[$0].isActive }
    steps.send(1)
    #expect(heard == left)
    steps += { heard.append(100) }
    heard = []
    steps.send(2)
    #expect(heard == left + [100])
    #expect(steps.subscriptionCount == left.count + 1)
  }
}
