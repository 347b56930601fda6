#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A mutual exclusion lock over `pthread_mutex_t`.
///
/// The lock is not a `Synchronization.Mutex`, because the thread sanitizer understands pthread
/// mutexes and reports false races across the other. It is not recursive: a thread that takes it
/// twice deadlocks.
package struct Lock: Sendable {
  /// The mutex, at a stable address, in one allocation with its reference count.
  private final class Storage: ManagedBuffer<Void, pthread_mutex_t> {
    deinit {
      // A mutex that is still held cannot be destroyed. That would be a bug in this package.
      let status = withUnsafeMutablePointerToElements { pthread_mutex_destroy($0) }
      assert(status == 0, "pthread_mutex_destroy failed with \(status)")
    }
  }

  // Sendable because only pthread functions touch what is in it.
  private nonisolated(unsafe) let storage: Storage

  @inline(__always)
  private var mutex: UnsafeMutablePointer<pthread_mutex_t> {
    storage.withUnsafeMutablePointerToElements { $0 }
  }

  /// Makes a lock that is not held. Copies are the same lock.
  package init() {
    let made = Storage.create(minimumCapacity: 1) { _ in }
    storage = unsafeDowncast(made, to: Storage.self)
    let status = storage.withUnsafeMutablePointerToElements { mutex in
      mutex.initialize(to: pthread_mutex_t())
      return pthread_mutex_init(mutex, nil)
    }
    precondition(status == 0, "pthread_mutex_init failed with \(status)")
  }

  /// Waits for the lock and takes it.
  ///
  /// Prefer ``withLock(_:)``. This is for a lock that is held across the `yield` of an accessor.
  package func lock() {
    let status = withExtendedLifetime(storage) { pthread_mutex_lock(mutex) }
    assert(status == 0, "pthread_mutex_lock failed with \(status)")
  }

  /// Releases the lock. Call it on the thread that took the lock.
  package func unlock() {
    let status = withExtendedLifetime(storage) { pthread_mutex_unlock(mutex) }
    assert(status == 0, "pthread_mutex_unlock failed with \(status)")
  }

  /// Runs `body` with the lock held.
  ///
  /// - Parameter body: What to do while holding the lock. It must not take this lock again.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, after the lock was released.
  @inline(__always)
  package func withLock<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}
