import Foundation
import PandoDependencies

/// Keeps a value in user defaults. Make one with `SharedReaderKey.appStorage(_:store:)`.
///
/// - A missing entry means no value. An entry of another type, or JSON that does not decode, is an
///   error, and stays as it is until the value is written.
/// - A save sets the entry at once and writes it out soon after; see
///   ``PandoDependencies/DependencyValues/defaultAppStorage``.
/// - An entry that is removed returns the value to its default, which is computed when the key is first used.
/// - Keys of one storage see each other's changes. Two `UserDefaults(suiteName:)` of one name are one storage. Foundation on Linux does not
///   notify of `set(_:forKey:)` calls by other code. After such a call, post
///   `UserDefaults.didChangeNotification` with the `UserDefaults` as its object. User defaults from
///   `UserDefaults.inMemory` post it themselves.
public struct AppStorageKey<Value: Sendable>: SharedKey {
  private let name: String
  private let hub: AppStorageHub
  private let makeCoding: @Sendable () -> _AppStorageCoding<Value>

  init(
    _ name: String,
    store: UserDefaults?,
    coding: @escaping @Sendable () -> _AppStorageCoding<Value>
  ) {
    self.name = name
    makeCoding = coding
    hub =
      if let store {
        AppStorageHubTable.shared.hub(for: store)
      } else {
        DependencyValues.current.appStorage { "'.appStorage(\"\(name)\")'" }.hub
      }
  }

  /// The user defaults and the name of the entry.
  public var id: AppStorageKeyID {
    AppStorageKeyID(name: name, hub: hub)
  }

  /// Reads the entry, on the caller's thread.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: stored())
  }

  /// Sets the entry on the caller's thread. A requested save is answered once the entry is written
  /// out.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    do {
      let coding = makeCoding()
      if let protect = coding.protect, let stored = hub.read(name) { try protect(stored) }
      let stored = try coding.encode(value)
      hub.save(entryID, stored, context: context) { isDurable in
        guard !isDurable else { return continuation.resume() }
        continuation.resume(
          throwing: SharedError(
            .valueUnwritable,
            key: description,
            reason: "the user defaults could not be written out",
            remedy: "Look at the space and the permissions of the user's configuration folder."
          )
        )
      }
    } catch let error as SharedError {
      continuation.resume(throwing: named(error))
    } catch {
      continuation.resume(
        throwing: SharedError(
          .valueUnencodable,
          key: description,
          reason: "the value could not be encoded: \(DecodingFailure.text(error, of: Value.self))",
          underlying: error
        )
      )
    }
  }

  /// Reports changes by other code, on the thread that makes them.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    hub.subscribe(entryID) { stored in
      subscriber.yield(with: Result { try value(stored) })
    }
  }

  /// Reads the user defaults now.
  func stored() -> Result<Value?, any Error> {
    let stored = hub.load(entryID)
    return Result { try value(stored) }
  }

  /// Whether the user defaults are in memory only.
  var isMock: Bool { hub.isMock }

  /// Whether storing any value of the type takes negligible time.
  var isSmall: Bool {
    _isPOD(Value.self) || Value.self == String.self || Value.self == String?.self
  }

  private var entryID: AppStorageHub.EntryID {
    AppStorageHub.EntryID(name: name, type: ObjectIdentifier(Value.self))
  }

  /// The error, with the name of the key.
  private func named(_ error: SharedError) -> SharedError {
    var error = error
    error.key = description
    return error
  }

  private func value(_ stored: PlistValue?) throws -> Value? {
    guard let stored else { return nil }
    let coding = makeCoding()
    do {
      return try coding.decode(stored)
    } catch let error as SharedError {
      throw named(error)
    } catch {
      let detail =
        error is AppStorageMismatch ? "" : ": \(DecodingFailure.text(error, of: Value.self))"
      throw SharedError(
        .valueUndecodable,
        key: description,
        reason: "expected \(coding.expected), found \(stored.typeName)\(detail)",
        remedy: "Write a value to replace it, or give the key another name.",
        underlying: error is AppStorageMismatch ? nil : error
      )
    }
  }
}

extension AppStorageKey: CustomStringConvertible {
  /// `.appStorage("count")`
  public var description: String {
    ".appStorage(\"\(name)\")"
  }
}

/// The identity of an entry in user defaults: the storage and the name.
public struct AppStorageKeyID: Hashable, Sendable {
  let name: String
  let hub: AppStorageHub

  /// Whether both name the same entry of the same storage.
  public static func == (lhs: AppStorageKeyID, rhs: AppStorageKeyID) -> Bool {
    lhs.hub === rhs.hub && lhs.name == rhs.name
  }

  /// Hashes the name and the storage.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(ObjectIdentifier(hub))
  }
}
