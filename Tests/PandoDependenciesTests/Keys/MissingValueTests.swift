import PandoDependencies
import Testing

@Suite struct MissingValueTests {
  @Test func testValue_whenLeftOut_isReportedAndLiveValueUsed() throws {
    var value = ""
    let texts = issues {
      @Dependency(\.tickets) var tickets
      value = tickets.sell()
    }
    #expect(value == "live")
    let text = try #require(texts.first)
    #expect(texts.count == 1)
    #expect(text.contains("@Dependency(\\.tickets) was used in a test"))
    #expect(text.contains("PandoDependenciesTests/MissingValueTests.swift:8"))
    #expect(text.contains("PandoDependenciesTests.Tickets"))
    #expect(text.contains("@Test(.dependencies { $0.tickets = … })"))
    #expect(text.contains("TestDependencyKey"))
    #expect(text.contains("withDependencies"))
  }

  @Test func report_whenKeyAndValueDiffer_namesBoth() throws {
    enum Key: DependencyKey {
      static var liveValue: Int { 42 }
    }
    let texts = issues {
      @Dependency(Key.self) var number
      #expect(number == 42)
    }
    let text = try #require(texts.first)
    #expect(text.contains("Key.self) was used in a test"))
    #expect(text.contains("Key:\n"))
    #expect(text.contains("Value:\n    Swift.Int"))
    #expect(!text.contains("unknown context"))
  }

  @Test func report_whenReadTwice_comesOnce() {
    let texts = issues {
      @Dependency(\.tickets) var tickets
      _ = tickets
      _ = tickets
      _ = DependencyValues.current.tickets
    }
    #expect(texts.count == 1)
  }

  @Test func override_whenItIsPartial_isNotReported() {
    withDependencies {
      $0.tickets.sell = { "sold" }
    } operation: {
      @Dependency(\.tickets) var tickets
      #expect(tickets.sell() == "sold")
      #expect(tickets.refund() == "refund")
    }
  }

  @Test func report_whenAnotherScopeOverrode_stillComes() {
    withDependencies {
      $0.tickets.sell = { "sold" }
    } operation: {
    }
    let texts = issues { _ = DependencyValues.current.tickets }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("@Dependency(\\.tickets)") == true)
  }

  @Test func testValue_whenReadDirectly_isReported() {
    let texts = issues { _ = Tickets.testValue }
    #expect(texts.first?.contains("'PandoDependenciesTests.Tickets' has no test value") == true)
  }

  @Test func liveValue_whenNotLinked_isReportedAndTestValueUsed() throws {
    struct Sonar: TestDependencyKey, Equatable {
      static let testValue = Sonar()
    }
    let texts = issues {
      withDependencies {
        $0.context = .live
      } operation: {
        @Dependency(Sonar.self) var sonar
        #expect(sonar == .testValue)
        _ = sonar
      }
    }
    let text = try #require(texts.first)
    #expect(texts.count == 1)
    #expect(text.contains("live context, but it has no live value"))
    #expect(text.contains("Sonar"))
    #expect(text.contains("DependencyKey"))
  }
}
