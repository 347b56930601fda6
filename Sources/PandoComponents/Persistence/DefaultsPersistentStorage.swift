public import Foundation
import PandoSharing

/// Keeps the state of a store in app storage, as JSON.
///
/// ```swift
/// Store<State, Empty, Empty>(storage: DefaultsPersistentStorage(key: "draft"))
/// ```
///
/// App storage is the dependency `defaultAppStorage`, apart for each visitor of a server.
public struct DefaultsPersistentStorage: SharedPersistentStorage {
  /// The key in app storage.
  public let key: String
  private let storage: SharedKeyPersistentStorage

  /// A storage under a key of app storage.
  public init(key: String) {
    self.key = key
    storage = SharedKeyPersistentStorage(.appStorage(key))
  }

  func channel<State: AnyState>(for type: State.Type) -> any StateChannel<State> {
    storage.channel(for: type)
  }

  /// Saves the data of a state.
  public func save(_ data: Data) throws { try storage.save(data) }
  /// The stored data, as far as it is loaded.
  public func restore() throws -> Data? { try storage.restore() }
  /// Removes the stored data.
  public func purge() throws { try storage.purge() }
}
