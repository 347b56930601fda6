import OpenCombine
import PandoCasePaths
import PandoDependencies
@_spi(Internals) import PandoReducers
import PandoTesting
import Testing

private enum ID { case field }

/// A scheduler whose time passes only when the test advances it.
// Sendable because the tests that use it are on the main actor.
private final class ManualScheduler: Scheduler, @unchecked Sendable {
  typealias SchedulerTimeType = UIScheduler.SchedulerTimeType
  typealias SchedulerOptions = Never

  private(set) var now = SchedulerTimeType.zero
  private var work: [(time: SchedulerTimeType, action: () -> Void)] = []
  var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    work.append((now, action))
  }

  func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    work.append((date, action))
  }

  func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    fatalError("nothing here repeats")
  }

  func advance(by stride: SchedulerTimeType.Stride = .seconds(0)) {
    let end = now.advanced(by: stride)
    while let next = work.indices.filter({ work[$0].time <= end }).min(by: {
      work[$0].time < work[$1].time
    }) {
      let item = work.remove(at: next)
      now = max(now, item.time)
      item.action()
    }
    now = end
  }
}

extension UIScheduler.SchedulerTimeType {
  fileprivate static var zero: Self { UIScheduler.shared.now }
}

@MainActor
@Suite(.dependencies) struct EffectTimingTests {
  @Test func debounce_whenRequestedAgainAndAgain_runsOnceAtTheEnd() async {
    let scheduler = ManualScheduler()
    let drivers = (1...3).map { number in
      let driver = EffectDriver(
        Effect.send(number).debounce(id: ID.field, for: .seconds(1), scheduler: scheduler)
      )
      scheduler.advance(by: .milliseconds(500))
      return driver
    }
    #expect(drivers.map(\.actions) == [[], [], []])
    scheduler.advance(by: .milliseconds(500))
    #expect(drivers.map(\.actions) == [[], [], [3]])
    #expect(drivers.map(\.isFinished) == [true, true, true])
  }

  @Test func debounce_whenItHasAClock_waitsForIt() async {
    let clock = TestClock()
    let first = EffectDriver(
      Effect.send(1).debounce(id: ID.field, for: .seconds(1), clock: clock)
    )
    await clock.waitForSleepers()
    let second = EffectDriver(
      Effect<Int>.run { await $0(2) }.debounce(id: ID.field, for: .seconds(1), clock: clock)
    )
    await first.finished()
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(1))
    await second.finished()
    #expect(first.actions == [])
    #expect(second.actions == [2])
  }

  @Test(arguments: [true, false])
  func throttle_whenManyCome_sendsOneInAWhile(latest: Bool) {
    let scheduler = ManualScheduler()
    var drivers: [EffectDriver<Int>] = []
    func send(_ number: Int) {
      drivers.append(
        EffectDriver(
          Effect.send(number)
            .throttle(id: ID.field, for: .seconds(1), scheduler: scheduler, latest: latest)
        )
      )
      scheduler.advance()
    }
    var sent: [Int] { drivers.flatMap(\.actions) }
    send(1)
    #expect(sent == [1])
    for number in 2...5 {
      send(number)
      #expect(sent == [1])
      scheduler.advance(by: .milliseconds(250))
    }
    #expect(sent == [1, latest ? 5 : 2])
    scheduler.advance(by: .seconds(1))
    send(6)
    #expect(sent == [1, latest ? 5 : 2, 6])
  }
}
