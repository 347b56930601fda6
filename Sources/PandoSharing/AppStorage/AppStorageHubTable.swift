import Foundation
import PandoDependencies

/// The hub of each `UserDefaults` that is in use.
///
/// There is one table for the process, because a `UserDefaults` has no place to keep its hub. A hub
/// keeps its `UserDefaults`, so an identity is not used again while its entry is there.
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
