import Foundation
import PandoDependencies
import PandoSharing
import Testing

enum Level: Int, Codable, Sendable { case low = 1, high = 2 }
enum Flavor: String, Codable, Sendable { case sweet, sour }
struct Settings: Codable, Equatable, Sendable { var size = 1 }

@Suite struct AppStorageTests {
  private func roundTrip<Value: Equatable>(
    _ key: AppStorageKey<Value>,
    _ values: Value...
  ) async throws {
    for value in values {
      try await key.save(value)
      #expect(try key.loadInitial(value) == value)
    }
  }

  @Test func everyType_roundTrips() async throws {
    try await roundTrip(.appStorage("bool"), true, false)
    try await roundTrip(.appStorage("int"), 0, .max, .min)
    try await roundTrip(.appStorage("double"), 2.0, 0.1, .infinity, .leastNonzeroMagnitude)
    try await roundTrip(.appStorage("string"), "", "a\u{0}<&>\u{1F332}")
    try await roundTrip(.appStorage("data"), Data(), Data([0, 255]))
    try await roundTrip(
      .appStorage("date"),
      Date(timeIntervalSince1970: 1.123456),
      .distantPast,
      .distantFuture,
      Date(timeIntervalSince1970: 1)
    )
    try await roundTrip(
      .appStorage("url"),
      URL(string: "https://a.b/c?d=e#f")!,
      URL(filePath: "/a b/c"),
      URL(filePath: "/a/", directoryHint: .isDirectory),
      URL(string: "/relative")!,
      URL(string: "mailto:a@b")!
    )
    try await roundTrip(.appStorage("bools"), [true, false], [])
    try await roundTrip(.appStorage("ints"), [1, 2], [])
    try await roundTrip(.appStorage("doubles"), [1, 2.5])
    try await roundTrip(.appStorage("strings"), ["a", ""])
    try await roundTrip(.appStorage("urls"), [URL(string: "https://a.b")!])
    try await roundTrip(.appStorage("datas"), [Data([1])])
    try await roundTrip(.appStorage("dates"), [Date(timeIntervalSince1970: 0.5), .distantPast])
    try await roundTrip(.appStorage("level"), Level.high)
    try await roundTrip(.appStorage("flavor"), Flavor.sour)
    try await roundTrip(.appStorage("settings"), Settings(size: 3))
    try await roundTrip(.appStorage("settingsList"), [Settings(size: 3)])
    try await roundTrip(.appStorage("with.dots@and:more"), 1)
  }

  @Test func optionals_whenNil_haveNoEntry() async throws {
    @Dependency(\.defaultAppStorage) var store
    func check<Value: Equatable>(_ key: AppStorageKey<Value?>, _ value: Value) async throws {
      try await key.save(value)
      #expect(try key.loadInitial(nil) == .some(.some(value)))
      try await key.save(nil)
      let none = try key.loadInitial(nil)
      if case .some = none { Issue.record("\(key) still has \(String(describing: none))") }
    }
    try await check(.appStorage("a"), true)
    try await check(.appStorage("b"), 1)
    try await check(.appStorage("c"), 1.5)
    try await check(.appStorage("d"), "x")
    try await check(.appStorage("e"), URL(string: "https://a.b")!)
    try await check(.appStorage("f"), Data([1]))
    try await check(.appStorage("g"), Date(timeIntervalSince1970: 1))
    try await check(.appStorage("h"), [1, 2])
    try await check(.appStorage("i"), Level.low)
    try await check(.appStorage("j"), Flavor.sweet)
    try await check(.appStorage("k"), Settings())
    #expect(store.dictionaryRepresentation().isEmpty)
  }

