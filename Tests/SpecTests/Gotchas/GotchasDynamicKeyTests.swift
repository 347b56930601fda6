import Foundation
import PandoDependencies
import PandoSharing
import Testing

extension SharedReaderKey where Self == AppStorageKey<String>.Default {
  fileprivate static var summer: Self { Self[.appStorage("summer"), default: "swim"] }
}

extension SharedReaderKey where Self == InMemoryKey<String>.Default {
  fileprivate static var winter: Self { Self[.inMemory("winter"), default: "ski"] }
}

@Suite struct GotchasDynamicKeyTests {
  private struct Plan {
    @Shared(.summer) var activity
    @SharedReader(.summer) var view
  }

  @Test func G03_load_whenCalledOnTheProjection_pointsAtTheOtherKey() {
    @Shared(.winter) var winter
    winter = "skate"
    let plan = Plan()
    plan.$activity.load(.winter)
    plan.$view.load(.winter)
    #expect(plan.activity == "skate")
    #expect(plan.view == "skate")
    plan.activity = "sledge"
    #expect(winter == "sledge")
    #expect(plan.view == "sledge")
    #expect(Plan().activity == "swim")
  }

  @Test func G03_assignment_whenMadeToTheProjection_pointsAtTheOtherKey() {
    @Shared(.winter) var winter
    @Shared(.summer) var summer
    let plan = Plan()
    plan.$activity = Shared(.winter)
    plan.$view = SharedReader(.winter)
    #expect(plan.activity == "ski")
    winter = "skate"
    #expect(plan.activity == "skate")
    #expect(plan.view == "skate")
    #expect(summer == "swim")
  }

  @Test func G03_load_whenAwaited_hasTheOtherKeysValue() async throws {
    let url = URL(filePath: "/plan.json")
    let files = InMemoryFileSystem([url: Data(#""row""#.utf8)])
    try await withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      let plan = Plan()
      try await plan.$activity.load(.fileStorage(url))
      #expect(plan.activity == "row")
    }
  }
}
