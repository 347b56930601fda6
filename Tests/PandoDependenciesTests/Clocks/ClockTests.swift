import PandoDependencies
import PandoTesting
import Testing

@Suite struct ClockTests {
  @Test func immediateClock_whenSleeping_movesTimeAndReturns() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(3600))
    #expect(clock.now.offset == .seconds(3600))
    try await clock.sleep(until: .init(offset: .seconds(1)), tolerance: nil)
    #expect(clock.now.offset == .seconds(3600))
  }

  @Test func immediateClock_whenCancelled_throws() async {
    let clock = ImmediateClock()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.now.offset == .zero)
  }

  @Test func unimplementedClock_whenUsed_isReportedByName() async {
    let texts = await issues {
      try? await UnimplementedClock(name: "The kitchen clock").sleep(
        until: .init(offset: .seconds(1)),
        tolerance: nil
      )
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("Unimplemented: The kitchen clock.sleep") == true)
  }

  @Test func continuousClock_whenNotOverridden_isReported() async {
    let texts = await issues {
      @Dependency(\.continuousClock) var clock
      try? await clock.sleep(for: .seconds(1))
    }
    #expect(texts.last?.contains("@Dependency(\\.continuousClock).sleep") == true)
    #expect(texts.last?.contains("TestClock") == true)
  }

  @Test(.dependency(\.continuousClock, ImmediateClock()))
  func continuousClock_whenOverridden_isUsed() async throws {
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .seconds(1))
  }
}
