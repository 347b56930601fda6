import PandoDependencies
import Testing

@Suite struct PrepareDependenciesTests {
  struct Failure: Error {}

  @Test func value_whenPrepared_isUsedInTheTest() async {
    prepareDependencies {
      $0.weather.name = "prepared"
      $0.tickets.sell = { "prepared" }
    }
    @Dependency(\.weather) var weather
    #expect(weather.name == "prepared")
    #expect(DependencyValues.current.tickets.sell() == "prepared")
    await Task { #expect(DependencyValues.current.weather.name == "prepared") }.value
    withDependencies {
      $0.weather.name = "override"
    } operation: {
      #expect(weather.name == "override")
    }
  }

  @Test func value_whenPreparedInAnotherTest_isNotSeen() {
    @Dependency(\.weather) var weather
    #expect(weather.name == "test")
  }

  @Test func prepare_whenAsync_awaitsTheUpdate() async {
    let result = await prepareDependencies {
      await Task.yield()
      $0.weather.name = "prepared"
      return 1
    }
    #expect(result == 1)
    #expect(DependencyValues.current.weather.name == "prepared")
  }

  @Test func prepare_whenReadInTheSamePreparation_isNotReported() {
    prepareDependencies {
      #expect($0.counter.next() == 1)
      $0.counter = Counter()
    }
    #expect(DependencyValues.current.counter.next() == 1)
  }

  @Test func prepare_whenAlreadyUsed_isReportedAndKeepsValue() throws {
    #expect(DependencyValues.current.weather.name == "test")
    let texts = issues {
      prepareDependencies { $0.weather.name = "prepared" }
    }
    let text = try #require(texts.first)
    #expect(text.contains("'PandoDependenciesTests.Weather' was already used at"))
    #expect(text.contains("call 'prepareDependencies' once"))
    #expect(DependencyValues.current.weather.name == "test")
  }

  @Test func prepare_whenAlreadyPrepared_isReportedAndKeepsValue() throws {
    prepareDependencies { $0.weather.name = "first" }
    let texts = issues {
      prepareDependencies { $0.weather.name = "second" }
    }
    let text = try #require(texts.first)
    #expect(text.contains("was already prepared at"))
    #expect(text.contains("PrepareDependenciesTests.swift"))
    #expect(DependencyValues.current.weather.name == "first")
  }

  @Test func prepare_whenItThrows_preparesNothing() {
    #expect(throws: Failure.self) {
      try prepareDependencies {
        $0.weather.name = "prepared"
        throw Failure()
      }
    }
    #expect(DependencyValues.current.weather.name == "test")
  }

  @Test func prepare_whenContextIsLive_lastsForTheProcess() async {
    enum Key: DependencyKey {
      static var liveValue: String { "live" }
    }
    withDependencies {
      $0.context = .live
    } operation: {
      prepareDependencies { $0[Key.self] = "prepared" }
    }
    await onThreads(1) { _ in
      withDependencies {
        $0.context = .live
      } operation: {
        #expect(DependencyValues.current[Key.self] == "prepared")
      }
    }
  }

  @Test func prepare_whenContextIsChanged_isReported() {
    let texts = issues { prepareDependencies { $0.context = .live } }
    #expect(texts.first?.contains("context cannot be prepared") == true)
  }
}
