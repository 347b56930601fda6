import Dispatch
import Foundation
import PandoDependencies

/// All uses of one storage of user defaults in this process, so that keys see each other's changes.
///
/// State and guards: `state` has its own lock, under which neither the user defaults nor a
/// subscriber is called. Checks for changes run one after another on `checks`, and write-outs on
/// `writeOuts`.
final class AppStorageHub: Sendable {
  /// The name of a default, and the type of the values that are read there and written.
  struct EntryID: Hashable, Sendable {
    var name: String
    var type: ObjectIdentifier
  }

  /// The state of one default, for one type of value.
  struct Entry {
    /// The object that was last loaded, reported or saved.
    var seen: Seen = .unknown
    var savesInProgress = 0
    var subscribers: [UInt64: @Sendable (PlistValue?) -> Void] = [:]
  }

  enum Seen: Hashable, Sendable {
    case unknown
    case known(PlistValue?)
  }

  struct State {
    /// By name, because a change concerns a name.
    var entries: [String: [ObjectIdentifier: Entry]] = [:]
    var subscriberCount = 0
    var nextSubscriber: UInt64 = 0
    var observer: (any NSObjectProtocol)?
    var waiters: [@Sendable (Bool) -> Void] = []
    var isWriteOutScheduled = false
    var hasWriteOutFailed = false
  }

  /// The key in a notification under which in-memory user defaults name the changed entry.
  static let changedName = "PandoChangedName"

  // Sendable because UserDefaults guards its contents itself; the reference never changes.
  nonisolated(unsafe) let defaults: UserDefaults
  // Sendable because `Locked` guards it; the observer token in it is only handed back.
  let state = Locked(State())
  let checks = InlineQueue()
  let writeOuts = DispatchQueue(label: "pando.appStorage", target: .global())

  /// The suite, if other instances may be of the same.
  let suite: UserDefaultsSuite?

  init(_ defaults: UserDefaults, suite: UserDefaultsSuite?) {
    self.defaults = defaults
    self.suite = suite
  }

  /// Whether the user defaults are in memory only.
  var isMock: Bool { (defaults as? InMemoryUserDefaults)?.isMock ?? false }

  /// Updates an entry.
  func update<R>(_ id: EntryID, _ body: (inout Entry) -> R) -> R {
    state.withLock {
      body(&$0.entries[id.name, default: [:]][id.type, default: Entry()])
    }
  }

  func read(_ name: String) -> PlistValue? {
    defaults.object(forKey: name).map(PlistValue.init)
  }

  func load(_ id: EntryID) -> PlistValue? {
    let stored = read(id.name)
    update(id) { $0.seen = .known(stored) }
    return stored
  }

  /// Reports changes until the subscription is cancelled.
  func subscribe(
    _ id: EntryID,
    _ subscriber: @escaping @Sendable (PlistValue?) -> Void
  ) -> SharedSubscription {
    let number = state.withLock { state in
      state.nextSubscriber += 1
      state.subscriberCount += 1
      if state.observer == nil {
        state.observer = NotificationCenter.default.addObserver(
          forName: UserDefaults.didChangeNotification,
          object: suite == nil ? defaults : nil,
          queue: nil
        ) { [weak self] in self?.didChange($0) }
      }
      return state.nextSubscriber
    }
    let isNew = update(id) { entry in
      entry.subscribers[number] = subscriber
      return entry.seen == .unknown
    }
    if isNew { _ = load(id) }
    check(id.name)
    return SharedSubscription { [self] in
      let released = update(id) { $0.subscribers.removeValue(forKey: number) }
      let observer = state.withLock { state in
        state.subscriberCount -= 1
        return state.subscriberCount == 0 ? state.observer.take() : nil
      }
      if let observer { NotificationCenter.default.removeObserver(observer) }
      withExtendedLifetime(released) {}
    }
  }

  private func didChange(_ notification: Notification) {
    if let suite {
      guard let changed = notification.object as? UserDefaults,
        changed === defaults || UserDefaultsSuite(of: changed) == suite
      else { return }
    }
    check(notification.userInfo?[Self.changedName] as? String)
  }

  /// Reports an entry, or every entry, whose stored object differs from what its subscribers last
  /// saw.
  func check(_ name: String? = nil) {
    checks.async { [self] in
      let names = name.map { [$0] } ?? state.withLock { Array($0.entries.keys) }
      for name in names { report(name) }
    }
  }

  private func report(_ name: String) {
    let before = state.withLock { $0.entries[name] ?? [:] }
    guard before.values.contains(where: { !$0.subscribers.isEmpty }) else { return }
    let stored = read(name)
    for (type, entry) in before where !entry.subscribers.isEmpty && entry.seen != .unknown {
      let subscribers = update(EntryID(name: name, type: type)) { now in
        // A save or load that ran meanwhile starts its own check.
        guard now.savesInProgress == 0, now.seen == entry.seen, now.seen != .known(stored) else {
          return [] as [@Sendable (PlistValue?) -> Void]
        }
        now.seen = .known(stored)
        return Array(now.subscribers.values)
      }
      for subscriber in subscribers { subscriber(stored) }
    }
  }
}
