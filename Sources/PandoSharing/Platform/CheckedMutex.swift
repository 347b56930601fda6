internal import Glibc

/// A mutex to be stored inline in memory that does not move. It tells a thread that takes it twice, and
/// one that gives back what another took, instead of waiting for ever.
///
/// A pthread mutex: the thread sanitizer understands it.
struct CheckedMutex: ~Copyable {
  private var storage = pthread_mutex_t()

  /// Makes it ready. Called once it is where it stays.
  mutating func initialize() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, CInt(PTHREAD_MUTEX_ERRORCHECK))
    pthread_mutex_init(&storage, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  mutating func destroy() {
    pthread_mutex_destroy(&storage)
  }

  /// Waits for the mutex and takes it; false if this thread has it already.
  @inline(__always)
  mutating func lock() -> Bool {
    pthread_mutex_lock(&storage) == 0
  }

  /// Gives the mutex back; false if this thread does not have it.
  @inline(__always)
  mutating func unlock() -> Bool {
    pthread_mutex_unlock(&storage) == 0
  }
}
