import Foundation
import OpenCombine
import PandoCasePaths
import PandoDependencies
import PandoReducers
import PandoSharing
import PandoTesting
import Testing

@CasePathable
private enum FactAction: Equatable {
  case tapped
  case later
  case stop
  case response(Int)
}

@Suite @MainActor struct TestStoreTests {
  private struct Facts: Reducer {
    struct State: Equatable {
      var count = 0
      var fact: Int?
      var day: Date?
      var id: UUID?
    }

    @Dependency(\.continuousClock) var clock
    @Dependency(\.date.now) var now
    @Dependency(\.uuid) var uuid

    func reduce(into state: inout State, action: FactAction) -> Effect<FactAction> {
      switch action {
      case .tapped:
        state.count += 1
        state.day = now
        state.id = uuid()
        return .run { [count = state.count] send in await send(.response(count * 10)) }
      case .later:
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.response(1))
        }
        .cancellable(id: "later")
      case .stop:
        return .cancel(id: "later")
      case .response(let fact):
        state.fact = fact
        return .none
      }
    }
  }

  @Test func steps_whenTheySayWhatHappens_pass() async {
    let store = TestStore(initialState: Facts.State()) {
      Facts()
    } withDependencies: {
      $0.date.now = Date(timeIntervalSince1970: 5)
      $0.uuid = .incrementing
    }
    await store.send(.tapped) {
      $0.count = 1
      $0.day = Date(timeIntervalSince1970: 5)
      $0.id = UUID(0)
      #expect(store.state.count == 0)
    }
    await store.receive(.response(10)) { $0.fact = 10 }
    store.dependencies.date.now = Date(timeIntervalSince1970: 6)
    await store.send(\.tapped) {
      @Dependency(\.date.now) var now
      $0.count = 2
      $0.day = now
      $0.id = UUID(1)
    }
    await store.receive(\.response) { $0.fact = 20 }
    await store.send(\.response, 7) { $0.fact = 7 }
    await store.finish()
    #expect(store.state.fact == 7)
  }

  @Test func receive_byCaseWithValueAndByPredicate_passes() async {
    let store = TestStore(initialState: Facts.State()) {
      Facts()
    } withDependencies: {
      $0.date.now = Date(timeIntervalSince1970: 5)
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off
    await store.send(.tapped)
    await store.receive(\.response, 10) { $0.fact = 10 }
    await store.send(.tapped)
    await store.receive {
      $0 == .response(20)
    } assert: {
      $0.fact = 20
    }
  }

  @Test func time_whenItIsATestClock_passesByAdvancing() async {
    let clock = TestClock()
    let store = TestStore(initialState: Facts.State()) {
      Facts()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.later)
    await clock.advance(by: .seconds(1))
    await store.receive(\.response, 1) { $0.fact = 1 }
    await store.send(.later)
    await store.send(.stop)
    let task = await store.send(.later)
    await task.cancel()
    #expect(task.isCancelled)
  }

  @Test func testStore_whenNotExhaustive_requiresOnlyWhatIsMentioned() async {
    for exhaustivity in [Exhaustivity.off, .off(showSkippedAssertions: true)] {
      await withKnownIssue(isIntermittent: true) {
        let store = TestStore(initialState: Facts.State()) {
          Facts()
        } withDependencies: {
          $0.date.now = Date(timeIntervalSince1970: 5)
          $0.uuid = .incrementing
        }
        store.exhaustivity = exhaustivity
        await store.send(.tapped) { $0.count = 1 }
        // The response is skipped.
        await store.send(.tapped) { $0.count = 2 }
        await store.receive(\.response, 20)
        await store.send(.tapped)
        await store.skipReceivedActions()
        #expect(store.state.fact == 30)
        await store.send(.tapped)
      } matching: { issue in
        exhaustivity != .off
          && issue.comments.contains { $0.rawValue.contains("Skipped assertions") }
      }
    }
  }

  @Test func testStore_whenNotExhaustive_failsForAWrongMention() async {
    let reports = await stepReports {
      let store = TestStore(initialState: Facts.State()) {
        Facts()
      } withDependencies: {
        $0.date.now = Date(timeIntervalSince1970: 5)
        $0.uuid = .incrementing
      }
      store.exhaustivity = .off
      await store.send(.tapped) { $0.count = 3 }
      await store.receive(.stop)
    }
    #expect(reports.count == 2)
    #expect(reports.first?.text.contains("A state change does not match expectation.") == true)
    #expect(reports.first?.text.contains("−   count: 3") == true)
    #expect(reports.last?.text.contains("Expected to receive the following action") == true)
  }

  @Test func effect_whenItIsAPublisher_isFollowedUntilItIsCancelled() async {
    let subject = PassthroughSubject<Int, Never>()
    let store = TestStore(initialState: 0) {
      Reduce<Int, FactAction> { state, action in
        switch action {
        case .tapped: return .publisher { subject.map(FactAction.response) }
        case .response(let number):
          state = number
          return .none
        default: return .none
        }
      }
    }
    let task = await store.send(.tapped)
    subject.send(4)
    await store.receive(\.response) { $0 = 4 }
    await task.cancel()
  }

  @Test func effect_whenItSendsAfterItWasSkipped_isReceived() async {
    let clock = TestClock()
    let store = TestStore(initialState: Facts.State()) {
      Facts()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.later)
    await store.skipInFlightEffects()
    await clock.advance(by: .seconds(1))
    await store.receive(\.response) { $0.fact = 1 }
  }
}
