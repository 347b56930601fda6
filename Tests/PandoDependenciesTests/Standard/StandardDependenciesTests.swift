import Foundation
import PandoDependencies
import Testing

@Suite struct StandardDependenciesTests {
  struct Dice: RandomNumberGenerator, Sendable {
    var state: UInt64 = 0
    mutating func next() -> UInt64 {
      state += 1
      return state
    }
  }

  @Test func date_whenConstant_stands() {
    let date = Date(timeIntervalSince1970: 5)
    withDependencies {
      $0.date = .constant(date)
    } operation: {
      @Dependency(\.date) var generator
      @Dependency(\.date.now) var now
      #expect(generator() == date)
      #expect(now == date)
    }
  }

  @Test func date_whenNotOverridden_isReported() {
    let texts = issues { _ = DependencyValues.current.date.now }
    #expect(texts.first?.contains("Unimplemented: @Dependency(\\.date)") == true)
    #expect(texts.first?.contains("$0.date.now = …") == true)
  }

  @Test func uuid_whenIncrementing_countsAcrossThreads() async {
    let uuids = Locked<Set<UUID>>([])
    let generator = UUIDGenerator.incrementing
    await onThreads(8) { _ in
      for _ in 0..<100 {
        let uuid = generator()
        uuids.withLock { _ = $0.insert(uuid) }
      }
    }
    #expect(uuids.withLock { $0 } == Set((0..<800).map(UUID.init(_:))))
  }

  @Test func uuid_fromNumber_isPadded() {
    #expect(UUID(0).uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(UUID(0xDEAD_BEEF).uuidString == "00000000-0000-0000-0000-0000DEADBEEF")
    #expect(UUIDGenerator.constant(UUID(3))() == UUID(3))
  }

  @Test func uuid_whenNotOverridden_isReported() {
    let texts = issues { _ = DependencyValues.current.uuid() }
    #expect(texts.first?.contains("Unimplemented: @Dependency(\\.uuid)") == true)
  }

  @Test func calendarLocaleTimeZone_whenNotOverridden_areReported() {
    for body: () -> Void in [
      { _ = DependencyValues.current.calendar },
      { _ = DependencyValues.current.locale },
      { _ = DependencyValues.current.timeZone },
    ] {
      #expect(issues(body).count == 1)
    }
  }

  @Test func calendarLocaleAndTimeZone_canBeOverridden() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Lisbon"))
    withDependencies {
      $0.calendar = Calendar(identifier: .iso8601)
      $0.locale = Locale(identifier: "pt_PT")
      $0.timeZone = zone
    } operation: {
      @Dependency(\.calendar) var calendar
      @Dependency(\.locale) var locale
      @Dependency(\.timeZone) var timeZone
      #expect(calendar.identifier == .iso8601)
      #expect(locale.identifier == "pt_PT")
      #expect(timeZone == zone)
    }
  }

  @Test func randomNumbers_whenGeneratorIsKnown_areKnown() {
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Dice())
    } operation: {
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      #expect(withRandomNumberGenerator { $0.next() } == 1)
      #expect(withRandomNumberGenerator { $0.next() } == 2)
      #expect((1...6).contains(withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }))
    }
  }

  @Test func randomNumbers_whenNotOverridden_areReported() {
    let texts = issues { _ = DependencyValues.current.withRandomNumberGenerator { $0.next() } }
    #expect(texts.first?.contains("withRandomNumberGenerator") == true)
  }

  @Test func fireAndForget_whenTesting_waits() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let done = Locked(false)
    await fireAndForget {
      await Task.yield()
      done.withLock { $0 = true }
      throw CancellationError()
    }
    #expect(done.withLock { $0 })
  }

  @Test func fireAndForget_whenLive_doesNotWait() async {
    let (gate, open) = AsyncStream<Void>.makeStream()
    let (finished, finish) = AsyncStream<Void>.makeStream()
    await withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.fireAndForget) var fireAndForget
      await fireAndForget {
        for await _ in gate { break }
        finish.yield()
      }
    }
    // This line would never be reached if the code above waited.
    open.yield()
    for await _ in finished { break }
  }

  @Test func uuid_ofANegativeNumber_isAnother() {
    #expect(UUID(-1).uuidString == "00000000-0000-0001-0000-000000000001")
    #expect(UUID(.min).uuidString == "00000000-0000-0001-8000-000000000000")
  }

  @Test func clocks_whenLive_areThoseOfTheSystem() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.continuousClock) var continuous
      @Dependency(\.suspendingClock) var suspending
      #expect(continuous is ContinuousClock)
      #expect(suspending is SuspendingClock)
    }
  }
}
