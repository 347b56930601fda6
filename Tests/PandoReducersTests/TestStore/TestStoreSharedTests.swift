import OpenCombine
import PandoCasePaths
import PandoDependencies
import PandoReducers
import PandoSharing
import PandoTesting
import Testing

/// Tests of shared state in the state of a feature.
@Suite @MainActor struct TestStoreSharedTests {
  fileprivate struct Feature: Reducer {
    struct State: Equatable {
      @Shared var count: Int
      var taps = 0
    }

    enum Action: Equatable {
      case tapped, tappedLater
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .tapped:
        state.$count.withLock { $0 += 1 }
        return .none
      case .tappedLater:
        return .run { [count = state.$count] _ in count.withLock { $0 += 1 } }
      }
    }
  }

  @Test func change_whenAssertedByAssigning_passes() async {
    let count = Shared(0)
    let store = TestStore(initialState: Feature.State(count: count)) { Feature() }
    await store.send(.tapped) { $0.count = 1 }
    await store.send(.tapped) {
      #expect($0.count == 1)
      $0.$count.withLock { $0 += 1 }
    }
    #expect(count.wrappedValue == 2)
  }

  @Test func change_whenAssertedWrongly_showsBothAndKeepsTheValue() async {
    let count = Shared(0)
    let reports = await stepReports {
      let store = TestStore(initialState: Feature.State(count: count)) { Feature() }
      await store.send(.tapped) { $0.count = 2 }
      await store.send(.tapped)
    }
    #expect(count.wrappedValue == 2)
    #expect(reports.count == 2)
    #expect(reports.first?.text.contains("A state change does not match expectation.") == true)
    #expect(reports.first?.text.contains("−   _count: 2") == true)
    #expect(reports.first?.text.contains("+   _count: 1") == true)
    #expect(
      reports.last?.text.contains("State was not expected to change, but a change occurred.")
        == true
    )
  }

  @Test func change_whenTheValueIsTheSame_mayBeAsserted() async {
    let store = TestStore(initialState: Feature.State(count: Shared(0))) {
      Reduce<Feature.State, Feature.Action> { state, _ in
        state.$count.withLock { $0 = 0 }
        return .none
      }
    }
    await store.send(.tapped) { $0.$count.withLock { $0 = 0 } }
  }

  @Test func change_whenTheTestMadeItBefore_isNotTheStores() async {
    let count = Shared(0)
    let store = TestStore(initialState: Feature.State(count: count)) { Feature() }
    count.withLock { $0 = 10 }
    await store.send(.tapped) { $0.$count.withLock { $0 += 1 } }
    #expect(count.wrappedValue == 11)
  }

  @Test func changeOfAnEffect_whenNotAsserted_isReportedAtTheEnd() async {
    let reports = await stepReports {
      let store = TestStore(initialState: Feature.State(count: Shared(0))) { Feature() }
      await store.send(.tappedLater)
    }
    #expect(reports.count == 1)
    let text = reports.first?.text ?? ""
    #expect(
      text.contains(
        "Tracked changes to 'Shared<Int>@PandoReducersTests/TestStoreSharedTests.swift:"
      )
    )
    #expect(text.contains("  − 0\n  + 1\n\n(Before: −, After: +)"))
    #expect(text.contains("Test store finished before asserting against changes to shared state."))
    #expect(text.hasSuffix(#"at the end of this test to assert against changes to shared state."#))
  }

  @Test func changeOfAnEffect_whenAsserted_passes() async {
    let store = TestStore(initialState: Feature.State(count: Shared(0))) { Feature() }
    await store.send(.tappedLater)
    store.assert { $0.count = 1 }
    await store.send(.tappedLater)
    store.state.$count.assert { $0 = 2 }
    await store.finish()
  }

  @Test func assertion_doesNotNotifySubscribers() async {
    let count = Shared(0)
    let heard = Locked<[Int]>([])
    let subscription = count.publisher.sink { value in heard.withLock { $0.append(value) } }
    let store = TestStore(initialState: Feature.State(count: count)) { Feature() }
    await store.send(.tapped) { $0.count = 1 }
    #expect(heard.withLock { $0 } == [0, 1])
    subscription.cancel()
  }

  @Test func elements_whenTheirSharedValuesChange_areCompared() async {
    struct State: Equatable { var rows: [Feature.State] }
    let rows = [Shared(0), Shared(5)]
    let reports = await stepReports {
      let store = TestStore(initialState: State(rows: rows.map { Feature.State(count: $0) })) {
        Reduce<State, Int> { state, index in
          state.rows[index].$count.withLock { $0 += 1 }
          return .none
        }
      }
      await store.send(0) { $0.rows[0].count = 1 }
      await store.send(1)
    }
    #expect(reports.count == 1)
    #expect(reports.first?.text.contains("6") == true)
  }
}
