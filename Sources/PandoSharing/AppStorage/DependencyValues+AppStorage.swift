public import Foundation
public import PandoDependencies

private struct DefaultAppStorageKey: DependencyKey {
  // Sendable because UserDefaults guards its contents itself; the reference never changes.
  struct Box: @unchecked Sendable {
    let defaults: UserDefaults
    let hub: AppStorageHub

    init(_ defaults: UserDefaults) {
      self.defaults = defaults
      hub = AppStorageHubTable.shared.hub(for: defaults)
    }
  }

  static var liveValue: Box { Box(.standard) }
  static var previewValue: Box { Box(.inMemory) }
  static var testValue: Box { Box(.inMemory) }
}

extension DependencyValues {
  /// The user defaults of app storage keys: `UserDefaults.standard`, or, in tests and previews,
  /// fresh ones in memory.
  ///
  /// A save sets its entry at once. It is written out within 20 milliseconds of a mutation, with
  /// all others made until then, and at once for an explicit `save()`. Foundation on Linux writes
  /// the whole property list in place, so an entry that is lost to a crash in that moment takes the
  /// others with it; keep what has to survive that in a file.
  public var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self].defaults }
    set { self[DefaultAppStorageKey.self] = DefaultAppStorageKey.Box(newValue) }
  }

  /// The hub of ``defaultAppStorage``.
  var defaultAppStorageHub: AppStorageHub { self[DefaultAppStorageKey.self].hub }
}
