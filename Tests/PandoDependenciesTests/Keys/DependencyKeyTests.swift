import PandoDependencies
import Testing

@Suite struct DependencyKeyTests {
  @Test func value_whenTesting_isTestValue() {
    @Dependency(\.weather) var weather
    @Dependency(\.context) var context
    #expect(weather.name == "test")
    #expect(context == .test)
  }

  @Test(arguments: [
    (DependencyContext.live, "live"), (.preview, "preview"), (.test, "test"),
  ])
  func value_whenContextIsOverridden_isThatOfTheContext(
    context: DependencyContext,
    name: String
  ) {
    withDependencies {
      $0.context = context
    } operation: {
      @Dependency(Weather.self) var weather
      #expect(weather.name == name)
      #expect(DependencyValues.current.context == context)
    }
  }

  @Test func previewValue_whenLeftOut_isLiveOrTestValue() {
    #expect(Tickets.previewValue.sell() == "live")
    #expect(Radar.previewValue == Radar.testValue)
  }

  @Test func values_whenMadeNew_haveNoOverrides() {
    withDependencies {
      $0.weather.name = "storm"
    } operation: {
      #expect(DependencyValues.current.weather.name == "storm")
      #expect(DependencyValues().weather.name == "test")
    }
  }
}
