import Foundation
import PandoDependencies

/// The hubs of all `UserDefaults` in use: one for each suite, and one for each instance that is not Foundation's own.
///
/// The table is global because a `UserDefaults` cannot store its hub. A hub keeps the instance that
/// it was made for, so that the identity of the instance is not reused while its entry exists.
/// Other instances of a suite are found by the suite each time: a weak reference, which would show
/// whether an identity is still theirs, makes counting references to `UserDefaults` slower for
/// every key.
final class AppStorageHubTable: Sendable {
  private struct Entry {
    weak var hub: AppStorageHub?
  }

  private struct State {
    var instances: [ObjectIdentifier: Entry] = [:]
    var suites: [UserDefaultsSuite: Entry] = [:]
  }

  static let shared = AppStorageHubTable()

  private let state = Locked(State())

  func hub(for defaults: UserDefaults) -> AppStorageHub {
    state.withLock { state in
      let identity = ObjectIdentifier(defaults)
      if let hub = state.instances[identity]?.hub { return hub }
      let suite = UserDefaultsSuite(of: defaults)
      if let suite, let hub = state.suites[suite]?.hub { return hub }
      if state.instances.count % 64 == 63 {
        state.instances = state.instances.filter { $0.value.hub != nil }
        state.suites = state.suites.filter { $0.value.hub != nil }
      }
      let hub = AppStorageHub(defaults, suite: suite)
      state.instances[identity] = Entry(hub: hub)
      if let suite { state.suites[suite] = Entry(hub: hub) }
      return hub
    }
  }
}
