#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A mutex for inline storage in memory that does not move. It reports a thread that locks it twice, instead of a
/// deadlock, and a thread that unlocks it for another one.
///
/// The thread sanitizer understands pthread mutexes, if they are used only by their address. So the functions
/// below take a pointer, and there are no mutating methods.
typealias CheckedMutex = pthread_mutex_t

extension CheckedMutex {
  /// An uninitialized mutex, for the place where it will stay.
  static var unset: CheckedMutex { pthread_mutex_t() }

  /// Initializes the mutex at its final address.
  static func initialize(_ mutex: UnsafeMutablePointer<CheckedMutex>) {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, CInt(PTHREAD_MUTEX_ERRORCHECK))
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  static func destroy(_ mutex: UnsafeMutablePointer<CheckedMutex>) {
    pthread_mutex_destroy(mutex)
  }

  /// Waits for the mutex and locks it; false if this thread already holds it.
  @inline(__always)
  static func lock(_ mutex: UnsafeMutablePointer<CheckedMutex>) -> Bool {
    pthread_mutex_lock(mutex) == 0
  }

  /// Unlocks the mutex; false if this thread does not hold it.
  @inline(__always)
  static func unlock(_ mutex: UnsafeMutablePointer<CheckedMutex>) -> Bool {
    pthread_mutex_unlock(mutex) == 0
  }
}