  @Test func storedForms_areThoseOfUserDefaults() async throws {
    let store = UserDefaults.inMemory
    store.set(4, forKey: "int")
    store.set("text", forKey: "string")
    store.set(URL(filePath: "/a/b"), forKey: "url")
    #expect(try AppStorageKey<Int>.appStorage("int", store: store).loadInitial(0) == 4)
    #expect(try AppStorageKey<Double>.appStorage("int", store: store).loadInitial(0) == 4)
    #expect(
      try AppStorageKey<URL>.appStorage("url", store: store).loadInitial(URL(filePath: "/"))
        == URL(filePath: "/a/b")
    )
    try await AppStorageKey<Level>.appStorage("level", store: store).save(.high)
    #expect(store.integer(forKey: "level") == 2)
    try await AppStorageKey<Bool>.appStorage("bool", store: store).save(true)
    #expect(store.bool(forKey: "bool"))
    #expect(store.string(forKey: "string") == "text")
  }

  @Test func valueOfAnotherType_isAnErrorAndStays() async throws {
    let store = UserDefaults.inMemory
    store.set("seven", forKey: "count")
    let key = AppStorageKey<Int>.appStorage("count", store: store)
    let error = try key.loadFailure(0)
    #expect(error.code == .valueUndecodable)
    #expect(error.description.contains(".appStorage(\"count\"): expected Int, found String"))
    #expect(store.string(forKey: "count") == "seven")
    try await key.save(7)
    #expect(try key.loadInitial(0) == 7)

    store.set(Data("{".utf8), forKey: "settings")
    let settings = AppStorageKey<Settings>.appStorage("settings", store: store)
    #expect(try settings.loadFailure(Settings()).code == .valueUndecodable)
    store.set(9, forKey: "level")
    let level = AppStorageKey<Level>.appStorage("level", store: store)
    #expect(try level.loadFailure(.low).reason.contains("Level"))
    store.set(["a"], forKey: "ints")
    let ints = AppStorageKey<[Int]>.appStorage("ints", store: store)
    #expect(try ints.loadFailure([]).reason == "expected [Int], found [String]")
  }

  @Test func changes_betweenKeysAndBySet_areReportedOnce() async throws {
    let store = UserDefaults.inMemory
    let whole = AppStorageKey<Int>.appStorage("n", store: store)
    let real = AppStorageKey<Double>.appStorage("n", store: store)
    #expect(whole.id == real.id)
    let (wholes, first) = whole.observe()
    let (reals, second) = real.observe()
    try await whole.save(1)
    store.set(2, forKey: "n")
    store.removeObject(forKey: "n")
    store.set("x", forKey: "n")
    store.set(3, forKey: "other")
    #expect(wholes.all.map { try? $0.get() } == [2, nil, nil])
    #expect(reals.all.map { try? $0.get() } == [1, 2, nil, nil])
    #expect(throws: SharedError.self) { try wholes.all[2].get() }
    first.cancel()
    second.cancel()
    store.set(5, forKey: "n")
    #expect(wholes.all.count == 3)
  }

  @Test func defaultStore_inATest_isFreshAndNotOnDisk() async throws {
    @Dependency(\.defaultAppStorage) var store
    #expect(store.dictionaryRepresentation().isEmpty)
    #expect(store !== UserDefaults.standard)
    try await AppStorageKey<Int>.appStorage("fresh").save(1)
    #expect(UserDefaults.standard.object(forKey: "fresh") == nil)
    #expect(UserDefaults.inMemory !== UserDefaults.inMemory)
  }

  @Test func realSuite_survivesARestart() async throws {
    let suite = try RealSuite()
    let store = suite.store
    let date = Date(timeIntervalSince1970: 1.123456)
    let link = URL(string: "https://a.b/c?d=e")!
    try await AppStorageKey<Date>.appStorage("date", store: store).save(date)
    try await AppStorageKey<URL>.appStorage("a.url@x", store: store).save(link)
    try await AppStorageKey<[Data]>.appStorage("data", store: store).save([Data([1, 2])])
    try await AppStorageKey<[Int]>.appStorage("ints", store: store).save([0, 1, 2])
    try await AppStorageKey<[Bool]>.appStorage("bools", store: store).save([true, false])
    try await AppStorageKey<Double>.appStorage("real", store: store).save(1)
    try await AppStorageKey<Int>.appStorage("n", store: store).save(1, .userInitiated)
    // The contents of the file, read as a new process would read them.
    let found = try #require(
      try PropertyListSerialization.propertyList(from: Data(contentsOf: suite.file), format: nil)
        as? [String: Any]
    )
    let again = UserDefaults.inMemory
    for (name, object) in found { again.set(object, forKey: name) }
    #expect(try AppStorageKey<Date>.appStorage("date", store: again).loadInitial(.now) == date)
    #expect(try AppStorageKey<URL>.appStorage("a.url@x", store: again).loadInitial(link) == link)
    #expect(
      try AppStorageKey<[Data]>.appStorage("data", store: again).loadInitial([]) == [Data([1, 2])]
    )
    #expect(try AppStorageKey<[Int]>.appStorage("ints", store: again).loadInitial([]) == [0, 1, 2])
    let bools = try AppStorageKey<[Bool]>.appStorage("bools", store: again).loadInitial([])
    #expect(bools == [true, false])
    #expect(try AppStorageKey<Double>.appStorage("real", store: again).loadInitial(0) == 1)
    #expect(try AppStorageKey<Int>.appStorage("n", store: again).loadInitial(0) == 1)
  }

  @Test func rawSet_whenFollowedByTheNotification_isReported() async throws {
    let suite = try RealSuite()
    let store = suite.store
    let key = AppStorageKey<Int>.appStorage("n", store: store)
    let (probe, subscription) = key.observe()
    store.set(4, forKey: "n")
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
    #expect(try probe.all.map { try $0.get() } == [4])
    subscription.cancel()
  }

  @Test func save_whenItCannotBeWrittenOut_fails() async throws {
    let store = try #require(UnwritableUserDefaults(suiteName: "pando.tests.unwritable"))
    let key = AppStorageKey<Int>.appStorage("n", store: store)
    #expect(try await key.saveFailure(1, .userInitiated).code == .valueUnwritable)
    // A change reports the failure of the write-out before it.
    #expect(try await key.saveFailure(1, .didSet).code == .valueUnwritable)
    #expect(try key.loadInitial(0) == 1)
  }
}

/// User defaults whose disk is always full.
private final class UnwritableUserDefaults: UserDefaults {
  private let memory = UserDefaults.inMemory

  override func object(forKey name: String) -> Any? { memory.object(forKey: name) }
  override func set(_ value: Any?, forKey name: String) { memory.set(value, forKey: name) }
  override func synchronize() -> Bool { false }
}
