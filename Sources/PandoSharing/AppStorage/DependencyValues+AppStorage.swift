public import Foundation
public import PandoDependencies

struct DefaultAppStorageKey: DependencyKey {
  // Sendable because UserDefaults guards its contents itself; the reference never changes.
  struct Opened: @unchecked Sendable {
    let defaults: UserDefaults
    let hub: AppStorageHub

    init(_ defaults: UserDefaults) {
      self.defaults = defaults
      hub = AppStorageHubTable.shared.hub(for: defaults)
    }
  }

  /// User defaults that may be opened on first use.
  enum Box: Sendable {
    case opened(Opened)
    case unopened(Locked<Opened?>, open: @Sendable () -> UserDefaults)

    var opened: Opened {
      switch self {
      case .opened(let opened): opened
      case .unopened(let kept, let open):
        kept.withLock { kept in
          let opened = kept ?? Opened(open())
          kept = opened
          return opened
        }
      }
    }
  }

  static var liveValue: Box { .opened(Opened(.standard)) }
  static var previewValue: Box { .opened(Opened(.inMemory)) }
  static var testValue: Box { .opened(Opened(.inMemory)) }
}

private enum AppStorageKeyFormatWarningKey: DependencyKey {
  static let liveValue = true
  static let testValue = true
}

extension DependencyValues {
  /// Whether keys with dots or at signs are reported where observing them needs the slower method.
  /// No key needs that here, and nothing is reported; the value is there for code that sets it.
  public var appStorageKeyFormatWarningEnabled: Bool {
    get { self[AppStorageKeyFormatWarningKey.self] }
    set { self[AppStorageKeyFormatWarningKey.self] = newValue }
  }

  /// The user defaults of app storage keys: `UserDefaults.standard`, or new ones in memory in tests and previews.
  ///
  /// A save sets its entry at once. A mutation is written out within 20 milliseconds, together with all others made
  /// until then; an explicit `save()` is written out at once. Foundation on Linux writes the whole property list in
  /// place, so a crash at that moment can lose all entries. Keep state that has to survive crashes in a file.
  ///
  /// In a process that serves sessions, these are the visitor's user defaults. Code without a session gets new ones
  /// in memory on each access, and an issue is reported.
  public var defaultAppStorage: UserDefaults {
    get { appStorage { "'defaultAppStorage'" }.defaults }
    set { self[DefaultAppStorageKey.self] = .opened(DefaultAppStorageKey.Opened(newValue)) }
  }

  /// Sets ``defaultAppStorage`` to user defaults that are opened once, on first use, on any thread.
  package mutating func setDefaultAppStorage(_ open: @escaping @Sendable () -> UserDefaults) {
    self[DefaultAppStorageKey.self] = .unopened(Locked(nil), open: open)
  }

  /// The user defaults of app storage keys, and their hub.
  ///
  /// - Parameter what: The value to be kept there, for messages.
  func appStorage(for what: () -> String) -> DefaultAppStorageKey.Opened {
    if !isServingSessions || isOverridden(DefaultAppStorageKey.self) {
      return self[DefaultAppStorageKey.self].opened
    }
    sessionHost.reportLost(
      what(),
      ofProcess: """
        What the process keeps for itself says where: '.appStorage(_, store: .standard)', or \
        '.fileStorage'.
        """
    )
    return DefaultAppStorageKey.Opened(.inMemory)
  }
}
