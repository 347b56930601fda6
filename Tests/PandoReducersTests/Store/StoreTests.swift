import Observation
import OpenCombine
import PandoCasePaths
import PandoDependencies
@_spi(Internals) import PandoReducers
import PandoSharing
import Synchronization
import Testing

@MainActor
@Suite struct StoreTests {
  @Test func send_whenReduced_changesState() {
    let store = Store(initialState: StoreCounter.State()) { StoreCounter() }
    store.send(.increment)
    store.send(.increment)
    #expect(store.count == 2)
    #expect(store.withState(\.count) == 2)
  }

  @Test func dependencies_whenTheStoreIsGone_areGone() {
    weak var client: StoreClient?
    do {
      let made = StoreClient()
      client = made
      let store = Store<Int, Int>(initialState: 0) {
        Reduce { state, action in
          @Dependency(StoreClient.self) var client
          state += client.add(action)
          return .none
        }
      } withDependencies: {
        $0[StoreClient.self] = made
      }
      store.send(2)
      #expect(store.withState { $0 } == 2)
    }
    #expect(client == nil)
  }

  @Test func actions_whenSentByEffects_queueInOrder() {
    var log: [Int] = []
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        log.append(action)
        state += 1
        return action == 0 ? .merge(.send(1), .send(2)) : .none
      }
    }
    store.send(0)
    #expect(log == [0, 1, 2])
    #expect(store.withState { $0 } == 3)
  }

  @Test func reader_whenItsFieldChanges_isNotifiedAfterTheReduction() {
    let store = Store(initialState: StoreCounter.State()) { StoreCounter() }
    var seen: [Int] = []
    withObservationTracking {
      _ = store.count
    } onChange: {
      MainActor.assumeIsolated { seen.append(store.count) }
    }
    store.send(.rename("other"))
    #expect(seen == [])
    store.send(.increment)
    #expect(seen == [1])
  }

  @Test func scopedStore_whenRequestedAgain_isTheSame() {
    let store = Store(initialState: StoreParent.State()) { StoreParent() }
    #expect(
      store.scope(state: \.child, action: \.child) === store.scope(state: \.child, action: \.child)
    )
    store.scope(state: \.child, action: \.child).send(.increment)
    #expect(store.child.count == 1)
  }

  @Test func readerOfAChild_whenASiblingChanges_isNotNotified() {
    let store = Store(initialState: StoreParent.State()) { StoreParent() }
    let child = store.scope(state: \.child, action: \.child)
    let told = Atomic<Int>(0)
    track {
      _ = child.count
    } onChange: {
      told.add(1, ordering: .relaxed)
    }
    store.send(.child(.rename("x")))
    store.send(.titleChanged("y"))
    #expect(told.load(ordering: .relaxed) == 0)
    store.send(.child(.increment))
    #expect(told.load(ordering: .relaxed) == 1)
  }

  @Test func readerOfAChild_whenTheChildIsReplaced_isNotified() {
    let store = Store(initialState: StoreParent.State()) { StoreParent() }
    let child = store.scope(state: \.child, action: \.child)
    child.send(.increment)
    let told = Atomic<Int>(0)
    track {
      _ = child.count
    } onChange: {
      told.add(1, ordering: .relaxed)
    }
    store.send(.replaceChild)
    #expect(told.load(ordering: .relaxed) == 1)
    #expect(child.count == 0)
  }

  @Test func reader_whenTheWholeStateIsReplaced_isNotified() {
    let store = Store(initialState: StoreParent.State()) { StoreParent() }
    let child = store.scope(state: \.child, action: \.child)
    child.send(.increment)
    let told = Atomic<Int>(0)
    track {
      _ = child.count
    } onChange: {
      told.add(1, ordering: .relaxed)
    }
    track {
      _ = store.title
    } onChange: {
      told.add(1, ordering: .relaxed)
    }
    store.send(.reset)
    #expect(told.load(ordering: .relaxed) == 2)
  }

  @Test func readerOfARow_whenAnotherRowComes_isNotNotified() {
    let store = Store(initialState: StoreParent.State()) { StoreParent() }
    store.send(.addRow(1))
    store.send(.addRow(2))
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    let row = Atomic<Int>(0)
    let list = Atomic<Int>(0)
    track {
      _ = rows[0].count
    } onChange: {
      row.add(1, ordering: .relaxed)
    }
    track {
      _ = store.scope(state: \.rows, action: \.rows).count
    } onChange: {
      list.add(1, ordering: .relaxed)
    }
    rows[1].send(.increment)
    #expect(row.load(ordering: .relaxed) == 0)
    #expect(list.load(ordering: .relaxed) == 0)
    store.send(.addRow(3))
    #expect(row.load(ordering: .relaxed) == 0)
    #expect(list.load(ordering: .relaxed) == 1)
    rows[0].send(.increment)
    #expect(row.load(ordering: .relaxed) == 1)
    #expect(store.rows[id: 1]?.count == 1)
  }

  @Test func readerOfARow_whenTheRowIsReplaced_isNotified() {
    let store = Store(initialState: StoreParent.State()) { StoreParent() }
    store.send(.addRow(1))
    let row = Array(store.scope(state: \.rows, action: \.rows))[0]
    row.send(.increment)
    let told = Atomic<Int>(0)
    track {
      _ = row.count
    } onChange: {
      told.add(1, ordering: .relaxed)
    }
    store.send(.replaceRow(1))
    #expect(told.load(ordering: .relaxed) == 1)
    #expect(row.count == 0)
  }

  @Test func optionalChild_whenItComesAndGoes_isNotified() throws {
    let store = Store(initialState: StoreParent.State()) { StoreParent() }
    let told = Atomic<Int>(0)
    #expect(store.detail == nil)
    track {
      let _: StoreOf<StoreCounter>? = store.scope(state: \.detail, action: \.detail.presented)
    } onChange: {
      told.add(1, ordering: .relaxed)
    }
    store.send(.present)
    #expect(told.load(ordering: .relaxed) == 1)
    let optional: StoreOf<StoreCounter>? = store.scope(state: \.detail, action: \.detail.presented)
    let detail = try #require(optional)
    detail.send(.increment)
    #expect(detail.count == 1)
    store.send(.detail(.dismiss))
    #expect(store.detail == nil)
    // Views that still show the child keep its last value.
    #expect(detail.count == 1)
  }

  @Test func childThatOutlivesItsParentStore_whenReplaced_isNotified() {
    var root: StoreOf<StoreGrandparent>? = Store(initialState: StoreGrandparent.State()) {
      StoreGrandparent()
    }
    let child = root!.scope(state: \.parent, action: \.parent).scope(
      state: \.child,
      action: \.child
    )
    root = nil
    let told = Atomic<Int>(0)
    track {
      _ = child.count
    } onChange: {
      told.add(1, ordering: .relaxed)
    }
    child.send(.increment)
    #expect(told.load(ordering: .relaxed) == 1)
    #expect(child.count == 1)
  }

  @Test func storesOverOneShared_whenOneChanges_theOtherSees() {
    @Shared(value: StoreCounter.State()) var state
    let first = Store(sharing: $state) { StoreCounter() }
    let second = Store(sharing: $state) { StoreCounter() }
    let told = Atomic<Int>(0)
    track {
      _ = second.count
    } onChange: {
      told.add(1, ordering: .relaxed)
    }
    first.send(.increment)
    #expect(second.count == 1)
    #expect(state.count == 1)
    #expect(told.load(ordering: .relaxed) == 1)
    track {
      _ = second.count
    } onChange: {
      told.add(1, ordering: .relaxed)
    }
    $state.withLock { $0 = StoreCounter.State(count: 7) }
    #expect(told.load(ordering: .relaxed) == 2)
    #expect(second.count == 7)
    $state.assert {
      $0.count = 7
    }
  }

  @Test func publisher_whenStateChanges_publishesIt() {
    let store = Store(initialState: StoreCounter.State()) { StoreCounter() }
    var names: [String] = []
    let subscription = store.publisher.name.sink { names.append($0) }
    store.send(.increment)
    store.send(.rename("x"))
    store.send(.increment)
    #expect(names == ["", "x"])
    subscription.cancel()
  }

  @Test func effect_whenTheTaskIsFinished_hasSentItsActions() async {
    let store = Store<Int, Bool>(initialState: 0) {
      Reduce { state, isDone in
        if isDone {
          state += 1
          return .none
        }
        return .run { send in await send(true) }
      }
    }
    await store.send(false).finish()
    #expect(store.withState { $0 } == 1)
    #expect(store.effectCancellables.isEmpty)
  }

  @Test func effect_whenTheStoreGoes_isCancelled() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    do {
      let store = Store<Int, Void>(initialState: 0) {
        Reduce { _, _ in
          .run { _ in
            await withTaskCancellationHandler {
              for await _ in AsyncStream<Void>.makeStream().stream {}
            } onCancel: {
            }
            continuation.yield()
          }
        }
      }
      store.send(())
    }
    for await _ in stream { break }
  }

  @Test func task_whenCancelled_cancelsItsEffects() async {
    let store = Store<Int, Void>(initialState: 0) {
      Reduce { _, _ in
        .run { _ in
          for await _ in AsyncStream<Void>.makeStream().stream {}
        }
      }
    }
    let task = store.send(())
    #expect(store.effectCancellables.count == 1)
    task.cancel()
    await task.finish()
    #expect(store.effectCancellables.isEmpty)
  }
}

