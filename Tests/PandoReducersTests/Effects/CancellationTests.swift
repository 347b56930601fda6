import OpenCombine
import PandoCasePaths
import PandoDependencies
@_spi(Internals) import PandoReducers
import PandoTesting
import Testing

private enum ID { case search }

/// An effect that signals when it runs, and how it ended.
private func work(_ began: Gate, _ ended: Gate? = nil) -> Effect<Int> {
  .run { send in
    await began.open()
    try? await untilCancelled()
    await send(1)
    await ended?.open()
  }
}

@MainActor
@Suite(.dependencies) struct CancellationTests {
  @Test func run_whenCancelled_endsAndSendsNothingMore() async {
    let (began, ended) = (Gate(), Gate())
    let driver = EffectDriver(work(began, ended).cancellable(id: ID.search))
    await began.wait()
    #expect(_cancellationCancellables.count == 1)
    Task.cancel(id: ID.search)
    await ended.wait()
    await driver.finished()
    #expect(driver.actions.isEmpty)
    #expect(_cancellationCancellables.count == 0)
  }

  @Test func send_whenCancellableInFlightTwiceWithOneID_isSent() async {
    let effect = Effect.send(42)
      .cancellable(id: ID.search, cancelInFlight: true)
      .cancellable(id: ID.search, cancelInFlight: true)
    let driver = EffectDriver(effect)
    await driver.finished()
    #expect(driver.actions == [42])
    #expect(_cancellationCancellables.count == 0)
  }

  @Test func run_whenCancelledBeforeItsTaskRuns_isNotBegun() async {
    let ran = Locked(false)
    let effect = Effect<Int>.run { _ in ran.withLock { $0 = true } }
    let driver = EffectDriver(effect.cancellable(id: ID.search))
    Task.cancel(id: ID.search)
    await driver.finished()
    #expect(!ran.withLock { $0 })
    #expect(_cancellationCancellables.count == 0)
  }

  @Test func run_whenItSendsFromATaskOfItsOwnAfterCancellation_sendsNothing() async {
    let (began, gate, sent) = (Gate(), Gate(), Gate())
    let effect = Effect<Int>.run { send in
      Task {
        await gate.wait()
        await send(1)
        await sent.open()
      }
      await began.open()
      try await untilCancelled()
    }
    let driver = EffectDriver(effect.cancellable(id: ID.search))
    await began.wait()
    Task.cancel(id: ID.search)
    await gate.open()
    await sent.wait()
    #expect(driver.actions.isEmpty)
  }

  @Test func cancelInFlight_whenTwoBeginInOneTurn_leavesTheSecond() async {
    let effects = [1, 2].map { number in
      Effect<Int>.run { await $0(number) }.cancellable(id: ID.search, cancelInFlight: true)
    }
    let drivers = effects.map { EffectDriver($0) }
    for driver in drivers { await driver.finished() }
    #expect(drivers.map(\.actions) == [[], [2]])
  }

  @Test func cancelInFlight_whenAnActionIsSent_cancelsWhatRan() async {
    let began = Gate()
    let first = EffectDriver(work(began).cancellable(id: ID.search))
    await began.wait()
    let second = EffectDriver(
      Effect<Int>.send(2).cancellable(id: ID.search, cancelInFlight: true)
        .cancellable(id: ID.search, cancelInFlight: true)
    )
    await first.finished()
    #expect(first.actions.isEmpty)
    #expect(second.actions == [2])
  }

  @Test func publisher_whenCancelled_isOver() {
    let subject = PassthroughSubject<Int, Never>()
    let driver = EffectDriver(
      Effect.publisher { subject }.cancellable(id: ID.search).cancellable(id: ID.search)
    )
    subject.send(1)
    Task.cancel(id: ID.search)
    subject.send(2)
    #expect(driver.actions == [1])
    #expect(driver.isFinished)
    #expect(_cancellationCancellables.count == 0)
  }

  @Test func publisher_whenItIsOver_isForgotten() {
    let subject = PassthroughSubject<Int, Never>()
    let driver = EffectDriver(Effect.publisher { subject }.cancellable(id: ID.search))
    #expect(_cancellationCancellables.count == 1)
    subject.send(completion: .finished)
    #expect(driver.isFinished)
    #expect(_cancellationCancellables.count == 0)
  }

  @Test func effect_whenItIsMadeAndNotBegun_isNotInTheTable() {
    let effect = Effect<Int>.run { _ in }.cancellable(id: ID.search)
    #expect(_cancellationCancellables.count == 0)
    if case .run(_, _, let run) = effect.operation {
      _ = run.begin()
    }
    #expect(_cancellationCancellables.count == 0)
  }

