import Foundation
import PandoDependencies

/// The hubs of all `UserDefaults` in use.
///
/// The table is global because a `UserDefaults` cannot store its hub. A hub keeps its
/// `UserDefaults`, so the identity of one is not reused while its entry exists.
final class AppStorageHubTable: Sendable {
  private struct Entry {
    weak var hub: AppStorageHub?
  }

  static let shared = AppStorageHubTable()

  private let entries = Locked<[ObjectIdentifier: Entry]>([:])

  func hub(for defaults: UserDefaults) -> AppStorageHub {
    entries.withLock { entries in
      let identity = ObjectIdentifier(defaults)
      if let hub = entries[identity]?.hub { return hub }
      if entries.count % 64 == 63 { entries = entries.filter { $0.value.hub != nil } }
      let hub = AppStorageHub(defaults)
      entries[identity] = Entry(hub: hub)
      return hub
    }
  }
}
