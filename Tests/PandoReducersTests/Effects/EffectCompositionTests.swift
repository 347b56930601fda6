import Foundation
import OpenCombine
import PandoCasePaths
import PandoDependencies
@_spi(Internals) import PandoReducers
import PandoTesting
import Testing

@MainActor
@Suite struct EffectCompositionTests {
  @Test func none_whenMerged_isLeftOut() {
    guard case .none = Effect<Int>.merge(.none, .none).operation else {
      Issue.record("something is left")
      return
    }
    guard case .run = Effect<Int>.none.merge(with: .run { _ in }).operation else {
      Issue.record("the run is gone")
      return
    }
    guard case .none = Effect<Int>.concatenate([]).operation else {
      Issue.record("something is left")
      return
    }
  }

  @Test func sends_whenMerged_areOneListInTheirOrder() {
    let effect = Effect<Int>.merge(.send(1), .merge(.send(2), .none), .send(3))
    guard case .actions(let actions) = effect.operation else {
      Issue.record("they are not one list")
      return
    }
    #expect(actions == [1, 2, 3])
  }

  @Test func runs_whenMerged_areOneRunSideBySide() async {
    let gate = Gate()
    let effect = Effect<Int>.merge(
      .run { send in
        await gate.wait()
        await send(1)
      },
      .run { send in
        await send(2)
        await gate.open()
      }
    )
    guard case .run = effect.operation else {
      Issue.record("they are not one run")
      return
    }
    let driver = EffectDriver(effect)
    await driver.finished()
    #expect(driver.actions == [2, 1])
  }

  @Test func runs_whenConcatenated_runOneAfterTheOther() async {
    let effect = Effect<Int>.concatenate((1...5).map { number in .run { await $0(number) } })
    guard case .run = effect.operation else {
      Issue.record("they are not one run")
      return
    }
    let driver = EffectDriver(effect)
    await driver.finished()
    #expect(driver.actions == [1, 2, 3, 4, 5])
  }

  @Test func effectsOfAllKinds_whenConcatenated_runOneAfterTheOther() async {
    let subject = PassthroughSubject<Int, Never>()
    let driver = EffectDriver(
      Effect<Int>.concatenate(
        .send(1),
        .publisher { subject },
        .run { await $0(3) },
        .send(4)
      )
    )
    #expect(driver.actions == [1])
    subject.send(2)
    #expect(driver.actions == [1, 2])
    subject.send(completion: .finished)
    await driver.finished()
    #expect(driver.actions == [1, 2, 3, 4])
  }

  @Test func effectsOfAllKinds_whenMerged_beginInTheirOrder() async {
    let subject = PassthroughSubject<Int, Never>()
    let driver = EffectDriver(
      Effect<Int>.merge(.publisher { subject }, .run { await $0(3) }, .send(1))
    )
    #expect(driver.actions == [1])
    subject.send(2)
    subject.send(completion: .finished)
    await driver.finished()
    #expect(driver.actions.sorted() == [1, 2, 3])
  }

  @Test func manyEffects_whenMergedOrConcatenated_areNoTower() async {
    let cancels = (1...20_000).map { Effect<Int>.cancel(id: $0) }
    for effect in [Effect<Int>.merge(cancels), .concatenate(cancels)] {
      let driver = EffectDriver(effect)
      await driver.finished()
      #expect(driver.actions.isEmpty)
    }
  }

  @Test func map_whenTransformReadsADependency_findsTheOneOfTheCaller() async {
    @Dependency(\.uuid) var uuid
    func effects() -> [Effect<UUID>] {
      let kinds: [Effect<Void>] = [.send(()), .run { await $0(()) }, .publisher { Just(()) }]
      return kinds.map { $0.map { uuid() } }
    }
    let made = withDependencies {
      $0.uuid = .constant(UUID(7))
    } operation: {
      effects()
    }
    for effect in made {
      let driver = EffectDriver(effect)
      await driver.finished()
      #expect(driver.actions == [UUID(7)])
    }
  }

  @Test func cancellation_whenAnEffectOfManyKindsRuns_endsAllOfIt() async {
    let began = Gate()
    let ended = Gate()
    let driver = EffectDriver(
      Effect<Int>.merge(
        .publisher { PassthroughSubject() },
        .run { send in
          await began.open()
          try? await untilCancelled()
          await send(1)
          await ended.open()
        }
      )
    )
    await began.wait()
    driver.cancel()
    await ended.wait()
    #expect(driver.actions.isEmpty)
  }
}
