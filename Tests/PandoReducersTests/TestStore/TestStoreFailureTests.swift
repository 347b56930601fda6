import PandoCasePaths
import PandoDependencies
import PandoReducers
import PandoTesting
import Testing

/// Tests of the issues that steps report, by cause.
@Suite @MainActor struct TestStoreFailureTests {
  private struct Count: Equatable {
    var count = 0
  }

  private enum Step: Equatable {
    case first, second
  }

  private func chain(counts: Bool = false) -> Reduce<Int, Step> {
    Reduce { state, action in
      switch action {
      case .first:
        return .send(.second)
      case .second:
        if counts { state += 1 }
        return .none
      }
    }
  }

  private let counting = Reduce<Count, Bool> { state, _ in
    state.count += 1
    return .none
  }

  @Test func step_whenItExpectsWhatWasThere_saysSo() async {
    let reports = await stepReports {
      let store = TestStore(initialState: 0) { chain() }
      await store.send(.first) { _ = $0 }
      await store.receive(.second) { $0 = 0 }
    }
    #expect(reports.count == 2)
    for report in reports {
      #expect(
        report.text.hasSuffix(
          """
          Expected state to change, but no change occurred.

          The trailing closure made no observable modifications to state. If no change to state is \
          expected, omit the trailing closure.
          """
        )
      )
    }
  }

  @Test func step_whenItExpectsAnotherChange_showsTheDifference() async {
    var line = 0
    let reports = await stepReports {
      let store = TestStore(initialState: Count()) { counting }
      line = #line + 1
      await store.send(true) { $0.count = 0 }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.line == line)
    #expect(
      reports.first?.text.hasSuffix(
        """
        A state change does not match expectation.

            − TestStoreFailureTests.Count(count: 0)
            + TestStoreFailureTests.Count(count: 1)

        (Expected: −, Actual: +)
        """
      ) == true
    )
  }

  @Test func send_whenItExpectsNoChange_showsTheDifference() async {
    let reports = await stepReports {
      let store = TestStore(initialState: Count()) { counting }
      await store.send(true)
    }
    #expect(
      reports.first?.text.hasSuffix(
        """
        State was not expected to change, but a change occurred.

            − TestStoreFailureTests.Count(count: 0)
            + TestStoreFailureTests.Count(count: 1)

        (Expected: −, Actual: +)
        """
      ) == true
    )
  }

  @Test func receive_whenItExpectsNoChange_showsTheDifference() async {
    let reports = await stepReports {
      let store = TestStore(initialState: 0) { chain(counts: true) }
      await store.send(.first)
      await store.receive(.second)
    }
    #expect(reports.count == 1)
    #expect(reports.first?.text.contains("− 0") == true)
    #expect(reports.first?.text.contains("+ 1") == true)
  }

  @Test func testStore_whenAnActionWasNotReceived_reportsItAtTheEnd() async {
    let ending = """
      The store received 1 unexpected action.

        Unhandled actions:
          .second

      To fix, explicitly assert against these actions using "store.receive", skip these actions by \
      performing "await store.skipReceivedActions()", or consider using a non-exhaustive test store: \
      "store.exhaustivity = .off".
      """
    var line = 0
    let atEnd = await stepReports {
      line = #line + 1
      let store = TestStore(initialState: 0) { chain() }
      await store.send(.first)
    }
    #expect(atEnd.map { $0.text.hasSuffix(ending) } == [true])
    #expect(atEnd.first?.line == line)
    let kept = TestStore(initialState: 0) { chain() }
    let atFinish = await stepReports {
      await kept.send(.first)
      await kept.finish()
    }
    #expect(atFinish.map { $0.text.hasSuffix(ending) } == [true])
    await kept.receive(.second)
  }

  @Test func testStore_whenAnEffectStillRuns_reportsTheStepThatBeganIt() async {
    var line = 0
    let reports = await stepReports {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Step> { _, _ in .run { _ in try await Task.never() } }
      }
      line = #line + 1
      await store.send(.first)
    }
    #expect(reports.count == 1)
    #expect(reports.first?.line == line)
    #expect(reports.first?.text.contains("Step.first") == true)
    #expect(
      reports.first?.text.contains(
        "An effect returned for this action is still running. It must complete before the end of the test."
      ) == true
    )
    #expect(reports.first?.text.hasSuffix(#""store.exhaustivity = .off"."#) == true)
  }

  @Test func send_whenActionsWereNotReceived_listsThem() async {
    let reports = await stepReports {
      let store = TestStore(initialState: 0) { chain() }
      await store.send(.first)
      await store.send(.first)
      await store.receive(.second)
      await store.receive(.second)
    }
    #expect(reports.count == 1)
    #expect(
      reports.first?.text.contains("Must handle 1 received action before sending an action.")
        == true
    )
    #expect(reports.first?.text.contains("[0]: ") == true)
    #expect(reports.first?.text.contains(".second") == true)
  }

  @Test func receive_whenThereIsNothing_saysWhatItWanted() async {
    let reports = await stepReports {
      let store = TestStore(initialState: 0) { Reduce<Int, Step> { _, _ in .none } }
      await store.receive(.second)
      await store.receive { $0 == .second }
    }
    #expect(
      reports.first?.text.hasSuffix(
        """
        Expected to receive the following action, but didn't:

          TestStoreFailureTests.Step.second
        """
      ) == true
    )
    #expect(
      reports.last?.text.hasSuffix(
        "Expected to receive an action matching predicate, but didn't get one."
      ) == true
    )
  }

  @Test func receive_whenAnotherActionCame_showsTheDifference() async {
    let reports = await stepReports {
      let store = TestStore(initialState: 0) { chain(counts: true) }
      await store.send(.first)
      await store.receive(.first)
      #expect(store.state == 1)
    }
    #expect(
      reports.first?.text.hasSuffix(
        """
        Received unexpected action:

            − TestStoreFailureTests.Step.first
            + TestStoreFailureTests.Step.second

        (Expected: −, Received: +)
        """
      ) == true
    )
  }

  @Test func step_whenItsClosureThrows_reportsTheError() async {
    struct SomeError: Error {}
    let reports = await stepReports {
      let store = TestStore(initialState: 0) { Reduce<Int, Step> { _, _ in .none } }
      await store.send(.first) { _ in throw SomeError() }
    }
    #expect(reports.map { $0.text.hasSuffix("Threw error: SomeError()") } == [true])
  }

  @Test func receive_whenTheEffectDoesNotSend_waitsForTheTimeoutAndSaysWhy() async {
    let reports = await stepReports {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Step> { _, _ in .run { _ in try await Task.never() } }
      }
      await store.send(.first)
      await store.receive(.second, timeout: .zero)
      await store.finish(timeout: .zero)
      await store.skipInFlightEffects()
    }
    let texts = reports.map(\.text)
    #expect(texts.contains { $0.contains("Expected to receive an action, but received none.") })
    #expect(texts.contains { $0.contains("There are effects in-flight.") })
    #expect(
      texts.contains {
        $0.contains("Expected effects to finish, but there are still effects in-flight.")
      }
    )
  }

  @Test func task_whenItDoesNotFinish_reportsIt() async {
    let reports = await stepReports {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Step> { _, _ in .run { _ in try await Task.never() } }
      }
      let task = await store.send(.first)
      await task.finish(timeout: .zero)
      await task.cancel()
    }
    #expect(reports.count == 1)
    #expect(
      reports.first?.text.contains("Expected task to finish, but it is still in-flight.") == true
    )
  }

  @Test func skip_whenThereIsNothing_reportsItIfStrict() async {
    let reports = await stepReports {
      let store = TestStore(initialState: 0) { Reduce<Int, Step> { _, _ in .none } }
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects(strict: false)
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
    }
    #expect(reports.count == 2)
    #expect(reports.first?.text.hasSuffix("There were no received actions to skip.") == true)
    #expect(reports.last?.text.hasSuffix("There were no in-flight effects to skip.") == true)
  }

  @Test func send_whenTheFeatureWasDismissed_reportsIt() async {
    let reports = await stepReports {
      let store = TestStore(initialState: 0) { Dismissing() }
      await store.send(.first)
      #expect(store.isDismissed)
      await store.send(.second)
    }
    #expect(
      reports.map { $0.text.hasSuffix("Can't send action to dismissed test store.") } == [true]
    )
  }

  private struct Dismissing: Reducer {
    @Dependency(\.dismiss) var dismiss
    @Dependency(\.isPresented) var isPresented

    func reduce(into state: inout Int, action: Step) -> Effect<Step> {
      #expect(isPresented)
      return .run { [dismiss] _ in await dismiss() }
    }
  }
}
