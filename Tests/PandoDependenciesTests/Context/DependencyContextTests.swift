import Testing

@testable import PandoDependencies

@Suite struct DependencyContextTests {
  @Test func context_whenTheEnvironmentNamesIt_isThat() {
    #expect(DependencyContext(environment: ["SWIFT_DEPENDENCIES_CONTEXT": "live"]) == .live)
    #expect(DependencyContext(environment: ["SWIFT_DEPENDENCIES_CONTEXT": "preview"]) == .preview)
    #expect(DependencyContext(environment: ["SWIFT_DEPENDENCIES_CONTEXT": "test"]) == .test)
    #expect(DependencyContext(environment: ["XCODE_RUNNING_FOR_PREVIEWS": "1"]) == .preview)
    #expect(DependencyContext(environment: [:]) == .test)
  }

  @Test func context_whenTheEnvironmentNamesAnother_isReported() {
    let texts = issues {
      #expect(DependencyContext(environment: ["SWIFT_DEPENDENCIES_CONTEXT": "wet"]) == .test)
    }
    #expect(texts.first?.contains("'wet'") == true)
  }

  @Test func test_whenMade_hasDefaultsOfItsOwn() {
    let counter = DependencyValues.current.counter
    withDependencies {
      $0 = .test
    } operation: {
      @Dependency(\.counter) var other
      #expect(other !== counter)
      #expect(other === DependencyValues.current.counter)
    }
  }

  @Test func values_ofAContext_haveItsDefaults() {
    #expect(DependencyValues.live.weather.name == "live")
    #expect(DependencyValues.preview.weather.name == "preview")
    #expect(DependencyValues.test.weather.name == "test")
    withDependencies {
      $0.weather.name = "other"
    } operation: {
      withDependencies {
        $0 = .live
      } operation: {
        @Dependency(\.weather) var weather
        #expect(weather.name == "live")
      }
    }
  }
}