/// Runs `read` once under observation tracking.
@MainActor
func track(_ read: () -> Void, onChange: @escaping @Sendable () -> Void) {
  withObservationTracking(read, onChange: onChange)
}

@Reducer
struct StoreCounter {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
    var name = ""
  }
  enum Action: Equatable {
    case increment
    case rename(String)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .rename(let name): state.name = name
      }
      return .none
    }
  }
}

@Reducer
struct StoreParent {
  @ObservableState
  struct State: Equatable {
    var title = ""
    var child = StoreCounter.State()
    var rows: IdentifiedArrayOf<StoreCounter.State> = []
    @Presents var detail: StoreCounter.State?
  }
  enum Action {
    case child(StoreCounter.Action)
    case rows(IdentifiedActionOf<StoreCounter>)
    case detail(PresentationAction<StoreCounter.Action>)
    case titleChanged(String)
    case replaceChild
    case reset
    case addRow(Int)
    case replaceRow(Int)
    case present
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { StoreCounter() }
    Reduce { state, action in
      switch action {
      case .child, .rows, .detail: break
      case .titleChanged(let title): state.title = title
      case .replaceChild: state.child = StoreCounter.State()
      case .reset: state = State()
      case .addRow(let id): state.rows.append(StoreCounter.State(id: id))
      case .replaceRow(let id): state.rows[id: id] = StoreCounter.State(id: id)
      case .present: state.detail = StoreCounter.State()
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { StoreCounter() }
    .ifLet(\.$detail, action: \.detail) { StoreCounter() }
  }
}

@Reducer
struct StoreGrandparent {
  @ObservableState
  struct State: Equatable {
    var parent = StoreParent.State()
  }
  enum Action {
    case parent(StoreParent.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.parent, action: \.parent) { StoreParent() }
  }
}

private final class StoreClient: TestDependencyKey, Sendable {
  static let testValue = StoreClient()
  func add(_ number: Int) -> Int { number }
}
