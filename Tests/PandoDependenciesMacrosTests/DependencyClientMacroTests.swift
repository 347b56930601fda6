import PandoDependencies
import PandoDependenciesMacros
import Testing

@DependencyClient
private struct Weather: Sendable {
  var forecast: @Sendable (_ place: String, _ days: Int) async throws -> [String]
  var isMetric: @Sendable () -> Bool = { true }
  var log: @Sendable (String) -> Void
  var last: @Sendable () -> String?
  @DependencyEndpoint(method: "store") var save: @Sendable (_ text: String) -> Void
  var title = "Weather"
  let `default`: Int? = nil
}

extension DependencyValues {
  @DependencyEntry(liveValue: Weather(log: { _ in }, last: { "live" }))
  fileprivate var weather = Weather()

  @DependencyEntry
  fileprivate var number: Int = 7
}

extension Weather {
  /// Reads by a call of an endpoint.
  fileprivate var metric: Bool {
    get { isMetric() }
    set { isMetric = { newValue } }
  }

  fileprivate init(
    log: @escaping @Sendable (String) -> Void,
    last: @escaping @Sendable () -> String?
  ) {
    self.init()
    self.log = log
    self.last = last
  }
}

@Suite struct DependencyClientMacroTests {
  @Test func client_withoutImplementations_reportsEveryCall() async {
    let weather = Weather()
    await withKnownIssue {
      do {
        _ = try await weather.forecast(place: "Here", days: 3)
      } catch {
        #expect("\(error)" == "Unimplemented: 'forecast'")
      }
    } matching: {
      $0.description.contains("Unimplemented: 'Weather.forecast'")
    }
    withKnownIssue {
      #expect(weather.isMetric())
      weather.log("a")
      #expect(weather.last() == nil)
    } matching: {
      $0.description.contains("Unimplemented: 'Weather.")
    }
  }

  @Test func client_whenFunctionWasGiven_callsIt() async throws {
    var weather = Weather()
    weather.forecast = { place, days in ["\(place) \(days)"] }
    let forecast = try await weather.forecast(place: "Here", days: 3)
    #expect(forecast == ["Here 3"])
    #expect(weather.title == "Weather")
    weather.save = { _ in }
    weather.store(text: "a")
  }

  @Test func endpoint_whenReadToBeOverridden_isSilent() {
    let keyPath: WritableKeyPath<DependencyValues, Bool> = \.weather.metric
    withDependencies {
      $0[keyPath: keyPath] = false
    } operation: {
      @Dependency(\.weather) var weather
      #expect(!weather.isMetric())
    }
  }

  @Test func entry_whenRead_hasTheValueOfItsContext() {
    @Dependency(\.number) var number
    #expect(number == 7)
    withDependencies {
      $0.number = 8
    } operation: {
      @Dependency(\.number) var number
      #expect(number == 8)
    }
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.weather) var weather
      #expect(weather.last() == "live")
    }
  }
}
