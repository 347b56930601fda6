import PandoDependencies
import PandoTesting
import Testing

@Suite(.dependencies { $0.continuousClock = TestClock() })
struct DependencyCastingTests {
  private enum ClockKey: TestDependencyKey {
    static var testValue: any Clock<Duration> { ImmediateClock() }
  }

  @Dependency(\.continuousClock) var anyClock
  @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
  @Dependency(ClockKey.self, as: ImmediateClock<Duration>.self) private var keyed

  @Test func dependency_whenReadAsItsType_isTheSameValue() async throws {
    #expect(clock === (anyClock as? TestClock<Duration>))
    let task = Task { [anyClock] in try await anyClock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(1))
    try await task.value
    try await keyed.sleep(for: .seconds(3))
    #expect(keyed.now.offset == .seconds(3))
  }

  @Test(.dependency(\.continuousClock, .immediate))
  func dependency_whenReadAsAnotherType_stopsTheProcess() async {
    await #expect(processExitsWith: .failure) {
      @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
      _ = clock
    }
  }
}
