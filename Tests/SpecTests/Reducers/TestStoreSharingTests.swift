import Foundation
import PandoCasePaths
import PandoDependencies
import PandoReducers
import PandoSharing
import PandoTesting
import Testing

/// Tests of shared state in the exhaustive test store.
@MainActor
@Suite(.dependencies) struct TestStoreSharingTests {
  @Reducer
  struct Feature {
    struct State: Equatable {
      @Shared var count: Int
    }
    enum Action {
      case incrementButtonTapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incrementButtonTapped:
          state.count += 1
          return .none
        }
      }
    }
  }

  @Reducer
  struct SimpleFeature {
    struct State: Equatable {
      @Shared var count: Int
    }
    enum Action {
      case incrementButtonTapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incrementButtonTapped:
          return .run { [count = state.$count] _ in
            count.wrappedValue += 1
          }
        }
      }
    }
  }

  @Reducer
  struct StoredFeature {
    struct State: Equatable {
      @Shared(.appStorage("count")) var count = 0
    }
    enum Action {
      case incrementButtonTapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incrementButtonTapped:
          state.count += 1
          return .none
        }
      }
    }
  }

  @Test func S21_feature_whenItsStateHoldsAShared_isTestedByValue() {
    #expect(Feature.State(count: Shared(2)) == Feature.State(count: Shared(2)))
    let store = Store(initialState: Feature.State(count: Shared(2))) { Feature() }
    store.send(.incrementButtonTapped)
    #expect(store.withState { $0.count } == 3)
  }

  @Test func S22_testStore_whenTheChangeIsAsserted_passes() async {
    let store = TestStore(initialState: Feature.State(count: Shared(0))) {
      Feature()
    }

    await store.send(.incrementButtonTapped) {
      $0.count = 1
    }
  }

  @Test func S23_testStore_whenAnotherChangeIsAsserted_showsBoth() async {
    let texts = await issues {
      let store = TestStore(initialState: Feature.State(count: Shared(0))) {
        Feature()
      }

      await store.send(.incrementButtonTapped) {
        $0.count = 2
      }
    }
    #expect(texts.count == 1)
    let text = texts.joined()
    // The document shows the heading for an unexpected change. Here a change was expected.
    #expect(text.contains("A state change does not match expectation"))
    #expect(text.contains("Feature.State("))
    #expect(text.contains("_count: 2"))
    #expect(text.contains("_count: 1"))
    #expect(text.contains("(Expected: −, Actual: +)"))
  }

  @Test func S23_testStore_whenNoChangeIsAsserted_saysThatOneOccurred() async {
    let texts = await issues {
      let store = TestStore(initialState: Feature.State(count: Shared(0))) { Feature() }
      await store.send(.incrementButtonTapped)
    }
    #expect(texts.joined().contains("State was not expected to change, but a change occurred"))
    #expect(texts.joined().contains("_count: 1"))
  }

  @Test func S24_reference_whenCapturedByAnEffect_changesTheState() async {
    let store = Store(initialState: SimpleFeature.State(count: Shared(0))) { SimpleFeature() }
    await store.send(.incrementButtonTapped).finish()
    #expect(store.withState { $0.count } == 1)
  }

  @Test func S25_changeOfAnEffect_whenNotAsserted_isReported() async {
    let texts = await issues {
      let store = TestStore(initialState: SimpleFeature.State(count: Shared(0))) {
        SimpleFeature()
      }
      await store.send(.incrementButtonTapped)
    }
    let text = texts.joined(separator: "\n")
    #expect(text.contains("Tracked changes to 'Shared<Int>"))
    #expect(text.contains("but failed to assert: …"))
    #expect(text.contains("− 0"))
    #expect(text.contains("+ 1"))
    #expect(text.contains("(Before: −, After: +)"))
    #expect(text.contains("Call 'Shared<Int>.assert' to exhaustively test these changes"))
  }

  @Test func S26_changeOfAnEffect_whenAssertedOnTheReference_passes() async {
    let store = TestStore(initialState: SimpleFeature.State(count: Shared(0))) {
      SimpleFeature()
    }
    await store.send(.incrementButtonTapped)
    store.state.$count.assert {
      $0 = 1
    }
  }

  @Test(arguments: 1...2)
  func S27_testStore_whenTheStateIsInUserDefaults_beginsAnewInEachTest(run: Int) async {
    let store = TestStore(initialState: StoredFeature.State()) {
      StoredFeature()
    }

    await store.send(.incrementButtonTapped) {
      $0.count = 1
    }
  }
}
