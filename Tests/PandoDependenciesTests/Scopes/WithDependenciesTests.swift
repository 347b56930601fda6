import Foundation
import PandoDependencies
import Testing

@Suite struct WithDependenciesTests {
  @Dependency(\.weather) var weather

  struct Failure: Error {}

  @Test func scopes_whenNested_buildOnEachOther() {
    withDependencies {
      $0.weather.name = "storm"
      $0.tickets.sell = { "sold" }
    } operation: {
      withDependencies {
        #expect($0.weather.name == "storm")
        $0.weather.name += " and rain"
      } operation: {
        #expect(weather.name == "storm and rain")
        #expect(DependencyValues.current.tickets.sell() == "sold")
      }
      #expect(weather.name == "storm")
    }
    #expect(weather.name == "test")
  }

  @Test func scope_whenOperationThrows_ends() {
    #expect(throws: Failure.self) {
      try withDependencies {
        $0.weather.name = "storm"
      } operation: {
        throw Failure()
      }
    }
    #expect(weather.name == "test")
  }

  @Test func asyncScope_whenItSuspends_keepsDependencies() async {
    let result = await withDependencies {
      await Task.yield()
      $0.weather.name = "storm"
    } operation: {
      await Task.yield()
      async let child = Task.detached { DependencyValues.current.weather.name }.value
      let task = Task { DependencyValues.current.weather.name }
      return await [weather.name, task.value, child]
    }
    #expect(result == ["storm", "storm", "test"])
  }

  @MainActor
  @Test func asyncScope_whenOnMainActor_staysThere() async {
    final class NotSendable { var names: [String] = [] }
    let log = NotSendable()
    await withDependencies {
      MainActor.assertIsolated()
      await Task.yield()
      $0.weather.name = "storm"
    } operation: {
      MainActor.assertIsolated()
      await Task.yield()
      log.names.append(weather.name)
    }
    #expect(log.names == ["storm"])
  }

  @Test func updateClosure_whenItMakesModels_givesThemOuterDependencies() {
    final class Model {
      @Dependency(\.weather.name) private var storage
      var name: String { storage }
    }
    let model = withDependencies {
      $0.weather.name = "storm"
    } operation: {
      var model: Model?
      withDependencies {
        $0.weather.name = "sun"
        model = Model()
      } operation: {
      }
      return model
    }
    #expect(model?.name == "storm")
  }
}
