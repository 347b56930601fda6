internal import Glibc
internal import PandoDependencies

/// One root in the registry, and how many use it.
///
// Sendable because `users` and `holds` are guarded by the registry's lock; `root` and `connection`
// are set before `isReady` opens, and cleared when nobody uses the entry any more.
final class RegistryEntry: @unchecked Sendable {
  /// What a change of the counts amounts to.
  enum Change {
    case none
    /// There is something to save, for the first time.
    case firstHold
    /// Everything is saved.
    case lastHold
    /// Only unsaved changes keep the root.
    case heldOnly
    /// The entry is out of the registry.
    case unused
  }

  let identity: RootRegistry.Identity
  let isReady = Gate()
  private let registry: RootRegistry

  /// How many leases there are; starts with that of whoever makes the entry.
  var users = 1
  /// How many saves are on their way.
  var holds = 0
  var root: AnyReference?
  var connection: AnyConnection?

  init(_ identity: RootRegistry.Identity, registry: RootRegistry) {
    self.identity = identity
    self.registry = registry
  }

  func root<Value>(of type: Value.Type) -> Root<Value> {
    unsafeDowncast(root.unsafelyUnwrapped, to: Root<Value>.self)
  }

  func removeUser() { react(to: registry.change(self, users: -1, holds: 0)) }

  /// Keeps the root while a save is on its way.
  func hold() { react(to: registry.change(self, users: 0, holds: 1)) }
  func removeHold() { react(to: registry.change(self, users: 0, holds: -1)) }

  /// Saves what is not saved, before the process ends.
  private func flush(_ completion: @escaping SavePipeline.Waiter) {
    guard let connection else { return completion(.success(())) }
    connection.save(completion)
  }

  private func react(to change: Change) {
    switch change {
    case .none: return
    case .firstHold: PendingSaves.insert(self) { self.flush($0) }
    case .lastHold: PendingSaves.remove(self)
    case .heldOnly: connection?.hurry()
    case .unused:
      PendingSaves.remove(self)
      connection?.unsubscribe()
      connection = nil
      root = nil
    }
  }
}

/// Where threads wait until a root is loaded by the one that came first.
///
// Sendable because `isOpen` is guarded by the mutex; the pointers are immutable.
final class Gate: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let opener = pthread_self()
  private var isOpen = false

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(condition)
    mutex.deallocate()
    condition.deallocate()
  }

  func open() {
    pthread_mutex_lock(mutex)
    isOpen = true
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }

  /// Waits until the gate is open. The thread that is to open it must not wait: it would for ever.
  func wait(_ name: () -> String) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isOpen {
      if pthread_equal(opener, pthread_self()) != 0 {
        fatalError(
          """
          The default value, or the load, of \(name()) uses that same key. Compute the default \
          without it.
          """
        )
      }
      pthread_cond_wait(condition, mutex)
    }
  }
}
