#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Tells the thread that runs from the others that are alive.
package struct ThreadIdentity: Hashable, Sendable {
  /// A number that no other thread has that is alive.
  package let rawValue: UInt

  /// The thread that asks.
  package static var current: ThreadIdentity {
    #if canImport(Darwin)
      ThreadIdentity(rawValue: UInt(bitPattern: pthread_self()))
    #else
      ThreadIdentity(rawValue: UInt(pthread_self()))
    #endif
  }
}
