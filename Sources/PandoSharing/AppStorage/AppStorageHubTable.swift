import Foundation
import PandoDependencies

/// The hubs of all `UserDefaults` in use: one for each suite, and one for each instance that is not Foundation's own.
///
/// The table is global because a `UserDefaults` cannot store its hub. An instance is known by its identity, which is
/// that of another one once the instance is gone, so the table looks at both.
final class AppStorageHubTable: Sendable {
  // Sendable because UserDefaults guards its contents itself, and a weak reference is read atomically.
  private struct Entry: @unchecked Sendable {
    weak var defaults: UserDefaults?
    weak var hub: AppStorageHub?

    var isInUse: Bool { defaults != nil && hub != nil }
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var suites: [UserDefaultsSuite: Entry] = [:]
  }

  static let shared = AppStorageHubTable()

  private let state = Locked(State())

  func hub(for defaults: UserDefaults) -> AppStorageHub {
    state.withLock { state in
      let identity = ObjectIdentifier(defaults)
      if let entry = state.entries[identity], entry.defaults === defaults, let hub = entry.hub {
        return hub
      }
      if state.entries.count % 64 == 63 {
        state.entries = state.entries.filter { $0.value.isInUse }
      }
      let suite = UserDefaultsSuite(of: defaults)
      let hub = suite.flatMap { state.suites[$0]?.hub } ?? AppStorageHub(defaults, suite: suite)
      state.entries[identity] = Entry(defaults: defaults, hub: hub)
      if let suite { state.suites[suite] = Entry(defaults: hub.defaults, hub: hub) }
      return hub
    }
  }
}
