internal import PandoDependencies

// Sendable because the roots are, and are guarded by a lock.

/// Values in memory by name, which live as long as the storage.
///
/// `inMemory` keys use the storage in the dependency `defaultInMemoryStorage`: each test has its own, and so has each
/// browser session.
public final class InMemoryStorage: Sendable {
  struct Identity: Hashable {
    let key: String
    let type: ObjectIdentifier
  }

  /// A root, or the promise of one whose initial value another thread is computing.
  // Sendable because `root` is guarded by the storage's lock, and does not change once it is set.
  private final class Slot: @unchecked Sendable {
    let isReady = Gate()
    var root: AnyReference?
  }

  private let slots = Locked<[Identity: Slot]>([:])

  /// Makes an empty storage.
  public init() {}

  /// The root of a name, made if there is none. The storage keeps its roots, so a value stays while it has no users.
  func root<Value>(
    _ key: String,
    declaredAt place: DeclarationPlace,
    default makeDefault: () -> Value
  ) -> Root<Value> {
    let identity = Identity(key: key, type: ObjectIdentifier(Value.self))
    // The casts to `Root<Value>` in this file are unsafe because they are not checked. The type is a part of
    // the identity under which a root is found; an identity without it would break them.
    if let root = slots.withLock({ $0[identity]?.root }) {
      return unsafeDowncast(root, to: Root<Value>.self)
    }
    let (slot, isFirst) = slots.withLock { slots in
      if let slot = slots[identity] { return (slot, false) }
      let slot = Slot()
      slots[identity] = slot
      return (slot, true)
    }
    if isFirst {
      let root = Root(makeDefault())
      root.name(".inMemory(\"\(key)\")")
      if DependencyValues.tracksChanges { root.track(declaredAt: place) }
      slots.withLock { _ in slot.root = root }
      slot.isReady.open()
    } else {
      slot.isReady.wait { ".inMemory(\"\(key)\")" }
    }
    return unsafeDowncast(slot.root.unsafelyUnwrapped, to: Root<Value>.self)
  }

  /// The root of a name, if there is one.
  func existingRoot<Value>(_ key: String, of type: Value.Type) -> Root<Value>? {
    let identity = Identity(key: key, type: ObjectIdentifier(type))
    guard let slot = slots.withLock({ $0[identity] }) else { return nil }
    slot.isReady.wait { ".inMemory(\"\(key)\")" }
    return unsafeDowncast(slot.root.unsafelyUnwrapped, to: Root<Value>.self)
  }
}
