/// One root in the registry, and how many use it.
///
// `parts` are set before `isReady` opens, and cleared when nobody uses the entry any more, so that a user
// needs no lock to read them.
// Sendable because the registry's lock guards the variables.
class RegistryEntry: PendingSave, @unchecked Sendable {
  /// What a change of the counts amounts to.
  enum Change {
    case none
    /// There is something to save, for the first time.
    case firstHold
    /// Everything is saved.
    case lastHold
    /// Only unsaved changes keep the root.
    case heldOnly(Parts)
    /// The entry is out of the registry, and does not keep these any more.
    case unused(Parts)
  }

  /// What an entry keeps. Neither of them keeps the other.
  struct Parts {
    var root: AnyReference?
    var connection: AnyConnection?
  }

  /// The hash of the key's id and the type of the value.
  let hash: Int
  /// The type of the key's id, and that of the value: what a subclass is generic over.
  let idType: ObjectIdentifier
  let valueType: ObjectIdentifier
  /// The next entry of the same hash.
  var next: RegistryEntry?
  let isReady = Gate()
  private let registry: RootRegistry

  /// How many leases there are; starts with that of whoever makes the entry.
  var users = 1
  /// How many saves are on their way.
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

  func root<Value>(of type: Value.Type) -> Root<Value> {
    unsafeDowncast(parts.root.unsafelyUnwrapped, to: Root<Value>.self)
  }

  func removeUser() { react(to: registry.change(self, users: -1, holds: 0)) }

  /// Keeps the root while a save is on its way.
  func hold() { react(to: registry.change(self, users: 0, holds: 1)) }
  func removeHold() { react(to: registry.change(self, users: 0, holds: -1)) }

  /// Whether a save is on its way.
  var isPending: Bool { registry.unsavedParts(of: self) != nil }

  func flush(_ completion: @escaping SavePipeline.Waiter) {
    let parts = registry.unsavedParts(of: self)
    guard let parts, let connection = parts.connection else { return completion(.success(())) }
    connection.flush { result in
      completion(result)
      // A connection does not own its entry and its root, which may go when its save ends.
      withExtendedLifetime(parts) {}
    }
  }

  /// Saves each change at once from now on.
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
      // A connection does not own its entry and its root, which may go when its save ends.
      withExtendedLifetime(parts) {}
    }
  }

  private func react(to change: Change) {
    switch change {
    case .none: return
    case .firstHold, .lastHold: PendingSaves.update(self)
    case .heldOnly(let parts):
      withExtendedLifetime(parts) { parts.connection?.hurry() }
    case .unused(let parts):
      PendingSaves.update(self)
      withExtendedLifetime(parts) { parts.connection?.unsubscribe() }
    }
  }
}
