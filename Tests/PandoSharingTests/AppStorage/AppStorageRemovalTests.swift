import Foundation
import PandoDependencies
import PandoSharing
import PandoTesting
import Testing

/// Tests of entries that other code removes, and instances of one suite.
@Suite(.dependencies)
struct AppStorageRemovalTests {
  @Dependency(\.defaultAppStorage) var store

  @Test func value_whenItsEntryIsRemoved_isItsDefaultAgain() {
    store.set(5, forKey: "count")
    @Shared(.appStorage("count")) var count = 3
    #expect(count == 5)
    store.removeObject(forKey: "count")
    #expect(count == 3)
    count = 4
    #expect(store.object(forKey: "count") as? Int == 4)
    store.removeObject(forKey: "count")
    #expect(count == 3)
    #expect(store.object(forKey: "count") == nil)
  }

  @Test func optional_whenItsEntryIsRemoved_isNil() {
    store.set("text", forKey: "name")
    @Shared(.appStorage("name")) var name: String?
    #expect(name == "text")
    store.removeObject(forKey: "name")
    #expect(name == nil)
  }

  @Test func load_whenTheEntryIsRemoved_bringsTheDefault() async throws {
    let suite = try RealSuite()
    suite.store.set(5, forKey: "count")
    @Shared(.appStorage("count", store: suite.store)) var count = 3
    #expect(count == 5)
    suite.store.removeObject(forKey: "count")
    try await $count.load()
    #expect(count == 3)
  }

  @Test func instances_ofOneSuite_areOneStorage() async throws {
    let suite = try RealSuite()
    let other = try #require(UserDefaults(suiteName: suite.name))
    #expect(other !== suite.store)
    @Shared(.appStorage("count", store: suite.store)) var count = 0
    @Shared(.appStorage("count", store: other)) var same = 0
    count = 1
    #expect(same == 1)
    same = 2
    #expect(count == 2)
    other.set(3, forKey: "count")
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: other)
    #expect(count == 3)
  }

  @Test func instances_ofOneSuite_whenTheFirstIsGone_areStillOneStorage() async throws {
    let suite = try RealSuite()
    @Shared(.appStorage("count", store: UserDefaults(suiteName: suite.name))) var count = 0
    count = 4
    for _ in 0..<200 {
      let again = try #require(UserDefaults(suiteName: suite.name))
      @Shared(.appStorage("count", store: again)) var same = 0
      #expect(same == count)
      same += 1
    }
    #expect(count == 204)
  }

  @Test func suites_ofOtherNames_areApart() throws {
    let first = try RealSuite()
    let second = try RealSuite()
    @Shared(.appStorage("count", store: first.store)) var count = 0
    @Shared(.appStorage("count", store: second.store)) var other = 0
    count = 1
    #expect(other == 0)
    @Shared(.appStorage("count", store: .inMemory)) var memory = 0
    @Shared(.appStorage("count", store: .inMemory)) var otherMemory = 0
    memory = 5
    #expect(otherMemory == 0)
  }
}
