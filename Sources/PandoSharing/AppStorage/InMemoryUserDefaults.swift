public import Foundation
import PandoDependencies

extension UserDefaults {
  /// New, empty user defaults that are never written to disk, independent of all others.
  public static var inMemory: UserDefaults {
    InMemoryUserDefaults()
  }
}

/// User defaults that are kept in memory and post a notification of each change.
class InMemoryUserDefaults: UserDefaults {
  struct Contents {
    var values: [String: PlistValue] = [:]
    var registered: [String: PlistValue] = [:]
    /// The number of changes so far.
    var changes = 0
  }

  let contents = Locked(Contents())

  /// Whether entries need not be written out.
  var isMock: Bool { true }

  init() {
    // Needs a suite name, but the suite is neither read nor written because everything is
    // overridden.
    super.init(suiteName: "pando.inMemory")!
  }

  override func object(forKey defaultName: String) -> Any? {
    contents.withLock { $0.values[defaultName] ?? $0.registered[defaultName] }?.object
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    contents.withLock {
      $0.values[defaultName] = value.map(PlistValue.init)
      $0.changes += 1
    }
    NotificationCenter.default.post(
      name: UserDefaults.didChangeNotification,
      object: self,
      userInfo: [AppStorageHub.changedName: defaultName]
    )
  }

  override func set(_ url: URL?, forKey defaultName: String) {
    let stored = url.flatMap { try? URL._appStorageCoding.encode($0) }
    set(stored?.object as Any?, forKey: defaultName)
  }

  override func url(forKey defaultName: String) -> URL? {
    object(forKey: defaultName).flatMap { try? URL._appStorageCoding.decode(PlistValue($0)) }
  }

  override func removeObject(forKey defaultName: String) {
    set(nil as Any?, forKey: defaultName)
  }

  override func register(defaults registrationDictionary: [String: Any]) {
    let registered = registrationDictionary.mapValues(PlistValue.init)
    contents.withLock { $0.registered.merge(registered) { $1 } }
  }

  override func dictionaryRepresentation() -> [String: Any] {
    contents.withLock { $0.registered.merging($0.values) { $1 } }.mapValues(\.object)
  }

  override func synchronize() -> Bool { true }
}
