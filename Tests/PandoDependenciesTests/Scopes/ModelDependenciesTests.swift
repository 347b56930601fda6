import Foundation
import Testing

@testable import PandoDependencies

@Suite struct ModelDependenciesTests {
  final class Parent {
    let unrelated = 1
    @Dependency(\.uuid) private var uuid
    func makeChild() -> Child { withDependencies(from: self) { Child() } }
  }

  final class Child {
    @Dependency(\.weather) private var storage
    @Dependency(\.date.now) private var date
    var name: String { storage.name }
    var now: Date { date }
  }

  class Base { @Dependency(\.weather) var weather }
  final class Derived: Base { var extra = 1 }

  final class Plain: Sendable {}

  @Test func child_whenMadeFromParent_inheritsItsDependencies() {
    let parent = withDependencies {
      $0.weather.name = "storm"
    } operation: {
      Parent()
    }
    #expect(parent.makeChild().name == "storm")
  }

  @Test func child_whenTaskOverrides_getsBoth() {
    let parent = withDependencies {
      $0.weather.name = "storm"
      $0.date.now = Date(timeIntervalSince1970: 1)
    } operation: {
      Parent()
    }
    let child = withDependencies {
      $0.weather.name = "sun"
    } operation: {
      parent.makeChild()
    }
    #expect(child.name == "sun")
    #expect(child.now == Date(timeIntervalSince1970: 1))
  }

  @Test func child_whenMadeWithUpdate_getsIt() async {
    let parent = withDependencies {
      $0.weather.name = "storm"
    } operation: {
      Parent()
    }
    let child = withDependencies(from: parent) {
      $0.weather.name += "!"
    } operation: {
      Child()
    }
    #expect(child.name == "storm!")
    let later = await withDependencies(from: parent) {
      await Task.yield()
      $0.weather.name += "?"
    } operation: {
      await Task.yield()
      return Child()
    }
    #expect(later.name == "storm?")
    let plain = await withDependencies(from: parent) {
      await Task.yield()
      return Child()
    }
    #expect(plain.name == "storm")
  }

  @Test func child_whenWrapperIsInSuperclass_inherits() {
    let parent = withDependencies {
      $0.weather.name = "storm"
    } operation: {
      Derived()
    }
    let child = withDependencies(from: parent) { Child() }
    #expect(child.name == "storm")
  }

  @Test func child_whenParentWithoutWrapperCameFromScope_inherits() {
    let parent = withDependencies {
      $0.weather.name = "storm"
    } operation: {
      Plain()
    }
    let child = withDependencies(from: parent) { Child() }
    #expect(child.name == "storm")
  }

  @Test func child_whenParentHasNoDependencies_isReported() {
    let texts = issues {
      let child = withDependencies(from: Plain()) { Child() }
      #expect(child.name == "test")
    }
    #expect(texts.first?.contains("Plain' has no dependencies to hand on") == true)
    #expect(texts.first?.contains("'@Dependency' property") == true)
  }

  @Test func origins_whenObjectsDie_areDropped() {
    let origins = DependencyOrigins()
    for _ in 0..<10_000 { origins.record(DependencyValues(), of: Plain()) }
    #expect(origins.count <= 32)
    let living = (0..<100).map { _ in Plain() }
    for object in living { origins.record(DependencyValues(), of: object) }
    #expect(living.allSatisfy { origins.values(of: $0) != nil })
    origins.record(DependencyValues(), of: 42)
    origins.record(DependencyValues(), of: Child())
    #expect(origins.values(of: Plain()) == nil)
  }
}
