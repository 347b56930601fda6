#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The identity of a thread among the threads that are alive.
package struct ThreadIdentity: Hashable, Sendable {
  /// A number that no other live thread has.
  package let rawValue: UInt

  /// The identity of the current thread.
  package static var current: ThreadIdentity {
    #if canImport(Darwin)
      ThreadIdentity(rawValue: UInt(bitPattern: pthread_self()))
    #else
      ThreadIdentity(rawValue: UInt(pthread_self()))
    #endif
  }
}
