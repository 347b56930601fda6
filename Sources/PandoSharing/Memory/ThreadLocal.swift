internal import PandoDependencies

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A pointer that each thread has for itself; nil on a thread that has not set it.
///
/// A pthread key, because Swift has no thread-local variables, and task-local values cost a search and are lost in
/// callbacks of C. Keep one in a `static let`: the system has about a thousand keys, and none is given back.
// Sendable because a key is a number, and each thread reads only what it has set itself.
package struct ThreadLocal: Sendable {
  private let key: pthread_key_t

  /// Takes a key from the system; ends the process if none is left.
  package init() {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "pthread_key_create failed with \(status)")
    self.key = key
  }

  /// The pointer of the calling thread.
  package var pointer: UnsafeMutableRawPointer? {
    @inline(__always) get { pthread_getspecific(key) }
    @inline(__always) nonmutating set { pthread_setspecific(key, newValue) }
  }

  /// The object that the calling thread has set with ``set(_:)``.
  ///
  /// - Parameter type: The type of the object, the same as when it was set.
  @inline(__always)
  package func object<Object: AnyObject>(as type: Object.Type) -> Object? {
    pointer.map { UncountedReference<Object>($0).object }
  }

  /// Sets an object for the calling thread. It is not retained: its owner removes it before it is
  /// released.
  ///
  /// - Parameter object: The object; nil takes out the previous one.
  @inline(__always)
  package func set(_ object: AnyObject?) {
    pointer = object.map { UncountedReference(to: $0).pointer }
  }
}
