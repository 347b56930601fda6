import Foundation
import PandoDependencies
import Testing

@Suite struct DependencyTests {
  struct Model: Sendable {
    @Dependency(\.weather) private var storage
    @Dependency(\.weather.name) private var pathStorage
    var name: String { storage.name }
    var nameByPath: String { pathStorage }
  }

  @Test func value_whenCreatedInScope_isKeptAfterIt() async {
    let model = withDependencies {
      $0.weather.name = "storm"
    } operation: {
      Model()
    }
    #expect(model.name == "storm")
    #expect(model.nameByPath == "storm")
    let elsewhere = await Task.detached { model.name }.value
    #expect(elsewhere == "storm")
  }

  @Test func value_whenReadInAnotherScope_isThatOfTheReader() {
    let model = withDependencies {
      $0.weather.name = "storm"
      $0.date.now = Date(timeIntervalSince1970: 1)
    } operation: {
      Model()
    }
    withDependencies {
      $0.weather.name = "sun"
    } operation: {
      #expect(model.name == "sun")
    }
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      #expect(model.name == "storm")
    }
  }

  @Test func context_whenCapturedAndRead_isKept() async {
    struct Model: Sendable {
      @Dependency(\.context) private var storage
      @Dependency(\.weather) private var weather
      var context: DependencyContext { storage }
      var name: String { weather.name }
    }
    let model = withDependencies {
      $0.context = .preview
    } operation: {
      Model()
    }
    #expect(model.context == .preview)
    #expect(model.name == "preview")
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(model.context == .live)
      #expect(model.name == "live")
    }
  }

  @Test func value_whenModelIsTiedToATest_isSharedWithDetachedTasks() async {
    struct Model: Sendable {
      @Dependency(\.counter) private var storage
      func next() -> Int { storage.next() }
    }
    let model = Model()
    #expect(model.next() == 1)
    let second = await Task.detached { model.next() }.value
    #expect(second == 2)
    #expect(DependencyValues.current.counter.next() == 3)
  }
}
