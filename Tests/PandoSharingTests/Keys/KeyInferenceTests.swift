import Foundation
import PandoSharing
import Testing

/// Takes keys as `@Shared` does, to show that the compiler infers their types at call sites.
@propertyWrapper private struct Keyed<Value: Sendable> {
  var wrappedValue: Value
  var name: String

  init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    self.wrappedValue = wrappedValue()
    name = "\(type(of: key))"
  }

  init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    wrappedValue = nil
    name = "\(type(of: key))"
  }

  init<Base>(_ key: _SharedKeyDefault<Base>) where Base: SharedKey, Base.Value == Value {
    wrappedValue = key.defaultValue()
    name = "\(type(of: key))"
  }

  var projectedValue: String { name }
}

extension SharedReaderKey where Self == AppStorageKey<Int> {
  fileprivate static var count: Self { appStorage("count") }
}

extension URL {
  fileprivate static let users = URL(filePath: "/users.json")
}

extension SharedReaderKey where Self == FileStorageKey<[User]> {
  fileprivate static var users: Self { fileStorage(.users) }
}

@Suite struct KeyInferenceTests {
  @Keyed(.appStorage("a")) private var integer = 0
  @Keyed(.appStorage("b")) private var boolean = true
  @Keyed(.appStorage("c")) private var real: Double = 1
  @Keyed(.appStorage("d")) private var string = ""
  @Keyed(.appStorage("e")) private var optional: String?
  @Keyed(.appStorage("f")) private var level = Level.low
  @Keyed(.appStorage("g")) private var flavor: Flavor?
  @Keyed(.appStorage("h")) private var settings = Settings()
  @Keyed(.appStorage("i")) private var optionalSettings: Settings?
  @Keyed(.appStorage("j")) private var list = [1, 2]
  @Keyed(.appStorage("k")) private var table: [String: Int] = [:]
  @Keyed(.appStorage("l", store: .inMemory)) private var date = Date()
  @Keyed(.count) private var count = 5
  @Keyed(.counter) private var counter
  @Keyed(.fileStorage(.users)) private var file: [User] = []
  @Keyed(.users) private var users = []

  @Test func wrappers_inferTheKeyTheyMean() {
    #expect($integer == "AppStorageKey<Int>")
    #expect($boolean == "AppStorageKey<Bool>")
    #expect($real == "AppStorageKey<Double>")
    #expect($optional == "AppStorageKey<Optional<String>>")
    #expect($level == "AppStorageKey<Level>")
    #expect($flavor == "AppStorageKey<Optional<Flavor>>")
    #expect($optionalSettings == "AppStorageKey<Optional<Settings>>")
    #expect($list == "AppStorageKey<Array<Int>>")
    #expect($table == "AppStorageKey<Dictionary<String, Int>>")
    #expect($count == "AppStorageKey<Int>")
    #expect(counter == 7)
    #expect($file == $users)
  }
}
