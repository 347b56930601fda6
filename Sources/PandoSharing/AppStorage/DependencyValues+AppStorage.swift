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

  /// User defaults that are opened by whoever asks first.
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

extension DependencyValues {
  /// The user defaults of app storage keys: `UserDefaults.standard`, or, in tests and previews,
  /// fresh ones in memory.
  ///
  /// A save sets its entry at once. It is written out within 20 milliseconds of a mutation, with
  /// all others made until then, and at once for an explicit `save()`. Foundation on Linux writes
  /// the whole property list in place, so an entry that is lost to a crash in that moment takes the
  /// others with it; keep what has to survive that in a file.
  ///
  /// In a process that serves sessions they are those of the visitor. Code that belongs to no session is
  /// told so there, and gets fresh ones in memory each time that it asks.
  public var defaultAppStorage: UserDefaults {
    get { appStorage { "'defaultAppStorage'" }.defaults }
    set { self[DefaultAppStorageKey.self] = .opened(DefaultAppStorageKey.Opened(newValue)) }
  }

  /// Sets ``defaultAppStorage`` to user defaults that are opened once, by whoever asks for them
  /// first, on whatever thread that is.
  package mutating func setDefaultAppStorage(_ open: @escaping @Sendable () -> UserDefaults) {
    self[DefaultAppStorageKey.self] = .unopened(Locked(nil), open: open)
  }

  /// The user defaults of app storage keys, and their hub.
  ///
  /// - Parameter what: What is to be kept there, for messages.
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
