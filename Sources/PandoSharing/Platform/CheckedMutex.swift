internal import Glibc

/// A mutex to be stored inline in memory that does not move. It tells a thread that takes it twice, and
/// one that gives back what another took, instead of waiting for ever.
///
/// A pthread mutex: the thread sanitizer understands it, as long as it is only ever handed to the
/// functions below by its address, and no method of its own changes it in place.
typealias CheckedMutex = pthread_mutex_t

extension CheckedMutex {
  /// One that is not ready yet, for the place where it is to stay.
  static var unset: CheckedMutex { pthread_mutex_t() }

  /// Makes it ready. Called once it is where it stays.
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

  /// Waits for the mutex and takes it; false if this thread has it already.
  @inline(__always)
  static func lock(_ mutex: UnsafeMutablePointer<CheckedMutex>) -> Bool {
    pthread_mutex_lock(mutex) == 0
  }

  /// Gives the mutex back; false if this thread does not have it.
  @inline(__always)
  static func unlock(_ mutex: UnsafeMutablePointer<CheckedMutex>) -> Bool {
    pthread_mutex_unlock(mutex) == 0
  }
}
