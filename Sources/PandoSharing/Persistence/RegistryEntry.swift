/// One root in the registry, with the number of its users.
///
// `parts` are set before `isReady` opens, and cleared when the entry has no users any more, so that a user
// needs no lock to read them.
// Sendable because the registry's lock guards the variables.
class RegistryEntry: PendingSave, @unchecked Sendable {
  /// The effect of a change of the counts.
  enum Change {
    case none
    /// The first of the saves in progress began.
    case firstHold
    /// The last of the saves in progress ended.
    case lastHold
    /// Only unsaved changes keep the root now.
    case heldOnly(Parts)
    /// The entry left the registry, and no longer keeps these parts.
    case unused(Parts)
  }

  /// The objects that an entry keeps alive. Neither keeps the other.
  struct Parts {
    var root: AnyReference?
    var connection: AnyConnection?
  }

  /// The hash of the key's id and the type of the value.
  let hash: Int
  /// The types of the key's id and of the value, which are the generic parameters of ``IdentifiedEntry``.
  let idType: ObjectIdentifier
  let valueType: ObjectIdentifier
  /// The next entry with the same hash.
  var next: RegistryEntry?
  let isReady = Gate()
  private let registry: RootRegistry

  /// The number of leases. Starts with the lease for which the entry is made.
  var users = 1
  /// The number of saves and timers in progress.
  var holds = 0
  var parts = Parts()

  init(
    hash: Int,
    idType: ObjectIdentifier,
    valueType: ObjectIdentifier,
    registry: RootRegistry
  ) {
    self.hash = hash
    self.idType = idType
    self.valueType = valueType
    self.registry = registry
  }

  // Unsafe because the cast is not checked. `RegistryTable.find` compares the type of the value before it
  // returns an entry; a caller with another type would break it.
  func root<Value>(of type: Value.Type) -> Root<Value> {
    unsafeDowncast(parts.root.unsafelyUnwrapped, to: Root<Value>.self)
  }

  func removeUser() { react(to: registry.change(self, users: -1, holds: 0)) }

  /// Keeps the root while a save or a timer is in progress.
  func hold() { react(to: registry.change(self, users: 0, holds: 1)) }
  func removeHold() { react(to: registry.change(self, users: 0, holds: -1)) }

  /// Whether a save or a timer is in progress.
  var isPending: Bool { registry.unsavedParts(of: self) != nil }

  func flush(_ completion: @escaping SavePipeline.Waiter) {
    let parts = registry.unsavedParts(of: self)
    guard let parts, let connection = parts.connection else { return completion(.success(())) }
    connection.flush { result in
      completion(result)
      // A connection does not keep its entry and root, which could otherwise be released when its save ends.
      withExtendedLifetime(parts) {}
    }
  }

  /// Saves each change immediately from now on.
  func saveImmediately() { parts.connection?.saveImmediately() }

  var isDurable: Bool {
    let parts = registry.parts(of: self)
    return withExtendedLifetime(parts) { parts.connection?.isDurable ?? true }
  }

  func whenSaved(_ completion: @escaping SavePipeline.Waiter) {
    let parts = registry.parts(of: self)
    guard let connection = parts.connection else { return completion(.success(())) }
    connection.whenSaved { result in
      completion(result)
      // A connection does not keep its entry and root, which could otherwise be released when its save ends.
      withExtendedLifetime(parts) {}
    }
  }

  private func react(to change: Change) {
    switch change {
    case .none: return
    case .firstHold, .lastHold: PendingSaves.update(self)
    case .heldOnly(let parts):
      withExtendedLifetime(parts) { parts.connection?.saveNow() }
    case .unused(let parts):
      PendingSaves.update(self)
      withExtendedLifetime(parts) { parts.connection?.unsubscribe() }
    }
  }
}
