import Foundation
import PandoCasePaths
import PandoDependencies
@_spi(Internals) import PandoReducers
import PandoSharing
import PandoTesting
import PandoUI
import Testing

/// Tests of sessions of a store as data: recorded, written as a test, and replayed.
@MainActor
@Suite(.dependencies) struct RecorderTests {
  private func makeStore(limit: Int = 1000) -> StoreOf<Basket> {
    Store(initialState: Basket.State(), recorder: StoreRecorder(limit: limit)) {
      Basket()
    } withDependencies: {
      $0.uuid = UUIDGenerator { UUID() }
      $0.date = DateGenerator { Date() }
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(SystemRandomNumberGenerator())
    }
  }

  /// The session whose source is `RecordedBasketTests`.
  private func recordedStore() async -> StoreOf<Basket> {
    let store = Store(initialState: Basket.State(), recorder: StoreRecorder()) {
      Basket()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.date = .constant(Date(timeIntervalSince1970: 1_000))
    }
    store.send(.addButtonTapped(name: "Bread \"rye\""))
    store.send(.addButtonTapped(name: "Milk"))
    store.send(.rows(.element(id: UUID(1), action: .countChanged(3))))
    store.send(.binding(.set(\.note, "two\nlines")))
    await store.send(.priceButtonTapped).finish()
    store.send(.clearButtonTapped)
    store.send(.alert(.presented(.confirm)))
    store.send(
      .path(.push(id: 0, state: .row(BasketRow.State(id: UUID(9), name: "Eggs", count: 2))))
    )
    store.send(.path(.element(id: 0, action: .row(.countChanged(12)))))
    store.send(.path(.popFrom(id: 0)))
    return store
  }

  @Test func session_whenWrittenAsATest_isThatTest() async throws {
    let recording = await recordedStore().recording
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "RecordedBasketTests.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let source = recording.source.trimmingCharacters(in: .whitespacesAndNewlines)
    // The file is formatted, and has a value for the price.
    #expect(words(text).contains(words(source)), "\(source)")
  }

  private func words(_ text: String) -> String {
    text.replacing(
      "// Give the dependencies here whose answers the effects sent.",
      with: "$0.price = { _ in 7 }"
    )
    .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    .replacing("( ", with: "(").replacing(" )", with: ")")
    .replacing("[ ", with: "[").replacing(" ]", with: "]").replacing(",]", with: "]")
  }

  @Test(arguments: 0..<20)
  func session_ofRandomActions_reachesTheSameStatesWhenReplayed(seed: UInt64) async throws {
    var random = Seeded(state: seed &+ 1)
    let store = makeStore()
    for _ in 0..<60 { await store.send(.random(store.state, &random)).finish() }
    let recording = store.recording
    #expect(recording.steps.count >= 60)
    #expect(recording.replay { Basket() } == recording.steps.map(\.state))
    #expect(recording.expectSameStates { Basket() })
  }

  @Test func session_whenWrittenDownAndRead_isTheSame() throws {
    let store = Store(initialState: Log.State(total: Shared(value: 1)), recorder: StoreRecorder()) {
      Log()
    } withDependencies: {
      $0.uuid = UUIDGenerator { UUID() }
    }
    store.send(.add(2))
    store.send(.add(4))
    let data = try JSONEncoder().encode(store.recording)
    let recording = try JSONDecoder().decode(RecordingOf<Log>.self, from: data)
    #expect(recording.steps.map(\.values.uuids.count) == [1, 1])
    #expect(recording.steps.map(\.action) == [.add(2), .add(4)])
    #expect(recording.replay { Log() }.map(\.ids) == store.recording.steps.map(\.state.ids))
    // A state decoded from a recording has its own shared values.
    #expect(store.total == 7)
  }

  @Test func sharedValue_whenChanged_isWrittenAsItWasThen() {
    let store = Store(initialState: Log.State(total: Shared(value: 1)), recorder: StoreRecorder()) {
      Log()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    store.send(.add(2))
    store.send(.add(4))
    let source = store.recording.source
    #expect(source.contains("total: Shared(value: 1)"))
    #expect(source.contains("$0.$total.withLock { $0 = 3 }"))
    #expect(source.contains("$0.$total.withLock { $0 = 7 }"))
  }

  @Test func session_thatIsLongerThanTheLimit_beginsLater() {
    let store = makeStore(limit: 8)
    for number in 0..<50 { store.send(.binding(.set(\.note, "\(number)"))) }
    let recording = store.recording
    #expect(recording.steps.map(\.state.note) == (42..<50).map { "\($0)" })
    #expect(recording.initialState.note == "41")
    #expect(recording.expectSameStates { Basket() })
  }

  @Test func state_thatIsAnotherWhenReplayed_isReportedWithTheStep() {
    let store = makeStore()
    store.send(.binding(.set(\.note, "a")))
    var recording = store.recording
    recording.steps[0].state.note = "b"
    withKnownIssue {
      recording.expectSameStates { Basket() }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("in step 1 of 1") && text.contains("Basket.Action.binding")
        && text.contains(#"_note: "b""#)
    }
  }

  @Test func recording_ofAStoreWithoutARecorder_isReported() {
    let store = Store(initialState: Basket.State()) { Basket() }
    withKnownIssue {
      #expect(store.recording.steps.isEmpty)
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("has no recorder")
    }
  }
}

/// A feature with shared state, which is recorded by value.
@Reducer
private struct Log {
  @ObservableState
  struct State: Codable, Equatable {
    @ObservationStateIgnored @Shared var total: Int
    var ids: [UUID] = []

    init(total: Shared<Int>) { _total = total }

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(total: Shared(value: try values.decode(Int.self)))
      ids = try values.decode([UUID].self)
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(total)
      try values.encode(ids)
    }
  }

  enum Action: Codable, Equatable { case add(Int) }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .add(let number) = action else { return .none }
      state.$total.withLock { $0 += number }
      state.ids.append(uuid())
      return .none
    }
  }
}

/// A generator that yields the same numbers in each run.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}

extension Basket.Action {
  /// A random action that is possible in the state.
  fileprivate static func random(_ state: Basket.State, _ random: inout Seeded) -> Self {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return .addButtonTapped(name: "\(Int.random(in: 0..<9, using: &random))")
    case 1:
      guard let id = state.rows.ids.randomElement(using: &random) else { return .priceButtonTapped }
      return .rows(.element(id: id, action: .countChanged(Int.random(in: 0..<9, using: &random))))
    case 2: return .priceButtonTapped
    case 3: return state.alert == nil ? .clearButtonTapped : .alert(.presented(.confirm))
    case 4: return state.alert == nil ? .shuffleButtonTapped : .alert(.dismiss)
    case 5: return .openButtonTapped
    case 6:
      guard let id = state.path.ids.last else { return .shuffleButtonTapped }
      return .path(.element(id: id, action: .row(.countChanged(1))))
    case 7: return state.path.ids.last.map { .path(.popFrom(id: $0)) } ?? .openButtonTapped
    default: return .binding(.set(\.note, "\(Int.random(in: 0..<9, using: &random))"))
    }
  }
}
