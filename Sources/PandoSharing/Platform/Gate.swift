internal import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Blocks threads until the first one has loaded a root.
///
// Sendable because `isOpen` is atomic, and changes under the mutex; the pointers are immutable.
final class Gate: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let opener = pthread_self()
  private let isOpen = Atomic(false)

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
    isOpen.store(true, ordering: .releasing)
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }

  /// Waits until the gate is open. The thread that opens it must not wait: it would deadlock.
  func wait(_ name: () -> String) {
    if isOpen.load(ordering: .acquiring) { return }
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isOpen.load(ordering: .acquiring) {
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