  @Test func ids_whenTheirTypesDiffer_areApart() async {
    struct A: Hashable {}
    struct B: Hashable {}
    let subject = PassthroughSubject<Int, Never>()
    let driver = EffectDriver(Effect.publisher { subject }.cancellable(id: A()))
    Task.cancel(id: B())
    subject.send(1)
    #expect(driver.actions == [1])
    Task.cancel(id: A())
    #expect(driver.isFinished)
  }

  @Test func paths_whenOneIsInsideOfTheOther_areCancelledFromOutsideOnly() {
    let (outer, inner) = (NavigationID(), NavigationID())
    let subject = PassthroughSubject<Int, Never>()
    func effect(_ path: [NavigationID]) -> EffectDriver<Int> {
      withDependencies {
        $0.navigationIDPath = NavigationIDPath(path: path)
      } operation: {
        EffectDriver(Effect.publisher { subject }.cancellable(id: ID.search))
      }
    }
    func cancel(_ path: [NavigationID]) {
      withDependencies {
        $0.navigationIDPath = NavigationIDPath(path: path)
      } operation: {
        Task.cancel(id: ID.search)
      }
    }
    let (parent, child) = (effect([outer]), effect([outer, inner]))
    cancel([NavigationID()])
    #expect(!parent.isFinished && !child.isFinished)
    cancel([outer, inner])
    #expect(!parent.isFinished && child.isFinished)
    let another = effect([outer, inner])
    cancel([outer])
    #expect(parent.isFinished && another.isFinished)
    #expect(_cancellationCancellables.count == 0)
  }

  @Test func withTaskCancellation_whenCancelledByItsID_throws() async {
    let began = Gate()
    let task = Task {
      try await withTaskCancellation(id: ID.search) {
        await began.open()
        try await untilCancelled()
      }
    }
    await began.wait()
    Task.cancel(id: ID.search)
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(_cancellationCancellables.count == 0)
  }

  @Test func withTaskCancellation_whenTheCallerIsCancelled_isCancelled() async {
    let began = Gate()
    let task = Task {
      await withTaskCancellation(id: ID.search) {
        await began.open()
        try? await untilCancelled()
        return Task.isCancelled
      }
    }
    await began.wait()
    task.cancel()
    #expect(await task.value)
  }

  @Test func stores_whenTheyUseOneID_doNotCancelEachOther() async {
    let stores = (0..<2).map { _ in Store(initialState: 0) { Listener() } }
    let subject = PassthroughSubject<Int, Never>()
    for store in stores { store.send(.listen(Feed(subject))) }
    stores[0].send(.stop)
    subject.send(5)
    #expect(stores.map { $0.withState { $0 } } == [0, 5])
    // In a test, cancelling reaches the stores that the test made.
    Task.cancel(id: ID.search)
    subject.send(7)
    #expect(stores.map { $0.withState { $0 } } == [0, 5])
  }

  @Test func cancel_whenItIsSentRightAfterTheEffectBegan_meetsIt() async {
    let store = Store(initialState: 0) { Listener() }
    let task = store.send(.work)
    store.send(.stop)
    await task.finish()
    #expect(store.withState { $0 } == 0)
  }

  @Test func races_whenManyBeginAndAreCancelled_leaveNothing() async {
    let table = _cancellationCancellables
    let end = Task.detached {
      while !Task.isCancelled {
        for id in 0..<10 { table.cancel(id: id, path: NavigationIDPath()) }
        await Task.yield()
      }
    }
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<2000 {
        group.addTask {
          await withTaskCancellation(id: number % 10) { try? await untilCancelled() }
        }
      }
    }
    end.cancel()
    await end.value
    #expect(table.count == 0)
  }
}

private struct Feed: @unchecked Sendable {
  let subject: PassthroughSubject<Int, Never>
  init(_ subject: PassthroughSubject<Int, Never>) { self.subject = subject }
}

@Reducer
private struct Listener {
  typealias State = Int
  enum Action { case listen(Feed), heard(Int), work, stop }

  var body: some Reducer<Int, Action> {
    Reduce { state, action in
      switch action {
      case .listen(let feed):
        return .publisher { feed.subject.map(Action.heard) }.cancellable(id: ID.search)
      case .heard(let number):
        state = number
        return .none
      case .work:
        return .run { await $0(.heard(1)) }.cancellable(id: ID.search)
      case .stop:
        return .cancel(id: ID.search)
      }
    }
  }
}
