#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// One pointer per thread: what an interface is evaluating there.
///
/// A thread's own storage, because a read on another thread than the evaluation's is none of it.
package enum EvaluationSlot {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "pthread_key_create failed with \(status)")
    return key
  }()

  /// What is kept for the calling thread.
  @inline(__always)
  package static var pointer: UnsafeMutableRawPointer? {
    get { pthread_getspecific(key) }
    set { pthread_setspecific(key, newValue) }
  }
}
