import Foundation
import PandoCasePaths
import PandoDependencies
@_spi(Internals) import PandoReducers
import PandoTesting
import Testing

private struct Spill: Error {}

@Reducer
private struct Kitchen {
  struct State: Equatable { var orders = 0 }
  enum Action: Equatable { case pourTapped, poured, wiped }
  var isCareful = false
  var escapes: Gate?

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pourTapped:
        state.orders += 1
        if isCareful {
          return .run { _ in
            throw Spill()
          } catch: { error, send in
            if error is Spill { await send(.wiped) }
          }
        }
        if let escapes {
          return .run { send in
            Task {
              await escapes.wait()
              await send(.poured)
              await escapes.open()
            }
          }
        }
        return .run { _ in throw Spill() }
      case .poured, .wiped:
        state.orders = 0
        return .none
      }
    }
  }
}

@MainActor
@Suite struct EffectRunTests {
  @Test func error_whenNobodyCatchesIt_isReportedWithThePlaceAndTheAction() async {
    let store = Store(initialState: Kitchen.State()) { Kitchen() }
    await withKnownIssue {
      await store.send(.pourTapped).finish()
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains(
        #"An "Effect.run" returned from "PandoReducersTests/EffectRunTests.swift:"#
      )
        && text.contains("Spill()")
        && text.contains("Kitchen.Action.pourTapped")
    }
  }

  @Test func error_whenItIsCaught_isGivenToTheHandler() async {
    let store = Store(initialState: Kitchen.State()) { Kitchen(isCareful: true) }
    await store.send(.pourTapped).finish()
    #expect(store.withState { $0.orders } == 0)
  }

  @Test func cancellationError_whenAnEffectThrowsIt_isNoError() async {
    let driver = EffectDriver(Effect<Int>.run { _ in throw CancellationError() })
    await driver.finished()
    #expect(driver.actions.isEmpty)
  }

  @Test func run_whenTheReducerHasADependency_findsIt() async {
    @Dependency(\.date.now) var now
    let moment = Date(timeIntervalSinceReferenceDate: 5)
    let effect = withDependencies {
      $0.date = .constant(moment)
    } operation: {
      Effect<Date>.run { send in await send(now) }
    }
    let driver = EffectDriver(effect)
    await driver.finished()
    #expect(driver.actions == [moment])
  }

  @Test func run_whenItIsBegun_isNotOnTheMainActor() async {
    let driver = EffectDriver(
      Effect<Bool>.run { send in
        await send(#isolation == nil)
      }
    )
    await driver.finished()
    #expect(driver.actions == [true])
  }
}
